import { afterEach, expect, it } from "vitest";
import { getContent, getPages, setContent } from "#app/content/content.server.ts";
import { content } from "../../../tests/support/addresses.ts";
import { restoreContent } from "../../../tests/support/set-cities.ts";
import { listPages } from "./llms/list-pages.server.ts";
import { hasMarkdown, renderMarkdown } from "./page-markdown.server.ts";
import { writeText } from "./write-page.ts";

afterEach(() => restoreContent());

const render = async (path: string) => {
	const found = await renderMarkdown(path);
	return typeof found === "string" ? found : (found?.text ?? null);
};
const writeList = async () => writeText((await listPages()).text, "https://site.example");

it("a page that search engines may not show has no Markdown, and is in no list", async () => {
	const [city] = content.cities;
	const path = `/${city?.slug}`;
	expect(await writeList()).toContain(`${path}.md`);
	restoreContent(new Set([path]));
	expect([hasMarkdown(path), await render(path)]).toEqual([false, null]);
	expect(await writeList()).not.toContain(`${path}.md`);
});

it("a page that the content does not have has none", async () => {
	const { pages } = getContent();
	expect(hasMarkdown("/pricing")).toBe(true);
	setContent({ ...getContent(), pages: { ...pages, pricing: undefined }, posts: [] });
	const post = `/blog/${content.posts[0]?.slug}`;
	for (const path of ["/pricing", "/blog", post, "/search", "/nowhere", "/blog/a/b"])
		expect([path, hasMarkdown(path)]).toEqual([path, false]);
	const list = await writeList();
	expect(list).not.toContain("/pricing.md");
	expect(list).not.toContain("## Posts");
});

it("every page but the search says what it says", async () => {
	const silent = [...getPages().values()].filter(({ path }) => !hasMarkdown(path));
	expect(silent.map(({ path }) => path)).toEqual(["/search"]);
});

it("what belongs to a demonstration is said to be one, and its figures and quotations are left out", async () => {
	const { pages } = content;
	const banner = content.templates.sample.banner;
	expect(await render("/")).toContain(banner);
	const isSample = true;
	const figure = { counts: "Calls", base: "All", period: "A year", source: "The phone" };
	const results = {
		title: "Figures",
		text: "Counted.",
		stats: [
			{ title: "Invented", value: "98%", counted: figure, isSample },
			{ title: "Reached", value: "12%", counted: figure, isSample: false },
		],
	};
	const caseStudies = { ...pages.caseStudies, results };
	setContent({ ...getContent(), pages: { ...getContent().pages, caseStudies } });
	const text = await render("/case-studies");
	expect(text).toContain("### 12% Reached");
	expect(text).not.toContain("98%");
});
