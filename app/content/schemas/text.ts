import { z } from "zod";

/** The bounds that search engines and cards show: characters, after trimming. */
const DESCRIPTION_MIN = 70;
const DESCRIPTION_MAX = 165;

export function line(max: number) {
	return z.string().trim().min(1).max(max);
}

export function list<T extends z.ZodType>(description: string, min: number, max: number, entry: T) {
	return z.array(entry).min(min).max(max).describe(description);
}

export function groups<T extends z.ZodRawShape>(
	description: string,
	min: number,
	max: number,
	fields: T,
) {
	return list(description, min, max, z.strictObject(fields));
}

export function group<T extends z.ZodRawShape>(description: string, fields: T) {
	return z.strictObject(fields).describe(description);
}

export const paragraphsSchema = list(
	"Paragraphs of plain text, one list entry each",
	1,
	8,
	z.string().trim().min(40).max(1200),
);

export const slugSchema = z
	.string()
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

export const metaDescriptionSchema = z
	.string()
	.trim()
	.min(DESCRIPTION_MIN)
	.max(DESCRIPTION_MAX)
	.describe("What search engines show under the title; unique on the whole site");

/** What most pages begin with. */
export const pageHead = {
	title: line(60).describe("Title of the page"),
	subtitle: line(260).describe("One or two sentences under the title"),
	description: metaDescriptionSchema,
};

export const updatedSchema = z.iso
	.date()
	.describe("Day of the last real change to the text, YYYY-MM-DD; shown in the sitemap");

export const sectionSchema = z.strictObject({
	heading: line(90).describe("Heading of this part, in words of its own"),
	paragraphs: paragraphsSchema,
});
export type Section = z.infer<typeof sectionSchema>;

export const pointSchema = z.strictObject({
	title: line(80).describe("What the point is called"),
	text: line(420).describe("One to three sentences"),
});

export const stepSchema = z.strictObject({
	title: line(80).describe("What the step is called"),
	when: line(40).optional().describe("When it happens, for instance: Weeks 1 and 2"),
	text: line(420).describe("What is done, in one to three sentences"),
});

export const questionSchema = z.strictObject({
	question: line(140)
		.endsWith("?", "must end with a question mark")
		.describe("A question as a customer would ask it, with its question mark"),
	answer: z
		.string()
		.trim()
		.min(40)
		.max(900)
		.describe("The answer, which must do without the page around it"),
});
export type Question = z.infer<typeof questionSchema>;

/** A headed list of points, the shape of benefits, values, industries. */
export const pointListSchema = z.strictObject({
	heading: line(90).describe("Heading over the points"),
	intro: line(320).optional().describe("One or two sentences between heading and points"),
	items: list("The points, in their order", 2, 9, pointSchema),
});
export type PointList = z.infer<typeof pointListSchema>;

export const stepListSchema = z.strictObject({
	heading: line(90).describe("Heading over the steps"),
	intro: line(320).optional().describe("One or two sentences between heading and steps"),
	items: list("The steps, in their order", 3, 8, stepSchema),
});
export type StepList = z.infer<typeof stepListSchema>;

const ICON_NAMES = [
	"cart",
	"chip",
	"pulse",
	"building",
	"bed",
	"shop",
	"spark",
	"hands",
	"target",
	"shield",
] as const;
const iconSchema = z.enum(ICON_NAMES).describe("A drawing from app/ui/icon");
export type IconName = z.infer<typeof iconSchema>;

export const iconPointSchema = pointSchema.extend({ icon: iconSchema });
export type IconPoint = z.infer<typeof iconPointSchema>;
