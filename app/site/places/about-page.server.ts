import { getContent } from "#app/content/content.server.ts";
import { fillTexts } from "#app/content/fill-placeholders.ts";
import type { City } from "#app/content/types.ts";
import type { Day } from "#app/platform/day.ts";

export type AboutPageData = ReturnType<typeof buildAboutPage>;

type LocalPage = {
	/** The kind of page, by which the text of its reason is selected. */
	why: "city" | "district" | "service";
	/** The name that the texts contain besides the city. */
	names?: { district: string } | { service: string };
	/** The day of the last change. */
	updated: Day;
};

/** Returns what a local page says about itself: why it exists, from where the city is served, who wrote it and when. */
export function buildAboutPage({ name, author }: City, { why, names, updated }: LocalPage) {
	const { templates, people, site } = getContent();
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
