import { expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { openPage } from "../requests/visitor.ts";
import { content } from "../support/addresses.ts";
import { getAttribute, getText } from "../support/parse-html.ts";
import { present } from "../support/present.ts";
import { provideSite } from "../support/site-and-browser.ts";

const { services, cities, caseStudies, posts, people, whyChooseUs, industries, pages } = content;
const { home } = pages;

provideSite();

/** The content of the main part of a page. content.test.ts tests that the content has the fixed texts. */
type Parts = {
	/** Texts in this order. */
	texts?: readonly string[];
	/** Addresses of links and pictures, days, `h1: its text`, and links by name: `Get Started: /contact`. */
	has?: readonly string[];
	/** All links that begin with the key. */
	all?: Record<string, string[]>;
};

type Slugs = readonly { slug: string }[];
const under = (path: string, found: Slugs) => found.map(({ slug }) => `${path}/${slug}`);
const listTexts = <Item>(items: readonly Item[], ...keys: (keyof Item)[]) =>
	items.flatMap((item) => keys.map((key) => String(item[key])));
const getFirst = <Item>([first]: readonly Item[]): Item =>
	first ?? expect.fail("The content lacks what every site has");

const CASES = under("/case-studies", caseStudies);
const SERVICES = under("/services", services);
const COVERS = posts.flatMap(({ slug, date }) => [`/art/post/${slug}.svg`, date]);
const team = people.filter(({ isTeamMember }) => isTeamMember);
const newest = posts.slice(0, 3);
/** The posts of the list's first page, and the others. */
const [listed, older] = [posts.slice(0, 10), posts.slice(10)];
const mumbai = getFirst(cities);
const besideBandra = mumbai.districts.filter(({ slug }) => slug !== "bandra");
const IN_MUMBAI = services.map(({ slug }) => `/services/${slug}/mumbai`);

const listPostsAbout = (city: { name: string }) =>
	posts.filter(({ title, excerpt }) => `${title} ${excerpt}`.includes(city.name));
const namedCity = getFirst(cities.slice(1).filter((city) => listPostsAbout(city).length > 0));

const seo = getFirst(services);
const part = getFirst(seo.subServices);
const [withoutParts] = services.filter(({ subServices }) => subServices.length === 0);
const casesOfSeo = caseStudies.filter((each) => each.services.includes("seo"));
const postsOfSeo = posts.filter(({ service }) => service === "seo");
const OF_SEO = [
	"/contact?service=seo",
	...under("/case-studies", casesOfSeo.slice(0, 2)),
	...under("/blog", postsOfSeo.slice(0, 3)),
];
const post = getFirst(posts);
const author = getFirst(people.filter(({ slug }) => slug === post.author));

const PAGES: Record<string, Parts> = {
	"/": {
		texts: [
			"Get Started",
			"Trusted by innovative companies worldwide",
			...listTexts(services, "name"),
			...listTexts(caseStudies, "title", "description"),
			...listTexts(present(home.testimonials).items, "quote", "name", "title"),
			"5+",
			"Industry Awards",
			"250%",
			"Client Growth",
			"100+",
			"Positive Reviews",
			...listTexts(whyChooseUs, "title"),
			"Read More Articles",
			...listTexts(newest, "title", "excerpt"),
			...listTexts(present(home.process).items, "title"),
			"Industries We Serve",
			...listTexts(industries, "name", "card"),
			"Frequently Asked Questions",
			...listTexts(present(home.faq).items, "question", "answer"),
			"Schedule a Free Consultation",
		],
		has: [
			...SERVICES,
			...CASES,
			"/blog",
			...COVERS.slice(0, 6),
			"Get Started: /contact",
			"Schedule a Free Consultation: /book",
		],
		all: { "/blog/": under("/blog", newest) },
	},
	"/about": {
		texts: [
			"Our Story",
			"Our Values",
			...listTexts(present(pages.about.values).items, "title"),
			"Meet the Team",
			...listTexts(team, "initials", "name", "title"),
		],
		has: listTexts(team, "avatar"),
	},
	"/services": {
		texts: ["Our Approach", ...listTexts(present(pages.services.approach).items, "title")],
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
		has: CASES,
	},
	"/blog": {
		texts: [getFirst(posts).title, "Read More", ...listTexts(listed.slice(1), "title")],
		has: [...under("/blog", listed), ...COVERS.slice(0, 2 * listed.length)],
	},
	"/blog?page=2": {
		texts: listTexts(older, "title"),
		has: [...under("/blog", older), ...COVERS.slice(2 * listed.length)],
	},
	"/contact": {
		texts: [
			"Get a Quote",
			content.site.phone,
			content.site.hours,
			...listTexts(present(pages.contact.faq).items, "question", "answer"),
		],
		has: ["h1: Contact Us", `mailto:${content.site.email}`],
	},
	"/services/email-marketing/locations": {
		has: ["h1: All Cities for Email Marketing", ...under("/services/email-marketing", cities)],
	},
	"/mumbai": {
		has: [
			"h1: Digital Marketing Services in Mumbai",
			"Get a Free Consultation: /contact?city=mumbai",
			...IN_MUMBAI,
		],
		all: { "/mumbai/": under("/mumbai", mumbai.districts) },
	},
	"/mumbai/bandra": {
		has: [
			"h1: Digital Marketing Services in Bandra, Mumbai",
			"Get a Free Consultation: /contact?city=mumbai&district=bandra",
			...IN_MUMBAI,
			"/mumbai#districts",
		],
		all: { "/mumbai/": under("/mumbai", besideBandra) },
	},
	"/services/seo": {
		texts: [
			seo.explainer?.heading ?? "",
			seo.benefits?.heading ?? "",
			seo.process?.heading ?? "",
			...listTexts(seo.subServices, "name"),
			"Areas We Serve",
		],
		has: [
			`h1: ${seo.hero.title}`,
			...OF_SEO,
			...under("/services/seo", cities),
			...under("/services/seo", seo.subServices),
			"/tools/seo-payback",
		],
		all: { "/case-studies?": ["/case-studies?service=seo"] },
	},
	[`/services/seo/${part.slug}`]: { has: [`h1: ${part.hero.title}`, ...OF_SEO] },
	[`/services/${withoutParts?.slug}`]: {
		texts: listTexts(withoutParts?.framework?.items ?? [], "title"),
	},
	"/services/seo/mumbai": {
		texts: ["Tailored SEO Services strategies for businesses in Mumbai"],
		has: [
			"h1: SEO Services in Mumbai",
			"/book?service=seo&city=mumbai",
			"/mumbai",
			...under("/mumbai", mumbai.districts),
			...mumbai.neighbours.map((city) => `/services/seo/${city}`),
		],
	},
	[`/blog/${post.slug}`]: {
		texts: ["Back to Blog", post.title, author.name],
		has: [
			`h1: ${post.title}`,
			"/blog",
			`/services/${post.service}`,
			author.avatar ?? "",
			...COVERS.slice(0, 2),
		],
	},
	// A city links to the articles that name it.
	[`/${namedCity.slug}`]: { all: { "/blog/": under("/blog", listPostsAbout(namedCity)) } },
	[`/why-choose-us/${getFirst(whyChooseUs).slug}`]: {
		has: [`h1: ${getFirst(whyChooseUs).title}`],
	},
};

test.each(Object.entries(PAGES))(
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
			`h1: ${page.text("h1")}`,
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

test("the header and the menu lead home, to the five pages, to a quote and to the search", async () => {
	const page = await openPage("/privacy-policy");
	expect(page.attributes("header > div > a", "href")).toContain("/");
	const names = ["Services", "Case Studies", "Blog", "About Us", "Contact"];
	expect(page.texts("header nav a")).toEqual(names);
	expect(page.texts('header a[href="/contact"]')).toContain("Get a Quote");
	expect(page.attributes("header a", "href")).toContain("/search");
	expect(page.attributes("dialog a", "href")).toContain("/search");
});

test("the footer has its four columns, the social icons without a link, and this year", async () => {
	const page = await openPage("/");
	const columns = ["Company", "Services", "Locations", "Location-wise Services"];
	expect(page.texts("footer h2")).toEqual(expect.arrayContaining(columns));
	const links = page.attributes("footer a", "href");
	const company = ["/about", "/case-studies", "/blog", "/services", "/tools", "/privacy-policy"];
	const locations = services.map(({ slug }) => `/services/${slug}/locations`);
	const wanted = [...company, ...SERVICES, ...locations, ...under("", cities)];
	expect(links).toEqual(expect.arrayContaining(wanted));
	expect(content.site.social).toHaveLength(2);
	expect(links.filter((link) => link.startsWith("http"))).toEqual([]);
	expect(page.text("footer")).toContain(`© ${toDay(getNow()).slice(0, 4)}`);
});

test("the map on the contact page loads late and is as high as specified", async () => {
	const page = await openPage("/contact");
	const attributes = ["title", "loading", "height"].map((name) => page.attribute("iframe", name));
	expect(attributes).toEqual(["Our Location", "lazy", "450"]);
});
