import type { RequestHandler } from "react-router";
import { describe, expect, it } from "vitest";
import { setBlogSource } from "#app/blog/blog-source.server.ts";
import { restoreContent } from "../../tests/support/set-cities.ts";
import { createResponse } from "../responses/cached-response.ts";
import { type CachedPage, createPageCache, getPageVersion } from "./page-cache.ts";
import { renderPage } from "./render-page.ts";

const ORIGIN = "https://site.example";
const MAX_AGE = 600_000;
const HTML = { "Content-Type": "text/html; charset=utf-8" };

const page = (text: string, status = 200, headers: Record<string, string> = HTML) =>
	new Response(text, { status, headers });

/** The pages of a site as one route renders them. */
function open(
	render: (request: Request) => Response | Promise<Response>,
	{ isIdle = false, maxBytes = 1_000_000 } = {},
) {
	const rendered: string[] = [];
	const given = { version: 1, time: 1_000_000 };
	const handle: RequestHandler = async (request) => {
		rendered.push(request.url.replace(ORIGIN, ""));
		return render(request);
	};
	const cache = createPageCache({
		render: (address) => renderPage(handle, ORIGIN, address),
		getVersion: () => given.version,
		maxAge: MAX_AGE,
		maxBytes,
		isIdle: () => isIdle,
		now: () => given.time,
	});
	const readText = async (cached: CachedPage | undefined) =>
		cached && createResponse(await cache.addEncoding(cached, "identity"), new Headers())?.text();
	const fetch = (address: string) => cache.fetch({ address, isWhole: false });
	return {
		cache,
		fetch,
		fetchText: async (address: string) => {
			const found = await fetch(address);
			return found instanceof Response ? found.text() : readText(found.page);
		},
		getText: (address: string) => readText(cache.get(address)),
		/** Those since the last call. */
		takeRendered: () => rendered.splice(0),
		given,
	};
}

describe("a page that is the same for all", () => {
	it("is rendered once for all who request it, from its address alone", async () => {
		const headers: string[] = [];
		const site = open((request) => {
			headers.push(...request.headers.keys());
			return page("a page");
		});
		const texts = await Promise.all(Array.from({ length: 20 }, () => site.fetchText("/a?page=2")));
		expect(new Set([...texts, await site.fetchText("/a?page=2")])).toEqual(new Set(["a page"]));
		expect(await site.getText("/a?page=2")).toBe("a page");
		expect(site.cache.get("/a")).toBeUndefined();
		expect(site.takeRendered()).toEqual(["/a?page=2"]);
		expect(headers).toEqual([]);
	});

	it("is not cached, nor served to later requests, when content changed while it was rendered", async () => {
		const gate = Promise.withResolvers<void>();
		let words = "old";
		const site = open(async () => {
			const text = words;
			await gate.promise;
			return page(text);
		});
		const before = [site.fetchText("/a"), site.fetchText("/b")];
		words = "new";
		site.given.version++;
		const after = site.fetchText("/a");
		gate.resolve();
		expect(await Promise.all([...before, after])).toEqual(["old", "old", "new"]);
		expect(await site.getText("/a")).toBe("new");
		expect(site.cache.get("/b")).toBeUndefined();
	});

	it("is served once more when it is too old, and rendered again in the background, once", async () => {
		const next = Promise.withResolvers<Response>();
		const responses = [page("2026"), next.promise];
		const site = open(() => responses.shift() ?? Response.error());
		await site.fetchText("/a");
		site.given.time += MAX_AGE + 1;
		expect(await site.getText("/a")).toBe("2026");
		expect(await site.fetchText("/a")).toBe("2026");
		next.resolve(page("2027"));
		await expect.poll(() => site.getText("/a")).toBe("2027");
		expect(site.takeRendered()).toEqual(["/a", "/a"]);
		site.given.time += MAX_AGE - 1;
		site.cache.get("/a");
		expect(site.takeRendered()).toEqual([]);
	});

	it("stays while it cannot be rendered, and is dropped when it is gone", async () => {
		const responses = [200, 500, 404].map((status) => page(String(status), status));
		const site = open(() => responses.shift() ?? Response.error());
		await site.fetchText("/a");
		site.given.time += MAX_AGE + 1;
		site.cache.get("/a");
		await expect.poll(() => responses.length).toBe(1);
		await new Promise((done) => setImmediate(done));
		expect(await site.getText("/a")).toBe("200");
		expect(site.takeRendered()).toEqual(["/a", "/a"]);
		site.given.time += MAX_AGE + 1;
		site.cache.get("/a");
		await expect.poll(() => site.cache.get("/a")).toBeUndefined();
	});

	it("is compressed better while there is time, before anybody requests it again", async () => {
		const words = Array.from({ length: 400 }, (_, at) => `${at * 7919} words`).join();
		const site = open(() => page(words), { isIdle: true });
		await site.fetch("/a");
		const quick = site.cache.bytes;
		await expect.poll(() => site.cache.bytes).toBeLessThan(quick);
		expect(await site.getText("/a")).toBe(words);
	});

	it("makes room for others when it was not requested for the longest time", async () => {
		const site = open((request) => page(request.url), { maxBytes: 10_000 });
		for (const address of ["/a", "/b", "/c"]) await site.fetch(address);
		site.cache.get("/a");
		await site.fetch("/d");
		const cached = ["/a", "/b", "/c", "/d"].filter((address) => site.cache.get(address));
		expect(cached).toEqual(["/a", "/c", "/d"]);
		expect(site.cache.bytes).toBeLessThanOrEqual(10_000);
	});
});

it.each<[string, number, Record<string, string>]>([
	["is broken", 500, HTML],
	["sets a cookie", 200, { ...HTML, "Set-Cookie": "a=b" }],
])("a response that %s is each visitor's own, and not cached", async (_what, status, headers) => {
	const site = open(() => page("own", status, headers));
	const responses = await Promise.all([site.fetch("/a"), site.fetch("/a"), site.fetch("/a")]);
	expect(new Set(responses).size).toBe(3);
	for (const response of responses)
		expect(response instanceof Response && (await response.text())).toBe("own");
	expect(site.cache.get("/a")).toBeUndefined();
});

it("pages have another version with other content or another blog, and only then", () => {
	const changes = [() => restoreContent(), () => setBlogSource(undefined)];
	for (const change of changes) {
		const before = getPageVersion();
		expect(getPageVersion()).toBe(before);
		change();
		expect(getPageVersion()).toBeGreaterThan(before);
	}
});
