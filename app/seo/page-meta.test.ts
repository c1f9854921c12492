import { expect, it } from "vitest";
import { renderMeta } from "./page-meta.ts";

const META = {
	title: "SEO Services in Mumbai",
	description: "What SEO means in Mumbai.",
	canonical: "https://kiteline.example/services/seo/mumbai",
	siteName: "Kiteline",
	crumbs: [],
};

it("the title names the site once", () => {
	const named = "Kiteline, a digital marketing agency";
	expect(renderMeta(META)).toContainEqual({ title: "SEO Services in Mumbai | Kiteline" });
	expect(renderMeta({ ...META, title: named })).toContainEqual({ title: named });
});

it("a post has its days, and a topic only where it has one", () => {
	const article = { date: "2026-01-14", modified: "2026-02-01", author: "Ann", section: null };
	const elements = renderMeta({ ...META, article });
	const ofArticle = elements.filter((it) => "property" in it && /^article:/.test(`${it.property}`));
	expect(ofArticle).toEqual([
		{ property: "article:published_time", content: "2026-01-14" },
		{ property: "article:modified_time", content: "2026-02-01" },
		{ property: "article:author", content: "Ann" },
	]);
});
