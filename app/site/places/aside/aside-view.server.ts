import { findDistrict } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import { ASIDE_KINDS, type Aside } from "#app/content/schemas/aside.ts";
import type { City } from "#app/content/types.ts";
import { toLinks } from "#app/design/layout/navigation.ts";

export type ShownAside = ReturnType<typeof toAsideView>;
export type ShownComparison = NonNullable<ShownAside["comparison"]>;

/** Returns the aside of a page about a city, one of its districts or a service there, with links to the districts that it compares. */
export function toAsideView(city: City, page: Aside) {
	const { comparison, ...aside } = pick(page, ...ASIDE_KINDS);
	if (!comparison) return { ...aside, comparison };
	const districts = comparison.districts.flatMap((slug) => findDistrict(city, slug) ?? []);
	return {
		...aside,
		comparison: { ...comparison, districts: toLinks(districts, `/${city.slug}/`) },
	};
}
