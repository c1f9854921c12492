import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Site, startSite } from "../support/site.ts";

const PAGES = ["/", "/services/seo", "/mumbai", "/mumbai/bandra", "/blog", "/blog?category=seo"];

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

afterEach(() => site.tellBlog("embedded"));

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer };

/** As it is sent, which fetch would decompress; the address and the host may be any. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
	return new Promise((done, fail) => {
		const { hostname, port } = new URL(site.origin);
		request({ hostname, port, path, method, headers }, async (response) => {
			const parts: Buffer[] = [];
			for await (const part of response) parts.push(part);
			const { statusCode: status = 0, headers: told } = response;
			done({ status, headers: told, body: Buffer.concat(parts) });
		})
			.on("error", fail)
			.end();
	});
}

/** First rendered, then from memory. */
async function askTwice(path: string, headers: Record<string, string> = {}): Promise<Answer[]> {
	await site.tellBlog("embedded");
	return [await ask(path, headers), await ask(path, headers)];
}

describe("a page that is the same for all", () => {
	test.each(PAGES)("is sent from memory as it was rendered: %s", async (path) => {
		const [first, second] = await askTwice(path);
		expect(first?.status).toBe(200);
		expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
		const lower = ({ date, ...headers }: Record<string, unknown>) => headers;
		expect(lower(second?.headers ?? {})).toEqual(lower(first?.headers ?? {}));
	});

	test.each(PAGES)("is the same text in every encoding: %s", async (path) => {
		const plain = (await ask(path)).body;
		const [br, gzip] = await Promise.all(
			["br, gzip", "gzip"].map((accepted) => ask(path, { "Accept-Encoding": accepted })),
		);
		expect([br?.headers["content-encoding"], gzip?.headers["content-encoding"]]).toEqual([
			"br",
			"gzip",
		]);
		expect(brotliDecompressSync(br?.body ?? "").equals(plain)).toBe(true);
		expect(gunzipSync(gzip?.body ?? "").equals(plain)).toBe(true);
		for (const { headers } of [br, gzip].filter((answer) => answer !== undefined))
			expect(headers.vary).toBe("Accept-Encoding");
	});

	test("does not depend on the host, nor on anything else that a visitor says", async () => {
		const hostile = {
			Host: "evil.example",
			"X-Forwarded-Host": "evil.example",
			"X-Forwarded-Proto": "gopher",
			Forwarded: "host=evil.example",
			"X-Original-URL": "/contact",
			Cookie: "a=evil",
			"Accept-Language": "de",
			"User-Agent": "evil",
		};
		for (const path of PAGES) {
			const [first, second] = await askTwice(path, hostile);
			const { body } = await ask(path);
			expect(first?.status, path).toBe(200);
			expect(body.equals(first?.body ?? Buffer.alloc(0)), path).toBe(true);
			expect(body.equals(second?.body ?? Buffer.alloc(0)), path).toBe(true);
			expect(body.includes("evil"), path).toBe(false);
		}
	});

	test("is one and the same with any parameters that it does not read", async () => {
		for (const path of ["/", "/mumbai", "/blog", "/mumbai.data"]) {
			const [first] = await askTwice(`${path}?utm_source=evil&gclid=1&x=%3Cscript%3E`);
			const { body } = await ask(path);
			expect(body.equals(first?.body ?? Buffer.alloc(0)), path).toBe(true);
		}
	});

	test("is another one with those that it reads", async () => {
		const [all, some] = await Promise.all([ask("/blog"), ask("/blog?category=seo&utm_source=a")]);
		expect(all.body.equals(some.body)).toBe(false);
		expect((await ask("/blog?page=999")).status).toBe(404);
	});

	test("is not sent again to who has it", async () => {
		for (const path of [...PAGES, "/mumbai.data", "/art/city/mumbai.svg", "/robots.txt"]) {
			const { headers } = await ask(path, { "Accept-Encoding": "br" });
			const again = await ask(path, { "If-None-Match": String(headers.etag) });
			expect([again.status, again.body.byteLength], path).toEqual([304, 0]);
			expect(again.headers["cache-control"], path).toBe(headers["cache-control"]);
			expect((await ask(path, { "If-None-Match": '"other"' })).status, path).toBe(200);
		}
	});

	test("answers HEAD with its headers alone", async () => {
		const whole = await ask("/mumbai");
		const head = await ask("/mumbai", {}, "HEAD");
		expect([head.status, head.body.byteLength]).toEqual([200, 0]);
		expect(head.headers.etag).toBe(whole.headers.etag);
	});

	test("may be kept for a while by a CDN, its data by the browser", async () => {
		expect((await ask("/mumbai")).headers["cache-control"]).toBe(
			"public, max-age=0, s-maxage=60, stale-while-revalidate=600",
		);
		expect((await ask("/mumbai.data")).headers["cache-control"]).toBe("public, max-age=60");
	});

	test("still comes whole at the one address that it has", async () => {
		expect((await ask("/Mumbai/?utm_source=a")).headers.location).toBe("/mumbai?utm_source=a");
		expect((await ask("/mumbai%00")).status).toBe(400);
	});
});

describe("what is made for each visitor", () => {
	test("is never kept: the form has an id of its own each time", async () => {
		const [first, second] = await askTwice("/contact");
		expect(first?.headers["cache-control"]).toBe("private, no-store");
		expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(false);
	});

	test("are searches and calculations, of which there is no end", async () => {
		for (const path of ["/search?q=seo", "/blog?q=seo", "/tools/ad-budget?budget=100000"]) {
			const { headers, status } = await ask(path);
			expect([status, headers.etag, headers["cache-control"]], path).toEqual([
				200,
				undefined,
				undefined,
			]);
		}
	});

	test("are addresses that lead nowhere", async () => {
		for (const answer of await askTwice("/gotham")) {
			expect(answer.status).toBe(404);
			expect(answer.headers.etag).toBeUndefined();
		}
	});
});

describe("what changes in the blog", () => {
	test("is on every page that shows it at once", async () => {
		const before = await Promise.all(["/", "/blog", "/sitemap"].map((path) => ask(path)));
		await site.tellBlog("many");
		for (const [index, path] of ["/", "/blog", "/sitemap"].entries()) {
			const after = await ask(path);
			expect(after.status, path).toBe(200);
			expect(after.body.equals(before[index]?.body ?? Buffer.alloc(0)), path).toBe(false);
		}
	});

	test("is not a page that fails or comes in parts: those are not kept", async () => {
		await site.tellBlog("failing");
		expect((await ask("/blog")).status).toBe(503);
		expect((await ask("/")).headers["cache-control"]).toContain("no-store");
		await site.tellBlog("embedded");
		expect((await ask("/blog")).status).toBe(200);
		expect((await ask("/")).headers["cache-control"]).toContain("s-maxage");
		await site.takeErrors();
	});
});

describe("the state of a page", () => {
	test.each(["/mumbai.state?v=older", "/mumbai.state", "/contact.state?v=a", "/gotham.state?v=a"])(
		"is not there in a version that the page has not, and nobody keeps that: %s",
		async (path) => {
			const { status, headers } = await ask(path);
			expect([status, headers["cache-control"]]).toEqual([204, "no-store"]);
		},
	);
});
