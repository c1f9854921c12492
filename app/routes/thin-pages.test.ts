import { renderToStaticMarkup } from "react-dom/server";
import { afterAll, expect, it } from "vitest";
import { getContent, isIndexable, reloadContent, setContent } from "#app/content/content.server.ts";
import { loadContent } from "#app/content/load.ts";
import { listPageTexts, PAGE_KINDS } from "#app/content/similarity/page-texts.ts";
import { listSitePages } from "#app/seo/site-pages.server.ts";
import { copyContent, editFile, SHIPPED_ROOT } from "../../tests/support/copied-content.ts";
import { openRoute } from "../../tests/support/open-route.ts";

const { cities } = loadContent(SHIPPED_ROOT);
afterAll(() => void reloadContent());

it.each([
	["city", "/mumbai", "/pune"],
	["district", "/mumbai/bandra", "/mumbai/juhu"],
	["service in a city", "/services/seo/mumbai", "/services/seo/pune"],
	["service", "/services/seo", "/services/web-development"],
	["part of a service", "/services/seo/technical", "/services/seo/local"],
	["reason", "/why-choose-us/creative-excellence", "/why-choose-us/proven-track-record"],
])("a thin page of a %s is kept out of search engines: %s, not %s", async (_kind, thin, other) => {
	setContent(getContent(), cities, new Set([thin]));
	const listed = [...(await listSitePages()).pages].map(({ path }) => path);
	expect((await openRoute(thin)).data.meta.robots).toBe("noindex, follow");
	expect(listed).not.toContain(thin);
	expect((await openRoute(other)).data.meta.robots).toBeUndefined();
	expect(listed).toContain(other);
});

it("a page that says too little of its own is thin from the start", () => {
	const root = copyContent();
	const file = "content/cities/mumbai/districts/bandra.yaml";
	const short = "A short paragraph that says next to nothing of the place.";
	editFile(root, file, ["place"], [short]);
	editFile(root, file, ["customers"], [short]);
	for (const step of [0, 1, 2]) editFile(root, file, ["firstSteps", step, "text"], short);
	reloadContent(root);
	const paths = Object.values(listPageTexts(loadContent(root))).flat();
	const thin = paths.map(({ path }) => path).filter((path) => !isIndexable(path));
	expect(thin).toEqual(["/mumbai/bandra"]);
});

it.each(PAGE_KINDS)("every text that is counted as a page's own stands on it: %s", async (kind) => {
	const root = copyContent();
	reloadContent(root);
	for (const { path, texts } of listPageTexts(loadContent(root))[kind]) {
		const markup = (await openRoute(path)).render();
		const missing = texts.filter((text) => !markup.includes(renderToStaticMarkup(text)));
		expect(missing, path).toEqual([]);
	}
});
