type Thing = { [property: string]: unknown };

const PAGE =
	"name description url isPartOf inLanguage breadcrumb? about? mainEntity? dateModified?";

/**
 * The properties that https://schema.org and the search engines' guides require of each type that the site uses, and
 * the ones allowed beside them. Not allowed are reviews and ratings of our own clients, an office in each city and
 * questions for a richer result.
 */
const PROPERTIES: Record<string, string> = {
	WebPage: PAGE,
	AboutPage: PAGE,
	ContactPage: PAGE,
	CollectionPage: PAGE,
	ProfilePage: PAGE,
	// The one that recognises a credential has its name alone.
	Organization:
		"name url? logo? foundingDate? award? hasCredential? description? email? telephone? address? contactPoint? sameAs? legalName? taxID? vatID?",
	EducationalOccupationalCredential: "name url dateCreated recognizedBy",
	ContactPoint: "contactType telephone name? email? areaServed? availableLanguage?",
	PostalAddress: "streetAddress addressLocality postalCode addressCountry addressRegion?",
	WebSite: "name url publisher? inLanguage?",
	BreadcrumbList: "itemListElement",
	ItemList: "itemListElement name numberOfItems?",
	ListItem: "position name item? url?",
	Service: "name provider areaServed? serviceType description? url?",
	City: "name containedInPlace?",
	State: "name",
	Place: "name containedInPlace?",
	BlogPosting:
		"headline image datePublished dateModified author publisher description? mainEntityOfPage? url? inLanguage? articleSection?",
	Person: "name url? jobTitle? description? image? knowsLanguage? worksFor?",
	ProfessionalService:
		"name address telephone url geo image openingHoursSpecification? email? parentOrganization?",
	GeoCoordinates: "latitude longitude",
	OpeningHoursSpecification: "dayOfWeek opens closes",
};
const ADDRESSES = ["@id", "url", "logo", "image", "item", "sameAs"];
const DAYS = ["datePublished", "dateModified", "dateCreated"];
const DAY = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Parses the nodes of a page's one graph. Throws where it has none, several or an invalid one. */
export function parseGraph([text, ...more]: readonly string[]): Thing[] {
	const graph: Thing = JSON.parse(text ?? "");
	if (more.length > 0 || graph["@context"] !== "https://schema.org")
		throw new Error("no one graph");
	return toThings(graph["@graph"]);
}

export function findNode(nodes: readonly Thing[], ...types: string[]): Thing | undefined {
	return nodes.find((node) => types.includes(String(node["@type"])));
}

/** Lists the errors of the nodes in their properties, values and references. */
export function checkGraph(nodes: readonly Thing[]): string[] {
	const ids = new Set(nodes.map((node) => node["@id"]));
	const hasIds = ids.size === nodes.length && !ids.has(undefined);
	return [
		...(hasIds ? [] : ["each node wants an @id of its own"]),
		...listThings(nodes).flatMap((thing) => checkThing(thing, ids)),
	];
}

export function toThings(value: unknown): Thing[] {
	return [value].flat().filter((each) => typeof each === "object" && each !== null) as Thing[];
}

function listThings(value: unknown): Thing[] {
	return toThings(value).flatMap((thing) => [
		thing,
		...Object.values(thing).flatMap((inner) => listThings(inner)),
	]);
}

function checkThing(thing: Thing, ids: ReadonlySet<unknown>): string[] {
	const type = String(thing["@type"] ?? "a reference");
	if (Object.keys(thing).join() === "@id")
		return ids.has(thing["@id"]) ? [] : [`${thing["@id"]} is no node of the graph`];
	const listed = PROPERTIES[type]?.split(" ");
	if (!listed) return [`${JSON.stringify(thing)} has no type that the site uses`];
	const has = (name: string) => [thing[name] ?? []].flat().length > 0;
	const given = Object.keys(thing).filter((name) => !name.startsWith("@"));
	return [
		...listed.filter((name) => !name.endsWith("?") && !has(name)).map((name) => `wants ${name}`),
		...given
			.filter((name) => !listed.includes(name) && !listed.includes(`${name}?`))
			.map((name) => `has no property ${name}`),
		...Object.entries(thing).flatMap(([name, value]) => checkValues(name, [value].flat())),
		...checkShape(type, thing),
	].map((text) => `${type} ${text}`);
}

function checkValues(name: string, values: readonly unknown[]): string[] {
	return values.flatMap((value) => {
		const where = `has as ${name} ${JSON.stringify(value)}`;
		const text = typeof value === "string" ? value : "";
		if (value === "" || (text && !text.trim())) return [`${where}: empty`];
		if (ADDRESSES.includes(name) && URL.parse(text)?.protocol !== "https:")
			return [`${where}: no absolute address by https`];
		if (DAYS.includes(name) && !(DAY.test(text) && Number.isFinite(Date.parse(text))))
			return [`${where}: no day of ISO 8601`];
		return [];
	});
}

/** Lists the errors that the lists of properties cannot express. */
function checkShape(type: string, thing: Thing): string[] {
	const items = toThings(thing.itemListElement ?? []);
	const isTrail = type === "BreadcrumbList";
	const isList = type === "ItemList";
	const isPlace = type === "GeoCoordinates";
	const rules: [isBroken: boolean, text: string][] = [
		[
			items.some(({ position }, at) => position !== at + 1),
			"has positions that do not count from 1",
		],
		[isTrail && (items.length < 2 || items.at(-1)?.item !== undefined), "wants two steps or more"],
		[isTrail && items.slice(0, -1).some(({ item }) => !item), "has a step without an address"],
		[isList && items.some(({ url }) => !url), "has an entry without an address"],
		[isList && thing.numberOfItems !== items.length, "counts other entries than it has"],
		[
			isPlace && !/^-?\d+\.\d{5,} -?\d+\.\d{5,}$/.test(`${thing.latitude} ${thing.longitude}`),
			"wants five decimals",
		],
		[
			type === "BlogPosting" && String(thing.headline).length > 110,
			"has a headline of more than 110 characters",
		],
	];
	return rules.filter(([isBroken]) => isBroken).map(([, text]) => text);
}
