import { describe, expect, it } from "vitest";
import { renderMeta } from "./page-meta.ts";

const META = {
	title: "SEO Services in Mumbai",
	description: "What SEO means in Mumbai.",
	canonical: "https://kiteline.example/services/seo/mumbai",
	siteName: "Kiteline",
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
