import { z } from "zod";
import { choice } from "./controls.ts";
import { kiteSchema, serviceThemeSchema } from "./look.ts";
import * as t from "./text.ts";

/** The figures that can explain a service, each with the numbers of parts that it can draw. */
export const FIGURES = {
	list: { parts: [2, 8], draws: "List: numbered rows" },
	ladder: { parts: [3, 6], draws: "Ladder: rungs, the first part at the bottom" },
	funnel: { parts: [3, 6], draws: "Funnel: slices that narrow" },
	loop: { parts: [4, 4], draws: "Loop: a closed line with a knot for each part" },
	auction: { parts: [3, 4], draws: "Auction: bids for one place, with the parts beside them" },
	sequence: { parts: [3, 6], draws: "Sequence: letters on a line, ever further apart" },
	layers: { parts: [3, 5], draws: "Layers: slabs of a web page, from the ground up" },
	grid: { parts: [2, 8], draws: "Grid: the parts crossed with four screens" },
} as const satisfies Record<string, { parts: readonly [number, number]; draws: string }>;
export type Figure = keyof typeof FIGURES;

const figureSchema = choice(
	Object.fromEntries(
		Object.entries(FIGURES).map(
			([
				name,
				{
					parts: [least, most],
					draws,
				},
			]) => [name, `${draws}; ${least === most ? most : `${least} to ${most}`} parts`],
		),
	) as Record<Figure, string>,
);

const frameworkSchema = t.pointListSchema
	.extend({
		figure: figureSchema
			.default("list")
			.meta({ title: "Drawing", description: "The figure that explains it" }),
		items: t.list(
			"Parts",
			2,
			8,
			t.pointSchema
				.extend({
					mark: t
						.line(40, {
							title: "Mark in the drawing",
							description: "What the drawing writes beside the part, such as a day",
						})
						.optional(),
				})
				.meta({ title: "Part" }),
		),
		note: t
			.line(260, { title: "Small print", description: "Under the drawing: what its figures are" })
			.optional(),
		bidders: t
			.groups(
				{
					title: "Bidders",
					description: "For the auction, in any order. Place and price are worked out",
					entry: "Bidder",
				},
				2,
				4,
				{
					name: t.line(30, { title: "Name", description: "Who bids" }),
					bid: z.int().min(1).max(999).meta({
						title: "Bid",
						description: "What is offered for a click, in the agency's currency",
					}),
					fit: z.int().min(1).max(10).meta({
						title: "Fit",
						description: "How well the advertisement fits the search, out of ten",
					}),
				},
			)
			.optional(),
		screens: t
			.groups(
				{ title: "Screens", description: "For the grid: the screens of one task", entry: "Screen" },
				4,
				4,
				{
					name: t.line(16, { title: "Name", description: "What the screen is called" }),
					holds: z
						.array(t.line(80, "Part"))
						.meta({ title: "Parts on this screen", description: "Their headings, word for word" }),
				},
			)
			.optional(),
	})
	.refine(
		({ items, screens = [] }) => {
			const titles = items.map(({ title }) => title);
			return screens.every(({ holds }) => holds.every((title) => titles.includes(title)));
		},
		{ path: ["screens"], error: "must name headings of the parts alone, word for word" },
	)
	.check(({ value, issues }) => {
		const { figure, items, bidders, screens } = value;
		const [least, most] = FIGURES[figure].parts;
		const add = (field: keyof typeof value, message: string) =>
			issues.push({ code: "custom", path: [field], input: value[field], message });
		if (items.length < least || items.length > most) {
			const wanted = least === most ? `${most}` : `${least} to ${most}`;
			add("items", `has ${items.length} parts, but the drawing ${figure} has ${wanted}`);
		}
		if (figure === "auction" && !bidders)
			add("bidders", "is missing: the drawing auction needs bidders");
		if (figure === "grid" && !screens) add("screens", "is missing: the drawing grid needs screens");
	});
export type Framework = z.infer<typeof frameworkSchema>;

