import { ADDRESSES, DAYS, PROPERTIES } from "./property-lists.ts";

type Thing = { [property: string]: unknown };

const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** The nodes of a page's one graph; null where it has none, several or one that cannot be read. */
export function parseGraph(texts: readonly string[]): Thing[] | null {
	if (texts.length !== 1) return null;
	try {
		const graph: unknown = JSON.parse(texts[0] ?? "");
		if (!isThing(graph) || graph["@context"] !== "https://schema.org") return null;
		const nodes = graph["@graph"];
		return Array.isArray(nodes) && nodes.every(isThing) ? nodes : null;
	} catch {
		return null;
	}
}

/** What is wrong with the nodes by the property lists, their values and references. */
export function checkGraph(nodes: readonly Thing[]): string[] {
	const ids = nodes.map((node) => node["@id"]);
	const faults: string[] = [];
	if (new Set(ids).size !== ids.length || ids.includes(undefined))
		faults.push("each node wants an @id of its own");
	const known = new Set(ids);
	for (const node of nodes) faults.push(...checkThing(node, known));
	return faults;
}

export function findNode(nodes: readonly Thing[], ...types: string[]): Thing | undefined {
	return nodes.find((node) => types.includes(String(node["@type"])));
}

export function isThing(value: unknown): value is Thing {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function checkThing(thing: Thing, ids: ReadonlySet<unknown>): string[] {
	const type = thing["@type"];
	if (type === undefined) {
		const isReference = Object.keys(thing).join() === "@id";
		if (!isReference) return [`${JSON.stringify(thing)} has no @type`];
		return ids.has(thing["@id"]) ? [] : [`${thing["@id"]} is no node of the graph`];
	}
	const lists = PROPERTIES[String(type)];
	if (!lists) return [`${type} is a type that the site does not use`];
	const { required, optional = [] } = lists;
	const names = Object.keys(thing).filter((name) => !name.startsWith("@"));
	return [
		...required.filter((name) => isEmpty(thing[name])).map((name) => `${type} wants ${name}`),
		...names
			.filter((name) => ![...required, ...optional].includes(name))
			.map((name) => `${type} has no property ${name}`),
		...checkValues(thing),
		...checkShape(thing),
		...names.flatMap((name) =>
			toList(thing[name])
				.filter(isThing)
				.flatMap((value) => checkThing(value, ids)),
		),
	];
}

function checkValues(thing: Thing): string[] {
	return Object.entries(thing).flatMap(([name, value]) =>
		toList(value).flatMap((each) => {
			const where = `${thing["@type"]} ${name} is ${JSON.stringify(each)}`;
			if (typeof each === "string" && each.trim() === "") return `${where}: empty`;
			if (ADDRESSES.has(name) && !isAddress(each)) return `${where}: no absolute address by https`;
			if (DAYS.has(name) && !isDay(each)) return `${where}: no day of ISO 8601`;
			return [];
		}),
	);
}

/** What the lists of properties cannot say. */
function checkShape(thing: Thing): string[] {
	const type = thing["@type"];
	const faults: string[] = [];
	if (type === "BreadcrumbList" || type === "ItemList") {
		const items = toList(thing.itemListElement).filter(isThing);
		if (items.some(({ position }, index) => position !== index + 1))
			faults.push("its positions do not count from 1");
		if (type === "BreadcrumbList" && (items.length < 2 || items.at(-1)?.item !== undefined))
			faults.push("it wants two steps or more, the last without an address");
		if (type === "BreadcrumbList" && items.slice(0, -1).some(({ item }) => !item))
			faults.push("each step but the last wants an address");
		if (type === "ItemList" && items.some(({ url }) => !url))
			faults.push("each entry wants an address");
		if (type === "ItemList" && thing.numberOfItems !== items.length)
			faults.push("it counts other entries than it has");
	}
	if (type === "GeoCoordinates")
		for (const name of ["latitude", "longitude"])
			if (!/^\d+\.\d{5,}$/.test(String(thing[name]))) faults.push(`${name} wants five decimals`);
	if (type === "BlogPosting" && String(thing.headline).length > 110)
		faults.push("its headline has more than 110 characters");
	return faults.map((text) => `${type}: ${text}`);
}

export function toList(value: unknown): unknown[] {
	return Array.isArray(value) ? value : [value];
}

function isEmpty(value: unknown): boolean {
	return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function isAddress(value: unknown): boolean {
	return typeof value === "string" && URL.parse(value)?.protocol === "https:";
}

function isDay(value: unknown): boolean {
	return typeof value === "string" && ISO.test(value) && Number.isFinite(Date.parse(value));
}
