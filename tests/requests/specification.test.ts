import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { getAttribute, getText } from "../support/parse-html.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

const { services, cities, caseStudies, posts, people, whyChooseUs, industries, pages } = content;
const { home } = pages;

provideSite();

/** What stands in the main part of a page. That the content has the fixed texts: shipped-content.test.ts. */
type Parts = {
	/** In this order. */
	texts?: readonly string[];
	/** Addresses of links and pictures, days, and links with their names: `Get Started: /contact`. */
	has?: readonly string[];
	/** All links that begin so. */
	all?: Record<string, string[]>;
};

type Slugs = readonly { slug: string }[];
const under = (path: string, found: Slugs) => found.map(({ slug }) => `${path}/${slug}`);
const listTexts = <Item>(items: readonly Item[], ...keys: (keyof Item)[]) =>
	items.flatMap((item) => keys.map((key) => String(item[key])));
const casesOf = (service: string) =>
	under(
		"/case-studies",
		caseStudies.filter((each) => each.services.some((it) => it === service)),
	);
const getFirst = <Item>([first]: readonly Item[]): Item =>
	first ?? expect.fail("The content lacks what every site has");

const CASES = under("/case-studies", caseStudies);
const SERVICES = under("/services", services);
const COVERS = posts.map(({ slug, date }) => [`/art/post/${slug}.svg`, date]);
const team = people.filter(({ isTeamMember }) => isTeamMember);
const newest = posts.slice(0, 3);
const mumbai = getFirst(cities);
const IN_MUMBAI = services.map(({ slug }) => `/services/${slug}/mumbai`);

const FIXED: Record<string, Parts> = {
	"/": {
		texts: [
			"Get Started",
			"Trusted by innovative companies worldwide",
			...listTexts(services, "name"),
			...listTexts(caseStudies, "title", "description"),
			...listTexts(home.testimonials.items, "quote", "name", "title"),
			"5+",
			"Industry Awards",
			"250%",
			"Client Growth",
			"100+",
			"Positive Reviews",
			...listTexts(whyChooseUs, "title"),
			"Read More Articles",
			...listTexts(newest, "title", "excerpt"),
			...listTexts(home.process.items, "title"),
			"Industries We Serve",
			...listTexts(industries, "name", "card"),
			"Frequently Asked Questions",
			...listTexts(home.faq.items, "question", "answer"),
			"Schedule a Free Consultation",
		],
		has: [
			...SERVICES,
			...CASES,
			"/blog",
			...COVERS.slice(0, 3).flat(),
			...listTexts(caseStudies, "imageUrl"),
			...industries.map(({ icon }) => `/art/point/${icon}.svg`),
			"Get Started: /contact",
			"Schedule a Free Consultation: /book",
		],
		all: { "/blog/": under("/blog", newest) },
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
			...listTexts(team, "initials", "name", "title"),
		],
		has: listTexts(team, "avatar"),
	},
	"/services": {
		texts: ["Our Approach", ...listTexts(pages.services.approach.items, "title")],
		has: SERVICES,
	},
	"/case-studies": {
		texts: [
			...listTexts(caseStudies, "client", "title", "summary"),
			"Proven Results",
			"350%",
			"Average ROI Increase",
			"98%",
			"Client Retention Rate",
			"500+",
			"Campaigns Managed",
		],
		has: [...CASES, ...listTexts(caseStudies, "imageUrl")],
	},
	"/blog": {
		texts: [getFirst(posts).title, "Read More", ...listTexts(posts.slice(1), "title")],
		has: [...under("/blog", posts), ...COVERS.flat()],
	},
	"/contact": {
		texts: [
			"Contact Us",
			"Get a Quote",
			content.site.phone,
			"Monday - Friday, 9:00 AM - 5:00 PM",
			...listTexts(pages.contact.faq.items, "question", "answer"),
		],
		has: [`mailto:${content.site.email}`],
	},
	"/tools": { has: ["/tools/ad-budget", "/tools/seo-payback", "/tools/festival-calendar"] },
	"/services/email-marketing/locations": {
		texts: ["All Cities for Email Marketing"],
		has: under("/services/email-marketing", cities),
	},
	"/mumbai": {
		texts: ["Digital Marketing Services in Mumbai"],
		has: ["Get a Free Consultation: /book?city=mumbai", ...IN_MUMBAI],
		all: { "/mumbai/": under("/mumbai", mumbai.districts) },
	},
	"/mumbai/bandra": {
		texts: ["Digital Marketing Services in Bandra, Mumbai"],
		has: [
			"Get a Free Consultation: /book?city=mumbai&district=bandra",
			...IN_MUMBAI,
			"/mumbai#districts",
		],
		all: {
			"/mumbai/": under(
				"/mumbai",
				mumbai.districts.filter(({ slug }) => slug !== "bandra"),
			),
		},
	},
	[`/why-choose-us/${getFirst(whyChooseUs).slug}`]: { texts: [getFirst(whyChooseUs).title] },
};

