export const PICTURES_PATH = "/desk/website/pictures";

/** Returns the address at which a picture is chosen for a field of a file; in a text, `before` is the number of characters before it. */
export function toChoiceAddress(file: string, at: string, before?: string): string {
	const fields = { for: file, at, ...(before && { before }) };
	return `${PICTURES_PATH}?${new URLSearchParams(fields)}`;
}
