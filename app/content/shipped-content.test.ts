import { expect, it } from "vitest";
import { SHIPPED_ROOT } from "../../tests/support/copied-content.ts";
import { loadContent } from "./load.ts";

const content = loadContent(SHIPPED_ROOT);
const { pages, services, cities } = content;

const CITIES =
	"Mumbai Delhi Bangalore Hyderabad Ahmedabad Chennai Kolkata Surat Pune Jaipur Lucknow Kanpur Nagpur Visakhapatnam Bhopal";

/** Key, slug and display name, in the order of the site; the first three have sub-services. */
const SERVICES = [
	["seo", "seo", "SEO Services"],
	["contentMarketing", "content-marketing", "Content Marketing"],
	["socialMediaMarketing", "social-media-marketing", "Social Media Marketing"],
	["paidAdvertising", "paid-advertising", "Paid Advertising (PPC)"],
	["emailMarketing", "email-marketing", "Email Marketing"],
	["webDevelopment", "web-development", "Web Dev Services"],
	["uiUxDesign", "ui-ux-design", "UI/UX Design"],
];
const SUB_SERVICES = [
	["technical", "on-page", "off-page", "local", "ai-in-seo", "analytics-and-reporting"],
	["strategy", "writing", "multimedia", "distribution", "lead-generation", "analytics"],
	["content-creation", "community-management", "paid-social", "influencer-marketing"],
];

it("has the fifteen cities in their order, with lower-case names as slugs", () => {
	expect(cities.map(({ name }) => name).join(" ")).toBe(CITIES);
	expect(cities.map(({ slug }) => slug).join(" ")).toBe(CITIES.toLowerCase());
});

it.each(cities)(
	"has six different districts in $name, and texts for all seven services",
	(city) => {
		expect(city.districts).toHaveLength(6);
		expect(new Set(city.districts.map(({ name }) => name)).size).toBe(6);
		expect(Object.keys(city.services).toSorted()).toEqual(
			services.map(({ slug }) => slug).toSorted(),
		);
	},
);

it("has in Mumbai the districts that the specification names", () => {
	const names = ["Bandra", "Andheri", "Colaba", "Powai", "Juhu", "Worli"];
	expect(cities[0]?.districts.map(({ name }) => name)).toEqual(names);
});

it("has the seven services with key, slug and display name, and their sub-services in order", () => {
	expect(services.map(({ key, slug, name }) => [key, slug, name])).toEqual(SERVICES);
	const subServices = services.map((service) => service.subServices.map(({ slug }) => slug));
	expect(subServices).toEqual([...SUB_SERVICES, [], [], [], []]);
});

it("has four reasons to choose the agency", () => {
	expect(content.whyChooseUs.map(({ slug }) => slug)).toEqual([
		"data-driven-strategies",
		"creative-excellence",
		"client-centric-approach",
		"proven-track-record",
	]);
});

const { process, testimonials, faq } = pages.home;
const [, seo, success, custom] = faq.items;

it.each([
	[
		"process",
		process.items,
		"Discovery & Research, Strategy & Planning, Execution & Launch, Analysis & Optimization",
	],
	[
		"industries",
		content.industries.map(({ name }) => ({ title: name })),
		"E-commerce, B2B Tech, Healthcare, Real Estate, Hospitality, Local Business",
	],
	[
		"approach",
		pages.services.approach.items,
		"Discovery & Analysis, Strategy & Planning, Implementation & Execution, Reporting & Optimization",
	],
	["values", pages.about.values.items, "Innovation, Partnership, Results-Driven, Integrity"],
	[
		"case studies",
		content.caseStudies,
		"Project Zenith, E-commerce Success Story, Social Media Campaign",
	],
])("has the fixed titles of the %s", (_what, items, titles) => {
	expect(items.map(({ title }) => title).join(", ")).toBe(titles);
});

it.each([
	["testimonials", new Set(testimonials.items.map(({ name }) => name)).size, 5],
	["questions on the home page", faq.items.length, 4],
	["questions on the contact page", pages.contact.faq.items.length, 3],
	["people in the team", content.people.filter(({ isTeamMember }) => isTeamMember).length, 3],
])("has as many %s as specified", (_what, count, specified) => {
	expect(count).toBe(specified);
});

it.each([
	["how long SEO takes", seo, "3-6 months"],
	[
		"how success is measured",
		success,
		"organic traffic.*conversion rate.*lead generation.*cost per acquisition.*ROI",
	],
	["whether packages fit", custom, '"Yes.*goals.*audience.*budget'],
	["when PPC works", pages.contact.faq.items, "PPC.*within weeks"],
	["the agency's hours", content.site, "Monday - Friday, 9:00 AM - 5:00 PM"],
	["log files", pages.privacyPolicy, "log files"],
	["cookies", pages.privacyPolicy, "cookies"],
	["web beacons", pages.privacyPolicy, "web beacons"],
	["advertisers", pages.privacyPolicy, "third-party advertis"],
	["the age of children", pages.privacyPolicy, "\\b13\\b"],
	["use online only", pages.privacyPolicy, "online"],
	["consent", pages.privacyPolicy, "consent"],
])("says %s", (_what, part, words) => {
	expect(JSON.stringify(part)).toMatch(new RegExp(words, "i"));
});

it.each(content.caseStudies)("names gains that follow from the measures: $title", (caseStudy) => {
	const named = [...caseStudy.description.matchAll(/(\d+(?:\.\d+)?)%/g)].map(([, it]) =>
		Number(it),
	);
	const changes = caseStudy.measures.map(({ before, after }) =>
		Math.round((100 * Math.abs(after - before)) / before),
	);
	expect(named.length).toBeGreaterThan(0);
	expect(changes).toEqual(expect.arrayContaining(named));
});

it("has at least nine posts, newest first", () => {
	const dates = content.posts.map(({ date }) => date);
	expect(dates.length).toBeGreaterThanOrEqual(9);
	expect(dates).toEqual(dates.toSorted().toReversed());
});

it.each(content.posts)("has 600 words and more in the post $slug", ({ body, date, updated }) => {
	expect(body.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length).toBeGreaterThanOrEqual(600);
	expect(body).not.toMatch(/^# /m);
	expect((updated ?? date) >= date).toBe(true);
});
