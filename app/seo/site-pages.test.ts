import { afterEach, describe, expect, it } from "vitest";
import { listAddresses } from "../../tests/support/addresses.ts";
import { setBlogSource } from "../blog/blog-source.server.ts";
import { getContent, setThinPages } from "../content/content.server.ts";
import { readSitePages } from "./site-pages.server.ts";

afterEach(() => setBlogSource(undefined));

async function listPages() {
	const { pages, isWhole } = await readSitePages();
	return { pages: [...pages], isWhole };
}

describe("the pages that search engines may show", () => {
	it("are all fixed addresses, each once", async () => {
		const paths = (await listPages()).pages.map(({ path }) => path);
		expect(new Set(paths).size).toBe(paths.length);
		expect(paths).toEqual(expect.arrayContaining(listAddresses()));
		expect(paths).toContain("/blog?category=seo");
	});

	it("have the days of their own texts, never another one", async () => {
		const { pages } = await listPages();
		const day = (path: string) => pages.find((page) => page.path === path)?.updated;
		const { cities, services, posts } = getContent();
		const mumbai = cities.find(({ slug }) => slug === "mumbai");
		expect(day("/mumbai")).toBe(mumbai?.updated);
		expect(day("/mumbai/bandra")).toBe(mumbai?.districts[0]?.updated);
		expect(day("/services/seo/mumbai")).toBe(mumbai?.updatedServices.seo);
		expect(day("/services/seo")).toBe(services.find(({ slug }) => slug === "seo")?.updated);
		expect(day(`/blog/${posts[0]?.slug}`)).toBe(posts[0]?.updated ?? posts[0]?.date);
		expect(day("/sitemap")).toBeUndefined();
	});

	it("leave out what says too little of its own", async () => {
		setThinPages(["/mumbai/bandra", "/services/seo/mumbai"]);
		const paths = (await listPages()).pages.map(({ path }) => path);
		setThinPages([]);
		expect(paths).not.toContain("/mumbai/bandra");
		expect(paths).not.toContain("/services/seo/mumbai");
		expect(paths).toContain("/mumbai");
	});

	it("lack the blog's and say so while its source fails", async () => {
		setBlogSource({
			listPosts: () => Promise.reject(new Error("away")),
			findPost: () => Promise.reject(new Error("away")),
		});
		const warn = console.warn;
		console.warn = () => {};
		const { pages, isWhole } = await listPages();
		console.warn = warn;
		expect(isWhole).toBe(false);
		expect(pages.filter(({ path }) => path.startsWith("/blog"))).toEqual([]);
		expect(pages.length).toBeGreaterThan(200);
	});
});
