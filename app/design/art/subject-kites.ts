import type { CityKite, Papers, SectionTheme } from "#app/content/schemas/look.ts";
import { generateMotif } from "./generated-motif.ts";
import { CUTS, type Cut, chooseTail, FALLS, type KiteDesign, type Motif } from "./kite.ts";
import { getMotif } from "./motifs.ts";
import type { ColourPair, Colourway } from "./palette.ts";
import { choose, hashText } from "./seed.ts";

/** A service or a city, as far as its kite is concerned: what its content leaves out is chosen by its slug. */
export type KiteSubject = {
	slug: string;
	kite?: CityKite | undefined;
	theme?: { hero: SectionTheme };
};

/** Papers that go well together. Each motif is legible in each; the details contrast with the figures. */
const COLOUR_PAIRS: readonly [ColourPair, ...ColourPair[]] = [
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

const CUT_NAMES = Object.keys(CUTS) as [Cut, ...Cut[]];

/** Designs a service's kite. */
export function designService(service: KiteSubject): KiteDesign {
	const { main, facet, ...design } = designPaper(service, `service ${service.slug}`);
	return { ...design, main, facet, tail: chooseTail(main, facet) };
}

/** Designs a city's kite. */
export function designCity(city: KiteSubject): KiteDesign {
	const { main, facet, ...design } = designPaper(city, city.slug);
	return { ...design, main, facet, tail: [main[1], facet[2]] };
}

function designPaper(subject: KiteSubject, seed: string): Omit<KiteDesign, "tail"> {
	const { papers, cut, line } = subject.kite ?? {};
	const { main, facet } = papers
		? { main: toColourway(papers.main), facet: toColourway(papers.facet) }
		: choosePapers(subject, seed);
	return {
		motif: getSubjectMotif(subject, seed),
		main,
		facet,
		cut: cut ?? choose(CUT_NAMES, seed, "cut"),
		fall: (line && FALLS[line - 1]) || choose(FALLS, seed, "fall"),
	};
}

function toColourway({ ground, figure, second, detail }: Papers): Colourway {
	return [ground, figure, second, detail];
}

/** Chooses papers for a kite that is not to vanish before the top of its page, which has a theme of the same name. */
function choosePapers({ theme }: KiteSubject, seed: string): ColourPair {
	const [first, ...others] = COLOUR_PAIRS.filter(({ main }) => main[0] !== theme?.hero);
	return choose([first ?? COLOUR_PAIRS[0], ...others], seed, "colours");
}

/** Designs a district's kite: its city's motif in a cut and colours that its slug and the city's choose. */
export function designDistrict(city: KiteSubject, districtSlug: string): KiteDesign {
	const { motif: name, turns = !name, variant = 0 } = city.kite ?? {};
	const seed = `${variant}/${city.slug}/${districtSlug}`;
	const pair = choose(COLOUR_PAIRS, seed, "colours");
	const isSwapped = hashText(`swap/${seed}`) % 2 === 1;
	const [main, facet] = isSwapped ? [pair.facet, pair.main] : [pair.main, pair.facet];
	const motif = transformMotif(
		getSubjectMotif(city, city.slug),
		turns,
		hashText(`turn/${seed}`) % 4,
	);
	const cut = choose(CUT_NAMES, seed, "cut");
	const tail = chooseTail(main, facet);
	const fall = choose(FALLS, districtSlug, "fall");
	return { motif, main, facet, cut, tail, fall };
}

function transformMotif(motif: Motif, canTurn: boolean, turn: number): Motif {
	if (turn === 0) return motif;
	const closeUps = [
		"",
		"translate(-36 -20)scale(1.3)",
		"translate(-6 -34)scale(1.3)",
		"translate(-66 -34)scale(1.3)",
	];
	const transform = canTurn ? `rotate(${turn * 90} 120 116)` : closeUps[turn];
	return (key) => `<g transform="${transform}">${motif(key)}</g>`;
}

function getSubjectMotif({ kite }: KiteSubject, seed: string): Motif {
	const name = kite?.motif;
	return name ? getMotif(name) : (key) => generateMotif(seed, key);
}

/** Returns the motif of a service alone. */
export function getServiceMotif(service: KiteSubject): Motif {
	return getSubjectMotif(service, `service ${service.slug}`);
}
