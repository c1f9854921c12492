import type { z } from "zod";
import { findNearest } from "../find-nearest.ts";
import { quote } from "./quote.ts";

/** An issue as Zod hands it to an error map: https://zod.dev/error-customization */
type Issue = z.core.$ZodRawIssue;

const MOST_CHOICES = 10;
export const EMPTY = "is empty: still to be written";

/**
 * What is wrong with a field, in words for the people who write: what was found, and what is wanted. A
 * schema's own message comes first. Unknown fields have one line each, in the order of the issue's keys.
 */
export function describeIssue(issue: Issue): string | undefined {
	const { input } = issue;
	if (input === null || input === "") return EMPTY;
	switch (issue.code) {
		case "invalid_type":
			return describeType(issue);
		case "invalid_value":
			return describeChoice(input, issue.values.map(String));
		case "too_small":
			return describeSize(input, issue.exact ? "exactly" : "at least", Number(issue.minimum));
		case "too_big":
			return describeSize(input, issue.exact ? "exactly" : "at most", Number(issue.maximum));
		case "invalid_format":
			return describeFormat(issue.format, String(input));
		case "unrecognized_keys":
			return issue.keys.map((key) => describeUnknownField(key, issue.inst)).join("\n");
	}
}

type FieldFault = { path: PropertyKey[]; reason: string };

/** A field that is empty or of the wrong type may break several rules, of which one is reported. */
export function toFieldFaults({ issues }: z.ZodError): FieldFault[] {
	const settled = new Set<string>();
	return issues.flatMap((issue) => {
		const { path, message, input } = issue;
		const field = path.join(".");
		if (settled.has(field)) return [];
		if (issue.code === "unrecognized_keys") {
			const reasons = message.split("\n");
			return issue.keys.map((key, at) => ({ path: [...path, key], reason: reasons[at] ?? "" }));
		}
		const isEmpty = input === null || input === "";
		if (isEmpty || issue.code === "invalid_type") settled.add(field);
		return [{ path, reason: isEmpty ? EMPTY : `${message}${quoteInput(issue)}` }];
	});
}

/** What a schema's own message leaves out: the text that it is about. */
function quoteInput(issue: z.core.$ZodIssue): string {
	const isOwn = issue.code === "invalid_format" && OWN_FORMATS.has(issue.format);
	return isOwn ? `; found ${quote(String(issue.input))}` : "";
}

const OWN_FORMATS = new Set<string>(["regex", "ends_with", "starts_with", "includes"]);

function describeType({ input, expected, inst }: Issue & { code: "invalid_type" }): string {
	// A day or a whole number is tested for being a text or a number first.
	const format = inst && "format" in inst ? String(inst.format) : "";
	const type = format in WANTED ? format : expected;
	const wanted = `${WANTED[type] ?? type} is wanted`;
	if (input === undefined) return `is missing; ${wanted}`;
	if (typeof input === "number" && !Number.isFinite(input))
		return `is no number that can be counted with; ${wanted}`;
	const found = Array.isArray(input) ? "array" : typeof input;
	return `is ${describeValue(input)}; ${wanted}${HINTS[`${expected} from ${found}`] ?? ""}`;
}

const FORMATS: Record<string, string> = {
	date: "a day, written as 2026-01-31,",
	email: "an e-mail address",
	url: "an address that begins with https://",
};

const WANTED: Record<string, string> = {
	...FORMATS,
	string: "a text",
	number: "a number",
	int: "a whole number",
	safeint: "a whole number",
	boolean: "true or false",
	array: "a list, each entry behind a dash,",
	object: "a group of fields, each with its name and a colon,",
};

const HINTS: Record<string, string> = {
	"string from number": ": put it in quotes",
	"string from boolean": ": put it in quotes",
	"string from object": ": a text that holds a colon and a space stands in quotes",
	"string from array": ": write it without dashes and square brackets",
	"number from string": ": digits without quotes",
	"boolean from string": ": without quotes",
};

function describeValue(value: unknown): string {
	if (typeof value === "string") return `a text (${quote(value)})`;
	if (typeof value === "object") return Array.isArray(value) ? "a list" : "a group of fields";
	return typeof value === "number" ? `a number (${value})` : String(value);
}

function describeChoice(found: unknown, choices: readonly string[]): string {
	const some = choices.slice(0, MOST_CHOICES).join(", ");
	const wanted = `one of these is wanted: ${some}${choices.length > MOST_CHOICES ? "…" : ""}`;
	if (found === undefined) return `is missing; ${wanted}`;
	if (typeof found !== "string") return `is ${describeValue(found)}; ${wanted}`;
	const nearest = findNearest(found, choices);
	return `is ${quote(found)}; ${nearest ? `did you mean ${nearest}?` : wanted}`;
}

/** Of a number, a text or a list: only the last two have a length. */
function describeSize(found: unknown, bound: string, limit: number): string {
	const are = limit === 1 ? "is" : "are";
	if (Array.isArray(found))
		return `has ${count(found, "entry", "entries")}; ${bound} ${limit} ${are} wanted`;
	if (typeof found !== "string") return `is ${String(found)}; ${bound} ${limit} is wanted`;
	const characters = count(found, "character", "characters");
	return bound === "at most"
		? `has ${characters}; at most ${limit} fit`
		: `has ${characters} (${quote(found)}); ${bound} ${limit} ${are} wanted`;
}

function count({ length }: { length: number }, one: string, many: string): string {
	return `${length} ${length === 1 ? one : many}`;
}

function describeFormat(format: string, found: string): string {
	const wanted = FORMATS[format];
	if (!wanted) return "does not have the form that is wanted";
	const isDay = format === "date" && /^\d{4}-\d\d-\d\d$/.test(found);
	return isDay
		? `is ${quote(found)}, which is no day of the calendar`
		: `is ${quote(found)}; ${wanted} is wanted`;
}

function describeUnknownField(key: string, schema: Issue["inst"]): string {
	const known = schema && "shape" in schema ? Object.keys(Object(schema.shape)) : [];
	const nearest = findNearest(key, known);
	return nearest
		? `is not a known field here; did you mean ${nearest}?`
		: "is not a known field here: its name is wrong, or it stands too far left or right";
}
