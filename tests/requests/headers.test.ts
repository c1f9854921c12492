import { describe, expect, test } from "vitest";
import { BODY_BYTES } from "../../server/limits/limits.ts";
import { content } from "../support/addresses.ts";
import { scoreResponse } from "../support/observatory.ts";
import { sendRaw } from "../support/raw-request.ts";
import { provideSite, site } from "../support/site-and-browser.ts";

provideSite();

const LEAST = 145;
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0";
/** A browser, which gets pages in parts. */
const BY_FIREFOX: RequestInit = { headers: { "User-Agent": FIREFOX } };

const ALWAYS: Record<string, RegExp> = {
	"x-content-type-options": /^nosniff$/,
	"referrer-policy": /^strict-origin-when-cross-origin$/,
	"x-frame-options": /^DENY$/,
	"permissions-policy": /\bcamera=\(\), .*\busb=\(\)/,
	"cross-origin-opener-policy": /^same-origin$/,
	"cross-origin-resource-policy": /^(same|cross)-origin$/,
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

/** Every kind of answer. */
const ASKED: [path: string, status: number, init?: RequestInit][] = [
	["/about", 200],
	["/about.data", 200],
	["/contact", 200],
	["/favicon.ico", 200],
	["/feed.xml", 200],
	["/art/city/mumbai.svg", 200],
	["/art/city/mumbai.png", 200],
	["/cards/services/seo.png", 200],
	["/robots.txt", 200],
	["/readyz", 200],
	["/About", 308],
	["/%ff", 400],
	["/nowhere-at-all", 404],
	["/assets/none.js", 404],
	["/pictures/none", 404],
	[`/${"a".repeat(2_000)}`, 414],
	["/about", 200, { method: "HEAD" }],
	["/about", 405, { method: "DELETE" }],
	["/contact", 422, form("R")],
	["/contact", 415, { method: "POST", body: "name=R" }],
	["/contact", 413, form("a".repeat(BODY_BYTES))],
	["/hooks/content", 404, { method: "POST" }],
];

describe("the headers of a careful site", () => {
	test.each(ASKED)("stand on %s with status %i", async (path, status, init) => {
		const answer = await site.request(path, init);
		expect(answer.status).toBe(status);
		expect(listLacking(answer.headers)).toEqual([]);
		const html = /^text\/html/.test(answer.headers.get("Content-Type") ?? "");
		const { score, findings } = scoreResponse(answer.headers, html ? await answer.text() : null);
		// Pictures may be shown by other sites, which costs ten; a page's default-src is not 'none', which costs five.
		const isOpen = answer.headers.get("Cross-Origin-Resource-Policy") === "cross-origin";
		const least = LEAST - (isOpen ? 10 : 0) - (html ? 5 : 0);
		expect(score, JSON.stringify(findings)).toBeGreaterThanOrEqual(least);
		expect(html && isOpen).toBe(false);
	});

	test.each(["/about", "/feed.xml", "/art/city/mumbai.svg"])(
		"stand on the answer that %s has not changed, with the page's own policy",
		async (path) => {
			const whole = await site.request(path);
			const tag = whole.headers.get("ETag") ?? "";
			const answer = await site.request(path, { headers: { "If-None-Match": tag } });
			expect(answer.status).toBe(304);
			expect(listLacking(answer.headers)).toEqual([]);
			const policy = "Content-Security-Policy";
			expect(answer.headers.get(policy)).toBe(whole.headers.get(policy));
		},
	);

	test("stand on the answer to a host that cannot be read", async () => {
		const answer = await sendRaw(site.origin, "GET /about?x HTTP/1.1\r\nHost: a b/\\c\r\n\r\n");
		const [head = "", ...lines] = answer.split("\r\n\r\n", 1)[0]?.split("\r\n") ?? [];
		expect(head).toContain(" 400 ");
		const pairs = lines.map((line) => line.split(": ", 2) as [string, string]);
		expect(listLacking(new Headers(pairs))).toEqual([]);
	});

	test("stand on the answer of a blog that is away", async () => {
		await site.setBlog("failing");
		const { status, headers } = await site.request("/blog");
		await site.setBlog("embedded");
		await site.takeErrors();
		expect([status, listLacking(headers)]).toEqual([503, []]);
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

	test.each(["/art/team.svg", content.caseStudies[0]?.imageUrl ?? ""])(
		"lets the drawing %s keep its style, which stands in it once",
		async (path) => {
			const answer = await site.request(path);
			expect(answer.status).toBe(200);
			expect(await answer.text()).not.toMatch(/\sstyle="/);
			expect(answer.headers.get("Content-Security-Policy")).toMatch(/style-src 'sha256-[^']+'$/);
		},
	);
});
