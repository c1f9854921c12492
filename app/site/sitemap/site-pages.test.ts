import { afterAll, expect, it } from "vitest";
import { asDay } from "../../../tests/support/as-day.ts";
import { restoreContent, setCities } from "../../../tests/support/set-cities.ts";
import { listSitePages } from "./site-pages.server.ts";

afterAll(() => restoreContent());

// That all pages are listed is tested in tests/pages/crawl.
it("each page in the sitemap has the day of its own text or none", async () => {
	const districts = [
		{ slug: "west", name: "West", kind: "A district", updated: asDay("2026-01-02") },
	];
	const days = { updated: asDay("2026-01-01"), updatedServices: { seo: asDay("2026-01-03") } };
	const [post] = setCities([{ slug: "surat", districts, ...days }]).posts;
	const pages = new Map([...(await listSitePages()).pages].map((it) => [it.path, it.updated]));
	expect(pages.get("/surat")).toBe("2026-01-01");
	expect(pages.get("/surat/west")).toBe("2026-01-02");
	expect(pages.get("/services/seo/surat")).toBe("2026-01-03");
	expect(pages.get("/services/seo/locations")).toBe("2026-01-03");
	expect(pages.get(`/blog/${post?.slug}`)).toBe(post?.updated ?? post?.date);
	expect(pages.get("/sitemap")).toBeUndefined();
});
