import { COLOUR_PAIRS } from "./colourways.ts";
import { generateMotif } from "./generated-motif.ts";
import { CUTS, type Cut, FALLS, type KiteDesign, type Motif, renderKite } from "./kite.ts";
import { findMotif } from "./motifs.ts";
import type { Colourway, Target } from "./palette.ts";
import { choose, hashText } from "./seed.ts";
import type { Drawing } from "./svg.ts";

type CityDesign = {
	main: Colourway;
	facet: Colourway;
	cut: Cut;
	/** Whether the motif has no up and down, so that a district may turn it. */
	canTurn: boolean;
	/** A number for which the city's districts all get different colours and cuts. */
	variant: number;
};

/** Colours and cut of the cities that have a motif in motifs/cities. */
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

const CUT_NAMES = Object.keys(CUTS) as [Cut, ...Cut[]];

/** The city's kite, 240 x 320. A city without a motif of its own gets one made from its slug. */
export function renderCity(citySlug: string, name: string, target?: Target, key?: string): Drawing {
	return renderKite(designCity(citySlug, name), target, key);
}

function designCity(citySlug: string, name: string): KiteDesign {
	const { main, facet, cut } = getCityDesign(citySlug);
	return {
		title: name,
		motif: getCityMotif(citySlug),
		main,
		facet,
		cut,
		tail: [main[1], facet[2]],
		fall: choose(FALLS, citySlug, "fall"),
	};
}

/**
 * A district's kite, 240 x 320: its city's motif in another cut and colour, chosen by the slugs alone, so
 * that it stays the same whichever districts are added beside it.
 */
export function renderDistrict(
	citySlug: string,
	districtSlug: string,
	name: string,
	target?: Target,
	key?: string,
): Drawing {
	return renderKite(designDistrict(citySlug, districtSlug, name), target, key);
}

function designDistrict(citySlug: string, districtSlug: string, name: string): KiteDesign {
	const { canTurn, variant } = getCityDesign(citySlug);
	const { pair, isSwapped, cut, turn } = chooseDistrictDesign(citySlug, districtSlug, variant);
	const [main, facet] = isSwapped ? [pair[1], pair[0]] : pair;
	return {
		title: name,
		motif: transformMotif(getCityMotif(citySlug), canTurn, turn),
		main,
		facet,
		cut,
		tail: [main[1] === "cotton" ? main[0] : main[1], facet[2]],
		fall: choose(FALLS, districtSlug, "fall"),
	};
}

function chooseDistrictDesign(citySlug: string, districtSlug: string, variant: number) {
	const key = `${variant}/${citySlug}/${districtSlug}`;
	return {
		pair: choose(COLOUR_PAIRS, key, "colours"),
		isSwapped: hashText(`swap/${key}`) % 2 === 1,
		cut: choose(CUT_NAMES, key, "cut"),
		turn: hashText(`turn/${key}`) % 4,
	};
}

function transformMotif(motif: Motif, canTurn: boolean, turn: number): Motif {
	if (turn === 0) return motif;
	if (canTurn) return (key) => `<g transform="rotate(${turn * 90} 120 116)">${motif(key)}</g>`;
	const closeUps = [
		"",
		"translate(-36 -20)scale(1.3)",
		"translate(-6 -34)scale(1.3)",
		"translate(-66 -34)scale(1.3)",
	];
	return (key) => `<g transform="${closeUps[turn]}">${motif(key)}</g>`;
}

function getCityMotif(citySlug: string): Motif {
	return findMotif(`cities/${citySlug}`) ?? ((key) => generateMotif(citySlug, key));
}

function getCityDesign(citySlug: string): CityDesign {
	const known = Object.hasOwn(CITY_DESIGNS, citySlug) ? CITY_DESIGNS[citySlug] : undefined;
	if (known) return known;
	const [main, facet] = choose(COLOUR_PAIRS, citySlug, "colours");
	return { main, facet, cut: choose(CUT_NAMES, citySlug, "cut"), canTurn: true, variant: 0 };
}
