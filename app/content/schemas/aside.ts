import { z } from "zod";
import * as t from "./text.ts";

const exampleSchema = t.group(
	{
		title: "Worked example",
		description:
			"A sum or a case worked out. A page has up to two of these boxes, where it has more to say: worked example, observation, searches, comparison or asked question",
	},
	{
		title: t.line(80, { title: "Heading", description: "What is worked out" }),
		text: z
			.string()
			.trim()
			.min(80)
			.max(600)
			.regex(/\d/, "must hold a figure")
			.meta({ title: "Example", description: "The sum or the case, with at least one figure" }),
		basis: t.line(200, {
			title: "Basis of the figures",
			description: "Whether they are assumed ones, or those of a named source",
		}),
	},
);

const observationSchema = t.group(
	{ title: "Observation", description: "What anybody can see there, and what follows from it" },
	{
		text: t.text(80, 500, {
			title: "Text",
			description: "What is seen, a public and true fact, and what it means for marketing",
		}),
		place: t.line(60, { title: "Place", description: "Where it is seen" }),
		date: t.line(40, {
			title: "Time",
			description: "When it is seen: a day, a month, or a time that comes again each year",
		}),
	},
);

const queriesSchema = t.group(
	{ title: "Searches", description: "What people there type into search engines, word for word" },
	{
		title: t.line(80, { title: "Heading", description: "Above the searches" }),
		items: t.groups({ title: "List of searches", entry: "Search" }, 3, 6, {
			query: t.line(80, {
				title: "Search words",
				description: "As they are typed, without quotation marks",
			}),
			language: z
				.string()
				.regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, "must be a language tag such as hi")
				.optional()
				.meta({
					title: "Language",
					description:
						"A short code such as hi or pt-PT, where it is not the language of the pages",
				}),
			rises: t.line(60, {
				title: "Season",
				description: "When in the year it is searched for most",
			}),
			meaning: t.line(140, { title: "Meaning", description: "Who types it, and what they want" }),
		}),
	},
);

const comparisonSchema = t.group(
	{ title: "Comparison", description: "Two districts of the city side by side" },
	{
		title: t.line(80, { title: "Heading", description: "Above the comparison" }),
		districts: t
			.list(
				{ title: "Districts", description: "The two that are compared" },
				2,
				2,
				t.reference("district"),
			)
			.refine(([one, other]) => one !== other, "must be two different districts"),
		rows: t.groups(
			{ title: "Rows", description: "What is compared, line by line", entry: "Row" },
			2,
			5,
			{
				label: t.line(40, { title: "Row label", description: "What the row compares" }),
				cells: t.list(
					{ title: "Cells", description: "The words for each district, in their order" },
					2,
					2,
					t.line(160, "Cell"),
				),
			},
		),
	},
);

/** What a local page has beside its running text: at most two of these, which stand on no other page. */
export const asideFields = {
	example: exampleSchema.optional(),
	observation: observationSchema.optional(),
	queries: queriesSchema.optional(),
	comparison: comparisonSchema.optional(),
	asked: t.questionSchema
		.meta({ title: "Asked question", description: "A question that people there ask, answered" })
		.optional(),
};

export type Aside = { [Kind in AsideKind]?: z.infer<(typeof asideFields)[Kind]> };
export type AsideKind = keyof typeof asideFields;
export type Example = NonNullable<Aside["example"]>;
export type Observation = NonNullable<Aside["observation"]>;
export type Queries = NonNullable<Aside["queries"]>;

export const ASIDE_KINDS = Object.keys(asideFields) as AsideKind[];

/** The most boxes of a page; with more, they crowd out its text. */
const ASIDES_MAX = 2;

/** Adds an issue where a file has too many asides, at the first that is too many. */
export function checkAsideCount(file: Aside, context: z.RefinementCtx): void {
	const found = ASIDE_KINDS.filter((kind) => file[kind] !== undefined);
	const surplus = found[ASIDES_MAX];
	if (!surplus) return;
	const nameKind = (kind: AsideKind) => asideFields[kind].unwrap().meta()?.title ?? kind;
	const message = `a page has at most ${ASIDES_MAX} of ${ASIDE_KINDS.map(nameKind).join(", ")}, but here are ${found.map(nameKind).join(" and ")}`;
	context.addIssue({ code: "custom", path: [surplus], message });
}
