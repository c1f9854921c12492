import { z } from "zod";
import { checkFilm, filmFields } from "./film.ts";
import { targetSchema } from "./link-target.ts";
import { callToActionSchema } from "./pages.ts";
import { pictureSchema } from "./picture.ts";
import { statSchema } from "./story.ts";
import { amountSchema } from "./terms.ts";
import * as t from "./text.ts";

function section<Kind extends string, Fields extends z.ZodRawShape>(
	kind: Kind,
	words: t.Words,
	fields: Fields,
) {
	return z.strictObject({ kind: z.literal(kind).meta(t.toMeta(words)), ...fields });
}

const headingSchema = t.line(90, "Heading");
const introSchema = t
	.line(320, { title: "Introduction", description: "One or two sentences under the heading" })
	.optional();

const priceSchema = t
	.group("Price", {
		name: t.line(80, { title: "Name", description: "What is paid for" }),
		from: amountSchema.meta({
			title: "Price from",
			description: "In the agency's currency, without tax",
		}),
		to: amountSchema
			.optional()
			.meta({ title: "Price up to", description: "The upper end, where the price is a range" }),
		per: t
			.line(40, { title: "Unit", description: "What stands below the price, such as: per visit" })
			.optional(),
		included: t
			.list({ title: "Included", description: "What the price includes" }, 1, 6, t.line(90, "Item"))
			.optional(),
		text: t
			.line(200, { title: "Text", description: "One or two sentences about the price" })
			.optional(),
	})
	.refine(({ from, to = from }) => to >= from, {
		path: ["to"],
		message: "must be no less than the lower price",
	});
export type Price = z.infer<typeof priceSchema>;

const SECTIONS = [
	section(
		"opening",
		{ title: "Opening", description: "The top of the page, with its first heading" },
		{
			title: t.line(60, {
				title: "Headline",
				description: "First heading, and the title of the page",
			}),
			subtitle: t
				.line(260, { title: "Subtitle", description: "One or two sentences under the headline" })
				.optional(),
			button: t
				.group(
					{ title: "Button", description: "Under headline and subtitle" },
					{
						name: t.line(40, "Words on the button"),
						to: targetSchema.meta({
							title: "Leads to",
							description:
								"A page of this site such as /contact, or an address that begins with https",
						}),
					},
				)
				.optional(),
		},
	),
	section(
		"text",
		{ title: "Text", description: "Running text under a heading" },
		t.sectionSchema.shape,
	),
	section(
		"points",
		{ title: "Points", description: "Short points, each with a heading of its own" },
		t.pointListSchema.shape,
	),
	section("steps", { title: "Steps", description: "Steps in their order" }, t.stepListSchema.shape),
	section(
		"figures",
		{ title: "Figures", description: "Figures, each with how it is counted" },
		{
			heading: headingSchema,
			text: t.line(320, { title: "Text", description: "One or two sentences beside the heading" }),
			items: t.list("Figures", 1, 6, statSchema.omit({ isSample: true }).meta({ title: "Figure" })),
		},
	),
	section(
		"quotation",
		{ title: "Quotation", description: "What somebody says, in large letters" },
		{
			quote: t.line(360, { title: "Quotation", description: "The words, without quotation marks" }),
			name: t.line(40, { title: "Name", description: "Who says it" }),
			title: t.line(80, { title: "Job title", description: "With the company" }),
		},
	),
	section(
		"questions",
		{ title: "Questions", description: "Questions that open to their answers" },
		{
			heading: headingSchema,
			intro: introSchema,
			items: t.list("Questions", 1, 12, t.questionSchema),
		},
	),
	section(
		"prices",
		{
			title: "Prices",
			description:
				"Prices of this page alone, and of services as the price page has them. It needs one of the two",
		},
		{
			heading: headingSchema,
			intro: introSchema,
			items: t
				.list(
					{
						title: "Prices of this page",
						description: "They stand on this page alone, and come first",
					},
					1,
					12,
					priceSchema,
				)
				.optional(),
			services: t
				.list(
					{ title: "Services", description: "Their prices follow, in this order" },
					1,
					20,
					t.reference("service"),
				)
				.optional(),
		},
	).check(({ value, issues }) => {
		if (value.services || value.items) return;
		const message = "needs services, or prices of this page";
		issues.push({ code: "custom", path: [], input: value, message });
	}),
	section(
		"pictures",
		{ title: "Pictures", description: "A few pictures" },
		{
			heading: headingSchema.optional(),
			intro: introSchema,
			items: t.list(
				{ title: "Pictures", description: "Each cropped to 16:9" },
				1,
				9,
				pictureSchema
					.extend({
						caption: t
							.line(200, { title: "Caption", description: "What stands below the picture" })
							.optional(),
					})
					.meta({ title: "Picture" }),
			),
		},
	),
	section(
		"film",
		{ title: "Film", description: "A film, which is loaded once a visitor starts it" },
		filmFields,
	).check(checkFilm),
	section(
		"form",
		{ title: "Form", description: "The form of the contact page; a page has it once" },
		{
			heading: headingSchema
				.optional()
				.meta({ title: "Heading", description: "Without it the one of the contact page" }),
			intro: introSchema,
			service: t
				.reference("service")
				.optional()
				.meta({ title: "Service", description: "What the enquiry is about from the start" }),
			topic: t
				.line(80, {
					title: "Topic",
					description: "What the message begins with, such as: Winter week. Visitors can change it",
				})
				.optional(),
		},
	),
	section(
		"callToAction",
		{
			title: "Call to action",
			description: "A closing invitation with one button, as most pages end",
		},
		{
			...callToActionSchema.shape,
			to: targetSchema.optional().meta({
				title: "Leads to",
				description: "Without it the button leads to the page on which a consultation is booked",
			}),
		},
	),
] as const;

