import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { provideSite, site } from "../../support/site-and-browser.ts";

/** The largest size of a document with its styles, compressed, in bytes. */
const MOST = 21_000;
/** The largest sizes of longer pages: the form, and forty dates with what to prepare for each. */
const MOST_OF_LONGER: Record<string, number> = { contact: 22_000, "festival calendar": 22_500 };
const MOST_OF_MEDIAN = 15_500;

const compress = promisify(brotliCompress);

provideSite();

test("documents of all templates are small, and hold all styles that the first paint waits for", async () => {
	const sizes: [bytes: number, name: string][] = [];
	for (const [name, path] of Object.entries(TEMPLATES)) {
		const html = await (await site.request(path)).text();
		expect(listBlockingSheets(html), name).toEqual([]);
		sizes.push([(await compress(html)).length, name]);
	}
	sizes.sort(([one], [other]) => one - other);
	expect(sizes.filter(([bytes, name]) => bytes > (MOST_OF_LONGER[name] ?? MOST))).toEqual([]);
	const [median] = sizes[Math.floor(sizes.length / 2)] ?? [];
	expect(median).toBeLessThanOrEqual(MOST_OF_MEDIAN);
});

function listBlockingSheets(html: string): string[] {
	const withScripts = html.replaceAll(/<noscript>.*?<\/noscript>/g, "");
	return withScripts.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
}
