import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { TEMPLATES } from "../../support/addresses.ts";
import { provideSite, site } from "../../support/provided.ts";

/** What a server sends before the first acknowledgement: ten packets of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;

const compress = promisify(brotliCompress);
const pages = new Map<string, string>();

provideSite();

beforeAll(async () => {
	for (const path of Object.values(TEMPLATES)) pages.set(path, await getText(path));
});

describe("the first flight", () => {
	test("holds a page of every template with all styles that it waits for", async () => {
		const tooLarge: string[] = [];
		for (const [path, html] of pages) {
			const sheets = listSheets(html);
			const texts = [html, ...(await Promise.all(sheets.map(getText)))];
			const compressed = await Promise.all(texts.map((text) => compress(text)));
			const size = compressed.reduce((sum, { length }) => sum + length, 0);
			if (size > FIRST_FLIGHT) tooLarge.push(`${path}: ${size}, ${size - FIRST_FLIGHT} too many`);
		}
		expect(tooLarge).toEqual([]);
	});

	test("holds no style sheet's address, and the whole sheet is where the scripts look for it", async () => {
		for (const [path, html] of pages) {
			expect(listSheets(html), path).toEqual([]);
			const [, start = ""] = /"(\/assets\/start-[^"]+)"/.exec(html) ?? [];
			const [, sheet] = /"sheet":"([^"]+)"/.exec(await getText(start)) ?? [];
			const answer = await site.request(sheet ?? "");
			expect(answer.headers.get("Content-Type"), path).toMatch(/^text\/css/);
			expect(await answer.text()).not.toContain("@font-face");
		}
	});

	test.each(["contact", "contact thank-you", "search with results", "not found"] as const)(
		"holds a page that is one visitor's with its data, compressed while that visitor waits: %s",
		async (name) => {
			const { headers } = await site.request(TEMPLATES[name], {
				headers: { "Accept-Encoding": "gzip, deflate, br, zstd" },
			});
			expect(headers.get("Content-Encoding")).toBe("br");
			expect(Number(headers.get("Content-Length"))).toBeGreaterThan(0);
			expect(Number(headers.get("Content-Length"))).toBeLessThan(FIRST_FLIGHT);
			const html = pages.get(TEMPLATES[name]);
			expect(html).toContain('"loaderData"');
			expect(html).not.toContain("streamController.enqueue");
		},
	);
});

async function getText(path: string): Promise<string> {
	return (await site.request(path)).text();
}

function listSheets(html: string): string[] {
	return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
}
