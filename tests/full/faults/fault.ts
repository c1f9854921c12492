/** A state that a site may come into, and what must hold in it and after it. */
export type Fault = {
	name: string;
	/** Whether it belongs to the short form. */
	isSample: boolean;
	/** Why it cannot be brought about on this machine. */
	findLack?: () => string | null;
	/** `tries` is how often what depends on the moment is repeated: once in the short form. */
	run: (how: { tries: number }) => Promise<Finding>;
};

export type Finding = {
	/** What was brought about, in words for the table. */
	did: string;
	/** Enquiries that the site acknowledged, all of which must be stored. */
	acknowledged: number;
	/** A line for each promise that was not kept. */
	broken: readonly string[];
};

export const isRoot = process.getuid?.() === 0;

export const needsRoot = () => (isRoot ? null : "it wants root");
