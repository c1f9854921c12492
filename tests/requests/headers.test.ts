import { describe, expect, test } from "vitest";
import { BODY_BYTES } from "../../server/limits/limits.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

provideSite();

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
/** The request of a browser, which gets pages in parts. */
const BY_FIREFOX: RequestInit = { headers: { "User-Agent": FIREFOX } };

const ALWAYS: Record<string, RegExp> = {
	"x-content-type-options": /^nosniff$/,
	"referrer-policy": /^strict-origin-when-cross-origin$/,
	"x-frame-options": /^DENY$/,
	"permissions-policy": /\bcamera=\(\), .*\busb=\(\)/,
	"cross-origin-opener-policy": /^same-origin$/,
	"cross-origin-embedder-policy": /^credentialless$/,
	"strict-transport-security": /^max-age=63072000; includeSubDomains; preload$/,
	"content-security-policy": /^default-src '(none|self)'; .*\bframe-ancestors 'none'/,
};

function listLacking(headers: Headers): string[] {
	const lacking = Object.entries(ALWAYS).filter(
		([name, value]) => !value.test(headers.get(name) ?? ""),
	);
	const telling = ["server", "x-powered-by", "set-cookie"].filter((name) => headers.has(name));
	return [...lacking.map(([name]) => `${name}: ${headers.get(name)}`), ...telling];
}

const form = (name: string) => ({ method: "POST", body: new URLSearchParams({ name }) });

/**
 * One request to each part of the server; other sites may show pictures. The score of pages is tested in
 * templates.test.ts.
 */
const ASKED: [path: string, status: number, shared: "same" | "cross", init?: RequestInit][] = [
	["/about", 200, "same"],
	["/about.data", 200, "same"],
	["/feed.xml", 200, "same"],
	["/art/city/mumbai.png", 200, "cross"],
	["/cards/services/seo.png", 200, "cross"],
	["/readyz", 200, "same"],
	["/About", 308, "same"],
	["/%ff", 404, "same"],
	["/nowhere-at-all", 404, "same"],
	["/about", 405, "same", { method: "DELETE" }],
	["/contact", 422, "same", form("R")],
	["/contact", 413, "same", form("a".repeat(BODY_BYTES))],
	["/hooks/content", 404, "same", { method: "POST" }],
];

describe("the headers of a careful site", () => {
	test.each(ASKED)("stand on %s with status %i", async (path, expected, shared, init) => {
		const { status, headers } = await site.request(path, init);
		expect([status, listLacking(headers)]).toEqual([expected, []]);
		expect(headers.get("Cross-Origin-Resource-Policy")).toBe(`${shared}-origin`);
	});

	test.each([
		["/nowhere-at-all"],
		["/nowhere-at-all.data"],
		["/desk/nothing"],
		["/desk.data"],
		["/desk/people.data"],
		[`/book/${crypto.randomUUID()}.${"0".repeat(64)}`],
		[`/book/${crypto.randomUUID()}.data`],
		["/book/calendar/nothing.ics"],
		["/%ff"],
	])("tell caches not to keep %s, which is not there", async (path) => {
		const { status, headers } = await site.request(path);
		expect([status, headers.get("Cache-Control")]).toEqual([
			404,
			expect.stringContaining("no-store"),
		]);
	});

	test("stand on the answer that a page has not changed, with the page's own policy", async () => {
		const whole = await site.request("/about");
		const known = { "If-None-Match": whole.headers.get("ETag") ?? "" };
		const answer = await site.request("/about", { headers: known });
		expect([answer.status, listLacking(answer.headers)]).toEqual([304, []]);
		const policy = "Content-Security-Policy";
		expect(answer.headers.get(policy)).toBe(whole.headers.get(policy));
	});

	test("let Firefox show the map, which knows no credentialless frames", async () => {
		const { headers } = await site.request("/contact", BY_FIREFOX);
		expect(headers.get("Cross-Origin-Embedder-Policy")).toBe("unsafe-none");
	});
});

describe("the policy of a page", () => {
	test("has a nonce of its own each time where a page comes in parts", async () => {
		const nonces: string[] = [];
		for (const _ of [1, 2]) {
			await site.setBlog("held");
			const answer = await site.request("/blog", BY_FIREFOX);
			await site.setBlog("release");
			const html = await answer.text();
			expect(listLacking(answer.headers)).toEqual([]);
			const policy = answer.headers.get("Content-Security-Policy") ?? "";
			const [, nonce = ""] = /script-src [^;]*'nonce-([\w+/=]+)'/.exec(policy) ?? [];
			expect(Buffer.from(nonce, "base64").byteLength).toBe(16);
			const scripts = [...html.matchAll(/<script\b(?![^>]*\stype="application)[^>]*>/g)];
			expect(scripts.filter(([tag]) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
			nonces.push(nonce);
		}
		await site.setBlog("embedded");
		expect(nonces[0]).not.toBe(nonces[1]);
	});

	test("lets a drawing keep its style, which stands in it once", async () => {
		const answer = await site.request("/art/team.svg");
		expect(await answer.text()).not.toMatch(/\sstyle="/);
		expect(answer.headers.get("Content-Security-Policy")).toMatch(/style-src 'sha256-[^']+'$/);
	});
});
