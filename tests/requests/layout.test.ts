import { expect, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { toDay } from "#app/visits/day.ts";
import { content } from "../support/addresses.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

provideSite();

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
	const wanted = [
		"/about",
		"/case-studies",
		"/blog",
		"/services",
		"/sitemap",
		"/tools",
		"/privacy-policy",
		...content.services.flatMap(({ slug }) => [`/services/${slug}`, `/services/${slug}/locations`]),
		...content.cities.map(({ slug }) => `/${slug}`),
	];
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
