import { expect, it } from "vitest";
import { getContent, holdKept } from "../content/content.server.ts";
import { readSitePages } from "./site-pages.server.ts";

// That all pages are listed: tests/pages/crawl.
it("each page in the sitemap has the day of its own text or none", async () => {
	const { cities, ...frame } = getContent();
	const [city] = cities;
	if (!city) throw new Error("There is no city.");
	const districts = city.districts.map((district) => ({ ...district, updated: "2026-01-02" }));
	const days = { updated: "2026-01-01", updatedServices: { seo: "2026-01-03" } };
	const kept = { entry: { ...city, ...days, districts }, stamp: "", descriptions: [] };
	holdKept({ frame, frameStamp: "", cities: [kept], thinPages: [] });
	const [post] = frame.posts;
	const pages = new Map([...(await readSitePages()).pages].map((it) => [it.path, it.updated]));
	expect(pages.get(`/${city.slug}`)).toBe("2026-01-01");
	expect(pages.get(`/${city.slug}/${districts[0]?.slug}`)).toBe("2026-01-02");
	expect(pages.get(`/services/seo/${city.slug}`)).toBe("2026-01-03");
	expect(pages.get("/services/seo/locations")).toBe("2026-01-03");
	expect(pages.get(`/blog/${post?.slug}`)).toBe(post?.updated ?? post?.date);
	expect(pages.get("/sitemap")).toBeUndefined();
});
