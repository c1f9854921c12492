import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { getAttribute, getText } from "../support/parse-html.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

const { services, cities, caseStudies, posts, people, whyChooseUs, industries, pages } = content;
const { home } = pages;
const [mumbai] = cities;
if (!mumbai) throw new Error("The content has no city");

provideSite();

/** What stands in the main part of a page. That the content has the fixed texts: shipped-content.test.ts. */
type Parts = {
	h1?: string;
	/** In this order. */
	texts?: string[];
	links?: string[];
	/** Where the links with these names lead. */
	named?: Record<string, string>;
	/** All links that begin so. */
	all?: Record<string, string[]>;
	pictures?: string[];
	/** Days of publication. */
	days?: string[];
};

type Slugs = readonly { slug: string }[];
const toBlog = (found: Slugs) => found.map(({ slug }) => `/blog/${slug}`);
const toCovers = (found: Slugs) => found.map(({ slug }) => `/art/post/${slug}.svg`);
const toCases = (found: Slugs) => found.map(({ slug }) => `/case-studies/${slug}`);
const casesOf = (service: string) =>
	toCases(caseStudies.filter((each) => each.services.some((bought) => bought === service)));
const postsOf = (service: string) => toBlog(posts.filter((post) => post.service === service));
const toolsOf = (service: string) => [
	...(pages.tools.adBudget.service === service ? ["/tools/ad-budget"] : []),
	...(pages.tools.seoPayback.service === service ? ["/tools/seo-payback"] : []),
	...(content.calendar.service === service ? ["/tools/festival-calendar"] : []),
];
const inCity = (city: string) => services.map(({ slug }) => `/services/${slug}/${city}`);

const CASES = toCases(caseStudies);
const SERVICES = services.map(({ slug }) => `/services/${slug}`);
const team = people.filter(({ isTeamMember }) => isTeamMember);
const newest = posts.slice(0, 3);

const FIXED: Record<string, Parts> = {
	"/": {
		texts: [
			"Get Started",
			"Trusted by innovative companies worldwide",
			...services.map(({ name }) => name),
			...caseStudies.flatMap(({ title, description }) => [title, description]),
			...home.testimonials.items.flatMap(({ quote, name, title }) => [quote, name, title]),
			"5+",
			"Industry Awards",
			"250%",
			"Client Growth",
			"100+",
			"Positive Reviews",
			...whyChooseUs.map(({ title }) => title),
			"Read More Articles",
			...newest.flatMap(({ title, excerpt }) => [title, excerpt]),
			...home.process.items.map(({ title }) => title),
			"Industries We Serve",
			...industries.flatMap(({ name, card }) => [name, card]),
			"Frequently Asked Questions",
			...home.faq.items.flatMap(({ question, answer }) => [question, answer]),
			"Schedule a Free Consultation",
		],
		links: [...SERVICES, ...CASES, "/blog"],
		named: { "Get Started": "/contact", "Schedule a Free Consultation": "/book" },
		all: { "/blog/": toBlog(newest) },
		pictures: [
			...caseStudies.map(({ imageUrl }) => imageUrl),
			...toCovers(newest),
			...industries.map(({ icon }) => `/art/point/${icon}.svg`),
		],
		days: newest.map(({ date }) => date),
	},
	"/about": {
		texts: [
			"Our Story",
			"Our Values",
			"Innovation",
			"Partnership",
			"Results-Driven",
			"Integrity",
			"Meet the Team",
			...team.flatMap(({ initials, name, title }) => [initials, name, title]),
		],
		pictures: team.map(({ avatar }) => avatar),
	},
	"/services": {
		texts: [
			"Our Approach",
			...pages.services.approach.items.map(({ title }) => title),
			pages.services.closing.title,
		],
		links: SERVICES,
	},
	"/case-studies": {
		texts: [
			...caseStudies.flatMap(({ client, title, summary }) => [client, title, summary]),
			"Proven Results",
			"350%",
			"Average ROI Increase",
			"98%",
			"Client Retention Rate",
			"500+",
			"Campaigns Managed",
		],
		links: CASES,
		pictures: caseStudies.map(({ imageUrl }) => imageUrl),
	},
	"/blog": {
		texts: [posts[0]?.title ?? "", "Read More", ...posts.slice(1).map(({ title }) => title)],
		links: toBlog(posts),
		pictures: toCovers(posts),
		days: posts.map(({ date }) => date),
	},
	"/contact": {
		h1: "Contact Us",
		texts: [
			"Get a Quote",
			content.site.phone,
			"Monday - Friday, 9:00 AM - 5:00 PM",
			...pages.contact.faq.items.flatMap(({ question, answer }) => [question, answer]),
		],
		links: [`mailto:${content.site.email}`],
	},
	"/tools": { links: ["/tools/ad-budget", "/tools/seo-payback", "/tools/festival-calendar"] },
	"/services/email-marketing/locations": {
		h1: "All Cities for Email Marketing",
		links: cities.map(({ slug }) => `/services/email-marketing/${slug}`),
	},
	"/mumbai": {
		h1: "Digital Marketing Services in Mumbai",
		named: { "Get a Free Consultation": "/book?city=mumbai" },
		links: inCity("mumbai"),
		all: { "/mumbai/": mumbai.districts.map(({ slug }) => `/mumbai/${slug}`) },
	},
};

