import { z } from "zod";
import { targetSchema } from "./link-target.ts";
import { callToActionSchema } from "./pages.ts";
import { statSchema } from "./story.ts";
import * as t from "./text.ts";

function section<Kind extends string, Fields extends z.ZodRawShape>(
	kind: Kind,
	description: string,
	fields: Fields,
) {
	return z.strictObject({ kind: z.literal(kind).describe(description), ...fields });
}

const headingSchema = t.line(90, "Heading of the section");

const SECTIONS = [
	section("opening", "The top of the page, with its first heading", {
		title: t.line(60, "First heading, and the title of the page"),
		subtitle: t.line(260, "One or two sentences under it").optional(),
		button: t
			.group("A button under both", {
				name: t.line(40, "What the button says"),
				to: targetSchema.describe("A path of this site, or an address that begins with https://"),
			})
			.optional(),
	}),
	section("text", "Running text under a heading", t.sectionSchema.shape),
	section("points", "Short points, each with its title", t.pointListSchema.shape),
	section("steps", "Steps in their order", t.stepListSchema.shape),
	section("figures", "Figures, each with how it is counted", {
		heading: headingSchema,
		text: t.line(320, "One or two sentences beside it"),
		items: t.list("The figures, in their order", 1, 6, statSchema.omit({ isSample: true })),
	}),
	section("quotation", "What somebody says, large", {
		quote: t.line(360, "The words, without quotation marks"),
		name: t.line(40, "Who says it"),
		title: t.line(80, "Job title with company"),
	}),
	section("questions", "Questions that open to their answers", {
		heading: headingSchema,
		intro: t.line(320, "One or two sentences under it").optional(),
		items: t.list("The questions, in their order", 1, 12, t.questionSchema),
	}),
	section("callToAction", "One call to action, as most pages end", {
		...callToActionSchema.shape,
		to: targetSchema
			.optional()
			.describe("Where the button leads; without it where a consultation is booked"),
	}),
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
	.list("The page, section by section; the first one is its opening", 1, 20, landingSectionSchema)
	.refine(
		(sections) => sections.findLastIndex(({ kind }) => kind === "opening") === 0,
		"must begin with an opening, and have no other one",
	);

/** Lists the texts of sections, but for addresses. */
export function listSectionTexts(sections: readonly LandingSection[]): string[] {
	return sections.flatMap(({ kind: _kind, ...fields }) => listTextsOf(fields));
}

function listTextsOf(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) =>
		name === "to" ? [] : listTextsOf(inner),
	);
}

/** Lists the paths of the site to which sections lead, each with its field. */
export function listSectionTargets(
	sections: readonly LandingSection[],
): { field: string; to: string }[] {
	return sections.flatMap((each, index) => {
		const field = `sections.${index}`;
		if (each.kind === "opening" && each.button)
			return [{ field: `${field}.button.to`, to: each.button.to }];
		return each.kind === "callToAction" && each.to ? [{ field: `${field}.to`, to: each.to }] : [];
	});
}
