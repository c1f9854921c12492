import { beforeAll, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

const { services, cities, caseStudies, posts } = content;

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

async function listLinks(path: string, part = "main"): Promise<string[]> {
	const response = await site.request(path);
	expect(response.status, path).toBe(200);
	return readHtml(await response.text()).attributes(`${part} a`, "href");
}

const casesOf = (service: string) =>
	caseStudies.filter((each) => each.services.includes(service)).map(({ slug }) => slug);
const postsOf = (service: string) =>
	posts.filter((post) => post.service === service).map(({ slug }) => slug);

describe("a service", () => {
	test.each(services)(
		"leads to the cases that bought it and to its articles: $slug",
		async (service) => {
			const { slug, subServices } = service;
			const paths = [
				`/services/${slug}`,
				...subServices.map((sub) => `/services/${slug}/${sub.slug}`),
			];
			for (const path of paths) {
				const links = await listLinks(path);
				for (const found of casesOf(slug).slice(0, 2))
					expect(links).toContain(`/case-studies/${found}`);
				expect(links.includes(`/case-studies?service=${slug}`)).toBe(casesOf(slug).length > 0);
				for (const found of postsOf(slug).slice(0, 3)) expect(links).toContain(`/blog/${found}`);
				expect(links.filter((link) => /^\/blog\/./.test(link)).length).toBeLessThanOrEqual(3);
			}
		},
	);

	test("in a city leads to that city's districts and to the same in the cities near by", async () => {
		for (const city of cities.slice(0, 3)) {
			const links = await listLinks(`/services/seo/${city.slug}`);
			for (const { slug } of city.districts) expect(links).toContain(`/${city.slug}/${slug}`);
			for (const near of city.neighbours) expect(links).toContain(`/services/seo/${near}`);
			expect(links).toContain(`/${city.slug}`);
		}
	});
});

test("a district leads to all others of its city, and to the list of them", async () => {
	const [city] = cities;
	if (!city) throw new Error("no city");
	for (const { slug } of city.districts) {
		const links = await listLinks(`/${city.slug}/${slug}`);
		for (const other of city.districts.filter((each) => each.slug !== slug))
			expect(links).toContain(`/${city.slug}/${other.slug}`);
		expect(links).toContain(`/${city.slug}#districts`);
	}
});

test("a city leads to the articles that name it, where there are any", async () => {
	for (const city of cities) {
		const naming = posts.filter((post) => `${post.title} ${post.excerpt}`.includes(city.name));
		const links = await listLinks(`/${city.slug}`);
		expect(links.filter((link) => link.startsWith("/blog/")).toSorted()).toEqual(
			naming.map(({ slug }) => `/blog/${slug}`).toSorted(),
		);
	}
});

test.each(posts)("an article leads to its service and to a case of it: $slug", async (post) => {
	const links = await listLinks(`/blog/${post.slug}`);
	expect(links).toContain(`/services/${post.service}`);
	const cases = casesOf(post.service);
	expect(links.filter((link) => link.startsWith("/case-studies/"))).toEqual(
		cases.slice(0, 1).map((slug) => `/case-studies/${slug}`),
	);
});

test.each(caseStudies)(
	"a case leads to what was bought and to other cases: $slug",
	async (each) => {
		const links = await listLinks(`/case-studies/${each.slug}`);
		for (const service of each.services) expect(links).toContain(`/services/${service}`);
		const others = caseStudies.filter(({ slug }) => slug !== each.slug);
		for (const { slug } of others.slice(0, 2)) expect(links).toContain(`/case-studies/${slug}`);
	},
);

test("the footer leads to all services and to the list of all pages", async () => {
	const links = await listLinks("/about", "footer");
	expect(links).toContain("/services");
	expect(links).toContain("/sitemap");
});

test("a page about something else does not wait for a blog that is slow or fails", async () => {
	await site.tellBlog("held");
	expect((await listLinks("/services/seo")).some((link) => /^\/blog\/./.test(link))).toBe(false);
	await site.tellBlog("release");
	await site.tellBlog("failing");
	expect((await listLinks("/surat")).some((link) => /^\/blog\/./.test(link))).toBe(false);
	expect(await site.takeErrors()).toBe("");
	await site.tellBlog("embedded");
});

test("no page offers a chat where the content has no number for it", async () => {
	expect(content.site.whatsapp).toBeUndefined();
	for (const path of ["/", "/contact", "/services/seo/mumbai", "/mumbai"])
		expect((await listLinks(path, "body")).join(" ")).not.toContain("wa.me");
});
