import { SampleMark } from "./sample-mark.tsx";

/** Returns one mark for a section whose entries are all samples, and the entries, which then carry none themselves. */
export function gatherMarks<T extends { isSample: boolean }>(entries: readonly T[], text: string) {
	const areSamples = entries.length > 0 && entries.every(({ isSample }) => isSample);
	return {
		mark: areSamples && <SampleMark text={text} />,
		entries: areSamples ? entries.map((entry) => ({ ...entry, isSample: false })) : entries,
	};
}
