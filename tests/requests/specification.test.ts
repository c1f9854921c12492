import { expect, test } from "vitest";
import { findIcon } from "#app/art/sheet-address.ts";
import { content } from "../support/addresses.ts";
import { provideSite, site } from "../support/provided.ts";
import { readHtml } from "../support/read-html.ts";

const { services, cities, caseStudies, posts, people, whyChooseUs, pages } = content;
const { home } = pages;
const [mumbai] = cities;
if (!mumbai) throw new Error("The content has no city");

provideSite();

/** What stands in the main part of a page. That the content has the fixed texts: shipped-content.test.ts. */
type Parts = {
	h1?: string;
	/** In this order. */
	texts?: readonly string[];
	links?: readonly string[];
	/** Where the links with these names lead. */
	named?: Record<string, string>;
	/** All links that begin so. */
	all?: Record<string, readonly string[]>;
	pictures?: readonly string[];
	/** Days of publication. */
	days?: readonly string[];
};

const CASES = caseStudies.map(({ slug }) => `/case-studies/${slug}`);
const SERVICES = services.map(({ slug }) => `/services/${slug}`);
const team = people.filter(({ isTeamMember }) => isTeamMember);
const newest = posts.slice(0, 3);

const toBlog = (found: readonly { slug: string }[]) => found.map(({ slug }) => `/blog/${slug}`);
const toCovers = (found: readonly { slug: string }[]) =>
	found.map(({ slug }) => `/art/post/${slug}.svg`);
const casesOf = (service: string) =>
	caseStudies
		.filter((each) => each.services.some((bought) => bought === service))
		.map(({ slug }) => `/case-studies/${slug}`);
const postsOf = (service: string) => toBlog(posts.filter((post) => post.service === service));
const inCity = (city: string) => services.map(({ slug }) => `/services/${slug}/${city}`);

const FIXED: Record<string, Parts> = {
	"/": {
		texts: [
			"Get Started",
			"Trusted by innovative companies worldwide",
			...services.map(({ name }) => name),
			...caseStudies.flatMap(({ title, description }) => [title, description]),
			...home.testimonials.items.flatMap(({ quote, name, title }) => [quote, name, title]),
			...["5+", "Industry Awards", "250%", "Client Growth", "100+", "Positive Reviews"],
			...whyChooseUs.map(({ title }) => title),
			"Read More Articles",
			...newest.flatMap(({ title, excerpt }) => [title, excerpt]),
			...home.process.items.map(({ title }) => title),
			"Industries We Serve",
			...home.industries.items.flatMap(({ title, text }) => [title, text]),
			"Frequently Asked Questions",
			...home.faq.items.flatMap(({ question, answer }) => [question, answer]),
			"Schedule a Free Consultation",
		],
		links: [...SERVICES, ...CASES, "/blog"],
		named: { "Get Started": "/contact", "Schedule a Free Consultation": "/contact" },
		all: { "/blog/": toBlog(newest) },
		pictures: [
			...caseStudies.map(({ imageUrl }) => imageUrl),
			...toCovers(newest),
			...home.industries.items.map(({ icon }) => findIcon(icon)),
		],
		days: newest.map(({ date }) => date),
	},
	"/about": {
		texts: [
			"Our Story",
			...["Our Values", "Innovation", "Partnership", "Results-Driven", "Integrity"],
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
			...["Proven Results", "350%", "Average ROI Increase", "98%", "Client Retention Rate"],
			...["500+", "Campaigns Managed"],
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
			...["Get a Quote", content.site.phone, "Monday - Friday, 9:00 AM - 5:00 PM"],
			...pages.contact.faq.items.flatMap(({ question, answer }) => [question, answer]),
		],
		links: [`mailto:${content.site.email}`],
	},
	"/tools": { links: ["/tools/ad-budget", "/tools/seo-payback"] },
	"/services/email-marketing/locations": {
		h1: "All Cities for Email Marketing",
		links: cities.map(({ slug }) => `/services/email-marketing/${slug}`),
	},
	"/mumbai": {
		h1: "Digital Marketing Services in Mumbai",
		named: { "Get a Free Consultation": "/contact?city=mumbai" },
		links: inCity("mumbai"),
		all: { "/mumbai/": mumbai.districts.map(({ slug }) => `/mumbai/${slug}`) },
	},
};

