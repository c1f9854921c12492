import { beforeAll, describe, expect, test } from "vitest";
import { findIcon } from "#app/art/sheet-address.ts";
import { content } from "../support/addresses.ts";
import { readAttribute, readHtml } from "../support/read-html.ts";
import { type Site, startSite } from "../support/site.ts";

let site: Site;

beforeAll(async () => {
	site = await startSite();
	return () => site.stop();
}, 60_000);

async function open(path: string) {
	return readHtml(await (await site.request(path)).text());
}

/** That the texts stand on the page in this order. */
function expectInOrder(text: string, parts: readonly string[]) {
	let at = 0;
	for (const part of parts) {
		const found = text.indexOf(part, at);
		expect(found, `${part}, after character ${at}`).toBeGreaterThanOrEqual(0);
		at = found + part.length;
	}
}

describe("the home page", () => {
	test("its sections stand in the order of the specification", async () => {
		const { home } = content.pages;
		expectInOrder((await open("/")).text("main"), [
			"Get Started",
			"Trusted by innovative companies worldwide",
			"SEO Services",
			"Project Zenith",
			home.testimonials.items[0]?.quote ?? "",
			"Industry Awards",
			content.whyChooseUs[0]?.title ?? "",
			"Read More Articles",
			"Discovery & Research",
			"Industries We Serve",
			"Frequently Asked Questions",
			"Schedule a Free Consultation",
		]);
	});

	test("Get Started and Schedule a Free Consultation lead to the form", async () => {
		const links = (await open("/")).select("main a");
		const target = (name: string) =>
			links.find(({ textContent }) => textContent.trim() === name)?.getAttributeValue("href");
		expect(target("Get Started")).toBe("/contact");
		expect(target("Schedule a Free Consultation")).toBe("/contact");
	});

	test("it has a card for each of the seven services", async () => {
		const links = (await open("/")).attributes("main a", "href");
		for (const { slug } of content.services) expect(links).toContain(`/services/${slug}`);
		expect(content.services).toHaveLength(7);
	});

	test("it features three case studies, each with picture and gains in per cent", async () => {
		const page = await open("/");
		const titles = ["Project Zenith", "E-commerce Success Story", "Social Media Campaign"];
		expect(content.caseStudies.map(({ title }) => title)).toEqual(titles);
		const pictures = page.attributes("main img", "src");
		for (const { title, description, imageUrl } of content.caseStudies) {
			expect(page.texts("main h3")).toContain(title);
			expect(page.text("main")).toContain(description);
			expect(description).toMatch(/\d+%/);
			expect(pictures).toContain(imageUrl);
		}
	});

	test("it shows five testimonials with first name, job title, company and quote", async () => {
		const { items } = content.pages.home.testimonials;
		const text = (await open("/")).text("main");
		expect(items).toHaveLength(5);
		for (const { name, title, quote } of items) {
			expectInOrder(text, [quote, name, title]);
			expect(name).toMatch(/^\S+$/);
			expect(title).toMatch(/, /);
		}
	});

	test("the awards are 5+, 250% and 100+", async () => {
		const text = (await open("/")).text("main");
		expectInOrder(text, ["5+", "Industry Awards", "250%", "Client Growth"]);
		expectInOrder(text, ["Client Growth", "100+", "Positive Reviews"]);
	});

	test("the process has its four steps", async () => {
		expectInOrder((await open("/")).text("main"), [
			"Discovery & Research",
			"Strategy & Planning",
			"Execution & Launch",
			"Analysis & Optimization",
		]);
	});

	test("six industries stand there, each with a line and an icon", async () => {
		const { items } = content.pages.home.industries;
		const titles = ["E-commerce", "B2B Tech", "Healthcare", "Real Estate", "Hospitality"];
		expect(items.map(({ title }) => title)).toEqual([...titles, "Local Business"]);
		const page = await open("/");
		const list = page
			.select("main section")
			.find(({ textContent }) => textContent.includes("Industries We Serve"));
		for (const { title, text } of items) expectInOrder(page.text("main"), [title, text]);
		const icons = list?.querySelectorAll("img").map((icon) => readAttribute(icon, "src"));
		expect(icons).toEqual(items.map(({ icon }) => findIcon(icon)));
	});

	test("the teaser shows three articles with picture, title, excerpt and date, and leads on", async () => {
		const page = await open("/");
		const posts = content.posts.slice(0, 3);
		for (const { slug, title, excerpt, date } of posts) {
			expect(page.attributes("main a", "href")).toContain(`/blog/${slug}`);
			expect(page.attributes("main img", "src")).toContain(`/art/post/${slug}.svg`);
			expectInOrder(page.text("main"), [title, excerpt]);
			expect(page.attributes("time", "datetime")).toContain(date);
		}
		const links = page.attributes("main a", "href");
		expect(links.filter((link) => link.startsWith("/blog/"))).toHaveLength(3);
		expect(page.attributes("main a", "href")).toContain("/blog");
	});

	test("the four questions are about businesses, SEO's time, success and packages", async () => {
		const { items } = content.pages.home.faq;
		expect(items).toHaveLength(4);
		expect(items[1]?.answer).toContain("3-6 months");
		for (const word of ["organic traffic", "conversion rates", "lead generation", "ROI"])
			expect(items[2]?.answer).toContain(word);
		const text = (await open("/")).text("main");
		expectInOrder(
			text,
			items.flatMap(({ question, answer }) => [question, answer]),
		);
	});
});

