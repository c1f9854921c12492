import { t } from "#app/messages/en/page-names.server.ts";
import { getRegion } from "#app/platform/region.ts";
import type { ContentReader } from "../files/content-reader.ts";
import { listWords } from "../page-text/list-words.ts";
import { toLocationsText, toServiceText, toSubServiceText } from "../page-text/services.ts";
import { chooseServiceTheme } from "../schemas/look.ts";
import { serviceSchema, subServiceSchema } from "../schemas/service.ts";
import { getCityLinksTheme } from "../themes.ts";
import type { Service, SiteContent, SubService } from "../types.ts";
import { sortByOrder, toKind } from "./files.ts";
import type { Page, PageFamily } from "./page.ts";
import { listNames, toSearchEntry } from "./search-entry.ts";

/** What visits to the list of a service's cities are counted as. */
export const LOCATIONS_TEMPLATE = "locations";

export const files = {
	services: {
		kinds: [
			toKind("service", "services/{slug}.yaml", serviceSchema),
			toKind("sub-service", "services/{service}/{slug}.yaml", subServiceSchema),
		],
		parse: (reader: ContentReader) =>
			sortByOrder(reader.listFiles("services", ".yaml").map((slug) => parseService(reader, slug))),
	},
};

export const pages: PageFamily = {
	routes: ["/services/:service", "/services/:service/locations", "/services/:service/:place"],
	optional: null,
	list: (content) =>
		content.services.flatMap((service) => [
			toServicePage(service, content),
			...service.subServices.map((part) => toSubServicePage(service, part, content)),
			toLocationsPage(service, content),
		]),
	listSamples: null,
};

function toServicePage(service: Service, content: SiteContent): Page {
	const { slug, name, updated, theme, hero } = service;
	return {
		path: `/services/${slug}`,
		file: `services/${slug}.yaml`,
		template: "service",
		service: slug,
		updated,
		listedAs: null,
		text: () => toServiceText(service, content),
		search: () => toServiceEntry(service, content),
		card: () => ({
			composition: "kites",
			title: hero.title,
			label: name,
			paper: theme.hero,
			kites: [{ service }],
		}),
	};
}

function toServiceEntry(service: Service, content: SiteContent) {
	const { slug, name, alsoKnownAs, card } = service;
	return {
		...toSearchEntry("service", name, card, alsoKnownAs),
		body: listWords(toServiceText(service, content)),
		kite: `/art/service/${slug}.svg`,
		service,
	};
}

function toSubServicePage(service: Service, part: SubService, content: SiteContent): Page {
	return {
		path: `/services/${service.slug}/${part.slug}`,
		file: `services/${service.slug}/${part.slug}.yaml`,
		template: "sub-service",
		service: service.slug,
		updated: part.updated,
		listedAs: null,
		text: () => toSubServiceText(service, part, content),
		search: () => toSubServiceEntry(service, part, content),
		card: () => ({
			composition: "kites",
			title: part.hero.title,
			label: `${service.name}: ${part.name}`,
			paper: service.theme.hero,
			kites: [{ service }],
		}),
	};
}

function toSubServiceEntry(service: Service, part: SubService, content: SiteContent) {
	return {
		...toSearchEntry("subService", part.name, part.card),
		where: service.name,
		body: listWords(toSubServiceText(service, part, content)),
		kite: `/art/service/${service.slug}.svg`,
		service,
	};
}

function toLocationsPage(service: Service, content: SiteContent): Page {
	const { slug, name, theme } = service;
	const { cities } = content;
	return {
		path: `/services/${slug}/locations`,
		file: null,
		template: LOCATIONS_TEMPLATE,
		service: slug,
		// Each of its numbered pages has the day of its own cities: site/sitemap/.
		updated: undefined,
		listedAs: null,
		text: () => toLocationsText(service, content),
		search: () => {
			const text = t("servicesByCityText", { service: name });
			return toSearchEntry(
				"page",
				t("serviceByCity", { service: name }),
				text,
				listNames("locations"),
			);
		},
		card: () => ({
			composition: "kites",
			title: `All Cities for ${name}`,
			label: `${cities.length.toLocaleString(getRegion().locale)} cities`,
			paper: getCityLinksTheme(theme),
			kites: cities.map((city) => ({ city })),
		}),
	};
}

function parseService(reader: ContentReader, slug: string) {
	const path = `services/${slug}`;
	const file = reader.parseYaml(`${path}.yaml`, serviceSchema);
	return {
		...file,
		slug,
		shortName: file.shortName ?? file.name,
		theme: chooseServiceTheme(file),
		imageUrl: `/art/service/${slug}.svg`,
		subServices: sortByOrder(reader.parseFolder(path, subServiceSchema)),
	};
}
