import { z } from "zod";
import { kiteSchema, serviceThemeSchema } from "./look.ts";
import * as t from "./text.ts";

/** The figures that can explain a service, each with the numbers of parts that it can draw. */
export const FIGURES = {
	list: { parts: [2, 8], draws: "numbered rows" },
	ladder: { parts: [3, 6], draws: "rungs, the first part at the bottom" },
	funnel: { parts: [3, 6], draws: "slices that narrow" },
	loop: { parts: [4, 4], draws: "a closed line with a knot for each part" },
	auction: { parts: [3, 4], draws: "bids for one place, with the parts beside them" },
	sequence: { parts: [3, 6], draws: "letters on a line, ever further apart" },
	layers: { parts: [3, 5], draws: "slabs of a web page, from the ground up" },
	grid: { parts: [2, 8], draws: "the parts crossed with four screens" },
} as const satisfies Record<string, { parts: readonly [number, number]; draws: string }>;
export type Figure = keyof typeof FIGURES;

const FIGURE_NAMES = Object.keys(FIGURES) as [Figure, ...Figure[]];

function describeFigures(): string {
	const lines = Object.entries(FIGURES).map(([name, { parts, draws }]) => {
		const [least, most] = parts;
		return `${name}: ${draws} (${least === most ? most : `${least} to ${most}`} parts)`;
	});
	return `The figure that explains it. ${lines.join("; ")}`;
}

const frameworkSchema = t.pointListSchema
	.extend({
		figure: z.enum(FIGURE_NAMES).default("list").describe(describeFigures()),
		items: t.list(
			"The parts, in their order",
			2,
			8,
			t.pointSchema.extend({
				mark: t.line(40, "What the drawing writes beside the part, for instance a day").optional(),
			}),
		),
		note: t.line(260, "Small print under the drawing: what its figures are").optional(),
		bidders: t
			.groups("For the auction, in any order; place and price are worked out", 2, 4, {
				name: t.line(30, "Who bids"),
				bid: z.int().min(1).max(999).describe("The bid for a click, in the agency's currency"),
				fit: z
					.int()
					.min(1)
					.max(10)
					.describe("How well the advertisement fits the search, out of ten"),
			})
			.optional(),
		screens: t
			.groups("For the grid: the screens of one task", 4, 4, {
				name: t.line(16, "What the screen is called"),
				holds: z.array(t.line(80)).describe("Titles of the parts that hold on this screen"),
			})
			.optional(),
	})
	.refine(
		({ items, screens = [] }) => {
			const titles = items.map(({ title }) => title);
			return screens.every(({ holds }) => holds.every((title) => titles.includes(title)));
		},
		{ path: ["screens"], error: "must hold titles of items only" },
	)
	.check(({ value: { figure, items, bidders, screens }, issues }) => {
		const [least, most] = FIGURES[figure].parts;
		const add = (path: string, message: string) =>
			issues.push({ code: "custom", path: [path], input: items, message });
		if (items.length < least || items.length > most) {
			const wanted = least === most ? `${most}` : `${least} to ${most}`;
			add("items", `has ${items.length} parts, but figure: ${figure} draws ${wanted}`);
		}
		if (figure === "auction" && !bidders) add("bidders", "is missing, as figure is auction");
		if (figure === "grid" && !screens) add("screens", "is missing, as figure is grid");
	});
export type Framework = z.infer<typeof frameworkSchema>;

const heroSchema = t.group("Top of the page", {
	title: t.line(80, "The large title"),
	subtitle: t.line(260, "One or two sentences under it"),
});

/** The weeks of a step, counted from the beginning of the work. */
const weeksSchema = z
	.strictObject({
		from: z.int().min(1).max(104).describe("The first week"),
		to: z.int().min(1).max(104).optional().describe("The last week; left out, it goes on"),
	})
	.refine(({ from, to = from }) => to >= from, {
		error: "must end in the week in which it begins, or later",
		path: ["to"],
	});

const processSchema = t.headedList(
	"steps",
	2,
	8,
	t.stepSchema.extend({
		weeks: weeksSchema
			.optional()
			.describe(
				"The weeks of the chart. Left out, they are read from an English `when`, such as Weeks 1 and 2; where one step has none, there is no chart",
			),
	}),
);
export type Process = z.infer<typeof processSchema>;

/** The schema of `content/services/{slug}.yaml`; the file's name is the slug. */
export const serviceSchema = z.strictObject({
	name: t.line(40, "Display name"),
	shortName: t
		.line(
			30,
			"The name inside the sentences of pages/templates.yaml, such as SEO; without it the name",
		)
		.optional(),
	alsoKnownAs: t
		.list("What else people call it; the search finds it by these names", 1, 8, t.line(40))
		.optional(),
	order: t.order("Place in lists of services"),
	theme: serviceThemeSchema.optional(),
	kite: kiteSchema.optional(),
	card: t.line(150, "What the card on other pages says"),
	description: t.metaDescriptionSchema,
	hero: heroSchema,
	explainer: t.sectionSchema
		.optional()
		.describe("What the service is, for someone who has never bought it"),
	benefits: t.pointListSchema.optional().describe("What the client has from it"),
	process: processSchema.optional().describe("How the work goes, step by step"),
	framework: frameworkSchema.optional().describe("How we think about it, in the parts of a figure"),
	sections: t
		.list("What it costs in effort, what can go wrong, how it is measured", 1, 6, t.sectionSchema)
		.default([]),
	whenNot: t.sectionSchema.optional().describe("When not to buy it"),
	questions: t
		.list("Questions that buyers of this service ask", 1, 8, t.questionSchema)
		.default([]),
	updated: t.updatedSchema,
});

/** The schema of `content/services/{service}/{sub-service}.yaml`; folder and file name are the slugs. */
export const subServiceSchema = z.strictObject({
	name: t.line(40, "Display name"),
	order: t.order("Place in the service's list"),
	card: t.line(150, "What the card on other pages says"),
	description: t.metaDescriptionSchema,
	hero: heroSchema,
	sections: t.list("What it is, how it is done, how it is measured", 1, 8, t.sectionSchema),
	deliverables: t.pointListSchema.describe("What the client holds in hand at the end"),
	process: t.stepListSchema.describe("How the work goes, step by step"),
	questions: t.list("Questions that buyers of this part ask", 1, 8, t.questionSchema),
	updated: t.updatedSchema,
});
