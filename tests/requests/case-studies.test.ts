import { beforeAll, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { readHtml } from "../support/read-html.ts";
import { SITE_URL, type Site, startSite } from "../support/site.ts";

const { caseStudies, services, pages } = content;
const { industries } = pages.caseStudies;

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

async function open(path: string) {
	const response = await site.request(path);
	expect(response.status, path).toBe(200);
	return readHtml(await response.text());
}

type Page = Awaited<ReturnType<typeof open>>;

function listShown(page: Page): string[] {
	return page.attributes("main article", "id");
}

function listMarked(page: Page): string[] {
	return page.attributes('main nav a[aria-current="true"]', "href");
}

test("the list tells each case in short and leads to its page", async () => {
	const page = await open("/case-studies");
	// The ids are where links to a case led before it had a page.
	expect(listShown(page)).toEqual(caseStudies.map(({ slug }) => slug));
	const entries = page.texts("main article");
	const links = page.attributes("main article a", "href");
	const pictures = page.attributes("main article img", "src");
	for (const [place, caseStudy] of caseStudies.entries()) {
		const { slug, title, client, summary, imageUrl } = caseStudy;
		for (const text of [title, client, summary]) expect(entries[place]).toContain(text);
		for (const name of namesOf(caseStudy)) expect(entries[place]).toContain(name);
		expect(entries[place]).toMatch(/[+−]\d+%/);
		expect(links[place]).toBe(`/case-studies/${slug}`);
		expect(pictures[place]).toBe(imageUrl);
	}
});

describe("each case has a page", () => {
	test.each(caseStudies)("that tells the whole story: $slug", async (caseStudy) => {
		const page = await open(`/case-studies/${caseStudy.slug}`);
		const text = page.text("main article");
		const { title, client, summary, challenge, work, learned } = caseStudy;
		expect(page.text("h1")).toBe(title);
		for (const part of [client, summary, ...challenge, ...work, ...learned])
			expect(text).toContain(part.replaceAll(/\s+/g, " "));
	});

	test.each(caseStudies)("with its numbers and how each is counted: $slug", async (caseStudy) => {
		const page = await open(`/case-studies/${caseStudy.slug}`);
		const rows = page.texts("main table tbody tr");
		expect(rows).toHaveLength(caseStudy.measures.length);
		for (const [place, { label, before, after }] of caseStudy.measures.entries())
			for (const part of [label, before.toLocaleString("en-IN"), after.toLocaleString("en-IN")])
				expect(rows[place]).toContain(part);
		const counted = page.text("main details");
		for (const { base, period, source } of caseStudy.measures)
			for (const part of [base, period, source]) expect(counted).toContain(part);
		expect(page.attributes('main figure [role="img"]', "aria-label")).toHaveLength(1);
	});

	test.each(caseStudies)("that leads to its services, its like and others: $slug", async (it) => {
		const page = await open(`/case-studies/${it.slug}`);
		const links = page.attributes("main article a", "href");
		for (const service of it.services) expect(links).toContain(`/services/${service}`);
		expect(links).toContain(`/case-studies?industry=${it.industry}`);
		expect(links).toContain("/case-studies");
		const onward = page.attributes("main section a", "href");
		for (const { slug } of caseStudies.filter(({ slug }) => slug !== it.slug))
			expect(onward).toContain(`/case-studies/${slug}`);
		expect(onward).not.toContain(`/case-studies/${it.slug}`);
		for (const name of namesOf(it)) expect(page.text("main article")).toContain(name);
	});

	test.each(caseStudies)("described by its own gains: $slug", async ({ slug, description }) => {
		const page = await open(`/case-studies/${slug}`);
		expect(page.attribute('meta[name="description"]', "content")).toBe(description);
		expect(page.attribute('link[rel="canonical"]', "href")).toBe(
			`${SITE_URL}/case-studies/${slug}`,
		);
	});

	test("to which the home page's cards lead", async () => {
		const links = (await open("/")).attributes("main article a", "href");
		for (const { slug } of caseStudies) expect(links).toContain(`/case-studies/${slug}`);
	});
});

describe("the list of a service or an industry", () => {
	test.each(services)("shows exactly the cases of the service $slug", async ({ slug }) => {
		const wanted = caseStudies.filter((caseStudy) => caseStudy.services.includes(slug));
		const page = await open(`/case-studies?service=${slug}`);
		expect(listShown(page)).toEqual(wanted.map((caseStudy) => caseStudy.slug));
	});

	test.each(industries)("shows exactly the cases of the industry $slug", async ({ slug }) => {
		const wanted = caseStudies.filter(({ industry }) => industry === slug);
		const page = await open(`/case-studies?industry=${slug}`);
		expect(listShown(page)).toEqual(wanted.map((caseStudy) => caseStudy.slug));
	});

	test("shows of both only what is of both, and marks both", async () => {
		const [first] = caseStudies;
		const path = `/case-studies?service=${first?.services[0]}&industry=${first?.industry}`;
		const page = await open(path);
		expect(listShown(page)).toEqual([first?.slug]);
		expect(listMarked(page)).toHaveLength(2);
	});

	test("is one link away, marked as the current one, and can be left", async () => {
		const whole = await open("/case-studies");
		expect(listMarked(whole)).toEqual(["/case-studies"]);
		const filters = whole.attributes("main nav a", "href").filter((link) => link.includes("?"));
		expect(filters.length).toBeGreaterThan(2);
		for (const path of filters) {
			const page = await open(path);
			expect(listMarked(page)).toEqual([path]);
			expect(page.attributes("main nav a", "href")).toContain("/case-studies");
			expect(listShown(page).length, path).toBeGreaterThan(0);
		}
	});

	test("says so where there is no case yet, and leads back", async () => {
		const without = services.find(({ slug }) =>
			caseStudies.every((caseStudy) => !caseStudy.services.includes(slug)),
		);
		if (!without) return;
		const path = `/case-studies?service=${without.slug}`;
		const page = await open(path);
		expect(listShown(page)).toEqual([]);
		expect(listMarked(page)).toEqual([path]);
		expect(page.text('main [role="status"]')).toContain(without.name);
		expect(page.attributes("main div a", "href")).toContain("/case-studies");
	});

	test("is left to the whole list by search engines", async () => {
		for (const path of [
			"/case-studies?service=seo",
			`/case-studies?industry=${industries[0]?.slug}`,
		]) {
			const page = await open(path);
			expect(page.attribute('meta[name="robots"]', "content")).toBe("noindex, follow");
			expect(page.attribute('link[rel="canonical"]', "href")).toBe(`${SITE_URL}/case-studies`);
			expect(page.text("title")).not.toBe((await open("/case-studies")).text("title"));
		}
	});

	test.each([
		"/case-studies?service=astrology",
		"/case-studies?industry=astrology",
		"/case-studies?service=__proto__",
		"/case-studies?service=seo&industry=nothing",
		"/case-studies?service=SEO",
		"/case-studies?service=%3Cscript%3E",
	])("is not found for what is on no list: %s", async (path) => {
		const response = await site.request(path);
		expect(response.status).toBe(404);
		expect(readHtml(await response.text()).text("main")).toContain("Oops! Page not found");
	});

	test("is the whole list where nothing is asked for", async () => {
		for (const path of ["/case-studies?service=", "/case-studies?utm_source=letter"])
			expect(listShown(await open(path))).toHaveLength(caseStudies.length);
	});
});

/** The names of its services and of its industry. */
function namesOf(caseStudy: (typeof caseStudies)[number]): string[] {
	return [
		...services.filter(({ slug }) => caseStudy.services.includes(slug)),
		...industries.filter(({ slug }) => slug === caseStudy.industry),
	].map(({ name }) => name);
}
