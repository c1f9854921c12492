import { generateMotif } from "./generated-motif.ts";
import { CUTS, type Cut, chooseTail, FALLS, type KiteDesign, type Motif } from "./kite.ts";
import { getMotif } from "./motifs.ts";
import { choose, hashText } from "./seed.ts";
import { chooseDistrictPapers, getPapers, type Subject } from "./subjects.ts";

const CUT_NAMES = Object.keys(CUTS) as [Cut, ...Cut[]];

/** Designs a service's kite. */
export function designService(service: Subject): KiteDesign {
	const { main, facet, ...design } = designPaper(service, `service ${service.slug}`);
	return { ...design, main, facet, tail: chooseTail(main, facet) };
}

/** Designs a city's kite. */
export function designCity(city: Subject): KiteDesign {
	const { main, facet, ...design } = designPaper(city, city.slug);
	return { ...design, main, facet, tail: [main[1], facet[2]] };
}

function designPaper(subject: Subject, seed: string): Omit<KiteDesign, "tail"> {
	const { cut, line } = subject.kite ?? {};
	const { main, facet } = getPapers(subject, seed);
	return {
		motif: getSubjectMotif(subject, seed),
		main,
		facet,
		cut: cut ?? choose(CUT_NAMES, seed, "cut"),
		fall: (line && FALLS[line - 1]) || choose(FALLS, seed, "fall"),
	};
}

/** Designs a district's kite: its city's motif in a cut and colours that its slug and the city's choose. */
export function designDistrict(city: Subject, districtSlug: string): KiteDesign {
	const { motif: name, turns = !name, variant = 0 } = city.kite ?? {};
	const seed = `${variant}/${city.slug}/${districtSlug}`;
	const { main, facet } = chooseDistrictPapers(seed);
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

function getSubjectMotif({ kite }: Subject, seed: string): Motif {
	const name = kite?.motif;
	return name ? getMotif(name) : (key) => generateMotif(seed, key);
}

/** Returns the motif of a service alone. */
export function getServiceMotif(service: Subject): Motif {
	return getSubjectMotif(service, `service ${service.slug}`);
}
