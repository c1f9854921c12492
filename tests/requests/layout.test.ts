import { expect, test } from "vitest";
import { content } from "../support/addresses.ts";
import { provideSite, site } from "../support/provided.ts";
import { readHtml } from "../support/read-html.ts";

provideSite();

async function open(path: string) {
	return readHtml(await (await site.request(path)).text());
}

test("the header and the menu lead home, to the five pages, to a quote and to the search", async () => {
	const page = await open("/privacy-policy");
	expect(page.attributes("header > div > a", "href")).toContain("/");
	const names = ["Services", "Case Studies", "Blog", "About Us", "Contact"];
	expect(page.texts("header nav a")).toEqual(names);
	const quote = page
		.select("header a")
		.find(({ textContent }) => textContent.trim() === "Get a Quote");
	expect(quote?.getAttributeValue("href")).toBe("/contact");
	expect(page.attributes("header a", "href")).toContain("/search");
	expect(page.attributes("dialog a", "href")).toContain("/search");
});

test("the footer has its four columns, the social icons without a link, and this year", async () => {
	const page = await open("/");
	expect(page.texts("footer h2")).toEqual(
		expect.arrayContaining(["Company", "Services", "Locations", "Location-wise Services"]),
	);
	expect(page.texts("footer a")).toEqual(
		expect.arrayContaining(["About Us", "Case Studies", "Blog"]),
	);
	const links = page.attributes("footer a", "href");
	const wanted = [
		...["/services", "/sitemap", "/tools", "/privacy-policy"],
		...content.services.flatMap(({ slug }) => [`/services/${slug}`, `/services/${slug}/locations`]),
		...content.cities.map(({ slug }) => `/${slug}`),
	];
	expect(links).toEqual(expect.arrayContaining(wanted));
	expect(content.site.social).toHaveLength(2);
	expect(links.filter((link) => link.startsWith("http"))).toEqual([]);
	expect(page.text("footer")).toContain(`© ${new Date().getFullYear()}`);
});

test("the contents of the privacy policy lead to its parts", async () => {
	const page = await open("/privacy-policy");
	const targets = page.attributes("main nav a", "href").filter((link) => link.startsWith("#"));
	expect(targets).toEqual(page.attributes("main h2", "id").map((id) => `#${id}`));
	expect(new Set(targets).size).toBe(content.pages.privacyPolicy.sections.length);
});

test("the map on the contact page loads late and is as high as specified", async () => {
	const page = await open("/contact");
	const attributes = ["title", "loading", "height"].map((name) => page.attribute("iframe", name));
	expect(attributes).toEqual(["Our Location", "lazy", "450"]);
	expect(page.attribute("textarea", "placeholder")).toBe("Tell us about your project...");
});
