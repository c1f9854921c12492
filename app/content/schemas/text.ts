import { z } from "zod";
import { cleanCode } from "#app/platform/clean-text.ts";
import { controls, type Reference } from "./controls.ts";

/** The lengths that search engines and cards show, in characters after trimming. */
const DESCRIPTION_MIN = 70;
const DESCRIPTION_MAX = 165;

/** Creates the schema of a text of so many characters, after trimming. */
export function text(min: number, max: number, description?: string) {
	const schema = z.string().trim().min(min).max(max);
	return description ? schema.describe(description) : schema;
}

export function line(max: number, description?: string) {
	return text(1, max, description);
}

export function list<T extends z.ZodType>(description: string, min: number, max: number, entry: T) {
	return z.array(entry).min(min).max(max).describe(description);
}

export function group<T extends z.ZodRawShape>(description: string, fields: T) {
	return z.strictObject(fields).describe(description);
}

export function groups<T extends z.ZodRawShape>(
	description: string,
	min: number,
	max: number,
	fields: T,
) {
	return list(description, min, max, z.strictObject(fields));
}

export const paragraphsSchema = list(
	"Paragraphs of plain text, one list entry each",
	1,
	8,
	text(40, 1200),
);

export const slugSchema = z
	.string()
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** Creates the schema of the slug of something that there is. */
export function reference(of: Reference) {
	const schema = slugSchema.meta({});
	controls.add(schema, { control: "reference", of });
	return schema;
}

export function order(description: string) {
	return z.int().min(1).describe(`${description}, from 1`);
}

export const metaDescriptionSchema = text(
	DESCRIPTION_MIN,
	DESCRIPTION_MAX,
	"What search engines show under the title; unique on the whole site",
);

/** The fields with which most pages begin. */
export const pageHead = {
	title: line(60, "Title of the page"),
	subtitle: line(260, "One or two sentences under the title"),
	description: metaDescriptionSchema,
};

/** The days of the week, as schema.org names them. */
export const DAYS = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;

/** A time of day as 09:00; it may be written as 9:00. */
export const timeSchema = z
	.string()
	.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "must be a time as 09:00, in quotation marks")
	.overwrite((time) => time.padStart("09:00".length, "0"));
controls.add(timeSchema, { control: "time" });

/** The schema of a day of the calendar, with the type of app/platform/day.ts. */
export const daySchema = z.iso.date().brand<"Day">();

export const updatedSchema = daySchema.describe(
	"Day of the last real change to the text, YYYY-MM-DD; shown in the sitemap",
);

export const sectionSchema = z.strictObject({
	heading: line(90, "Heading of this part, in words of its own"),
	paragraphs: paragraphsSchema,
});
export type Section = z.infer<typeof sectionSchema>;

export const pointSchema = z.strictObject({
	title: line(80, "What the point is called"),
	text: line(420, "One to three sentences"),
});

export const stepSchema = z.strictObject({
	title: line(80, "What the step is called"),
	when: line(40, "When it happens, for instance: Weeks 1 and 2").optional(),
	text: line(420, "What is done, in one to three sentences"),
});

export const questionSchema = z.strictObject({
	question: line(140, "A question as a customer would ask it, with its question mark").endsWith(
		"?",
		"must end with a question mark",
	),
	answer: text(40, 900, "The answer, which must do without the page around it"),
});
export type Question = z.infer<typeof questionSchema>;

/** Returns the schema of a list with a heading. */
export function headedList<T extends z.ZodType>(name: string, min: number, max: number, entry: T) {
	return z.strictObject({
		heading: line(90, `Heading over the ${name}`),
		intro: line(320, `One or two sentences between heading and ${name}`).optional(),
		items: list(`The ${name}, in their order`, min, max, entry),
	});
}

/** A list of points with a heading, such as benefits, values, industries. */
export const pointListSchema = headedList("points", 1, 9, pointSchema);
export type PointList = z.infer<typeof pointListSchema>;

export const stepListSchema = headedList("steps", 2, 8, stepSchema);
export type StepList = z.infer<typeof stepListSchema>;

export const iconSchema = z
	.enum(["cart", "chip", "pulse", "building", "bed", "shop", "spark", "hands", "target", "shield"])
	.describe("A drawing from app/design/ui/icon");
controls.add(iconSchema, { control: "icon" });
export type IconName = z.infer<typeof iconSchema>;

export const iconPointSchema = pointSchema.extend({ icon: iconSchema });

/** An address on the web that people can open. */
export const webAddressSchema = z.url({
	protocol: /^https?$/,
	hostname: z.regexes.domain,
	error: "must be an address that begins with https:// or http://",
});

export const phoneSchema = z
	.string()
	.overwrite(cleanCode)
	.min(1)
	.max(30)
	.regex(
		/^\+[1-9](?!.*\(0)[\d ().-]+$/,
		"must be one number with its country code and without (0), as +351 912 345 678",
	);

const NO_FOLDER = "must be the name of a file in the folder media, without a folder";

/** The endings of films that browsers play. */
export const FILM_TYPES = ["mp4", "webm"] as const;

/** Creates the schema of the name of a file in the folder media with one of the endings. */
export function fileName(...endings: readonly [string, ...string[]]) {
	const form = new RegExp(`^[\\da-z]+(?:-[\\da-z]+)*\\.(?:${endings.join("|")})$`);
	const list = endings.map((ending) => `.${ending}`);
	const last = list.length > 1 ? `${list.slice(0, -1).join(", ")} or ${list.at(-1)}` : list[0];
	const wrong = `must be lower-case words joined by hyphens, and end in ${last}`;
	return z.string().regex(form, {
		error: ({ input }) => (/[/\\]/.test(String(input)) ? NO_FOLDER : wrong),
	});
}

export const isSampleSchema = z
	.boolean()
	.describe(
		"True while it belongs to the demonstration agency: pages mark it, and search engines do not get it",
	);
controls.add(isSampleSchema, { control: "sample" });
