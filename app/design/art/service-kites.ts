import type { ServiceKey } from "#app/content/schemas/service.ts";
import { type Cut, chooseTail, FALLS, type KiteDesign, type Motif } from "./kite.ts";
import { getMotif } from "./motifs.ts";
import type { ColourPair } from "./palette.ts";

type ServiceDesign = ColourPair & {
	motif: string;
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

/** Designs the service's kite: its motif in its own two colourways. */
export function designService(service: ServiceKey): KiteDesign {
	const { main, facet, cut, fall } = DESIGNS[service];
	const motif = getServiceMotif(service);
	return { motif, main, facet, cut, tail: chooseTail(main, facet), fall: FALLS[fall] };
}

export function getServiceMotif(service: ServiceKey): Motif {
	return getMotif(`services/${DESIGNS[service].motif}`);
}
