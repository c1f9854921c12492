import { z } from "zod";
import {
	line,
	metaDescriptionSchema,
	pointListSchema,
	pointSchema,
	questionSchema,
	sectionSchema,
	stepListSchema,
	updatedSchema,
} from "./text.ts";

const SERVICE_KEYS = [
	"seo",
	"contentMarketing",
	"socialMediaMarketing",
	"paidAdvertising",
	"emailMarketing",
	"webDevelopment",
	"uiUxDesign",
] as const;
const serviceKeySchema = z.enum(SERVICE_KEYS).describe("Chooses the service's drawing");
export type ServiceKey = z.infer<typeof serviceKeySchema>;

const FRAMEWORK_PARTS = 4;

/** How we think about a service, in the four parts that its drawing has places for. */
const frameworkSchema = pointListSchema
	.extend({
		items: z
			.array(
				pointSchema.extend({
					mark: line(40)
						.optional()
						.describe("What the drawing writes beside the part, for instance a day"),
				}),
			)
			.length(FRAMEWORK_PARTS)
			.describe("The four parts, in their order"),
		note: line(260).optional().describe("Small print under the drawing: what its figures are"),
		bidders: z
			.array(
				z.strictObject({
					name: line(30).describe("Who bids"),
					bid: z.int().min(1).max(999).describe("Rupees for a click"),
					fit: z
						.int()
						.min(1)
						.max(10)
						.describe("How well the advertisement fits the search, out of ten"),
				}),
			)
			.length(3)
			.optional()
			.describe("For the auction, in any order; place and price are worked out"),
		screens: z
			.array(
				z.strictObject({
					name: line(16).describe("What the screen is called"),
					holds: z.array(line(80)).describe("Titles of the parts that hold on this screen"),
				}),
			)
			.length(4)
			.optional()
			.describe("For the grid: the screens of one task"),
	})
	.refine(
		({ items, screens = [] }) => {
			const titles = items.map(({ title }) => title);
			return screens.every(({ holds }) => holds.every((title) => titles.includes(title)));
		},
		{ path: ["screens"], error: "must hold titles of items only" },
	);
export type Framework = z.infer<typeof frameworkSchema>;

/** `content/services/{slug}.yaml`; the file's name is the slug. */
export const serviceSchema = z.strictObject({
	key: serviceKeySchema,
	name: line(40).describe("Display name"),
	alsoKnownAs: z
		.array(line(40))
		.min(1)
		.max(8)
		.optional()
		.describe("What else people call it; the search finds it by these names"),
	order: z.int().min(1).describe("Place in lists of services, from 1"),
	card: line(150).describe("What the card on other pages says"),
	description: metaDescriptionSchema,
	hero: z
		.strictObject({
			title: line(80).describe("The large title"),
			subtitle: line(260).describe("One or two sentences under it"),
		})
		.describe("Top of the page"),
	explainer: sectionSchema.describe("What the service is, for someone who has never bought it"),
	benefits: pointListSchema.describe("What the client has from it"),
	process: stepListSchema.describe("How the work goes, step by step"),
	framework: frameworkSchema.describe("How we think about it, in the four parts of its drawing"),
	sections: z
		.array(sectionSchema)
		.length(3)
		.describe("What it costs in effort, what can go wrong, how it is measured"),
	whenNot: sectionSchema.describe("When not to buy it"),
	questions: z
		.array(questionSchema)
		.min(2)
		.max(5)
		.describe("Questions that buyers of this service ask"),
	updated: updatedSchema,
});

/** `content/services/{service}/{sub-service}.yaml`; folder and file name are the slugs. */
export const subServiceSchema = z.strictObject({
	name: line(40).describe("Display name"),
	order: z.int().min(1).describe("Place in the service's list, from 1"),
	card: line(150).describe("What the card on other pages says"),
	description: metaDescriptionSchema,
	hero: z
		.strictObject({
			title: line(80).describe("The large title"),
			subtitle: line(260).describe("One or two sentences under it"),
		})
		.describe("Top of the page"),
	sections: z
		.array(sectionSchema)
		.min(3)
		.max(5)
		.describe("What it is, how it is done, how it is measured"),
	deliverables: pointListSchema.describe("What the client holds in hand at the end"),
	process: stepListSchema.describe("How the work goes, step by step"),
	questions: z
		.array(questionSchema)
		.min(2)
		.max(4)
		.describe("Questions that buyers of this part ask"),
	updated: updatedSchema,
});

export type ServiceFile = z.infer<typeof serviceSchema>;
export type SubServiceFile = z.infer<typeof subServiceSchema>;
