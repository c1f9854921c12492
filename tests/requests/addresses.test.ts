import { expect, test } from "vitest";
import { requestRaw } from "../support/raw-request.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();

// Every kind of odd path is tested in server/requests/paths.test.ts.
test("an odd address moves for good to the canonical one, with its query", async () => {
	const { status, headers } = await requestRaw(site.origin, "/MUMBAI//Bandra/?service=SEO&city=a");
	expect([status, headers.location]).toEqual([308, "/mumbai/bandra?service=SEO&city=a"]);
});

test.each([
	["that is too long as written", `/blog/${"%61".repeat(1_000)}`, [414]],
	["above the built files", "/assets/..%2f..%2fserver%2findex.js", [400, 404]],
])("an address %s is rejected", async (_what, path, statuses) => {
	const { status } = await requestRaw(site.origin, path);
	expect(statuses).toContain(status);
});

test.each([
	"/gotham",
	"/delhi/bandra",
	"/services/astrology",
	"/services/astrology/locations",
	"/services/seo/gotham",
	"/services/content-marketing/poetry",
	"/services/seo/writing",
	"/blog/no-such-post",
	"/styleguide",
	"/case-studies/no-such-case",
	"/why-choose-us/magic",
	"/a/b/c/d/e",
	"/services/__proto__",
	"/%FCber-uns",
	"/%zz",
	"/blog/%E0%A4%A",
	"/desk/%ff",
	"/mumbai%00",
])("the not-found page is shown at %s", async (path) => {
	const page = await openPage(path, 404);
	expect(page.text("main")).toMatch(/Oops! Page not found.*Return to Home/);
	expect(page.attributes("main a", "href")).toContain("/");
	expect(page.attribute('meta[name="robots"]', "content")).toContain("noindex");
	expect(page.select('link[rel="canonical"]')).toEqual([]);
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

test.each<[path: string, init?: RequestInit]>([
	["/gotham.data"],
	["/about.data", { method: "POST" }],
	["/contact", { method: "PUT", body: new URLSearchParams({ name: "a" }) }],
	["/_.data?_routes=nothing"],
])("an error's answer carries no stack, file or internal word: %s", async (path, init) => {
	expect(await (await site.request(path, init)).text()).not.toMatch(
		/\bat \S+ \(|node_modules|\.tsx?\b|\/build\/|TypeError/,
	);
});