const SERVICE_PAGES = services.flatMap(({ slug, subServices, ...service }): [string, Parts][] => {
	const path = `/services/${slug}`;
	const cases = casesOf(slug);
	const links = [`/contact?service=${slug}`, ...cases.slice(0, 2), ...postsOf(slug).slice(0, 3)];
	const all = { "/case-studies?": cases.length > 0 ? [`/case-studies?service=${slug}`] : [] };
	const general: Parts = {
		h1: service.hero.title,
		texts: [
			service.explainer.heading,
			service.benefits.heading,
			...(subServices.length > 0 ? [] : service.framework.items.map(({ title }) => title)),
			service.process.heading,
			...subServices.map(({ name }) => name),
			"Areas We Serve",
		],
		links: [
			...links,
			...cities.map((city) => `${path}/${city.slug}`),
			...subServices.map((sub) => `${path}/${sub.slug}`),
			...toolsOf(slug),
		],
		all,
	};
	const local: Parts = {
		h1: `${service.name} in Mumbai`,
		texts: [`Tailored ${service.name} strategies for businesses in Mumbai`],
		links: [
			`/book?service=${slug}&city=mumbai`,
			"/mumbai",
			...mumbai.districts.map((district) => `/mumbai/${district.slug}`),
			...mumbai.neighbours.map((city) => `${path}/${city}`),
		],
	};
	return [
		[path, general],
		...subServices.map((sub): [string, Parts] => {
			return [`${path}/${sub.slug}`, { h1: sub.hero.title, links, all }];
		}),
		[`${path}/mumbai`, local],
	];
});

const DISTRICTS = mumbai.districts.map(({ slug, name }): [string, Parts] => {
	const others = mumbai.districts.filter((other) => other.slug !== slug);
	return [
		`/mumbai/${slug}`,
		{
			h1: `Digital Marketing Services in ${name}, Mumbai`,
			named: { "Get a Free Consultation": `/book?city=mumbai&district=${slug}` },
			links: [...inCity("mumbai"), "/mumbai#districts"],
			all: { "/mumbai/": others.map((other) => `/mumbai/${other.slug}`) },
		},
	];
});

/** A city leads to the articles that name it. */
const CITIES = cities.slice(1).map(({ slug, name }): [string, Parts] => {
	const about = posts.filter(({ title, excerpt }) => (title + excerpt).includes(name));
	const parts = { h1: `Digital Marketing Services in ${name}`, all: { "/blog/": toBlog(about) } };
	return [`/${slug}`, parts];
});

const POSTS = posts.map(({ slug, title, service, date, author }): [string, Parts] => {
	const { name = "no author", avatar = "none" } = people.find((one) => one.slug === author) ?? {};
	return [
		`/blog/${slug}`,
		{
			h1: title,
			texts: ["Back to Blog", title, name],
			links: ["/blog", `/services/${service}`],
			all: { "/case-studies/": casesOf(service).slice(0, 1) },
			pictures: [avatar, `/art/post/${slug}.svg`],
			days: [date],
		},
	];
});

test.each([
	...Object.entries(FIXED),
	...SERVICE_PAGES,
	...DISTRICTS,
	...CITIES,
	...POSTS,
	...whyChooseUs.map(({ slug, title }): [string, Parts] => [
		`/why-choose-us/${slug}`,
		{ h1: title },
	]),
])("%s shows what the specification lists", async (path, parts) => {
	const { h1, texts = [], links = [], named = {}, all = {}, pictures = [], days = [] } = parts;
	const page = await openPage(path);
	if (h1) expect(page.text("h1")).toBe(h1);
	const text = page.text("main");
	let at = 0;
	for (const part of texts) {
		const found = text.indexOf(part, at);
		expect(found, `"${part}" after "${text.slice(Math.max(0, at - 40), at)}"`).not.toBe(-1);
		at = found + part.length;
	}
	const there = page.attributes("main a", "href");
	expect(there).toEqual(expect.arrayContaining(links));
	const names = page.select("main a").map((link) => [getText(link), getAttribute(link, "href")]);
	expect(names).toEqual(expect.arrayContaining(Object.entries(named)));
	for (const [start, wanted] of Object.entries(all)) {
		const found = new Set(there.filter((link) => link.startsWith(start)));
		expect([...found].toSorted(), `links to ${start}`).toEqual(wanted.toSorted());
	}
	expect(page.attributes("main img", "src")).toEqual(expect.arrayContaining(pictures));
	expect(page.attributes("main time", "datetime")).toEqual(expect.arrayContaining(days));
});
