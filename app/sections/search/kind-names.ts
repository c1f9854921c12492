import type { Kind } from "#app/search/site-page.ts";

/** What stands beside a result. */
export const KIND_NAMES: Record<Kind, string> = {
	service: "Service",
	subService: "Part of a service",
	city: "City",
	district: "District",
	localService: "Service in a city",
	case: "Case study",
	post: "Article",
	reason: "About us",
	tool: "Calculator",
	page: "Page",
};
