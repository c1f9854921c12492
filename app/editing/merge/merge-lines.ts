import { diff3Merge } from "node-diff3";

export type Sides = {
	/** The text that both sides were made of. */
	base: string;
	/** The text that stays where both have changed the same. */
	mine: string;
	theirs: string;
};

export type Merged = {
	text: string;
	/** The places that both sides have changed differently: the path of a field, or the number of a line such as `line 12`. */
	conflicts: readonly string[];
};

/** Merges two texts line by line. Lines that are beside each other count as one place. */
export function mergeLines({ base, mine, theirs }: Sides): Merged {
	const regions = diff3Merge(mine.split("\n"), base.split("\n"), theirs.split("\n"));
	return {
		text: regions.flatMap(({ ok, conflict }) => ok ?? conflict?.a ?? []).join("\n"),
		conflicts: regions.flatMap(({ conflict }) => (conflict ? [`line ${conflict.aIndex + 1}`] : [])),
	};
}
