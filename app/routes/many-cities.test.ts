import { createStaticHandler, type RouteObject } from "react-router";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { addCities } from "#app/content/cities/many-cities-for-tests.ts";
import { getContent, readContent } from "#app/content/content.server.ts";
import { copyContent } from "#app/content/copy-for-tests.ts";
import { collectShell } from "#app/layout/shell.ts";
import { loader as loadService } from "./service/route.tsx";
import { loader as loadLocations } from "./service-locations/route.tsx";

const ADDED = 70;
const { query } = createStaticHandler([
	{ id: "service", path: "/services/:service", loader: loadService },
	{ id: "locations", path: "/services/:service/locations", loader: loadLocations },
] as RouteObject[]);

/** What a page's component gets. A new reading of the content is needed before. */
async function load(path: string) {
	const context = await query(new Request(`http://localhost${path}`));
	if (context instanceof Response) throw new Error(`${path} answers ${context.status}`);
	return { status: context.statusCode, ...Object.values(context.loaderData)[0] };
}

function readMany(): number {
	const root = copyContent();
	addCities(root, ADDED);
	onTestFinished(() => {
		readContent();
	});
	return readContent(root).cities.length;
}

afterAll(() => {
	readContent();
});

describe("with more cities than a page should list", () => {
	it("lists all of them for a service, page by page, each once", async () => {
		const count = readMany();
		const first = await load("/services/seo/locations");
		const second = await load("/services/seo/locations?page=2");
		const listed = [...first.cities, ...second.cities].map(({ to }) => to);
		expect(first.pageCount).toBe(2);
		expect(new Set(listed).size).toBe(count);
		expect(listed).toHaveLength(count);
		expect(second.meta.canonical).toMatch(/\/services\/seo\/locations\?page=2$/);
		expect(second.meta.title).not.toBe(first.meta.title);
		expect(second.meta.description).not.toBe(first.meta.description);
	});

	it.each(["0", "3", "-1", "two", "1e0", ""])("has no page %j", async (page) => {
		readMany();
		expect((await load(`/services/seo/locations?page=${page}`)).status).toBe(404);
	});

	it("names a part of them on a service's page and in the footer, the first in order", async () => {
		const count = readMany();
		const { cityLinks, cityCount } = await load("/services/seo");
		expect(cityCount).toBe(count);
		expect(cityLinks.length).toBeLessThan(count);
		expect(cityLinks[0].name).toBe(getContent().cities[0]?.name);
		const { locations } = collectShell(getContent());
		expect(locations.length).toBeLessThan(count);
	});
});

describe("with few cities", () => {
	it("lists them on one page, which is the only one", async () => {
		const { cities, pageCount } = await load("/services/seo/locations");
		expect(cities).toHaveLength(getContent().cities.length);
		expect(pageCount).toBe(1);
		expect((await load("/services/seo/locations?page=2")).status).toBe(404);
	});
});
