import type { CitySummary } from "../city-summary.ts";
import { createRecord } from "../create-record.ts";
import type { ContentReader } from "../files/content-reader.ts";
import type { PageText, TextSources } from "../page-text/page-text.ts";
import { toCityText, toDistrictText, toLocalServiceText } from "../page-text/places.ts";
import { citySchema, districtSchema, localServiceSchema } from "../schemas/city.ts";
import { chooseCityTheme } from "../schemas/look.ts";
import type { City, Content, Service, SiteContent } from "../types.ts";
import { sortByOrder, toKind } from "./files.ts";
import type { Page, PageFamily } from "./page.ts";
import { type SearchEntry, toSearchEntry } from "./search-entry.ts";

export const files = {
	cities: {
		kinds: [
			toKind("city", "cities/{slug}/city.yaml", citySchema),
			toKind("district", "cities/{city}/districts/{slug}.yaml", districtSchema),
			toKind("local-service", "cities/{city}/services/{slug}.yaml", localServiceSchema),
		],
		parse: (reader: ContentReader) =>
			sortByOrder(reader.listFolders("cities").map((slug) => parseCity(reader, slug))),
	},
};

export const pages: PageFamily = {
	routes: ["/:city", "/:city/:district", "/services/:service/:place"],
	optional: {
		name: "places",
		words: { title: "Cities", description: "With their districts, and services in cities" },
		paths: /^\/services\/[^/]+\/locations$/,
		isThere: ({ cities }) => cities.length > 0,
		remove: ({ pages }) => ({ cities: [], pages: removeCityKites(pages) }),
	},
	list: (content) =>
		content.cities.flatMap((city) => [
			toCityPage(city, content),
			...city.districts.map((district) => toDistrictPage(city, district, content)),
			...content.services.map((service) => toLocalServicePage(city, service, content)),
		]),
	listSamples: null,
};

/** Returns what makes the text of a page about a city, whose own texts the lists of cities do not have. */
function ofCity({ slug }: CitySummary, toText: (city: City) => PageText) {
	return ({ findCity }: TextSources) => {
		const city = findCity(slug);
		if (!city) throw new Error(`no city ${slug}`);
		return toText(city);
	};
}

function toCityPage(city: CitySummary, content: SiteContent): Page {
	const { lead } = content.templates.city;
	const { slug, name, state, livesOn, imageUrl, districts, alsoKnownAs = [] } = city;
	return {
		path: `/${slug}`,
		file: `cities/${slug}/city.yaml`,
		template: "city",
		city: slug,
		updated: city.updated,
		listedAs: null,
		text: ofCity(city, (whole) => toCityText(whole, content)),
		search: () => {
			const names = alsoKnownAs.length > 0 ? `, also called ${alsoKnownAs.join(", ")}` : "";
			return {
				...toSearchEntry("city", name, livesOn, alsoKnownAs),
				where: state + names,
				kite: imageUrl,
				body: [districts.map((district) => district.name).join(", ")],
				city,
			};
		},
		card: () => ({
			composition: "kites",
			title: name,
			label: lead,
			note: livesOn,
			paper: city.theme.hero,
			kites: [{ city }],
		}),
	};
}

function toDistrictPage(
	city: CitySummary,
	{ slug, name, kind, updated }: CitySummary["districts"][number],
	content: SiteContent,
): Page {
	const { lead } = content.templates.city;
	return {
		path: `/${city.slug}/${slug}`,
		file: `cities/${city.slug}/districts/${slug}.yaml`,
		template: "district",
		city: city.slug,
		updated,
		listedAs: null,
		text: ofCity(city, (whole) => {
			const district = whole.districts.find((each) => each.slug === slug);
			if (!district) throw new Error(`no district ${slug}`);
			return toDistrictText(whole, district, content);
		}),
		search: () => {
			const cityNames = [city.name, ...(city.alsoKnownAs ?? [])];
			const also = cityNames.map((cityName) => `${name} ${cityName}`);
			return {
				...toSearchEntry("district", name, kind, also),
				where: `${city.name}, ${city.state}`,
				kite: `/art/district/${city.slug}/${slug}.svg`,
				city,
			};
		},
		card: () => ({
			composition: "kites",
			title: `${name}, ${city.name}`,
			label: lead,
			note: kind,
			paper: city.theme.hero,
			kites: [{ city, district: slug }],
		}),
	};
}

function toLocalServicePage(city: CitySummary, service: Service, content: SiteContent): Page {
	const updated = city.updatedServices[service.slug];
	return {
		path: toLocalServicePath(city, service),
		// Without a text of its own, it is made of its city and its service.
		file: updated ? `cities/${city.slug}/services/${service.slug}.yaml` : null,
		template: "service in a city",
		service: service.slug,
		city: city.slug,
		updated,
		listedAs: null,
		text: ofCity(city, (whole) => toLocalServiceText(whole, service, content)),
		// The search puts it together of its city and its service.
		search: null,
		card: () => {
			const { hero, story } = city.theme;
			const paper = service.theme.hero;
			return {
				composition: "kites",
				title: `${service.name} in ${city.name}`,
				label: `${city.name}, ${city.state}`,
				note: city.differences[service.slug] ?? city.livesOn,
				paper,
				field: hero === paper ? story : hero,
				kites: [{ city }, { service }],
			};
		},
	};
}

function toLocalServicePath(city: CitySummary, service: Service): string {
	return `/services/${service.slug}/${city.slug}`;
}

/** Returns what a list of results says of the page of a service in a city. */
export function toLocalServiceEntry(
	city: CitySummary,
	service: Service,
): SearchEntry & { path: string } {
	const text = city.differences[service.slug] ?? service.card;
	const entry = toSearchEntry("localService", `${service.name} in ${city.name}`, text);
	return { ...entry, path: toLocalServicePath(city, service), kite: city.imageUrl };
}

/** Takes out the kites of cities; that of a service stands in their place. */
function removeCityKites({ home, contact, ...pages }: Content["pages"]): SiteContent["pages"] {
	const keep = (kite: string | undefined) => (kite?.startsWith("city/") ? undefined : kite);
	return {
		...pages,
		home: { ...home, process: home.process && { ...home.process, kite: keep(home.process.kite) } },
		contact: { ...contact, kite: keep(contact.kite) },
	};
}

function parseCity(reader: ContentReader, slug: string) {
	const path = `cities/${slug}`;
	const services = reader.parseFolder(`${path}/services`, localServiceSchema);
	const file = reader.parseYaml(`${path}/city.yaml`, citySchema);
	return {
		...file,
		slug,
		theme: chooseCityTheme(file),
		imageUrl: `/art/city/${slug}.svg`,
		/** Slugs of the nearest other cities, by coordinates; a district's are of districts. */
		neighbours: [] as string[],
		districts: sortByOrder(
			reader.parseFolder(`${path}/districts`, districtSchema).map((district) => ({
				...district,
				neighbours: [] as string[],
				imageUrl: `/art/district/${slug}/${district.slug}.svg`,
			})),
		),
		/** Local services by service slug; a service without a text of its own here is missing. */
		services: createRecord(services.map(({ slug: service, ...text }) => [service, text] as const)),
	};
}
