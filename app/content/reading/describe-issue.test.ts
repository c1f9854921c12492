import { expect, it } from "vitest";
import { z } from "zod";
import { describeFault } from "../fault.ts";
import { parseYaml } from "./parse-file.ts";

const NETWORKS = ["linkedin", "instagram"];
const MANY = Array.from("abcdefghijkl", (letter) => `choice-${letter.repeat(9)}`);
const text = z.string().trim();

/** What is said of one field, given what stands behind its colon; null for a field left out. */
function tell(schema: z.ZodType, found: string | null): string {
	const yaml = found === null ? "other: 1\n" : `field: ${found}\nother: 1\n`;
	const whole = z.strictObject({ field: schema, other: z.int() });
	return parseYaml("a.yaml", yaml, whole).faults.map(describeFault).join("\n");
}

const CASES: [schema: z.ZodType, found: string | null, reason: string][] = [
	[text, null, "is missing; a text is wanted"],
	[z.int(), null, "is missing; a whole number is wanted"],
	[z.iso.date(), null, "is missing; a day, written as 2026-01-31, is wanted"],
	[z.iso.date(), "5", "is a number (5); a day, written as 2026-01-31, is wanted"],
	[z.email(), null, "is missing; an e-mail address is wanted"],
	[z.boolean(), null, "is missing; true or false is wanted"],
	[z.array(text), null, "is missing; a list, each entry behind a dash, is wanted"],
	[z.enum(NETWORKS), null, "is missing; one of these is wanted: linkedin, instagram"],
	[text.min(3), "", "is empty: still to be written"],
	[text.min(3), '" "', "is empty: still to be written"],
	[
		text.min(1).endsWith("?", "must end with a question mark"),
		'""',
		"is empty: still to be written",
	],
	[z.enum(NETWORKS), "", "is empty: still to be written"],
	[z.int(), "", "is empty: still to be written"],
	[text, "5", "is a number (5); a text is wanted: put it in quotes"],
	[text, "true", "is true; a text is wanted: put it in quotes"],
	[text, "[a]", "is a list; a text is wanted: write it without dashes and square brackets"],
	[
		text,
		"{ a: b }",
		"is a group of fields; a text is wanted: a text that holds a colon and a space stands in quotes",
	],
	[z.number(), '"5"', 'is a text ("5"); a number is wanted: digits without quotes'],
	[z.int(), "1.5", "is a number (1.5); a whole number is wanted"],
	[z.number(), ".inf", "is no number that can be counted with; a number is wanted"],
	[z.boolean(), "yes", 'is a text ("yes"); true or false is wanted: without quotes'],
	[
		z.array(text).length(2),
		"Hindi",
		'is a text ("Hindi"); a list, each entry behind a dash, is wanted',
	],
	[
		z.strictObject({ a: text }),
		"Hindi",
		'is a text ("Hindi"); a group of fields, each with its name and a colon, is wanted',
	],
	[z.enum(NETWORKS), "linkdin", 'is "linkdin"; did you mean linkedin?'],
	[z.enum(NETWORKS), "myspace", 'is "myspace"; one of these is wanted: linkedin, instagram'],
	[z.enum(MANY), "x", `is "x"; one of these is wanted: ${MANY.slice(0, 10).join(", ")}…`],
	[z.enum(NETWORKS), "5", "is a number (5); one of these is wanted: linkedin, instagram"],
	[text.min(9), "Short.", 'has 6 characters ("Short."); at least 9 are wanted'],
	[text.max(60), "x".repeat(61), "has 61 characters; at most 60 fit"],
	[text.max(2), "  abc  ", "has 3 characters; at most 2 fit"],
	[z.number().min(1), "0", "is 0; at least 1 is wanted"],
	[z.number().max(37), "72.84", "is 72.84; at most 37 is wanted"],
	[z.array(text).min(1), "[]", "has 0 entries; at least 1 is wanted"],
	[z.array(text).min(2), "[a]", "has 1 entry; at least 2 are wanted"],
	[z.array(text).max(2), "[a, b, c]", "has 3 entries; at most 2 are wanted"],
	[z.array(text).length(4), "[a, b, c]", "has 3 entries; exactly 4 are wanted"],
	[z.iso.date(), "2026-02-31", 'is "2026-02-31", which is no day of the calendar'],
	[z.iso.date(), "31 January", 'is "31 January"; a day, written as 2026-01-31, is wanted'],
	[z.email(), "hello", 'is "hello"; an e-mail address is wanted'],
	[
		z.url({ protocol: /^https$/ }),
		"http://a.example",
		'is "http://a.example"; an address that begins with https:// is wanted',
	],
	[text.regex(/^a$/, "must be an a"), "b", 'must be an a; found "b"'],
	[text.regex(/^a$/), "b", 'does not have the form that is wanted; found "b"'],
	[text.refine(() => false, "must be better"), "b", "must be better"],
	[
		text.regex(/^a$/, "must be an a"),
		"word ".repeat(99),
		'must be an a; found "word word word word word word word word…"',
	],
];

it.each(CASES.map(([schema, found, reason]) => ({ schema, found, reason })))(
	"says of $found that it $reason",
	({ schema, found, reason }) => {
		expect(tell(schema, found)).toBe(`a.yaml:1: field: ${reason}`);
	},
);

it("tells each of two rules that one text breaks", () => {
	const schema = text.max(3).endsWith("?", "must end with a question mark");
	expect(tell(schema, "Tell us").split("\n")).toEqual([
		"a.yaml:1: field: has 7 characters; at most 3 fit",
		'a.yaml:1: field: must end with a question mark; found "Tell us"',
	]);
});

it("guesses which field was meant, at the top and deeper", () => {
	const schema = z.strictObject({
		title: text.optional(),
		hero: z.strictObject({ accent: text.optional() }),
	});
	const { faults } = parseYaml("a.yaml", "titel: Kite\nhero:\n  acent: Wind\n  zzz: 1\n", schema);
	expect(faults.map(describeFault)).toEqual([
		"a.yaml:3: hero.acent: is not a known field here; did you mean accent?",
		"a.yaml:4: hero.zzz: is not a known field here: its name is wrong, or it stands too far left or right",
		"a.yaml:1: titel: is not a known field here; did you mean title?",
	]);
});
