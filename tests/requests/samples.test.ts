import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { startSite } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage, readPage } from "./visitor.ts";

provideSite();

const { people, caseStudies, templates } = content;
const MARK = /^Sample/;

test.each([
	// The strip has each testimonial twice.
	["/", 17],
	["/about", 4],
	["/case-studies", 6],
	["/case-studies/project-zenith", 3],
	["/services/seo", 1],
	["/pricing", 1],
	["/how-we-work", 3],
	["/how-we-work/quote", 1],
	["/about/meera-shah", 1],
])("%s marks its %i samples", async (path, count) => {
	const page = await openPage(path);
	expect(page.texts("main small").filter((text) => MARK.test(text))).toHaveLength(count);
});

test.each([
	...caseStudies.map(({ slug, description }) => [`/case-studies/${slug}`, description]),
	...people.map(({ slug, name }) => [`/about/${slug}`, name]),
])("%s gives machines neither its figures nor its name", async (path = "", hidden = "") => {
	const html = await (await site.request(path)).text();
	const [head = ""] = html.replace(/<style[\s\S]*?<\/style>/g, "").split("</head>");
	expect(head).toContain('<meta name="description"');
	expect(head).not.toContain(hidden.replaceAll("&", "&amp;"));
	expect(head).not.toMatch(/\d+%/);
});

test("the feed and the articles' structured data name nobody who is invented", async () => {
	const feed = await (await site.request("/feed.xml")).text();
	const article = await (await site.request("/blog/what-may-a-click-cost")).text();
	const [head = ""] = article.split("</head>");
	for (const { name } of people) {
		expect(feed).not.toContain(`<dc:creator>${name}`);
		expect(head).not.toContain(name);
	}
});

test("at a public address every page has a banner and is kept from search engines while samples are left", async () => {
	const own = await startSite({ SITE_URL: "https://www.kiteline.in" });
	try {
		for (const path of ["/", "/pricing", "/mumbai", "/case-studies/project-zenith"]) {
			const page = await readPage(own.request(path));
			expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
			expect(page.text('[role="note"]')).toBe(templates.sample.banner);
		}
	} finally {
		await own.stop();
	}
	expect((await openPage("/")).texts('[role="note"]')).toEqual([]);
});
