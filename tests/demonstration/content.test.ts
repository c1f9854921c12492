import { expect, it } from "vitest";
import { content } from "../support/addresses.ts";
import { present } from "../support/present.ts";

const { pages, services, cities, caseStudies, people, posts } = content;

const CITIES =
	"Mumbai Delhi Bangalore Hyderabad Ahmedabad Chennai Kolkata Surat Pune Jaipur Lucknow Kanpur Nagpur Visakhapatnam Bhopal";

const PRIVACY = [
	"log files",
	"cookies",
	"web beacons",
	"third-party advertis",
	"\\b13\\b",
	"online",
	"consent",
];

/** The services in the order of the site: key, slug, display name and sub-services. */
const SERVICES = [
	"seo SEO Services: technical on-page off-page local ai-in-seo analytics-and-reporting",
	"content-marketing Content Marketing: strategy writing multimedia distribution lead-generation analytics",
	"social-media-marketing Social Media Marketing: content-creation community-management paid-social influencer-marketing",
	"paid-advertising Paid Advertising (PPC):",
	"email-marketing Email Marketing:",
	"web-development Web Dev Services:",
	"ui-ux-design UI/UX Design:",
];

const list = (items: readonly { title: string }[]) => items.map(({ title }) => title).join(", ");

it("the content has what the specification fixes", () => {
	const shipped = {
		cities: cities.map(({ name }) => name).join(" "),
		slugsOfCities: cities.map(({ slug }) => slug).join(" "),
		districtsOfMumbai: cities[0]?.districts.map(({ name }) => name).join(", "),
		services: services.map(({ slug, name, subServices }) =>
			[slug, `${name}:`, ...subServices.map((part) => part.slug)].join(" "),
		),
		reasons: content.whyChooseUs.map(({ slug }) => slug).join(" "),
		stepsOfTheProcess: list(present(pages.home.process).items),
		stepsOfTheApproach: list(present(pages.services.approach).items),
		industries: content.industries.map(({ name }) => name).join(", "),
		values: list(present(pages.about.values).items),
		caseStudies: list(caseStudies),
		testimonials: new Set(present(pages.home.testimonials).items.map(({ name }) => name)).size,
		questions: [pages.home.faq, pages.contact.faq].map((faq) => faq?.items.length),
		sent: pages.contact.form.sent,
		team: people.filter(({ isTeamMember }) => isTeamMember).length,
	};
	expect(shipped).toEqual({
		cities: CITIES,
		slugsOfCities: CITIES.toLowerCase(),
		districtsOfMumbai: "Bandra, Andheri, Colaba, Powai, Juhu, Worli",
		services: SERVICES,
		reasons:
			"data-driven-strategies creative-excellence client-centric-approach proven-track-record",
		stepsOfTheProcess:
			"Discovery & Research, Strategy & Planning, Execution & Launch, Analysis & Optimization",
		stepsOfTheApproach:
			"Discovery & Analysis, Strategy & Planning, Implementation & Execution, Reporting & Optimization",
		industries: "E-commerce, B2B Tech, Healthcare, Real Estate, Hospitality, Local Business",
		values: "Innovation, Partnership, Results-Driven, Integrity",
		caseStudies: "Project Zenith, E-commerce Success Story, Social Media Campaign",
		testimonials: 5,
		questions: [4, 3],
		sent: {
			title: "Message Sent!",
			text: "Thanks for reaching out. We'll get back to you soon.",
		},
		team: 3,
	});
});

it("each city has six different districts and texts for all seven services", () => {
	const slugs = services.map(({ slug }) => slug).toSorted();
	for (const city of cities) {
		expect(new Set(city.districts.map(({ name }) => name)).size, city.name).toBe(6);
		expect(Object.keys(city.services).toSorted(), city.name).toEqual(slugs);
	}
});

it.each([
	["answers on the home page", pages.home.faq, ["3-6 months"]],
	["answers on the contact page", pages.contact.faq, ["PPC[^}]*within weeks"]],
	["agency's hours", content.site, ["Monday - Friday, 9:00 AM - 5:00 PM"]],
	["parts of the privacy policy", pages.privacyPolicy, PRIVACY],
])("the specification fixes words of the %s", (_what, part, words) => {
	for (const each of words) expect(JSON.stringify(part)).toMatch(new RegExp(each, "i"));
});

it.each(caseStudies)("the gains that are named follow from the measures: $title", (caseStudy) => {
	const named = caseStudy.description.match(/\d+(?:\.\d+)?(?=%)/g) ?? [];
	const changes = caseStudy.measures.map(({ before, after }) =>
		Math.round((100 * Math.abs(after - before)) / before),
	);
	expect(changes).toEqual(expect.arrayContaining(named.map(Number)));
});

it("there are nine posts at least, newest first, of 600 words and more", () => {
	const dates = posts.map(({ date }) => date);
	expect(dates.length).toBeGreaterThanOrEqual(9);
	expect(dates).toEqual(dates.toSorted().toReversed());
	for (const { slug, body } of posts)
		expect(body.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length, slug).toBeGreaterThan(
			600,
		);
});
