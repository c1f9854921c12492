import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { isIndexable, reloadContent } from "#app/content/content.server.ts";
import { listPageTexts, PAGE_KINDS } from "#app/content/similarity/page-texts.ts";
import { content } from "../../tests/support/addresses.ts";
import { copyContent, editFile } from "../../tests/support/copied-content.ts";
import { openRoute } from "../../tests/support/open-route.ts";
import { restoreContent } from "../../tests/support/set-cities.ts";
import { listSitePages } from "./sitemap/site-pages.server.ts";

const PAGES = [
	["/mumbai", "/pune"],
	["/mumbai/bandra", "/mumbai/andheri"],
	["/services/seo/mumbai", "/services/seo/pune"],
	["/services/seo", "/services/web-development"],
	["/services/seo/technical", "/services/seo/local"],
	["/why-choose-us/we-count-first", "/why-choose-us/one-page-a-week"],
] as const;

afterEach(() => restoreContent());

it("thin pages of each kind are kept out of search engines, and others are not", async () => {
	restoreContent(new Set(PAGES.map(([thin]) => thin)));
	const listed = [...(await listSitePages()).pages].map(({ path }) => path);
	for (const [thin, other] of PAGES) {
		expect((await openRoute(thin)).data.meta.robots, thin).toBe("noindex, follow");
		expect((await openRoute(other)).data.meta.robots, other).toBeUndefined();
		expect([listed.includes(thin), listed.includes(other)], thin).toEqual([false, true]);
	}
});

it("a page that says too little of its own is thin from the start", () => {
	const root = copyContent();
	const file = "content/cities/mumbai/districts/bandra.yaml";
	const short = "A short paragraph that says next to nothing of the place.";
	editFile(root, file, ["place"], [short]);
	editFile(root, file, ["customers"], [short]);
	for (const step of [0, 1, 2]) editFile(root, file, ["firstSteps", step, "text"], short);
	reloadContent(join(root, "content"));
	onTestFinished(() => void reloadContent());
	const paths = Object.values(listPageTexts(content)).flat();
	const thin = paths.map(({ path }) => path).filter((path) => !isIndexable(path));
	expect(thin).toEqual(["/mumbai/bandra"]);
});

it.each(PAGE_KINDS)("every text that is counted as a page's own stands on it: %s", async (kind) => {
	const pages = listPageTexts(content)[kind];
	for (const { path, texts } of pages.slice(0, 12)) {
		const markup = (await openRoute(path)).render();
		const missing = texts.filter((text) => !markup.includes(renderToStaticMarkup(text)));
		expect(missing, path).toEqual([]);
	}
});
