import { CITY_MOTIFS, type CityMotif } from "./city-motifs/index.ts";
import { inventMotif } from "./city-motifs/invented.ts";
import { COLOUR_PAIRS } from "./colourways.ts";
import { CUTS, type Cut, drawKite, FALLS, type KiteDesign, type Motif } from "./kite.ts";
import type { Target } from "./palette.ts";
import { choose, hashText } from "./seed.ts";
import type { Drawing } from "./svg.ts";

const CUT_NAMES = Object.keys(CUTS) as [Cut, ...Cut[]];

/** The city's kite, 240 x 320. A city without a motif of its own gets one made from its slug. */
export function drawCity(citySlug: string, name: string, target?: Target, key?: string): Drawing {
	return drawKite(designCity(citySlug, name), target, key);
}

function designCity(citySlug: string, name: string): KiteDesign {
	const motif = findMotif(citySlug);
	return {
		title: name,
		motif: motif.draw,
		main: motif.main,
		facet: motif.facet,
		cut: motif.cut,
		tail: [motif.main[1], motif.facet[2]],
		fall: choose(FALLS, citySlug, "fall"),
	};
}

/**
 * A district's kite, 240 x 320: its city's motif in another cut and colour, chosen by the slugs alone, so
 * that it stays the same whichever districts are added beside it.
 */
export function drawDistrict(
	citySlug: string,
	districtSlug: string,
	name: string,
	target?: Target,
	key?: string,
): Drawing {
	return drawKite(designDistrict(citySlug, districtSlug, name), target, key);
}

function designDistrict(citySlug: string, districtSlug: string, name: string): KiteDesign {
	const motif = findMotif(citySlug);
	const { pair, isSwapped, cut, turn } = chooseDistrictDesign(citySlug, districtSlug, motif.throw);
	const [main, facet] = isSwapped ? [pair[1], pair[0]] : pair;
	return {
		title: name,
		motif: transformMotif(motif, turn),
		main,
		facet,
		cut,
		tail: [main[1] === "cotton" ? main[0] : main[1], facet[2]],
		fall: choose(FALLS, districtSlug, "fall"),
	};
}

/** Colours, cut and turn of a district's kite; another `throw` of the dice gives another set. */
function chooseDistrictDesign(citySlug: string, districtSlug: string, throwNumber: number) {
	const key = `${throwNumber}/${citySlug}/${districtSlug}`;
	return {
		pair: choose(COLOUR_PAIRS, key, "colours"),
		isSwapped: hashText(`swap/${key}`) % 2 === 1,
		cut: choose(CUT_NAMES, key, "cut"),
		turn: hashText(`turn/${key}`) % 4,
	};
}

function transformMotif({ draw, canTurn }: CityMotif, turn: number): Motif {
	if (turn === 0) return draw;
	if (canTurn) return (key) => `<g transform="rotate(${turn * 90} 120 116)">${draw(key)}</g>`;
	const closeUps = [
		"",
		"translate(-36 -20)scale(1.3)",
		"translate(-6 -34)scale(1.3)",
		"translate(-66 -34)scale(1.3)",
	];
	return (key) => `<g transform="${closeUps[turn]}">${draw(key)}</g>`;
}

function findMotif(citySlug: string): CityMotif {
	const known = Object.hasOwn(CITY_MOTIFS, citySlug) ? CITY_MOTIFS[citySlug] : undefined;
	if (known) return known;
	const [main, facet] = choose(COLOUR_PAIRS, citySlug, "colours");
	return {
		draw: (key) => inventMotif(citySlug, key),
		main,
		facet,
		cut: choose(CUT_NAMES, citySlug, "cut"),
		canTurn: true,
		throw: 0,
	};
}
