import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { fillPlaceholders } from "#app/content/fill-placeholders.ts";
import { openRoute } from "../../../tests/support/open-route.ts";

const { people, templates } = getContent();
const { home, elsewhere } = templates.aboutPage;

it.each([
	["/pune", true],
	["/services/seo/pune", true],
	["/mumbai", false],
	["/services/seo/mumbai", false],
])("%s says from where it is served, who wrote it and when", async (path, isHome) => {
	const markup = (await openRoute(path)).render();
	const city = path.includes("mumbai") ? "Mumbai" : "Pune";
	expect(markup.includes(fillPlaceholders(elsewhere, { city }))).toBe(!isHome);
	expect(markup.includes(fillPlaceholders(home, { city }))).toBe(isHome);
	expect(people.some(({ slug }) => markup.includes(`href="/about/${slug}"`))).toBe(true);
	expect(markup).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">/);
});