describe("other pages", () => {
	test("about us tells the story, four values and a team of three with initials", async () => {
		const page = await open("/about");
		const headings = page.texts("h2, h3");
		for (const heading of ["Our Story", "Our Values", "Meet the Team"])
			expect(headings).toContain(heading);
		for (const value of ["Innovation", "Partnership", "Results-Driven", "Integrity"])
			expect(headings).toContain(value);
		const team = content.people.filter(({ isTeamMember }) => isTeamMember);
		expect(team).toHaveLength(3);
		for (const { name, title, initials, avatar } of team) {
			expectInOrder(page.text("main"), [initials, name, title]);
			expect(page.attributes("main img", "src")).toContain(avatar);
		}
		expect(page.attributes("main img", "alt").some((text) => text.length > 20)).toBe(true);
	});

	test("services lists all seven, the approach of four steps and the closing section", async () => {
		const page = await open("/services");
		for (const { slug } of content.services)
			expect(page.attributes("main a", "href")).toContain(`/services/${slug}`);
		expectInOrder(page.text("main"), [
			"Our Approach",
			"Discovery & Analysis",
			"Strategy & Planning",
			"Implementation & Execution",
			"Reporting & Optimization",
			content.pages.services.closing.title,
		]);
	});

	test("case studies shows the Proven Results", async () => {
		const text = (await open("/case-studies")).text("main");
		expectInOrder(text, ["Proven Results", "350%", "Average ROI Increase"]);
		expectInOrder(text, ["98%", "Client Retention Rate", "500+", "Campaigns Managed"]);
		for (const { title } of content.caseStudies) expect(text).toContain(title);
	});

	test("the blog features the newest article and lists the others", async () => {
		const page = await open("/blog");
		const [newest, ...others] = content.posts;
		expect(others.length).toBeGreaterThanOrEqual(8);
		const titles = page.texts("main article h2");
		expect(titles).toEqual([newest?.title, ...others.map(({ title }) => title)]);
		expectInOrder(page.text("main"), [newest?.title ?? "", "Read More", others[0]?.title ?? ""]);
		for (const { slug, date } of content.posts) {
			expect(page.attributes("main article a", "href")).toContain(`/blog/${slug}`);
			expect(page.attributes("main article time", "datetime")).toContain(date);
			expect(page.attributes("main article img", "src")).toContain(`/art/post/${slug}.svg`);
		}
	});

	test("an article has title, author with avatar, date, picture, body and the way back", async () => {
		for (const post of content.posts) {
			const page = await open(`/blog/${post.slug}`);
			const author = content.people.find(({ slug }) => slug === post.author);
			expect(page.text("h1")).toBe(post.title);
			expectInOrder(page.text("main"), ["Back to Blog", post.title, author?.name ?? "?"]);
			expect(page.attributes("main time", "datetime")).toContain(post.date);
			const pictures = page.attributes("main img", "src");
			expect(pictures).toContain(author?.avatar);
			expect(pictures).toContain(`/art/post/${post.slug}.svg`);
			expect(page.text("main > article").split(" ").length).toBeGreaterThan(600);
		}
	});

	test("contact has the form, the office with its hours, three questions and the map", async () => {
		const page = await open("/contact");
		expect(page.text("h1")).toBe("Contact Us");
		expectInOrder(page.text("main"), ["Get a Quote", "Monday - Friday, 9:00 AM - 5:00 PM"]);
		const { email, phone, address } = content.site;
		for (const text of [email, phone, address.streetAddress])
			expect(page.text("main")).toContain(text);
		expect(content.pages.contact.faq.items).toHaveLength(3);
		expect(page.text("main")).toMatch(/PPC.{0,20} shows results within weeks/);
		expect(page.attribute("iframe", "title")).toBe("Our Location");
		expect(page.attribute("iframe", "loading")).toBe("lazy");
		expect(page.attribute("iframe", "height")).toBe("450");
		expect(page.attribute("textarea", "placeholder")).toBe("Tell us about your project...");
	});

	test("the accessibility statement names its standard and three ways to tell us", async () => {
		const page = await open("/accessibility");
		expect(page.text("main")).toContain("WCAG 2.2 AA");
		const links = page.attributes("main a", "href");
		expect(links).toContain("/contact");
		expect(links).toContain(`mailto:${content.site.email}`);
		expect(links.some((link) => link.startsWith("tel:"))).toBe(true);
	});

	test("the contents of the privacy policy lead to its parts", async () => {
		const page = await open("/privacy-policy");
		const targets = page.attributes("main nav a", "href").filter((link) => link.startsWith("#"));
		expect(targets).toEqual(page.attributes("main h2", "id").map((id) => `#${id}`));
		expect(new Set(targets).size).toBe(content.pages.privacyPolicy.sections.length);
	});

	test("the privacy policy covers what it must", async () => {
		const text = (await open("/privacy-policy")).text("main").toLowerCase();
		for (const topic of ["log files", "cookies", "web beacons", "advertis", "13", "online"])
			expect(text).toContain(topic);
		expect(text).toContain("consent");
	});
});
