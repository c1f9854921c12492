import { describe, expect, it } from "vitest";
import { renderMeta } from "./page-meta.ts";

const META = {
	title: "SEO Services in Mumbai",
	description: "What SEO means in Mumbai.",
	canonical: "https://kiteline.example/services/seo/mumbai",
	siteName: "Kiteline",
	crumbs: [],
};

describe("renderMeta", () => {
	it("names the agency after the page's own title", () => {
		expect(renderMeta(META)).toContainEqual({ title: "SEO Services in Mumbai | Kiteline" });
	});

	it("names the agency once where the title names it already", () => {
		const title = "Kiteline, a digital marketing agency";
		expect(renderMeta({ ...META, title })).toContainEqual({ title });
	});

	it("gives description and canonical address, and the same to social networks", () => {
		expect(renderMeta(META)).toEqual(
			expect.arrayContaining([
				{ name: "description", content: META.description },
				{ tagName: "link", rel: "canonical", href: META.canonical },
				{ property: "og:title", content: META.title },
				{ property: "og:description", content: META.description },
				{ property: "og:url", content: META.canonical },
			]),
		);
	});

	it("names the page's own card, which the pages of one list share", () => {
		const card = "https://kiteline.example/cards/services/seo/mumbai.png";
		const second = { ...META, canonical: `${META.canonical}?page=2` };
		for (const meta of [META, second]) {
			expect(renderMeta(meta)).toEqual(
				expect.arrayContaining([
					{ property: "og:image", content: card },
					{ property: "og:image:width", content: "1200" },
					{ property: "og:image:height", content: "630" },
					{ name: "twitter:card", content: "summary_large_image" },
					{ name: "twitter:image", content: card },
				]),
			);
		}
	});

	it("tells of a post when it was written and changed, by whom and on what", () => {
		const article = { date: "2026-01-14", modified: "2026-02-01", author: "Ann", section: null };
		const elements = renderMeta({ ...META, article });
		expect(elements).toEqual(
			expect.arrayContaining([
				{ property: "og:type", content: "article" },
				{ property: "article:published_time", content: "2026-01-14" },
				{ property: "article:modified_time", content: "2026-02-01" },
				{ property: "article:author", content: "Ann" },
			]),
		);
		expect(elements).not.toContainEqual(expect.objectContaining({ property: "article:section" }));
		expect(renderMeta(META)).toContainEqual({ property: "og:type", content: "website" });
	});

	it("gives links and a word to search engines where the page has them", () => {
		const next = "https://kiteline.example/blog?page=2";
		const elements = renderMeta({
			...META,
			robots: "noindex, follow",
			links: [{ rel: "next", href: next }],
		});
		expect(elements).toContainEqual({ name: "robots", content: "noindex, follow" });
		expect(elements).toContainEqual({ tagName: "link", rel: "next", href: next });
		expect(renderMeta(META)).not.toContainEqual(expect.objectContaining({ name: "robots" }));
	});

	it("gives nothing where the loader failed", () => {
		expect(renderMeta(undefined)).toEqual([]);
	});
});
