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
	description: string,
	fields: Fields,
) {
	return z.strictObject({ kind: z.literal(kind).describe(description), ...fields });
}

const headingSchema = t.line(90, "Heading of the section");
const introSchema = t.line(320, "One or two sentences under it").optional();

const priceSchema = z
	.strictObject({
		name: t.line(80, "What is paid for"),
		from: amountSchema.describe("The price in the agency's currency, without tax"),
		to: amountSchema.optional().describe("Its upper end, where it is a range"),
		per: t.line(40, "What stands below the price, for instance: per visit").optional(),
		included: t.list("What the price includes", 1, 6, t.line(90)).optional(),
		text: t.line(200, "One or two sentences on it").optional(),
	})
	.refine(({ from, to = from }) => to >= from, {
		path: ["to"],
		message: "must be no less than from",
	});
export type Price = z.infer<typeof priceSchema>;

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
		intro: introSchema,
		items: t.list("The questions, in their order", 1, 12, t.questionSchema),
	}),
	section(
		"prices",
		"Prices: those of the page itself, and of services as pages/pricing.yaml has them",
		{
			heading: headingSchema,
			intro: introSchema,
			items: t.list("Prices that stand on this page alone, first", 1, 12, priceSchema).optional(),
			services: t
				.list(
					"Slugs of the services whose prices follow, in their order",
					1,
					20,
					t.reference("service"),
				)
				.optional(),
		},
	).check(({ value, issues }) => {
		if (value.services || value.items) return;
		const message = "has neither services nor items";
		issues.push({ code: "custom", path: [], input: value, message });
	}),
	section("pictures", "A few pictures", {
		heading: headingSchema.optional(),
		intro: introSchema,
		items: t.list(
			"The pictures, in their order, each cropped to 16:9",
			1,
			9,
			pictureSchema.extend({ caption: t.line(200, "What stands below it").optional() }),
		),
	}),
	section("film", "A film, which is loaded once a visitor starts it", filmFields).check(checkFilm),
	section("form", "The form of the contact page; a page has it once", {
		heading: headingSchema.optional().describe("Heading; without it that of the contact page"),
		intro: introSchema,
		service: t
			.reference("service")
			.optional()
			.describe("Slug of the service that the enquiry is about from the start"),
		topic: t
			.line(80, "What the message begins with, for instance: Winter week; visitors can change it")
			.optional(),
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
