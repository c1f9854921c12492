import type { CityKite, Papers, SectionTheme } from "#app/content/schemas/look.ts";
import type { ColourPair, Colourway } from "./palette.ts";
import { choose, hashText } from "./seed.ts";

/** A service or a city, as far as its drawing is concerned: what its content leaves out is chosen by its slug. */
export type Subject = {
	slug: string;
	kite?: CityKite | undefined;
	theme?: { hero: SectionTheme };
};

/** Papers that go well together. Each motif is legible in each; the details contrast with the figures. */
export const COLOUR_PAIRS: readonly [ColourPair, ...ColourPair[]] = [
	{ main: ["aqua", "teal", "marigold", "cotton"], facet: ["teal", "aqua", "marigold", "pine"] },
	{
		main: ["sand", "vermilion", "marigold", "cotton"],
		facet: ["vermilion", "sand", "marigold", "plum"],
	},
	{ main: ["blush", "rani", "vermilion", "cotton"], facet: ["rani", "blush", "marigold", "plum"] },
	{
		main: ["marigold", "indigo", "vermilion", "cotton"],
		facet: ["indigo", "marigold", "vermilion", "cotton"],
	},
	{ main: ["lilac", "violet", "rani", "cotton"], facet: ["violet", "cotton", "lilac", "indigo"] },
	{ main: ["peach", "plum", "vermilion", "cotton"], facet: ["plum", "peach", "orange", "indigo"] },
	{ main: ["cotton", "teal", "vermilion", "sand"], facet: ["pine", "sand", "teal", "vermilion"] },
	{
		main: ["vermilion", "cotton", "marigold", "plum"],
		facet: ["marigold", "vermilion", "cotton", "indigo"],
	},
	{ main: ["teal", "cotton", "aqua", "indigo"], facet: ["marigold", "pine", "teal", "cotton"] },
	{ main: ["rani", "sand", "marigold", "indigo"], facet: ["sand", "rani", "orange", "cotton"] },
	{ main: ["indigo", "aqua", "teal", "violet"], facet: ["aqua", "indigo", "teal", "cotton"] },
	{ main: ["cotton", "rani", "violet", "blush"], facet: ["blush", "violet", "rani", "cotton"] },
	{ main: ["orange", "cotton", "sand", "plum"], facet: ["sand", "orange", "vermilion", "indigo"] },
	{
		main: ["cotton", "indigo", "vermilion", "marigold"],
		facet: ["vermilion", "indigo", "marigold", "cotton"],
	},
	{ main: ["pine", "peach", "marigold", "vermilion"], facet: ["peach", "pine", "teal", "cotton"] },
	{ main: ["violet", "sand", "marigold", "rani"], facet: ["marigold", "violet", "plum", "cotton"] },
];

/** Returns the papers that a subject names or, where it names none, those that its seed chooses. */
export function getPapers(subject: Subject, seed: string): ColourPair {
	const papers = subject.kite?.papers;
	return papers
		? { main: toColourway(papers.main), facet: toColourway(papers.facet) }
		: choosePapers(subject, seed);
}

function toColourway({ ground, figure, second, detail }: Papers): Colourway {
	return [ground, figure, second, detail];
}

/** Chooses papers for a drawing that is not to vanish before the top of its page, which has a theme of the same name. */
function choosePapers({ theme }: Subject, seed: string): ColourPair {
	const [first, ...others] = COLOUR_PAIRS.filter(({ main }) => main[0] !== theme?.hero);
	return choose([first ?? COLOUR_PAIRS[0], ...others], seed, "colours");
}

/** Chooses the papers of a district, of which either may be the first. */
export function chooseDistrictPapers(seed: string): ColourPair {
	const { main, facet } = choose(COLOUR_PAIRS, seed, "colours");
	const isSwapped = hashText(`swap/${seed}`) % 2 === 1;
	return isSwapped ? { main: facet, facet: main } : { main, facet };
}
