import { afterEach, expect, it } from "vitest";
import { getContent, reloadContent, setContent } from "#app/content/content.server.ts";
import { graphs } from "#app/seo/structured-data/graph.ts";
import { openRoute } from "../../../tests/support/open-route.ts";

afterEach(() => void reloadContent());

const { people, posts, cities } = getContent();

it.each(people)(
	"$name has a page with their articles, cities and a way to write to them",
	async (person) => {
		const { slug, name } = person;
		const markup = (await openRoute(`/about/${slug}`)).render();
		const isOwn = ({ author }: { author: string }) => author === slug;
		expect(markup).toContain(`>${name}</h1>`);
		expect(markup).toContain('href="/contact"');
		for (const post of posts)
			expect(markup.includes(`"/blog/${post.slug}"`), post.slug).toBe(isOwn(post));
		for (const city of cities)
			expect(markup.includes(`href="/${city.slug}"`), city.slug).toBe(isOwn(city));
	},
);

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

it("nobody else has a page", async () => {
	expect((await openRoute("/about/nobody")).status).toBe(404);
});
