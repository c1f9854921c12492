import type { Figure } from "./figures.ts";

/** One of the things that are measured, with a section of docs/benchmarks.md. */
export type Part = {
	/** As it is asked for: `npm run bench -- pages`. */
	name: string;
	/** Of its section. */
	title: string;
	/** How it is measured, in the section's words. */
	method: string;
	measure: (run: Run) => Promise<Table[]>;
};

export type Run = {
	/** More rounds, and the ten minutes of load; without it a run ends sooner. */
	isThorough: boolean;
	/** Says how far it is, on the console alone. */
	tell: (line: string) => void;
	/** Something that the section must say, such as what could not be measured. */
	note: (line: string) => void;
};

export type Table = { title: string; figures: Figure[] };