const NAMES = SECTIONS.map(({ shape }) => shape.kind.value).join(", ");

const landingSectionSchema = z.discriminatedUnion("kind", SECTIONS, {
	error: ({ input }) => {
		const { kind } = { kind: undefined, ...Object(input) };
		return `${kind === undefined ? "is missing" : `is ${JSON.stringify(kind)}`}; the sections are ${NAMES}`;
	},
});
export type LandingSection = z.infer<typeof landingSectionSchema>;

export const landingSectionsSchema = t
	.list(
		{
			title: "Sections",
			description: "The page, section by section; the first one is its opening",
		},
		1,
		20,
		landingSectionSchema,
	)
	.refine(
		(sections) => sections.findLastIndex(({ kind }) => kind === "opening") === 0,
		"must begin with an opening, and have no other one",
	)
	.refine(
		(sections) => sections.filter(({ kind }) => kind === "form").length <= 1,
		"must have one form at most",
	);

/** The fields that hold addresses, slugs and names of files. */
const UNREAD: ReadonlySet<string> = new Set([
	"to",
	"url",
	"file",
	"captions",
	"service",
	"services",
]);

/** Lists the texts of sections that people read. */
export function listSectionTexts(sections: readonly LandingSection[]): string[] {
	return sections.flatMap(({ kind: _kind, ...fields }) => listTextsOf(fields));
}

function listTextsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		UNREAD.has(name) ? [] : listTextsOf(inner),
	);
}

type Leading = Extract<LandingSection, { kind: "opening" | "callToAction" }>;
type Other = { kind: Exclude<LandingSection["kind"], Leading["kind"]> };

/** Lists the paths of the site to which sections lead, each with its field. */
export function listSectionTargets(
	sections: readonly (Leading | Other)[],
): { field: string; to: string }[] {
	return sections.flatMap((each, index) => {
		const field = `sections.${index}`;
		if (each.kind === "opening" && each.button)
			return [{ field: `${field}.button.to`, to: each.button.to }];
		return each.kind === "callToAction" && each.to ? [{ field: `${field}.to`, to: each.to }] : [];
	});
}
