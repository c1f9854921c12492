import type { ServiceKey } from "#app/content/schemas/service.ts";
import type { Paper } from "#app/ui/papers.ts";

/** The paper of each service: its pages open on it. */
export const SERVICE_PAPERS: Record<ServiceKey, Paper> = {
	seo: "aqua",
	contentMarketing: "sand",
	socialMediaMarketing: "blush",
	paidAdvertising: "night",
	emailMarketing: "lilac",
	webDevelopment: "marigold",
	uiUxDesign: "peach",
};

const CITY_PAPERS = [
	"sand",
	"aqua",
	"blush",
	"lilac",
	"peach",
	"night",
	"teal",
	"marigold",
] as const satisfies Paper[];

/** The paper of a city's pages, by its place in the list of cities, so that neighbours in lists differ. */
export function chooseCityPaper(order: number): Paper {
	return CITY_PAPERS[order % CITY_PAPERS.length] ?? "sand";
}
