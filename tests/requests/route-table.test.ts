import { beforeAll, describe, expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

async function open(path: string) {
	return readHtml(await (await site.request(path)).text());
}

const MUMBAI_DISTRICTS = ["bandra", "andheri", "colaba", "powai", "juhu", "worli"];
const SERVICES = {
	seo: "SEO Services",
	"content-marketing": "Content Marketing",
	"social-media-marketing": "Social Media Marketing",
	"paid-advertising": "Paid Advertising (PPC)",
	"email-marketing": "Email Marketing",
	"web-development": "Web Dev Services",
	"ui-ux-design": "UI/UX Design",
};
const CITIES = [
	...["Mumbai", "Delhi", "Bangalore", "Hyderabad", "Ahmedabad", "Chennai", "Kolkata", "Surat"],
	...["Pune", "Jaipur", "Lucknow", "Kanpur", "Nagpur", "Visakhapatnam", "Bhopal"],
];

test("there are seven services with the slugs and names of the specification", () => {
	const named = content.services.map(({ slug, name }) => [slug, name]);
	expect(Object.fromEntries(named)).toEqual(SERVICES);
});

test("there are fifteen cities with six districts each, Mumbai's as specified", () => {
	expect(content.cities.map(({ name }) => name).toSorted()).toEqual(CITIES.toSorted());
	expect(content.cities.map(({ districts }) => districts.length)).toEqual(CITIES.map(() => 6));
	const mumbai = content.cities.find(({ slug }) => slug === "mumbai");
	expect(mumbai?.districts.map(({ slug }) => slug)).toEqual(MUMBAI_DISTRICTS);
});

describe("the header and the footer", () => {
	test("the header leads home, to the five pages and to a quote", async () => {
		const page = await open("/privacy-policy");
		expect(page.attributes("header > div > a", "href")).toContain("/");
		expect(page.texts("header nav a")).toEqual([
			"Services",
			"Case Studies",
			"Blog",
			"About Us",
			"Contact",
		]);
		const quote = page
			.select("header a")
			.find(({ textContent }) => textContent.trim() === "Get a Quote");
		expect(quote?.getAttributeValue("href")).toBe("/contact");
	});

	test("the footer has its four columns, the tagline's line of copyright and this year", async () => {
		const page = await open("/");
		const columns = ["Company", "Services", "Locations", "Location-wise Services"];
		for (const name of columns) expect(page.texts("footer h2")).toContain(name);
		for (const name of ["About Us", "Case Studies", "Blog"])
			expect(page.texts("footer a")).toContain(name);
		const links = page.attributes("footer a", "href");
		for (const slug of Object.keys(SERVICES)) {
			expect(links).toContain(`/services/${slug}`);
			expect(links).toContain(`/services/${slug}/locations`);
		}
		for (const { slug } of content.cities) expect(links).toContain(`/${slug}`);
		expect(page.text("footer")).toContain(`© ${new Date().getFullYear()}`);
	});

	test("the two social icons have no target and are no links", async () => {
		const page = await open("/");
		expect(content.site.social).toHaveLength(2);
		const outward = page.attributes("footer a", "href").filter((link) => link.startsWith("http"));
		expect(outward).toEqual([]);
	});
});

describe("the seven service pages", () => {
	test.each(Object.keys(SERVICES))("%s has its parts and leads to all cities", async (slug) => {
		const page = await open(`/services/${slug}`);
		const service = content.services.find((found) => found.slug === slug);
		if (!service) throw new Error(`no service ${slug}`);
		const headings = page.texts("h2, h3, th");
		const parts = service.subServices.length > 0 ? service.subServices : service.framework.items;
		expect(page.text("h1")).toBe(service.hero.title);
		expect(headings).toContain(service.explainer.heading);
		expect(headings).toContain(service.benefits.heading);
		expect(headings).toContain(service.process.heading);
		expect(parts?.length).toBeGreaterThan(0);
		for (const part of parts ?? [])
			expect(headings).toContain("name" in part ? part.name : part.title);
		expect(headings).toContain("Areas We Serve");
		const links = page.attributes("main a", "href");
		for (const city of content.cities) expect(links).toContain(`/services/${slug}/${city.slug}`);
		for (const sub of service.subServices) expect(links).toContain(`/services/${slug}/${sub.slug}`);
	});
});

describe("sub-services", () => {
	test.each([
		["seo", "technical on-page off-page local ai-in-seo analytics-and-reporting"],
		["content-marketing", "strategy writing multimedia distribution lead-generation analytics"],
		[
			"social-media-marketing",
			"content-creation community-management paid-social influencer-marketing",
		],
	])("%s has exactly its sub-services, each a page", async (service, slugs) => {
		const found = content.services.find(({ slug }) => slug === service)?.subServices ?? [];
		expect(found.map(({ slug }) => slug).toSorted()).toEqual(slugs.split(" ").toSorted());
		for (const { slug, hero } of found) {
			expect((await open(`/services/${service}/${slug}`)).text("h1")).toBe(hero.title);
		}
	});
});

test("a localised service is named after service and city, with its subtitle", async () => {
	for (const [slug, name] of Object.entries(SERVICES)) {
		const page = await open(`/services/${slug}/pune`);
		expect(page.text("h1")).toBe(`${name} in Pune`);
		expect(page.text("main")).toContain(`Tailored ${name} strategies for businesses in Pune`);
	}
});

test("a service's locations list all cities", async () => {
	const page = await open("/services/email-marketing/locations");
	expect(page.text("h1")).toBe("All Cities for Email Marketing");
	const links = page.attributes("main a", "href");
	for (const { slug } of content.cities)
		expect(links).toContain(`/services/email-marketing/${slug}`);
});

test("a city page has its consultation, a card per service and a link per district", async () => {
	const page = await open("/mumbai");
	expect(page.text("h1")).toBe("Digital Marketing Services in Mumbai");
	const consultation = page
		.select("main a")
		.find(({ textContent }) => textContent.trim() === "Get a Free Consultation");
	expect(consultation?.getAttributeValue("href")).toBe("/contact?city=mumbai");
	const links = page.attributes("main a", "href");
	for (const slug of Object.keys(SERVICES)) expect(links).toContain(`/services/${slug}/mumbai`);
	for (const slug of MUMBAI_DISTRICTS) expect(links).toContain(`/mumbai/${slug}`);
});

test("a district page has the same parts under its own name", async () => {
	const page = await open("/mumbai/bandra");
	expect(page.text("h1")).toBe("Digital Marketing Services in Bandra, Mumbai");
	const links = page.attributes("main a", "href");
	expect(page.texts("main a")).toContain("Get a Free Consultation");
	expect(links).toContain("/contact?city=mumbai&district=bandra");
	for (const slug of Object.keys(SERVICES)) expect(links).toContain(`/services/${slug}/mumbai`);
	expect(links.some((link) => /^\/mumbai\/(?!bandra)[a-z-]+$/.test(link))).toBe(true);
});

test("links from service and local pages carry what they are about to the form", async () => {
	const targets = async (path: string) => (await open(path)).attributes("main a", "href");
	expect(await targets("/services/seo")).toContain("/contact?service=seo");
	expect(await targets("/services/seo/technical")).toContain("/contact?service=seo");
	expect(await targets("/services/seo/mumbai")).toContain("/contact?service=seo&city=mumbai");
	expect(await targets("/services/seo/locations")).toContain("/contact?service=seo");
});

test.each([
	["data-driven-strategies"],
	["creative-excellence"],
	["client-centric-approach"],
	["proven-track-record"],
])("there is a page for the reason %s", async (slug) => {
	const reason = content.whyChooseUs.find((found) => found.slug === slug);
	expect((await open(`/why-choose-us/${slug}`)).text("h1")).toBe(reason?.title);
});
