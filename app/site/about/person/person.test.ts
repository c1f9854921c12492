import { afterEach, expect, it } from "vitest";
import { getContent, setContent } from "#app/content/content.server.ts";
import { graphs } from "#app/seo/structured-data/graph.ts";
import { openRoute } from "../../../../tests/support/open-route.ts";
import { restoreContent } from "../../../../tests/support/set-cities.ts";

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

// Whether the page marks a sample person is tested in tests/requests/samples.test.ts.
it("a person who is not invented is described to machines", async () => {
	const content = getContent();
	setContent({ ...content, people: people.map((person) => ({ ...person, isSample: false })) });
	const { data, render } = await openRoute(`/about/${people[0]?.slug}`);
	const types = graphs.get(data.meta)?.["@graph"].map((node) => node["@type"]);
	expect(types).toEqual(expect.arrayContaining(["Person", "ProfilePage"]));
	expect(render()).not.toContain(content.templates.person.sample);
});