const SERVICE_PAGES: Record<string, Parts> = Object.fromEntries(
	services.flatMap(({ slug, subServices, ...service }): [string, Parts][] => {
		const path = `/services/${slug}`;
		const about: Parts = {
			links: [
				`/contact?service=${slug}`,
				...casesOf(slug).slice(0, 2),
				...postsOf(slug).slice(0, 3),
			],
			all: { "/case-studies?": casesOf(slug).length > 0 ? [`/case-studies?service=${slug}`] : [] },
		};
		const parts = [
			service.explainer.heading,
			service.benefits.heading,
			...(subServices.length > 0 ? [] : service.framework.items.map(({ title }) => title)),
			service.process.heading,
			...subServices.map(({ name }) => name),
			"Areas We Serve",
		];
		const links = [
			...(about.links ?? []),
			...cities.map((city) => `${path}/${city.slug}`),
			...subServices.map((sub) => `${path}/${sub.slug}`),
			...Object.entries({
				"ad-budget": pages.tools.adBudget,
				"seo-payback": pages.tools.seoPayback,
			})
				.filter(([, tool]) => tool.service === slug)
				.map(([tool]) => `/tools/${tool}`),
		];
		return [
			[path, { ...about, h1: service.hero.title, texts: parts, links }],
			...subServices.map((sub): [string, Parts] => [
				`${path}/${sub.slug}`,
				{ ...about, h1: sub.hero.title },
			]),
			[
				`${path}/mumbai`,
				{
					h1: `${service.name} in Mumbai`,
					texts: [`Tailored ${service.name} strategies for businesses in Mumbai`],
					links: [
						...[`/contact?service=${slug}&city=mumbai`, "/mumbai"],
						...mumbai.districts.map((district) => `/mumbai/${district.slug}`),
						...mumbai.neighbours.map((city) => `${path}/${city}`),
					],
				},
			],
		];
	}),
);

const LOCAL_PAGES: Record<string, Parts> = Object.fromEntries([
	...mumbai.districts.map(({ slug, name }): [string, Parts] => [
		`/mumbai/${slug}`,
		{
			h1: `Digital Marketing Services in ${name}, Mumbai`,
			named: { "Get a Free Consultation": `/contact?city=mumbai&district=${slug}` },
			links: [...inCity("mumbai"), "/mumbai#districts"],
			all: {
				"/mumbai/": mumbai.districts
					.filter((other) => other.slug !== slug)
					.map((other) => `/mumbai/${other.slug}`),
			},
		},
	]),
	// A city leads to the articles that name it.
	...cities.slice(1).map(({ slug, name }): [string, Parts] => [
		`/${slug}`,
		{
			h1: `Digital Marketing Services in ${name}`,
			all: {
				"/blog/": toBlog(posts.filter(({ title, excerpt }) => (title + excerpt).includes(name))),
			},
		},
	]),
]);

const ARTICLES: Record<string, Parts> = Object.fromEntries([
	...whyChooseUs.map(({ slug, title }) => [`/why-choose-us/${slug}`, { h1: title }]),
	...posts.map((post) => {
		const author = people.find(({ slug }) => slug === post.author);
		const parts: Parts = {
			h1: post.title,
			texts: ["Back to Blog", post.title, author?.name ?? "no author"],
			links: ["/blog", `/services/${post.service}`],
			all: { "/case-studies/": casesOf(post.service).slice(0, 1) },
			pictures: [author?.avatar ?? "no avatar", `/art/post/${post.slug}.svg`],
			days: [post.date],
		};
		return [`/blog/${post.slug}`, parts];
	}),
]);

const ALL = Object.entries({ ...FIXED, ...SERVICE_PAGES, ...LOCAL_PAGES, ...ARTICLES });

test.each(ALL)("%s shows what the specification lists", async (path, parts) => {
	const response = await site.request(path);
	expect(response.status).toBe(200);
	const page = readHtml(await response.text());
	const links = page.attributes("main a", "href");
	if (parts.h1) expect(page.text("h1")).toBe(parts.h1);
	const text = page.text("main");
	let at = 0;
	for (const part of parts.texts ?? []) {
		const found = text.indexOf(part, at);
		expect(found, `"${part}" after "${text.slice(Math.max(0, at - 40), at)}"`).not.toBe(-1);
		at = found + part.length;
	}
	expect(links).toEqual(expect.arrayContaining([...(parts.links ?? [])]));
	for (const [name, target] of Object.entries(parts.named ?? {})) {
		const link = page.select("main a").find(({ textContent }) => textContent.trim() === name);
		expect(link?.getAttributeValue("href")?.replaceAll("&amp;", "&"), name).toBe(target);
	}
	for (const [start, wanted] of Object.entries(parts.all ?? {})) {
		const found = new Set(links.filter((link) => link.startsWith(start)));
		expect([...found].toSorted(), `links to ${start}`).toEqual([...wanted].toSorted());
	}
	expect(page.attributes("main img", "src")).toEqual(
		expect.arrayContaining([...(parts.pictures ?? [])]),
	);
	expect(page.attributes("main time", "datetime")).toEqual(
		expect.arrayContaining([...(parts.days ?? [])]),
	);
});
