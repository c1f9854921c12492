import { findNearest } from "#app/platform/find-nearest.ts";

/**
 * The values that every text can name: those of `{agency.city}`, of `{calendar.diwali}` and of `{price.seo}` by their last
 * part; null while their file has issues, so that these are not told again by each text.
 */
export type Named = Readonly<Record<Group, Values | null>>;
type Group = "agency" | "calendar" | "price";
type Values = Readonly<Record<string, string>>;

const NAMED = /\{(agency|calendar|price)\.([\w.-]+)\}/g;

/**
 * Replaces `{agency.city}`, `{calendar.diwali}` and the like in every text of parsed content. Throws a RangeError that
 * names an unknown placeholder.
 */
export function fillNamed<T>(value: T, named: Named): T {
	// Few texts have one, and content is filled at each publication.
	if (typeof value === "string" && !value.includes("{")) return value;
	if (typeof value === "string")
		return value.replaceAll(NAMED, (placeholder, group: Group, name: string) => {
			const values = named[group];
			if (!values) return placeholder;
			if (Object.hasOwn(values, name)) return values[name] ?? "";
			throw new RangeError(`${placeholder} is unknown; ${formatKnown(group, name, values)}`);
		}) as T;
	if (Array.isArray(value)) return value.map((entry) => fillNamed(entry, named)) as T;
	if (value === null || typeof value !== "object") return value;
	const entries = Object.entries(value).map(([key, entry]) => [key, fillNamed(entry, named)]);
	return Object.fromEntries(entries) as T;
}

/** Names all placeholders of the agency, which are few, or the one of the others that is meant. */
function formatKnown(group: Group, name: string, values: Values): string {
	const known = Object.keys(values);
	if (group === "agency") return `there is ${known.map((key) => `{agency.${key}}`).join(" and ")}`;
	const nearest = findNearest(name, known);
	return nearest ? `did you mean {${group}.${nearest}}?` : UNKNOWN[group];
}

const UNKNOWN = {
	calendar: "calendar.yaml has no event of this lasting mark",
	price: "pages/pricing.yaml has no price of this service",
};
