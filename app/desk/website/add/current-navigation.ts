import { getContent, hasPage } from "#app/content/content.server.ts";
import { listOwnLinks } from "#app/content/own-links.ts";
import type { Navigation } from "#app/content/schemas/navigation.ts";
import {
	COMPANY_PAGES,
	LEGAL_PAGES,
	listLinks,
	MAIN_PAGES,
	MAX_INDUSTRIES,
	toLinks,
} from "#app/design/layout/navigation.ts";
import { t as tWords } from "#app/messages/en/content-words.server.ts";
import { t } from "#app/messages/en/layout.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";

/** The most links of a column, as its schema has it. */
const LINKS_MAX = 20;

/** Builds the menu and the footer as visitors have them where the agency has written none, in the site's language. */
export function buildCurrentNavigation(): Navigation {
	return runInLanguage(undefined, () => {
		const { ownPages } = getContent();
		const linked = [...MAIN_PAGES, ...COMPANY_PAGES, ...LEGAL_PAGES];
		const missing = linked.filter((to) => !hasPage(to));
		const known = { missing, ownLinks: listOwnLinks(ownPages) };
		return {
			menu: [...listLinks(MAIN_PAGES, "menu", known)],
			button: { name: t("getQuote"), to: "/contact" },
			columns: [
				{ title: t("company"), links: [...listLinks(COMPANY_PAGES, "footer", known)] },
				...listContentColumns(),
			],
			legal: [...listLinks(LEGAL_PAGES, "legal", known)],
		};
	});
}

/** Lists the columns of services, places and industries; of more places than a column takes, a link leads to all. */
function listContentColumns(): NonNullable<Navigation["columns"]> {
	const { services, cities, industries } = getContent();
	const shown = toLinks(industries.slice(0, MAX_INDUSTRIES), "/industries/");
	const ofIndustries = shown.length > 0 ? [{ title: tWords("industries"), links: shown }] : [];
	const ofServices = {
		title: t("services"),
		links: [
			...toLinks(services.slice(0, LINKS_MAX - 1), "/services/"),
			{ name: t("allServices"), to: "/services" },
		],
	};
	if (cities.length === 0) return [ofServices, ...ofIndustries];
	const all = { name: t("allLocations", { count: cities.length }), to: "/sitemap" };
	const places =
		cities.length > LINKS_MAX
			? [...toLinks(cities.slice(0, LINKS_MAX - 1), "/"), all]
			: toLinks(cities, "/");
	const byCity = services.slice(0, LINKS_MAX).map(({ name, slug }) => ({
		name: t("serviceByCity", { service: name }),
		to: `/services/${slug}/locations`,
	}));
	return [
		ofServices,
		{ title: t("locations"), links: places },
		{ title: t("servicesByLocation"), links: byCity },
		...ofIndustries,
	];
}
