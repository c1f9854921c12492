import { describe, expect, it } from "vitest";
import { drawSocialCard } from "#app/art/social-card/social-card.ts";
import { getContent } from "#app/content/content.server.ts";
import { FIXED_PATHS } from "#app/content/fixed-paths.ts";
import { readCard } from "./read-card.server.ts";

const { services, cities, caseStudies, whyChooseUs, posts } = getContent();

const PAGES = {
	"that are there once, and the stories": [
		...FIXED_PATHS,
		...posts.map(({ slug }) => `/blog/${slug}`),
		...caseStudies.map(({ slug }) => `/case-studies/${slug}`),
		...whyChooseUs.map(({ slug }) => `/why-choose-us/${slug}`),
	],
	"of services": services.flatMap(({ slug, subServices }) => [
		`/services/${slug}`,
		`/services/${slug}/locations`,
		...subServices.map((subService) => `/services/${slug}/${subService.slug}`),
	]),
	"of services in cities": services.flatMap(({ slug }) =>
		cities.map((city) => `/services/${slug}/${city.slug}`),
	),
	"of cities and districts": cities.flatMap(({ slug, districts }) => [
		`/${slug}`,
		...districts.map((district) => `/${slug}/${district.slug}`),
	]),
};

async function draw(page: string): Promise<string> {
	const card = await readCard(new Request(`http://site.example${page}`), page);
	if (card.status !== "found") return `${page} is ${card.status}`;
	return drawSocialCard(card.facts, { name: "Kites", host: "kites.example" });
}

describe("the pages", () => {
	it.each(Object.entries(PAGES))("%s have a card each, no two the same", async (_, pages) => {
		const cards = await Promise.all(pages.map(draw));
		expect(cards.filter((card) => !card.startsWith("<svg"))).toEqual([]);
		expect(new Set(cards).size).toBe(pages.length);
	});
});
