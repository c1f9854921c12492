/** The address that converts what is pasted. */
export const PASTED_PATH = "/desk/website/pasted";

/** What is pasted, as Markdown. */
export type Pasted = {
	markdown: string;
	/** True if it is a part of a line, which stands where the cursor is. */
	isInline: boolean;
	/** The number of pictures that were left out. */
	pictures: number;
};
