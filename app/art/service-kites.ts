import type { ServiceKey } from "#app/content/schemas/service.ts";
import type { ColourPair } from "./colourways.ts";
import { type Cut, drawKite, FALLS, type KiteDesign } from "./kite.ts";
import type { Target } from "./palette.ts";
import { SERVICE_MOTIFS } from "./service-motifs.ts";
import type { Drawing } from "./svg.ts";

type ServiceDesign = { colours: ColourPair; cut: Cut; fall: 0 | 1 | 2 };

const DESIGNS: Readonly<Record<ServiceKey, ServiceDesign>> = {
	seo: {
		colours: [
			["sand", "vermilion", "marigold", "cotton"],
			["peach", "plum", "orange", "cotton"],
		],
		cut: "half",
		fall: 0,
	},
	contentMarketing: {
		colours: [
			["aqua", "teal", "marigold", "cotton"],
			["teal", "pine", "vermilion", "cotton"],
		],
		cut: "half",
		fall: 1,
	},
	socialMediaMarketing: {
		colours: [
			["cotton", "rani", "marigold", "cotton"],
			["aqua", "plum", "orange", "cotton"],
		],
		cut: "half",
		fall: 2,
	},
	paidAdvertising: {
		colours: [
			["marigold", "indigo", "vermilion", "cotton"],
			["sand", "violet", "vermilion", "cotton"],
		],
		cut: "quarters",
		fall: 1,
	},
	emailMarketing: {
		colours: [
			["sand", "violet", "vermilion", "cotton"],
			["violet", "indigo", "rani", "cotton"],
		],
		cut: "half",
		fall: 0,
	},
	webDevelopment: {
		colours: [
			["indigo", "cotton", "teal", "aqua"],
			["pine", "sand", "marigold", "vermilion"],
		],
		cut: "half",
		fall: 2,
	},
	uiUxDesign: {
		colours: [
			["cotton", "vermilion", "teal", "marigold"],
			["aqua", "indigo", "rani", "marigold"],
		],
		cut: "quarters",
		fall: 1,
	},
};

/** The service's kite, 240 x 320: its idea in its own two colourways. */
export function drawService(
	service: ServiceKey,
	name: string,
	target?: Target,
	key?: string,
): Drawing {
	return drawKite(designService(service, name), target, key);
}

function designService(key: ServiceKey, name: string): KiteDesign {
	const { colours, cut, fall } = DESIGNS[key];
	const [main, facet] = colours;
	return {
		title: name,
		motif: SERVICE_MOTIFS[key],
		main,
		facet,
		cut,
		tail: [main[1] === "cotton" ? main[0] : main[1], facet[2]],
		fall: FALLS[fall],
	};
}
