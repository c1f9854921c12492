import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "#app/blog/render-markdown.ts";
import { loadContent } from "./load.ts";
import { toSlug } from "./names.ts";

const content = loadContent(join(import.meta.dirname, "../.."));
const { pages, services, cities } = content;

const CITIES = [
	"Mumbai",
	"Delhi",
	"Bangalore",
	"Hyderabad",
	"Ahmedabad",
	"Chennai",
	"Kolkata",
	"Surat",
	"Pune",
	"Jaipur",
	"Lucknow",
	"Kanpur",
	"Nagpur",
	"Visakhapatnam",
	"Bhopal",
];

const SERVICES = [
	["seo", "seo", "SEO Services"],
	["contentMarketing", "content-marketing", "Content Marketing"],
	["socialMediaMarketing", "social-media-marketing", "Social Media Marketing"],
	["paidAdvertising", "paid-advertising", "Paid Advertising (PPC)"],
	["emailMarketing", "email-marketing", "Email Marketing"],
	["webDevelopment", "web-development", "Web Dev Services"],
	["uiUxDesign", "ui-ux-design", "UI/UX Design"],
];

const SUB_SERVICES: Record<string, string[]> = {
	seo: ["technical", "on-page", "off-page", "local", "ai-in-seo", "analytics-and-reporting"],
	"content-marketing": [
		"strategy",
		"writing",
		"multimedia",
		"distribution",
		"lead-generation",
		"analytics",
	],
	"social-media-marketing": [
		"content-creation",
		"community-management",
		"paid-social",
		"influencer-marketing",
	],
};

describe("places", () => {
	it("are the fifteen cities in their order, with lower-case names as slugs", () => {
		expect(cities.map(({ name }) => name)).toEqual(CITIES);
		expect(cities.map(({ slug }) => slug)).toEqual(CITIES.map((name) => name.toLowerCase()));
	});

	it.each(cities)("are six different districts in $name", ({ districts }) => {
		expect(districts).toHaveLength(6);
		expect(new Set(districts.map(({ name }) => name)).size).toBe(6);
		expect(districts.map(({ slug }) => slug)).toEqual(districts.map(({ name }) => toSlug(name)));
	});

	it("are in Mumbai the districts that the specification names", () => {
		expect(cities[0]?.districts.map(({ name }) => name)).toEqual([
			"Bandra",
			"Andheri",
			"Colaba",
			"Powai",
			"Juhu",
			"Worli",
		]);
	});

	it("stand at different points of the map", () => {
		const points = cities.map(({ coordinates }) => JSON.stringify(coordinates));
		expect(new Set(points).size).toBe(CITIES.length);
	});
});

describe("services", () => {
	it("are the seven of the specification with key, slug and display name", () => {
		expect(services.map(({ key, slug, name }) => [key, slug, name])).toEqual(SERVICES);
	});

	it.each(services)("have their sub-services in order: $name", ({ slug, subServices }) => {
		expect(subServices.map((sub) => sub.slug)).toEqual(SUB_SERVICES[slug] ?? []);
	});

	it.each(services)("have a framework of four parts: $name", ({ framework }) => {
		expect(new Set(framework.items.map(({ title }) => title)).size).toBe(4);
	});

	it.each(cities)("have texts of their own in $name, all seven", (city) => {
		expect(Object.keys(city.services).toSorted()).toEqual(
			services.map(({ slug }) => slug).toSorted(),
		);
	});

	it("are described 105 times over, never twice in the same words", () => {
		const intros = cities.flatMap((city) =>
			Object.values(city.services).map((text) => text?.intro),
		);
		expect(intros).toHaveLength(105);
		expect(new Set(intros).size).toBe(105);
	});
});

describe("the home page", () => {
	it("has the fixed headings and button texts", () => {
		expect(pages.home.hero.button).toBe("Get Started");
		expect(pages.home.clients.title).toBe("Trusted by innovative companies worldwide");
		expect(pages.home.industries.title).toBe("Industries We Serve");
		expect(pages.home.faq.title).toBe("Frequently Asked Questions");
		expect(pages.home.closing.button).toBe("Schedule a Free Consultation");
	});

	it("has five testimonials by different people", () => {
		const names = pages.home.testimonials.items.map(({ name }) => name);
		expect(new Set(names).size).toBe(5);
		expect(names.filter((name) => /\s/.test(name))).toEqual([]);
	});

	it("has the awards of the specification", () => {
		expect(pages.home.awards.stats.map(({ title, value }) => [title, value])).toEqual([
			["Industry Awards", "5+"],
			["Client Growth", "250%"],
			["Positive Reviews", "100+"],
		]);
	});

	it("has the four steps of the process", () => {
		expect(pages.home.process.items.map(({ title }) => title)).toEqual([
			"Discovery & Research",
			"Strategy & Planning",
			"Execution & Launch",
			"Analysis & Optimization",
		]);
	});

	it("has the six industries", () => {
		expect(pages.home.industries.items.map(({ title }) => title)).toEqual([
			"E-commerce",
			"B2B Tech",
			"Healthcare",
			"Real Estate",
			"Hospitality",
			"Local Business",
		]);
	});

	it("answers the four questions of the specification", () => {
		const [businesses, seo, success, custom] = pages.home.faq.items;
		expect(pages.home.faq.items).toHaveLength(4);
		expect(businesses?.question).toMatch(/businesses/i);
		expect(seo?.answer).toContain("3-6 months");
		for (const indicator of [
			"organic traffic",
			"conversion rate",
			"lead generation",
			"cost per acquisition",
			"ROI",
		])
			expect(success?.answer).toContain(indicator);
		expect(custom?.answer).toMatch(/^Yes/);
		for (const word of ["goals", "audience", "budget"]) expect(custom?.answer).toContain(word);
	});
});

