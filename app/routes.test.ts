import { createStaticHandler, type MetaDescriptor, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { listAddresses } from "../tests/support/addresses.ts";
import { renderMarkdown } from "./blog/render-markdown.ts";
import { getContent } from "./content/content.server.ts";
import routes from "./routes.ts";

type RouteModule = Pick<RouteObject, "loader"> & {
	meta?: (args: { loaderData: unknown }) => MetaDescriptor[];
};

const modules = import.meta.glob<RouteModule>("./routes/*/route.{ts,tsx}", { eager: true });

/** The site's own routes with their own loaders; nothing is drawn. */
const { query } = createStaticHandler(
	routes.map(({ path, index, file }) => ({
		id: file,
		path,
		index,
		loader: modules[`./${file}`]?.loader,
	})) as RouteObject[],
);

describe("the routes", () => {
	it("answer 200 at every address of the content, with a title used nowhere else", async () => {
		const pages = await Promise.all(listAddresses().map(open));
		expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
		const byTitle = Map.groupBy(pages, ({ title }) => title);
		expect([...byTitle.values()].filter((same) => same.length > 1)).toEqual([]);
		expect(byTitle.has("")).toBe(false);
		expect(byTitle.size).toBeGreaterThanOrEqual(15 + 90 + 7 + 105 + 16 + 7 + 4 + 9 + 7);
	});

	it.each([
		["/mumbai", "Digital Marketing Services in Mumbai"],
		["/mumbai/bandra", "Digital Marketing Services in Bandra, Mumbai"],
		["/services/seo/mumbai", "SEO Services in Mumbai"],
		["/services/ui-ux-design/locations", "All Cities for UI/UX Design"],
	])("call %s %j", async (path, title) => {
		expect((await open(path)).title).toBe(`${title} | ${getContent().site.name}`);
	});

	it.each([
		"/atlantis",
		"/mumbai/saket",
		"/mumbai/atlantis",
		"/atlantis/bandra",
		"/mumbai/bandra/west",
		"/services/astrology",
		"/services/astrology/mumbai",
		"/services/astrology/locations",
		"/services/seo/atlantis",
		"/services/seo/writing",
		"/services/seo/mumbai/bandra",
		"/why-choose-us",
		"/why-choose-us/luck",
		"/case-studies/no-such-case",
		"/case-studies/project-zenith/more",
		"/case-studies/__proto__",
		"/case-studies?service=astrology",
		"/case-studies?industry=__proto__",
		"/blog/no-such-post",
		"/blog/a/b",
		"/art/city/atlantis.svg",
		"/art/constructor/x.svg",
		"/constructor",
		"/__proto__",
		"/services/__proto__",
		"/services/seo/constructor",
		"/mumbai/__proto__",
		"/blog/__proto__",
	])("know nothing at %s", async (path) => {
		expect((await open(path)).status).toBe(404);
	});

	it.each(getContent().posts)("lead on from every link in the post $slug", async ({ body }) => {
		const html = renderMarkdown(body);
		const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
		const inside = links.filter((href) => !/^(https|mailto|tel):/.test(href));
		expect(inside.filter((href) => !href.startsWith("/"))).toEqual([]);
		const pages = await Promise.all(inside.map(open));
		expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
	});
});

/** Status and title of the page at an address, as its route's loader and meta give them. */
async function open(path: string): Promise<{ path: string; status: number; title: string }> {
	const context = await query(new Request(`http://site.example${path}`));
	if (context instanceof Response) return { path, status: context.status, title: "" };
	const route = context.matches.at(-1)?.route.id ?? "";
	const elements = modules[`./${route}`]?.meta?.({ loaderData: context.loaderData[route] }) ?? [];
	const titles = elements.flatMap((element) => ("title" in element ? [String(element.title)] : []));
	return { path, status: context.statusCode, title: titles.join() };
}
