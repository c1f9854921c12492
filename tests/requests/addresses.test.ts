import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../support/project-folder.ts";
import { requestRaw } from "../support/raw-request.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage, readPage } from "./visitor.ts";

provideSite();

// Every kind of odd path: server/requests/paths.test.ts.
describe("odd addresses", () => {
	test.each([
		["/MUMBAI//Bandra/?service=SEO&city=a", "/mumbai/bandra?service=SEO&city=a"],
		["/%5Cevil.example/", "/%5cevil.example"],
	])("%s moves for good to the canonical address %s", async (path, canonical) => {
		const { status, headers } = await requestRaw(site.origin, path);
		expect([status, headers.location]).toEqual([308, canonical]);
	});

	test.each([
		["that cannot be decoded", "/%E0%A4%A", [400]],
		["that is too long as written", `/blog/${"%61".repeat(1_000)}`, [414]],
		["above the built files", "/assets/../../package.json", [400, 404]],
		["above them, encoded", "/assets/..%2f..%2fserver%2findex.js", [400, 404]],
	])("one %s is refused", async (_what, path, statuses) => {
		const { status, body } = await requestRaw(site.origin, path);
		expect(statuses).toContain(status);
		expect(body.includes("dependencies")).toBe(false);
	});
});

describe("the not-found page", () => {
	test.each([
		["an unknown city", "/gotham"],
		["an unknown district", "/mumbai/nowhere"],
		["a district under another city", "/delhi/bandra"],
		["an unknown service", "/services/astrology"],
		["an unknown service's locations", "/services/astrology/locations"],
		["an unknown service in a city", "/services/astrology/mumbai"],
		["a service in an unknown city", "/services/seo/gotham"],
		["an unknown sub-service", "/services/content-marketing/poetry"],
		["a sub-service of another service", "/services/seo/writing"],
		["an unknown post", "/blog/no-such-post"],
		["the styleguide, which no build has", "/styleguide"],
		["an unknown case", "/case-studies/no-such-case"],
		["an unknown reason", "/why-choose-us/magic"],
		["a deep unknown path", "/a/b/c/d/e"],
		["a name that every object has", "/services/__proto__"],
	])("is shown for %s: %s", async (_what, path) => {
		const page = await openPage(path, 404);
		expect(page.text("h1")).toContain("404");
		expect(page.text("main")).toMatch(/Oops! Page not found.*Return to Home/);
		expect(page.attributes("main a", "href")).toContain("/");
		expect(page.attribute('meta[name="robots"]', "content")).toContain("noindex");
		expect(page.select('link[rel="canonical"]')).toEqual([]);
		expect(page.texts("title")).toHaveLength(1);
		expect(page.attributes("header a, footer a", "href")).toContain("/services");
	});

	test.each(["/art/city/gotham.svg", "/art/mark.gif", "/cards/nowhere.png", "/gotham.data"])(
		"stands for no file either: %s",
		async (path) => {
			expect((await site.request(path)).status).toBe(404);
		},
	);
});

test.each(["/", "/gotham", "/art/mark.svg", "/livez"])(
	"HEAD %s answers like GET, without a body",
	async (path) => {
		const head = await site.request(path, { method: "HEAD" });
		const get = await site.request(path);
		const type = (response: Response) => response.headers.get("content-type");
		expect([head.status, type(head)]).toEqual([get.status, type(get)]);
		expect(await head.text()).toBe("");
		await get.body?.cancel();
	},
);

test("a built file is kept for ever, and refuses everything but GET and HEAD", async () => {
	const name = readdirSync(join(ROOT, "build/client/assets")).find((file) => file.endsWith(".css"));
	const read = await site.request(`/assets/${name}`);
	const keep = "public, max-age=31536000, immutable";
	expect([read.status, read.headers.get("cache-control")]).toEqual([200, keep]);
	const { status, headers } = await site.request(`/assets/${name}`, { method: "POST" });
	expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

describe("a fault's answer", () => {
	test.each<[path: string, init?: RequestInit]>([
		["/gotham.data"],
		["/about.data", { method: "POST" }],
		["/contact", { method: "PUT", body: new URLSearchParams({ name: "a" }) }],
		["/_.data?_routes=nothing"],
	])("carries no stack, file or internal word: %s", async (path, init) => {
		expect(await (await site.request(path, init)).text()).not.toMatch(
			/\bat \S+ \(|node_modules|\.tsx?\b|\/build\/|TypeError/,
		);
	});

	test("has one h1 and stays out of search engines", async () => {
		const page = await readPage(site.request("/about", { method: "POST" }), 405);
		expect(page.texts("h1")).toHaveLength(1);
		expect(page.attribute('meta[name="robots"]', "content")).toContain("noindex");
	});
});