/** With sub-services, and without. */
const TWO = services.filter(({ slug }) => ["seo", "email-marketing"].includes(slug));
const SERVICE_PAGES = TWO.flatMap(({ slug, name, subServices, ...service }): [string, Parts][] => {
	const path = `/services/${slug}`;
	const cases = casesOf(slug);
	const bought = posts.filter((post) => post.service === slug);
	const has = [
		`/contact?service=${slug}`,
		...cases.slice(0, 2),
		...under("/blog", bought.slice(0, 3)),
	];
	const all = { "/case-studies?": cases.length > 0 ? [`/case-studies?service=${slug}`] : [] };
	const texts = [
		service.hero.title,
		service.explainer.heading,
		service.benefits.heading,
		...(subServices.length > 0 ? [] : listTexts(service.framework.items, "title")),
		service.process.heading,
		...listTexts(subServices, "name"),
		"Areas We Serve",
	];
	const around = [
		...under("/mumbai", mumbai.districts),
		...mumbai.neighbours.map((it) => `${path}/${it}`),
	];
	return [
		[path, { texts, has: [...has, ...under(path, cities), ...under(path, subServices)], all }],
		...subServices.slice(0, 1).map((sub): [string, Parts] => {
			return [`${path}/${sub.slug}`, { texts: [sub.hero.title], has, all }];
		}),
		[
			`${path}/mumbai`,
			{
				texts: [`${name} in Mumbai`, `Tailored ${name} strategies for businesses in Mumbai`],
				has: [`/book?service=${slug}&city=mumbai`, "/mumbai", ...around],
			},
		],
	];
});

const POSTS = posts.slice(0, 2).map(({ slug, title, service, date, author }): [string, Parts] => {
	const { name, avatar } = getFirst(people.filter((one) => one.slug === author));
	return [
		`/blog/${slug}`,
		{
			texts: ["Back to Blog", title, name],
			has: ["/blog", `/services/${service}`, avatar, `/art/post/${slug}.svg`, date],
			all: { "/case-studies/": casesOf(service).slice(0, 1) },
		},
	];
});

test.each([...Object.entries(FIXED), ...SERVICE_PAGES, ...POSTS])(
	"%s shows what the specification lists",
	async (path, { texts = [], has = [], all = {} }) => {
		const page = await openPage(path);
		const text = page.text("main");
		let at = 0;
		for (const part of texts) {
			const found = text.indexOf(part, at);
			expect(found, `"${part}" after "${text.slice(Math.max(0, at - 40), at)}"`).not.toBe(-1);
			at = found + part.length;
		}
		const links = page.select("main a");
		const there = [
			...links.map((link) => `${getText(link)}: ${getAttribute(link, "href")}`),
			...["href", "src", "datetime"].flatMap((name) => page.attributes(`main [${name}]`, name)),
		];
		expect(there).toEqual(expect.arrayContaining([...has]));
		for (const [start, wanted] of Object.entries(all)) {
			const found = new Set(there.filter((link) => link.startsWith(start)));
			expect([...found].toSorted(), `links to ${start}`).toEqual(wanted.toSorted());
		}
	},
);
