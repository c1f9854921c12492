import { generateMotif } from "./generated-motif.ts";
import { CUTS, type Cut, chooseTail, FALLS, type KiteDesign, type Motif } from "./kite.ts";
import { findMotif } from "./motifs.ts";
import type { ColourPair } from "./palette.ts";
import { choose, hashText } from "./seed.ts";

type CityDesign = ColourPair & {
	cut: Cut;
	/** True if the motif has no up and down, so that a district may turn it. */
	canTurn: boolean;
	/** A number by which all districts of the city get different colours and cuts. */
	variant: number;
};

// biome-ignore format: a table
const CITY_DESIGNS: Readonly<Record<string, CityDesign>> = {
	mumbai: { main: ["aqua", "teal", "marigold", "cotton"], facet: ["sand", "pine", "vermilion", "cotton"], cut: "half", canTurn: false, variant: 5 },
	delhi: { main: ["sand", "vermilion", "marigold", "cotton"], facet: ["peach", "plum", "orange", "cotton"], cut: "half", canTurn: false, variant: 23 },
	bangalore: { main: ["sand", "teal", "pine", "rani"], facet: ["aqua", "pine", "teal", "rani"], cut: "quarters", canTurn: true, variant: 33 },
	hyderabad: { main: ["teal", "sand", "marigold", "pine"], facet: ["pine", "cotton", "marigold", "teal"], cut: "half", canTurn: false, variant: 167 },
	ahmedabad: { main: ["vermilion", "marigold", "vermilion", "cotton"], facet: ["marigold", "vermilion", "marigold", "cotton"], cut: "quarters", canTurn: true, variant: 20 },
	chennai: { main: ["peach", "rani", "teal", "cotton"], facet: ["sand", "plum", "vermilion", "cotton"], cut: "half", canTurn: false, variant: 57 },
	kolkata: { main: ["marigold", "indigo", "vermilion", "cotton"], facet: ["sand", "indigo", "vermilion", "cotton"], cut: "quarters", canTurn: false, variant: 44 },
	surat: { main: ["rani", "teal", "aqua", "cotton"], facet: ["plum", "violet", "lilac", "cotton"], cut: "half", canTurn: false, variant: 43 },
	pune: { main: ["aqua", "pine", "marigold", "cotton"], facet: ["sand", "teal", "vermilion", "cotton"], cut: "half", canTurn: true, variant: 2 },
	jaipur: { main: ["sand", "rani", "cotton", "plum"], facet: ["blush", "vermilion", "cotton", "plum"], cut: "half", canTurn: false, variant: 1 },
	lucknow: { main: ["lilac", "cotton", "violet", "rani"], facet: ["violet", "cotton", "lilac", "rani"], cut: "quarters", canTurn: true, variant: 15 },
	kanpur: { main: ["sand", "vermilion", "plum", "cotton"], facet: ["peach", "orange", "indigo", "cotton"], cut: "half", canTurn: true, variant: 13 },
	nagpur: { main: ["aqua", "orange", "teal", "cotton"], facet: ["sand", "vermilion", "pine", "cotton"], cut: "half", canTurn: true, variant: 39 },
	visakhapatnam: { main: ["peach", "teal", "vermilion", "cotton"], facet: ["sand", "pine", "orange", "cotton"], cut: "half", canTurn: false, variant: 18 },
	bhopal: { main: ["peach", "violet", "marigold", "cotton"], facet: ["blush", "indigo", "orange", "cotton"], cut: "half", canTurn: false, variant: 64 },
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

/** Designs the city's kite. A city without a motif of its own gets one that is generated from its slug. */
export function designCity(citySlug: string): KiteDesign {
	const { main, facet, cut } = getCityDesign(citySlug);
	const fall = choose(FALLS, citySlug, "fall");
	return { motif: getCityMotif(citySlug), main, facet, cut, tail: [main[1], facet[2]], fall };
}

/** Designs a district's kite: its city's motif in a cut and colours that its slug and the city's choose. */
export function designDistrict(citySlug: string, districtSlug: string): KiteDesign {
	const { canTurn, variant } = getCityDesign(citySlug);
	const seed = `${variant}/${citySlug}/${districtSlug}`;
	const pair = choose(COLOUR_PAIRS, seed, "colours");
	const isSwapped = hashText(`swap/${seed}`) % 2 === 1;
	const [main, facet] = isSwapped ? [pair.facet, pair.main] : [pair.main, pair.facet];
	const motif = transformMotif(getCityMotif(citySlug), canTurn, hashText(`turn/${seed}`) % 4);
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

function getCityMotif(citySlug: string): Motif {
	return findMotif(`cities/${citySlug}`) ?? ((key) => generateMotif(citySlug, key));
}

function getCityDesign(citySlug: string): CityDesign {
	const known = Object.hasOwn(CITY_DESIGNS, citySlug) ? CITY_DESIGNS[citySlug] : undefined;
	return (
		known ?? {
			...choose(COLOUR_PAIRS, citySlug, "colours"),
			cut: choose(CUT_NAMES, citySlug, "cut"),
			canTurn: true,
			variant: 0,
		}
	);
}
