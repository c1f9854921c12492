import { z } from "zod";
import {
	line,
	metaDescriptionSchema,
	pointListSchema,
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

/** `content/services/{slug}.yaml`; the file's name is the slug. */
export const serviceSchema = z.strictObject({
	key: serviceKeySchema,
	name: line(40).describe("Display name"),
	order: z.int().min(1),
	card: line(150).describe("What the card on other pages says"),
	description: metaDescriptionSchema,
	hero: z.strictObject({ title: line(80), subtitle: line(260) }),
	explainer: sectionSchema,
	benefits: pointListSchema,
	process: stepListSchema,
	framework: pointListSchema
		.optional()
		.describe("How we think about it; for services without sub-services"),
	sections: z
		.array(sectionSchema)
		.min(2)
		.max(5)
		.describe("What it costs in effort, what can go wrong, how it is measured, when not to buy it"),
	questions: z.array(questionSchema).min(2).max(5),
	updated: updatedSchema,
});

/** `content/services/{service}/{sub-service}.yaml`; folder and file name are the slugs. */
export const subServiceSchema = z.strictObject({
	name: line(40),
	order: z.int().min(1),
	card: line(150),
	description: metaDescriptionSchema,
	hero: z.strictObject({ title: line(80), subtitle: line(260) }),
	sections: z.array(sectionSchema).min(3).max(5),
	deliverables: pointListSchema.describe("What the client holds in hand at the end"),
	process: stepListSchema,
	questions: z.array(questionSchema).min(2).max(4),
	updated: updatedSchema,
});

export type ServiceFile = z.infer<typeof serviceSchema>;
export type SubServiceFile = z.infer<typeof subServiceSchema>;
