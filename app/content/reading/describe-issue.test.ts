import { expect, it } from "vitest";
import { z } from "zod";
import { describeFault } from "../fault.ts";
import { parseYaml } from "./parse-file.ts";

const NETWORKS = ["linkedin", "instagram"];
const ONE_NETWORK = "one of these is wanted: linkedin, instagram";
const MANY = Array.from("abcdefghijkl", (letter) => `choice-${letter.repeat(9)}`);
const EMPTY = "is empty: still to be written";
const DAY = "a day, written as 2026-01-31, is wanted";
const LIST = "a list, each entry behind a dash, is wanted";
const IN_QUOTES = "a text is wanted: put it in quotes";
const COLON = "a text that holds a colon and a space stands in quotes";
const text = z.string().trim();
const network = z.enum(NETWORKS);
const anA = text.regex(/^a$/, "must be an a");
const question = text.min(1).endsWith("?", "must end with a question mark");
const group = z.strictObject({ a: text });
const https = z.url({ protocol: /^https$/ });

/** What is said about one field, given what stands behind its colon; null for a field left out. */
function describeField(schema: z.ZodType, found: string | null): string[] {
	const yaml = found === null ? "other: 1\n" : `field: ${found}\nother: 1\n`;
	const whole = z.strictObject({ field: schema, other: z.int() });
	return parseYaml("a.yaml", yaml, whole).faults.map(describeFault);
}

it.each<[found: string | null, reason: string, schema: z.ZodType]>([
	[null, "is missing; a text is wanted", text],
	[null, `is missing; ${DAY}`, z.iso.date()],
	[null, `is missing; ${ONE_NETWORK}`, network],
	["", EMPTY, text.min(3)],
	['""', EMPTY, question],
	["5", `is a number (5); ${IN_QUOTES}`, text],
	["5", `is a number (5); ${ONE_NETWORK}`, network],
	["[a]", "is a list; a text is wanted: write it without dashes and square brackets", text],
	["{ a: b }", `is a group of fields; a text is wanted: ${COLON}`, text],
	['"5"', 'is a text ("5"); a whole number is wanted: digits without quotes', z.int()],
	[".inf", "is no number that can be counted with; a number is wanted", z.number()],
	["yes", 'is a text ("yes"); true or false is wanted: without quotes', z.boolean()],
	["Hindi", `is a text ("Hindi"); ${LIST}`, z.array(text).length(2)],
	["a", 'is a text ("a"); a group of fields, each with its name and a colon, is wanted', group],
	["linkdin", 'is "linkdin"; did you mean linkedin?', network],
	["myspace", `is "myspace"; ${ONE_NETWORK}`, network],
	["x", `is "x"; one of these is wanted: ${MANY.slice(0, 10).join(", ")}…`, z.enum(MANY)],
	["[a, b, c]", "has 3 entries; exactly 4 are wanted", z.array(text).length(4)],
	["31 January", `is "31 January"; ${DAY}`, z.iso.date()],
	["hello", 'is "hello"; an e-mail address is wanted', z.email()],
	["http://a.b", 'is "http://a.b"; an address that begins with https:// is wanted', https],
	["b", 'does not have the form that is wanted; found "b"', text.regex(/^a$/)],
	["b", "must be better", text.refine(() => false, "must be better")],
	["word ".repeat(99), `must be an a; found "${"word ".repeat(8).trim()}…"`, anA],
])("says of %j that it %s", (found, reason, schema) => {
	expect(describeField(schema, found)).toEqual([`a.yaml:1: field: ${reason}`]);
});

it("names both of two rules that one text breaks", () => {
	expect(describeField(question.max(3), "Tell us")).toEqual([
		'a.yaml:1: field: must end with a question mark; found "Tell us"',
		"a.yaml:1: field: has 7 characters; at most 3 fit",
	]);
});
