import { describe, expect, it } from "vitest";
import { createResponse } from "../responses/cached-response.ts";
import { createPageCache } from "./page-cache.ts";
import { renderPage } from "./render-page.ts";

const MAX_AGE = 600_000;
const HTML = { "Content-Type": "text/html; charset=utf-8" };

const page = (text: string, status = 200) => new Response(text, { status, headers: HTML });

/** Opens a cache of the pages that one route renders. */
function open(render: (request: Request) => Response | Promise<Response>, maxBytes = 1_000_000) {
	const rendered: string[] = [];
	const given = { version: 1, time: 1_000_000, isIdle: false };
	const cache = createPageCache({
		render: (address) =>
			renderPage(
				async (request) => {
					rendered.push(new URL(request.url).pathname);
					return render(request);
				},
				"https://site.example",
				address,
			),
		getVersion: () => given.version,
		maxAge: MAX_AGE,
		maxBytes,
		isIdle: () => given.isIdle,
		now: () => given.time,
	});
	const getText = async (address: string) => {
		const cached = cache.get(address);
		if (!cached) return null;
		const response = createResponse(await cache.addEncoding(cached, "identity"), new Headers());
		return response?.text();
	};
	const fetch = (address: string) => cache.fetch({ address, isWhole: false });
	return { cache, fetch, getText, rendered, given };
}

// What visitors notice of the cache, and that errors are not cached, is tested in tests/requests/page-cache.test.ts.
describe("a page that is the same for all", () => {
	it("is rendered once for all who request it, from its address alone", async () => {
		const headers: string[] = [];
		const site = open((request) => {
			headers.push(...request.headers.keys());
			return page("a page");
		});
		await Promise.all(Array.from({ length: 20 }, () => site.fetch("/a?page=2")));
		expect(await site.getText("/a?page=2")).toBe("a page");
		expect(await site.getText("/a")).toBeNull();
		expect([site.rendered, headers]).toEqual([["/a"], []]);
	});

	it("is not cached, nor served to later requests, when content changed while it was rendered", async () => {
		const gate = Promise.withResolvers<void>();
		let words = "old";
		const site = open(async () => {
			const text = words;
			await gate.promise;
			return page(text);
		});
		const before = [site.fetch("/a"), site.fetch("/b")];
		words = "new";
		site.given.version++;
		const after = site.fetch("/a");
		gate.resolve();
		await Promise.all([...before, after]);
		expect(await site.getText("/a")).toBe("new");
		expect(await site.getText("/b")).toBeNull();
	});

	it("is served once more when it is too old, and rendered again in the background, once", async () => {
		const next = Promise.withResolvers<Response>();
		const responses = [page("2026"), next.promise];
		const site = open(() => responses.shift() ?? Response.error());
		await site.fetch("/a");
		site.given.time += MAX_AGE + 1;
		for (const _ of "twice") expect(await site.getText("/a")).toBe("2026");
		next.resolve(page("2027"));
		await expect.poll(() => site.getText("/a")).toBe("2027");
		expect(site.rendered).toEqual(["/a", "/a"]);
	});

	it("stays while it cannot be rendered, and is dropped when it is gone", async () => {
		const responses = [200, 500, 404].map((status) => page(String(status), status));
		const site = open(() => responses.shift() ?? Response.error());
		await site.fetch("/a");
		site.given.time += MAX_AGE + 1;
		site.cache.get("/a");
		await expect.poll(() => responses.length).toBe(1);
		await new Promise((done) => setImmediate(done));
		expect(await site.getText("/a")).toBe("200");
		site.given.time += MAX_AGE + 1;
		site.cache.get("/a");
		await expect.poll(() => site.cache.get("/a")).toBeUndefined();
	});

	it("is compressed better while there is time, before anybody requests it again", async () => {
		const words = Array.from({ length: 400 }, (_, at) => `${at * 7919} words`).join();
		const site = open(() => page(words));
		site.given.isIdle = true;
		await site.fetch("/a");
		const quick = site.cache.bytes;
		await expect.poll(() => site.cache.bytes).toBeLessThan(quick);
		expect(await site.getText("/a")).toBe(words);
	});

	it("makes room for others", async () => {
		const site = open((request) => page(request.url), 10_000);
		for (const address of ["/a", "/b", "/c", "/d"]) await site.fetch(address);
		expect(site.cache.bytes).toBeLessThanOrEqual(10_000);
		expect(await site.getText("/d")).toContain("/d");
	});
});

it("a response that sets a cookie is each visitor's own, and not cached", async () => {
	const headers = { ...HTML, "Set-Cookie": "a=b" };
	const site = open(() => new Response("own", { headers }));
	const responses = await Promise.all([site.fetch("/a"), site.fetch("/a")]);
	for (const response of responses)
		expect(response instanceof Response && (await response.text())).toBe("own");
	expect(site.cache.get("/a")).toBeUndefined();
});
