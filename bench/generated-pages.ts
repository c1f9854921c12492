import type { City } from "#app/content/types.ts";

/** Addresses of every page of these cities, by kind. */
export function listGeneratedPages(cities: readonly City[]): Record<string, string[]> {
	return {
		"a city": cities.map(({ slug }) => `/${slug}`),
		"a district": cities.flatMap(({ slug, districts }) =>
			districts.map((district) => `/${slug}/${district.slug}`),
		),
		"a service in a city": cities.flatMap(({ slug, services }) =>
			Object.keys(services).map((service) => `/services/${service}/${slug}`),
		),
	};
}

/** Each once, of all kinds mixed; the same every time. */
export function mixPages(kinds: readonly (readonly string[])[]): string[] {
	const placed = kinds.flatMap((paths, kind) =>
		paths.map((path, at) => ({
			path,
			place: (at + (kind + 1) / (kinds.length + 1)) / paths.length,
		})),
	);
	return placed.sort((a, b) => a.place - b.place).map(({ path }) => path);
}
