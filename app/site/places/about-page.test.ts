import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { openRoute } from "../../../tests/support/open-route.ts";

const { site, people } = getContent();

it.each([
	["/ahmedabad", true],
	["/services/seo/ahmedabad", true],
	["/mumbai", false],
	["/services/seo/mumbai", false],
])("%s says from where it is served, who wrote it and when", async (path, isHome) => {
	const markup = (await openRoute(path)).render();
	const town = path.includes("mumbai") ? "Mumbai" : "Ahmedabad";
	const elsewhere = `${site.name} works from ${site.address.addressLocality} and has no office in`;
	expect(markup.includes(`${elsewhere} ${town}`)).toBe(!isHome);
	expect(markup.includes(`${site.name} works from ${town}.`)).toBe(isHome);
	expect(people.some(({ slug }) => markup.includes(`href="/about/${slug}"`))).toBe(true);
	expect(markup).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">/);
});
