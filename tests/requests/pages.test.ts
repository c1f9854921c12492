import { beforeAll, expect, test } from "vitest";
import { listAddresses } from "../support/addresses.ts";
import { type Document, readHtml } from "../support/read-html.ts";
import { SITE_URL, type Site, startSite } from "../support/site.ts";

let site: Site;
/** Every page of the site, requested once. */
const pages = new Map<string, { status: number; document: Document }>();

beforeAll(async () => {
	site = await startSite();
	for (const path of listAddresses()) {
		const response = await site.request(path);
		pages.set(path, { status: response.status, document: readHtml(await response.text()) });
	}
	return () => site.stop();
}, 60_000);

test("every address of the route table answers 200", () => {
	const others = [...pages].filter(([, { status }]) => status !== 200).map(([path]) => path);
	expect(others).toEqual([]);
	expect(pages.size).toBeGreaterThan(240);
});

test("every page has exactly one h1, and no two pages have the same", () => {
	const wrong = [...pages].filter(([, { document }]) => document.texts("h1").length !== 1);
	expect(wrong.map(([path]) => path)).toEqual([]);
	expect(findShared((document) => document.text("h1"))).toEqual([]);
});

test("every page has a title of its own", () => {
	expect(findShared((document) => document.text("title"))).toEqual([]);
});

test("every page has a description of its own", () => {
	const read = (document: Document) => document.attribute('meta[name="description"]', "content");
	expect(findShared(read)).toEqual([]);
});

test("every page names its own address below SITE_URL as the canonical one", () => {
	const named = [...pages].map(([path, { document }]) => [
		path,
		document.attribute('link[rel="canonical"]', "href"),
	]);
	const wanted = [...pages.keys()].map((path) => [path, `${SITE_URL}${path}`]);
	expect(named).toEqual(wanted);
});

test("no page asks search engines to stay away", () => {
	const noindex = [...pages].filter(([, { document }]) =>
		document.attributes('meta[name="robots"]', "content").some((text) => text.includes("noindex")),
	);
	expect(noindex.map(([path]) => path)).toEqual([]);
});

test("no page skips a heading level", () => {
	const skips = [...pages].flatMap(([path, { document }]) => {
		const levels = document
			.select("h1, h2, h3, h4, h5, h6")
			.map(({ tagName }) => Number(tagName.slice(1)));
		return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1)
			? [`${path}: ${levels.join(" ")}`]
			: [];
	});
	expect(skips).toEqual([]);
});

test("no link, picture or file of any page leads to nothing", async () => {
	const sources = new Map<string, string>();
	for (const [path, { document }] of pages) {
		for (const address of listTargets(document)) {
			const { origin, pathname, search } = new URL(address, site.origin + path);
			if (origin === site.origin) sources.set(pathname + search, path);
		}
	}
	const dead: string[] = [];
	for (const [target, source] of sources) {
		const status = pages.get(target)?.status ?? (await site.request(target)).status;
		if (status !== 200) dead.push(`${target} on ${source} answers ${status}`);
	}
	expect(dead).toEqual([]);
	expect(sources.size).toBeGreaterThan(pages.size);
});

test("every link to a part of a page finds that part", () => {
	const lost = [...pages].flatMap(([path, { document }]) =>
		document
			.attributes("a", "href")
			.map((address) => new URL(address, site.origin + path))
			.filter(({ origin, hash }) => origin === site.origin && hash)
			.filter(({ pathname, hash }) => !hasPart(pathname, hash))
			.map(({ pathname, hash }) => `${pathname}${hash} on ${path}`),
	);
	expect(lost).toEqual([]);
});

test("every picture says what it shows or that it is decoration, and keeps its place", () => {
	const wrong = [...pages].flatMap(([path, { document }]) =>
		document
			.select("img")
			.filter((image) =>
				["alt", "width", "height"].some((name) => image.getAttributeValue(name) === null),
			)
			.map((image) => `${image.getAttributeValue("src")} on ${path}`),
	);
	expect(wrong).toEqual([]);
});

function hasPart(path: string, hash: string): boolean {
	const ids = pages.get(path)?.document.attributes("[id]", "id") ?? [];
	return ids.includes(decodeURIComponent(hash.slice(1)));
}

function listTargets(document: Document): string[] {
	return ["href", "src", "action"].flatMap((name) => document.attributes(`[${name}]`, name));
}

/** What more than one page says of itself, with the pages. */
function findShared(read: (document: Document) => string | null): string[] {
	const byText = Map.groupBy(pages, ([, { document }]) => read(document));
	return [...byText]
		.filter(([text, same]) => same.length > 1 || !text)
		.map(([text, same]) => `${text}: ${same.map(([path]) => path).join(", ")}`);
}
