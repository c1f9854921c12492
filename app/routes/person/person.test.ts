import { afterEach, expect, it } from "vitest";
import { getContent, setContent } from "#app/content/content.server.ts";
import { graphs } from "#app/seo/structured-data/graph.ts";
import { openRoute } from "../../../tests/support/open-route.ts";
import { restoreContent } from "../../../tests/support/set-cities.ts";

afterEach(() => restoreContent());

const { people, posts, cities } = getContent();

it("each person has a page with their articles, cities and a way to write to them", async () => {
	for (const { slug, name } of people) {
		const markup = (await openRoute(`/about/${slug}`)).render();
		expect(markup).toContain(`>${name}</h1>`);
		expect(markup).toContain('href="/contact"');
		for (const post of posts)
			expect(markup.includes(`"/blog/${post.slug}"`), post.slug).toBe(post.author === slug);
		for (const city of cities)
			expect(markup.includes(`href="/${city.slug}"`), city.slug).toBe(city.author === slug);
	}
	expect((await openRoute("/about/nobody")).status).toBe(404);
});

it.each([
	["is marked, and machines are told nothing about them", true],
	["is described to machines", false],
])("a person, invented or not, %s", async (_what, isSample) => {
	const content = getContent();
	setContent({ ...content, people: people.map((person) => ({ ...person, isSample })) });
	const { data, render } = await openRoute(`/about/${people[0]?.slug}`);
	const types = graphs.get(data.meta)?.["@graph"].map((node) => node["@type"]);
	expect(types?.includes("Person")).toBe(!isSample);
	expect(types?.includes("ProfilePage")).toBe(!isSample);
	expect(render().includes(content.templates.person.sample)).toBe(isSample);
});
