import { afterAll, expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { openRoute } from "../../tests/support/open-route.ts";
import { restoreContent, setCities } from "../../tests/support/set-cities.ts";
import { getFooterData } from "./footer-data.server.ts";

const COUNT = 75;
const SLUGS = Array.from({ length: COUNT }, (_, at) => `city-${at}`);
afterAll(() => restoreContent());
setCities(SLUGS.map((slug) => ({ slug, name: slug })));

it("all cities of a service are listed page by page, each once", async () => {
	const { data: first } = await openRoute("/services/seo/locations");
	const { data: second } = await openRoute("/services/seo/locations?page=2");
	const listed = [...first.cities, ...second.cities].map((city) => city.to);
	expect(listed).toEqual(SLUGS.map((slug) => `/services/seo/${slug}`));
	expect(first.pageCount).toBe(2);
	expect(second.meta.canonical).toMatch(/\/services\/seo\/locations\?page=2$/);
	expect(second.meta.title).not.toBe(first.meta.title);
});

it("the cities of a service have no other page", async () => {
	for (const page of ["0", "3", "-1", "two", "1e0", ""])
		expect((await openRoute(`/services/seo/locations?page=${page}`)).status, page).toBe(404);
});

it("a service's page and the footer name the first of the cities, and lead to all", async () => {
	const { data } = await openRoute("/services/seo");
	expect(data.cityCount).toBe(COUNT);
	expect(data.cityLinks[0].to).toBe("/services/seo/city-0");
	expect(data.cityLinks.length).toBeLessThan(COUNT);
	const { cities, cityCount } = getFooterData(getContent());
	expect(cities[0]).toEqual({ name: "city-0", slug: "city-0" });
	expect(cities.length).toBeLessThan(COUNT);
	expect(cityCount).toBe(COUNT);
});
