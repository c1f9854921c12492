import { getContent } from "#app/content/content.server.ts";
import { describeLocalPage, type LocalPage } from "#app/content/places/describe-local-page.ts";
import type { City } from "#app/content/types.ts";

export type AboutPageData = ReturnType<typeof buildAboutPage>;

/** Returns what a local page says about itself. */
export function buildAboutPage(city: City, page: LocalPage) {
	return describeLocalPage(getContent(), city, page);
}
