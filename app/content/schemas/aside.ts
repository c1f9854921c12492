import { z } from "zod";
import * as t from "./text.ts";

const exampleSchema = t.group(
	"A sum or a case worked out; a file has this or one of the four fields below, or none",
	{
		title: t.line(80).describe("What is worked out"),
		text: z
			.string()
			.trim()
			.min(80)
			.max(600)
			.regex(/\d/, "must hold a figure")
			.describe("The example, with at least one figure"),
		basis: t.line(200).describe("What the figures are: assumed ones, or those of a named source"),
	},
);

const observationSchema = t.group("What anybody can see there, and what follows from it", {
	text: t.text(80, 500, "What is seen, a public and true fact, and what it means for marketing"),
	place: t.line(60, "Where it is seen"),
	date: t.line(40, "When: a day, a month, or a time that comes again each year"),
});

const queriesSchema = t.group("Searches as people there type them", {
	title: t.line(80, "Heading over the searches"),
	items: t.groups("The searches", 3, 6, {
		query: t.line(80, "The search as it is typed, without quotation marks"),
		language: z
			.string()
			.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, "must be a language tag such as hi")
			.optional()
			.describe("The language of the search, such as hi, where it is not that of the pages"),
		rises: t.line(60, "The season in which it rises"),
		meaning: t.line(140, "Who types it, and what they want"),
	}),
});

const comparisonSchema = t.group("Two districts of the city side by side", {
	title: t.line(80, "Heading over the comparison"),
	districts: t
		.list("The slugs of the two districts", 2, 2, t.reference("district"))
		.refine(([one, other]) => one !== other, "must be two different districts"),
	rows: t.groups("What is compared", 2, 5, {
		label: t.line(40, "What the row compares"),
		cells: t.list("The words for each district, in their order", 2, 2, t.line(160)),
	}),
});

/** What a local page has beside its running text: at most one of these, which stands on no other page. */
export const asideFields = {
	example: exampleSchema.optional(),
	observation: observationSchema.optional(),
	queries: queriesSchema.optional(),
	comparison: comparisonSchema.optional(),
	asked: t.questionSchema.describe("A question that people there ask, answered").optional(),
};

export type Aside = { [Kind in AsideKind]?: z.infer<(typeof asideFields)[Kind]> };
export type AsideKind = keyof typeof asideFields;
export type Example = NonNullable<Aside["example"]>;
export type Observation = NonNullable<Aside["observation"]>;
export type Queries = NonNullable<Aside["queries"]>;

export const ASIDE_KINDS = Object.keys(asideFields) as AsideKind[];

/** Adds an issue where a file has more than one aside, at the second one. */
export function checkOneAside(file: Aside, context: z.RefinementCtx): void {
	const found = ASIDE_KINDS.filter((kind) => file[kind] !== undefined);
	const [, second] = found;
	if (!second) return;
	const message = `a page has one of ${ASIDE_KINDS.join(", ")}, but here are ${found.join(" and ")}`;
	context.addIssue({ code: "custom", path: [second], message });
}
