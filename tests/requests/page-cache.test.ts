import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { type RawResponse, requestRaw } from "../support/raw-request.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

provideSite();

afterEach(() => site.setBlog("embedded"));

const get = (path: string, headers: Record<string, string> = {}) =>
	requestRaw(site.origin, path, headers);

/** Gets a page twice: rendered first, then from memory. */
async function getTwice(path: string, headers?: Record<string, string>) {
	await site.setBlog("embedded");
	return [await get(path, headers), await get(path, headers)] as const;
}

const isSame = (one: RawResponse, other: RawResponse) => one.body.equals(other.body);

// What is cached, and for how long, is tested in server/pages/page-cache.test.ts.
describe("a page that is the same for all", () => {
	test.each(["/", "/blog?category=seo"])("is sent from memory as rendered: %s", async (path) => {
		const [first, second] = await getTwice(path);
		expect(first.status).toBe(200);
		expect(isSame(first, second)).toBe(true);
		expect({ ...second.headers, date: "" }).toEqual({ ...first.headers, date: "" });
		for (const [encoding, decompress] of Object.entries(DECODERS)) {
			const { headers, body } = await get(path, { "Accept-Encoding": encoding });
			expect([headers["content-encoding"], headers.vary]).toEqual([
				encoding,
				path === "/" ? "Accept, Accept-Encoding" : "Accept-Encoding",
			]);
			expect(decompress(body).equals(first.body)).toBe(true);
		}
	});

	test("does not depend on what a visitor says", async () => {
		const [first, second] = await getTwice("/services/seo", {
			Host: "evil.example",
			"X-Forwarded-Host": "evil.example",
			"X-Forwarded-Proto": "gopher",
			Cookie: "a=evil",
			"User-Agent": "evil",
		});
		const plain = await get("/services/seo");
		expect([first.status, isSame(first, plain), isSame(second, plain)]).toEqual([200, true, true]);
		expect(plain.body.includes("evil")).toBe(false);
	});

	test("passes over parameters that are not its own", async () => {
		const [first] = await getTwice("/blog?utm_source=evil&gclid=1&x=%3Cscript%3E");
		expect(isSame(first, await get("/blog"))).toBe(true);
		expect(isSame(first, await get("/blog?category=seo&utm_source=a"))).toBe(false);
	});

	test.each([
		["/mumbai", "public, max-age=0, s-maxage=60, stale-while-revalidate=600"],
		["/mumbai.data", "public, max-age=60"],
		["/feed.xml", expect.stringMatching(/^public, max-age=300, stale-while-revalidate/)],
		["/art/city/mumbai.svg", expect.stringContaining("max-age=")],
	])("may be kept, and is not sent again to who has it: %s", async (path, kept) => {
		const { headers } = await get(path, { "Accept-Encoding": "br" });
		expect(headers["cache-control"]).toEqual(kept);
		const again = await get(path, { "If-None-Match": String(headers.etag) });
		expect([again.status, again.body.byteLength]).toEqual([304, 0]);
		expect(again.headers["cache-control"]).toBe(headers["cache-control"]);
		expect((await get(path, { "If-None-Match": '"other"' })).status).toBe(200);
	});
});

describe("what is made for each visitor", () => {
	test("is never kept: the form has an id of its own each time", async () => {
		const [first, second] = await getTwice("/contact");
		expect(first.headers["cache-control"]).toBe("private, no-store");
		expect(isSame(first, second)).toBe(false);
	});

	test.each([
		["/search?q=seo"],
		["/blog?q=seo"],
		["/tools/ad-budget?budget=100000"],
		["/gotham", "no-store"],
	])(
		"may not be kept under the addresses of which there is no end: %s",
		async (path, kept = undefined) => {
			const { headers } = await get(path);
			expect([headers.etag, headers["cache-control"]]).toEqual([undefined, kept]);
		},
	);
});

describe("what changes in the blog", () => {
	test("is on every page at once", async () => {
		const before = await get("/");
		await site.setBlog("many");
		const after = await get("/");
		expect([after.status, isSame(after, before)]).toEqual([200, false]);
	});

	test("is not a page that fails or comes in parts: those are not kept", async () => {
		await site.setBlog("failing");
		expect((await get("/blog")).status).toBe(503);
		expect((await get("/")).headers["cache-control"]).toContain("no-store");
		await site.setBlog("embedded");
		expect((await get("/blog")).status).toBe(200);
		expect((await get("/")).headers["cache-control"]).toContain("s-maxage");
		await site.takeErrors();
	});
});
