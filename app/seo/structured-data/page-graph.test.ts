import { describe, expect, it } from "vitest";
import { getContent } from "../../content/content.server.ts";
import { describeArticle, describeList, describeService } from "./entities.ts";
import { makePageGraph } from "./page-graph.ts";
import type { Node } from "./types.ts";
import { writeGraph } from "./write-graph.ts";

const origin = "https://s.example";
const { site } = getContent();
const OFFICE = { ...site, address: { ...site.address, isSample: false } };

type Given = Partial<Parameters<typeof makePageGraph>[0]>;

function make(given: Given = {}): Node[] {
	const facts = {
		...{ origin, site, name: "SEO", description: "What SEO is.", type: "WebPage" as const },
		url: `${origin}/services/seo`,
		crumbs: [
			{ name: "Services", to: "/services" },
			{ name: "SEO", to: "/services/seo" },
		],
		updated: "2026-01-02",
		entity: undefined,
	};
	return makePageGraph({ ...facts, ...given })["@graph"];
}

function find<Type extends Node["@type"]>(nodes: Node[], type: Type) {
	return nodes.find((node) => node["@type"] === type) as Extract<Node, { "@type": Type }>;
}

describe("the graph of a page", () => {
	it("has references to its own nodes only", () => {
		const entity = describeService({ name: "SEO", type: "SEO", areas: [] });
		for (const nodes of [make({ entity }), make({ url: `${origin}/`, crumbs: [] })]) {
			const ids = new Set(nodes.map((node) => node["@id"]));
			const references = [...JSON.stringify(nodes).matchAll(/"@id":"([^"]*)"/g)];
			expect(references.filter(([, id = ""]) => !ids.has(id))).toEqual([]);
		}
	});

	it("has the page's own steps from home, and no address for the last", () => {
		const { itemListElement } = find(make(), "BreadcrumbList");
		expect(itemListElement).toEqual([
			{ "@type": "ListItem", position: 1, name: "Home", item: `${origin}/` },
			{ "@type": "ListItem", position: 2, name: "Services", item: `${origin}/services` },
			{ "@type": "ListItem", position: 3, name: "SEO" },
		]);
		expect(find(make({ crumbs: [] }), "BreadcrumbList")).toBeUndefined();
	});

	it("tells all of the agency on the home page, and its name elsewhere", () => {
		const home = find(make({ url: `${origin}/` }), "Organization");
		expect(home).toMatchObject({ email: site.email, telephone: site.phone });
		expect(home).not.toHaveProperty("sameAs");
		expect(find(make(), "Organization")).not.toHaveProperty("email");
	});

	it("shows an address and an office only where they are real", () => {
		const contact = { type: "ContactPage" as const, url: `${origin}/contact` };
		expect(find(make(contact), "ProfessionalService")).toBeUndefined();
		expect(find(make({ url: `${origin}/` }), "Organization")).not.toHaveProperty("address");
		expect(find(make({ ...contact, site: OFFICE }), "ProfessionalService")).toMatchObject({
			address: { "@type": "PostalAddress", postalCode: site.address.postalCode },
			geo: { latitude: "23.02579", longitude: "72.58727" },
			openingHoursSpecification: [{ opens: "09:00", closes: "17:00" }],
		});
	});

	it("tells who offers a service, and where", () => {
		const areas = [{ "@type": "City" as const, name: "Mumbai" }];
		const service = find(
			make({ entity: describeService({ name: "SEO", type: "SEO", areas }) }),
			"Service",
		);
		expect(service.provider).toEqual({ "@id": `${origin}/#organization` });
		expect(service.areaServed).toEqual(areas);
	});

	it("numbers a list from one, and is none where nothing is listed", () => {
		expect(describeList([])).toBeUndefined();
		const list = find(make({ entity: describeList([{ name: "Zenith", to: "/z" }]) }), "ItemList");
		expect(list.itemListElement).toEqual([
			{ "@type": "ListItem", position: 1, name: "Zenith", url: `${origin}/z` },
		]);
	});

	it("names a post's author, or the agency where it is the author", () => {
		const facts = { images: ["/cards/a.png"], date: "2026-01-01", modified: "2026-01-02" };
		const write = (author: { name: string; path: string | null } | null) =>
			find(make({ entity: describeArticle({ ...facts, section: null, author }) }), "BlogPosting");
		expect(write({ name: "Ann", path: "/about#ann" })).toMatchObject({
			author: { name: "Ann", url: `${origin}/about#ann` },
			image: [`${origin}/cards/a.png`],
		});
		expect(write({ name: "Ann", path: null }).author).not.toHaveProperty("url");
		expect(write(null).author).toEqual({ "@id": `${origin}/#organization` });
	});
});

it("a graph cannot end its script, and reads the same", () => {
	const name = "</script><!--<script>&\u2028\u2029";
	const graph = makePageGraph({
		...{ origin, site, name, description: name, type: "WebPage", url: `${origin}/a` },
		...{ crumbs: [], updated: undefined, entity: undefined },
	});
	const text = writeGraph(graph);
	expect(text).not.toMatch(/[<>&\u2028\u2029]/);
	expect(JSON.parse(text)).toEqual(graph);
});
