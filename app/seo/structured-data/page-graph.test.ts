import { expect, it } from "vitest";
import { asDay } from "../../../tests/support/as-day.ts";
import { getContent } from "../../content/content.server.ts";
import { buildArticle, buildPerson } from "./entities.ts";
import { type Node, renderGraph } from "./graph.ts";
import { buildPageGraph, type GraphOptions } from "./page-graph.ts";

const origin = "https://s.example";
const { site } = getContent();
const OFFICE = { ...site, address: { ...site.address, isSample: false } };
const CONTACT = { type: "ContactPage" as const, url: `${origin}/contact` };

const buildGraph = (options: Partial<GraphOptions>) =>
	buildPageGraph({
		origin,
		site,
		proof: { film: undefined },
		url: `${origin}/a`,
		name: "A",
		description: "About A.",
		type: "WebPage",
		crumbs: [],
		updated: undefined,
		entity: undefined,
		...options,
	});

function findNode(type: Node["@type"], options: Partial<GraphOptions>): Node | undefined {
	return buildGraph(options)["@graph"].find((node) => node["@type"] === type);
}

it("the agency is described in full on the home page alone, and its office where it is real", () => {
	const home = findNode("Organization", { url: `${origin}/` });
	expect(home).toMatchObject({ email: site.email, telephone: site.phone });
	expect(home).not.toHaveProperty("address");
	expect(findNode("Organization", {})).not.toHaveProperty("email");
	expect(findNode("ProfessionalService", CONTACT)).toBeUndefined();
	expect(findNode("ProfessionalService", { ...CONTACT, site: OFFICE })).toMatchObject({
		address: { "@type": "PostalAddress", postalCode: site.address.postalCode },
		openingHoursSpecification: [{ opens: "09:00", closes: "17:00" }],
	});
});

it.each<
	[country: string, label: string, value: string, kind: "vat" | "tax" | undefined, name: string]
>([
	["IN", "GSTIN", "24AAAAA0000A0Z0", undefined, "taxID"],
	["DE", "USt-IdNr.", "DE123456789", undefined, "vatID"],
	["DE", "Steuernummer", "231/123/45678", undefined, "taxID"],
	["PT", "VAT number", "500000000", undefined, "vatID"],
	["GR", "ΑΦΜ", "EL123456789", "vat", "vatID"],
	["IN", "PAN", "INABC1234D", "tax", "taxID"],
])(
	"in %s the number %s %s of the kind %s is its %s",
	(addressCountry, label, value, kind, name) => {
		const legal = { taxNumber: { label, value, kind } };
		const own = { ...site, legal, address: { ...site.address, addressCountry } };
		const agency = findNode("Organization", { url: `${origin}/`, site: own });
		const { taxID, vatID } = { taxID: undefined, vatID: undefined, ...agency };
		expect({ taxID, vatID }).toEqual({ taxID: undefined, vatID: undefined, [name]: value });
	},
);

it("each phone number is a contact point with its name", () => {
	const named = { ...site, phoneName: "Pune", morePhones: [{ name: "Goa", phone: "+91 832 55" }] };
	const home = findNode("Organization", { url: `${origin}/`, site: named });
	expect(home).toMatchObject({
		telephone: site.phone,
		contactPoint: [
			{ name: "Pune", telephone: site.phone },
			{ name: "Goa", telephone: "+91 832 55" },
		],
	});
	expect(findNode("Organization", { url: `${origin}/` })).toMatchObject({
		contactPoint: { telephone: site.phone },
	});
});

it("the agency has the year, the awards and the credentials that are no samples", () => {
	const find = (isSample: boolean) => {
		const record = {
			title: "Record",
			text: "All of it.",
			founded: { year: 2019, isSample },
			credentials: [
				{
					name: "Search",
					giver: "Guild",
					url: "https://g.example/a",
					date: asDay("2024-03-01"),
					isSample,
				},
			],
			awards: [{ name: "Gold", giver: "Prize", year: 2025, isSample }],
		};
		return findNode("Organization", { url: `${origin}/`, proof: { film: undefined, record } });
	};
	expect(find(false)).toMatchObject({
		foundingDate: "2019",
		award: ["Gold, Prize, 2025"],
		hasCredential: [
			{ name: "Search", recognizedBy: { name: "Guild" }, url: "https://g.example/a" },
		],
	});
	for (const property of ["foundingDate", "award", "hasCredential"])
		expect(find(true)).not.toHaveProperty(property);
});

const ANN_ID = `${origin}/a#person`;

it("a post names its author, or the agency", () => {
	const findAuthor = (author: { name: string; path: string | null } | null) => {
		const days = { date: "2026-01-01", modified: "2026-01-02" };
		const entity = buildArticle({ ...days, images: ["/a.png"], section: null, author });
		return findNode("BlogPosting", { entity })?.author;
	};
	const ann = { "@type": "Person", name: "Ann" };
	expect(findAuthor({ name: "Ann", path: "/ann" })).toEqual({ ...ann, url: `${origin}/ann` });
	expect(findAuthor({ name: "Ann", path: null })).toEqual(ann);
	expect(findAuthor(null)).toEqual({ "@id": `${origin}/#organization` });
});

it("a profile page is about its person, who works for the agency", () => {
	const person = { name: "Ann", title: "Writer", avatar: "/ann.webp", languages: ["Hindi"] };
	const options = { type: "ProfilePage" as const, entity: buildPerson(person) };
	expect(findNode("ProfilePage", options)).toMatchObject({ mainEntity: { "@id": ANN_ID } });
	expect(findNode("Person", options)).toMatchObject({
		"@id": ANN_ID,
		name: "Ann",
		jobTitle: "Writer",
		image: "https://s.example/ann.webp",
		knowsLanguage: ["Hindi"],
		worksFor: { "@id": "https://s.example/#organization" },
	});
});

it("a graph cannot end its script, and reads the same", () => {
	const graph = buildGraph({ name: "</script><!--<script>&\u2028\u2029" });
	const text = renderGraph(graph);
	expect(text).not.toMatch(/[<>&\u2028\u2029]/);
	expect(JSON.parse(text)).toEqual(graph);
});
