import { expect, it } from "vitest";
import { renderMeta } from "./page-meta.ts";

it.each([
	["SEO Services in Mumbai", "SEO Services in Mumbai | Kiteline"],
	["Kiteline, a digital marketing agency", "Kiteline, a digital marketing agency"],
])("the title names the site once: %s", (title, shown) => {
	const canonical = "https://kiteline.example/a";
	const meta = { title, description: "A.", canonical, siteName: "Kiteline", crumbs: [] };
	expect(renderMeta(meta)).toContainEqual({ title: shown });
});
