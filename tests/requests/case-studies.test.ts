import { describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import type { Document } from "../support/parse-html.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

const { caseStudies, services } = content;
const [first] = caseStudies;
if (!first) throw new Error("The content has no case study");

provideSite();

const listShown = (page: Document) => page.attributes("main article", "id");
const listMarked = (page: Document) => page.attributes('main nav a[aria-current="true"]', "href");

test.each(caseStudies)("$slug has a page with its story, its numbers and links", async (it) => {
	const page = await openPage(`/case-studies/${it.slug}`);
	const text = page.text("main article");
	expect(page.text("h1")).toBe(it.title);
	for (const part of [it.client, it.summary, ...it.challenge, ...it.work, ...it.learned])
		expect(text).toContain(part.replaceAll(/\s+/g, " "));
	const rows = page.texts("main table tbody tr");
	const counted = page.text("main details");
	for (const [at, { label, before, after, base, period, source }] of it.measures.entries()) {
		for (const part of [label, before.toLocaleString("en-IN"), after.toLocaleString("en-IN")])
			expect(rows[at]).toContain(part);
		for (const part of [base, period, source]) expect(counted).toContain(part);
	}
	const bought = it.services.map((service) => `/services/${service}`);
	const others = caseStudies
		.filter(({ slug }) => slug !== it.slug)
		.map(({ slug }) => `/case-studies/${slug}`);
	const wanted = [...bought, ...others, `/case-studies?industry=${it.industry}`, "/case-studies"];
	expect(page.attributes("main a", "href")).toEqual(expect.arrayContaining(wanted));
});

describe("the list of a service or an industry", () => {
	const without = services.find(({ slug }) =>
		caseStudies.every((it) => !it.services.includes(slug)),
	);

	test.each([
		["service", first.services[0]],
		["industry", first.industry],
		["service", without?.slug],
	] as const)("shows exactly the cases of the %s %s and marks it", async (kind, slug) => {
		const wanted = caseStudies.filter(({ services: bought, industry }) =>
			kind === "service" ? bought.some((service) => service === slug) : industry === slug,
		);
		const path = `/case-studies?${kind}=${slug}`;
		const page = await openPage(path);
		expect(listShown(page)).toEqual(wanted.map((it) => it.slug));
		expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
		expect(page.attribute('link[rel="canonical"]', "href")).toBe(`${SITE_URL}/case-studies`);
		expect(listMarked(page)).toEqual([path]);
		if (wanted.length === 0) expect(page.text('main [role="status"]')).toContain(without?.name);
	});

	test("is one link away from the whole list, and leads to no empty one", async () => {
		const whole = await openPage("/case-studies?service=&utm_source=letter");
		expect(listShown(whole)).toEqual(caseStudies.map(({ slug }) => slug));
		expect(listMarked(whole)).toEqual(["/case-studies"]);
		const filters = whole.attributes("main nav a", "href").filter((link) => link.includes("?"));
		expect(filters.length).toBeGreaterThan(2);
		for (const path of filters) expect(listShown(await openPage(path)), path).not.toEqual([]);
	});

	test.each(["service=__proto__", "industry=nothing"])("is not found for %s", async (query) => {
		await openPage(`/case-studies?${query}`, 404);
	});
});