describe("the other pages", () => {
	it("have four reasons to choose the agency", () => {
		expect(content.whyChooseUs.map(({ slug }) => slug)).toEqual([
			"data-driven-strategies",
			"creative-excellence",
			"client-centric-approach",
			"proven-track-record",
		]);
	});

	it("have the agency's hours, and a tagline of what it offers", () => {
		expect(content.site.hours).toBe("Monday - Friday, 9:00 AM - 5:00 PM");
		expect(content.site.tagline).toMatch(/strategic digital marketing/i);
	});

	it("tell on /services the four steps of the approach", () => {
		expect(pages.services.approach.heading).toBe("Our Approach");
		expect(pages.services.approach.items.map(({ title }) => title)).toEqual([
			"Discovery & Analysis",
			"Strategy & Planning",
			"Implementation & Execution",
			"Reporting & Optimization",
		]);
	});

	it("tell on /about the story, four values and three people", () => {
		expect(pages.about.story.heading).toBe("Our Story");
		expect(pages.about.values.heading).toBe("Our Values");
		expect(pages.about.values.items.map(({ title }) => title)).toEqual([
			"Innovation",
			"Partnership",
			"Results-Driven",
			"Integrity",
		]);
		expect(pages.about.team.title).toBe("Meet the Team");
		const team = content.people.filter(({ isTeamMember }) => isTeamMember);
		expect(team.map(({ initials }) => initials)).toEqual(
			Array(3).fill(expect.stringMatching(/^[A-Z]{2}$/)),
		);
	});

	it("have on /contact the form's fixed texts and three questions", () => {
		expect(pages.contact.title).toBe("Contact Us");
		expect(pages.contact.form.heading).toBe("Get a Quote");
		expect(pages.contact.form.namePlaceholder).toMatch(/^\S+ \S+$/);
		expect(pages.contact.form.emailPlaceholder).toMatch(/^\S+@\S+\.\S+$/);
		expect(pages.contact.faq.items).toHaveLength(3);
		const answers = pages.contact.faq.items.map(({ answer }) => answer);
		expect(answers).toContainEqual(expect.stringMatching(/PPC.*within weeks/));
	});

	it("cover in the privacy policy all that the specification lists", () => {
		const text = JSON.stringify([pages.privacyPolicy.intro, pages.privacyPolicy.sections]);
		for (const subject of [
			/log files/i,
			/cookies/i,
			/web beacons/i,
			/third-party advertis/i,
			/\b13\b/,
			/online/i,
			/consent/i,
		])
			expect(text).toMatch(subject);
	});
});

describe("case studies", () => {
	it("are the three of the specification", () => {
		expect(content.caseStudies.map(({ title }) => title)).toEqual([
			"Project Zenith",
			"E-commerce Success Story",
			"Social Media Campaign",
		]);
	});

	it("stand beside the proven results", () => {
		expect(pages.caseStudies.results.title).toBe("Proven Results");
		expect(pages.caseStudies.results.stats.map(({ title, value }) => [title, value])).toEqual([
			["Average ROI Increase", "350%"],
			["Client Retention Rate", "98%"],
			["Campaigns Managed", "500+"],
		]);
	});

	it.each(content.caseStudies)("name gains that follow from the measures: $title", (caseStudy) => {
		const named = [...caseStudy.description.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, it]) =>
			Number(it),
		);
		const changes = caseStudy.measures.map(({ before, after }) =>
			Math.round((100 * Math.abs(after - before)) / before),
		);
		expect(named.length).toBeGreaterThan(0);
		expect(changes).toEqual(expect.arrayContaining(named));
	});
});

describe("posts", () => {
	it("are at least nine, newest first, changed no earlier than written", () => {
		const dates = content.posts.map(({ date }) => date);
		expect(dates.length).toBeGreaterThanOrEqual(9);
		expect(dates).toEqual(dates.toSorted().toReversed());
		for (const { date, updated } of content.posts) expect((updated ?? date) >= date).toBe(true);
	});

	it.each(content.posts)("are worth reading, 600 words and more: $slug", ({ body }) => {
		const text = renderMarkdown(body).replaceAll(/<[^>]*>/g, " ");
		expect(text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length).toBeGreaterThanOrEqual(600);
	});

	it.each(content.posts)("leave the first heading to the page: $slug", ({ body }) => {
		expect(renderMarkdown(body)).not.toMatch(/<h1[\s>]/);
	});
});
