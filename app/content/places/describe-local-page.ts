import type { Day } from "#app/platform/day.ts";
import { fillTexts } from "../fill-placeholders.ts";
import type { City, SiteContent } from "../types.ts";

export type LocalPage = {
	/** The kind of page, by which the text of its reason is selected. */
	why: "city" | "district" | "service";
	/** The name that the texts contain besides the city. */
	names?: { district: string } | { service: string };
	/** The day of the last change. */
	updated: Day;
};

/** Returns what a local page says about itself: why it exists, from where the city is served, who wrote it and when. */
export function describeLocalPage(
	{ templates, people, site }: Pick<SiteContent, "templates" | "people" | "site">,
	{ name, author }: Pick<City, "name" | "author">,
	{ why, names, updated }: LocalPage,
) {
	const texts = fillTexts(templates.aboutPage, { city: name, ...names });
	const person = people.find(({ slug }) => slug === author);
	return {
		heading: texts.heading,
		why: texts[why],
		where: name === site.address.addressLocality ? texts.home : texts.elsewhere,
		author: {
			label: texts.author,
			name: person?.name ?? site.name,
			to: person ? `/about/${person.slug}` : "/about",
		},
		updated: { label: texts.updated, day: updated },
	};
}
