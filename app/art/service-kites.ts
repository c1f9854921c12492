import type { ServiceKey } from "#app/content/schemas/service.ts";
import { type Cut, FALLS, type KiteDesign, type Motif, renderKite } from "./kite.ts";
import { getMotif } from "./motifs.ts";
import type { Colourway, Target } from "./palette.ts";
import type { Drawing } from "./svg.ts";

type ServiceDesign = {
	/** The name of its file in motifs/services. */
	motif: string;
	main: Colourway;
	facet: Colourway;
	cut: Cut;
	fall: 0 | 1 | 2;
};

// biome-ignore format: a table
const DESIGNS: Readonly<Record<ServiceKey, ServiceDesign>> = {
	seo: { motif: "seo", main: ["sand", "vermilion", "marigold", "cotton"], facet: ["peach", "plum", "orange", "cotton"], cut: "half", fall: 0 },
	contentMarketing: { motif: "content-marketing", main: ["aqua", "teal", "marigold", "cotton"], facet: ["teal", "pine", "vermilion", "cotton"], cut: "half", fall: 1 },
	socialMediaMarketing: { motif: "social-media-marketing", main: ["cotton", "rani", "marigold", "cotton"], facet: ["aqua", "plum", "orange", "cotton"], cut: "half", fall: 2 },
	paidAdvertising: { motif: "paid-advertising", main: ["marigold", "indigo", "vermilion", "cotton"], facet: ["sand", "violet", "vermilion", "cotton"], cut: "quarters", fall: 1 },
	emailMarketing: { motif: "email-marketing", main: ["sand", "violet", "vermilion", "cotton"], facet: ["violet", "indigo", "rani", "cotton"], cut: "half", fall: 0 },
	webDevelopment: { motif: "web-development", main: ["indigo", "cotton", "teal", "aqua"], facet: ["pine", "sand", "marigold", "vermilion"], cut: "half", fall: 2 },
	uiUxDesign: { motif: "ui-ux-design", main: ["cotton", "vermilion", "teal", "marigold"], facet: ["aqua", "indigo", "rani", "marigold"], cut: "quarters", fall: 1 },
};

/** The service's kite, 240 x 320: its idea in its own two colourways. */
export function renderService(
	service: ServiceKey,
	name: string,
	target?: Target,
	key?: string,
): Drawing {
	return renderKite(designService(service, name), target, key);
}

function designService(key: ServiceKey, name: string): KiteDesign {
	const { main, facet, cut, fall } = DESIGNS[key];
	return {
		title: name,
		motif: getServiceMotif(key),
		main,
		facet,
		cut,
		tail: [main[1] === "cotton" ? main[0] : main[1], facet[2]],
		fall: FALLS[fall],
	};
}

export function getServiceMotif(service: ServiceKey): Motif {
	return getMotif(`services/${DESIGNS[service].motif}`);
}