const heroSchema = t.group("Top of the page", {
	title: t.line(80, {
		title: "Headline",
		description: "The first thing that visitors read, in large letters",
	}),
	subtitle: t.line(260, {
		title: "Subtitle",
		description: "One or two sentences under the headline",
	}),
});

/** The weeks of a step, counted from the beginning of the work. */
const weeksSchema = z
	.strictObject({
		from: z
			.int()
			.min(1)
			.max(104)
			.meta({ title: "First week", description: "Counted from the beginning of the work" }),
		to: z
			.int()
			.min(1)
			.max(104)
			.optional()
			.meta({ title: "Last week", description: "Without it the step goes on" }),
	})
	.refine(({ from, to = from }) => to >= from, {
		error: "must end in the week in which it begins, or later",
		path: ["to"],
	});

const processSchema = t.headedList(
	"steps",
	2,
	8,
	t.stepSchema
		.extend({
			weeks: weeksSchema.optional().meta({
				title: "Weeks in the chart",
				description:
					"Without them they are read from the English words for when it happens, such as Weeks 1 and 2. Where one step has none, there is no chart",
			}),
		})
		.meta({ title: "Step" }),
);
export type Process = z.infer<typeof processSchema>;

/** The schema of `content/services/{slug}.yaml`; the file's name is the slug. */
export const serviceSchema = z.strictObject({
	name: t.line(40, { title: "Name", description: "As visitors read it" }),
	shortName: t
		.line(30, {
			title: "Short name in sentences",
			description: "Such as SEO, for sentences that name the service. Without it the name",
		})
		.optional(),
	alsoKnownAs: t
		.list(
			{
				title: "Other names",
				description: "What else people call it: the search of the site finds it by these names",
			},
			1,
			8,
			t.line(40, "Other name"),
		)
		.optional(),
	order: t.order("In lists of services"),
	theme: serviceThemeSchema.optional(),
	kite: kiteSchema.optional(),
	card: t.line(150, {
		title: "Card text",
		description: "What the card on other pages says about the service",
	}),
	description: t.metaDescriptionSchema,
	hero: heroSchema,
	explainer: t.sectionSchema.optional().meta({
		title: "Explanation",
		description: "What the service is, for someone who has never bought it",
	}),
	benefits: t.pointListSchema
		.optional()
		.meta({ title: "Benefits", description: "What the client has from it" }),
	process: processSchema
		.optional()
		.meta({ title: "Steps", description: "How the work goes, step by step" }),
	framework: frameworkSchema
		.optional()
		.meta({ title: "How you think about it", description: "The service in parts, with a drawing" }),
	sections: t
		.list(
			{
				title: "Sections",
				description: "What it costs in effort, what can go wrong, how it is measured",
			},
			1,
			6,
			t.sectionSchema,
		)
		.default([]),
	whenNot: t.sectionSchema.optional().meta({ title: "When not to buy it" }),
	questions: t
		.list(
			{
				title: "Questions",
				description: "Questions that buyers of this service ask, with answers",
			},
			1,
			8,
			t.questionSchema,
		)
		.default([]),
	updated: t.updatedSchema,
});

/** The schema of `content/services/{service}/{sub-service}.yaml`; folder and file name are the slugs. */
export const subServiceSchema = z.strictObject({
	name: t.line(40, {
		title: "Name",
		description: "As visitors read it",
	}),
	order: t.order("In the service's list"),
	card: t.line(150, {
		title: "Card text",
		description: "What the card on other pages says about it",
	}),
	description: t.metaDescriptionSchema,
	hero: heroSchema,
	sections: t.list(
		{ title: "Sections", description: "What it is, how it is done, how it is measured" },
		1,
		8,
		t.sectionSchema,
	),
	deliverables: t.pointListSchema.meta({
		title: "Deliverables",
		description: "What the client holds in hand at the end",
	}),
	process: t.stepListSchema.meta({
		title: "Steps",
		description: "How the work goes, step by step",
	}),
	questions: t.list(
		{ title: "Questions", description: "Questions that buyers of this part ask, with answers" },
		1,
		8,
		t.questionSchema,
	),
	updated: t.updatedSchema,
});
