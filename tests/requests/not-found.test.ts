import { beforeAll, describe, expect, test } from "vitest";
import { readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

describe("the not-found page answers", () => {
	test.each([
		["an unknown city", "/gotham"],
		["an unknown district", "/mumbai/nowhere"],
		["a district under another city", "/delhi/bandra"],
		["a district under an unknown city", "/gotham/bandra"],
		["an unknown service", "/services/astrology"],
		["an unknown service's locations", "/services/astrology/locations"],
		["an unknown service in a city", "/services/astrology/mumbai"],
		["a service in an unknown city", "/services/seo/gotham"],
		["an unknown sub-service", "/services/content-marketing/poetry"],
		["a sub-service of another service", "/services/seo/writing"],
		["an unknown post", "/blog/no-such-post"],
		["the styleguide, which no build has", "/styleguide"],
		["an unknown case", "/case-studies/no-such-case"],
		["a path below a case", "/case-studies/project-zenith/more"],
		["an unknown reason", "/why-choose-us/magic"],
		["a deep unknown path", "/a/b/c/d/e"],
		["a path below a page", "/about/us"],
		["a path of another program", "/wp-login.php"],
		["a name that every object has", "/constructor"],
		["such a name as a service", "/services/__proto__"],
		["a space in a path", "/mumbai%20"],
	])("%s: %s", async (_what, path) => {
		const response = await site.request(path);
		const page = readHtml(await response.text());
		expect(response.status).toBe(404);
		expect(page.text("h1")).toContain("404");
		expect(page.text("main")).toContain("Oops! Page not found");
		const home = page
			.select("main a")
			.find(({ textContent }) => textContent.trim() === "Return to Home");
		expect(home?.getAttributeValue("href")).toBe("/");
		expect(page.attributes('meta[name="robots"]', "content").join()).toContain("noindex");
		expect(page.select('link[rel="canonical"]')).toEqual([]);
		expect(page.texts("title")).toHaveLength(1);
	});
});

test("an unknown drawing and an unknown asset are not found either", async () => {
	for (const path of [
		"/art/city/gotham.svg",
		"/art/mark.gif",
		"/art/city/gotham.png",
		"/art",
		"/assets/none.js",
	]) {
		expect((await site.request(path)).status, path).toBe(404);
	}
});

test("the not-found page keeps the header, the footer and their links", async () => {
	const page = readHtml(await (await site.request("/gotham")).text());
	expect(page.attributes("header a", "href")).toContain("/services");
	expect(page.attributes("footer a", "href")).toContain("/mumbai");
});
