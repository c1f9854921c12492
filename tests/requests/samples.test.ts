import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();

const { caseStudies } = content;
const people = content.people.filter(({ isSample }) => isSample);

// Samples at a public address are tested in settings.test.ts.
test.each([
	["/", 4],
	["/about", 7],
	["/case-studies/the-long-counter", 3],
	["/pricing", 1],
	["/how-we-work/quote", 1],
])("%s marks its %i parts with samples", async (path, count) => {
	const page = await openPage(path);
	const marks = page.texts("main small").filter((text) => text.startsWith("Sample"));
	expect(marks).toHaveLength(count);
	expect(page.texts('[role="note"]')).toEqual([]);
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
	const article = await (await site.request("/blog/what-a-click-buys")).text();
	const [head = ""] = article.split("</head>");
	for (const { name } of people) {
		expect(feed).not.toContain(`<dc:creator>${name}`);
		expect(head).not.toContain(name);
	}
});
