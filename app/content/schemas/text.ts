import { z } from "zod";
import { cleanCode } from "#app/platform/clean-text.ts";
import { controls, type Reference } from "./controls.ts";

/** The lengths that search engines and cards show, in characters after trimming. */
const DESCRIPTION_MIN = 70;
const DESCRIPTION_MAX = 165;

/** What a field is called, and what else there is to say of it; a text alone is what it is called. */
export type Words = string | { title: string; description?: string };

/** Returns the metadata of a schema, whose names zod shares with JSON Schema. */
export function toMeta(words: Words): { title: string; description?: string } {
	return typeof words === "string" ? { title: words } : words;
}

/** Returns words with a further sentence in their description. */
export function addSentence(words: Words, sentence: string): Words {
	const { title, description = "" } = toMeta(words);
	return { title, description: [description, sentence].filter(Boolean).join(". ") };
}

/** Creates the schema of a text of so many characters, after trimming. */
export function text(min: number, max: number, words: Words) {
	return z.string().trim().min(min).max(max).meta(toMeta(words));
}

export function line(max: number, words: Words) {
	return text(1, max, words);
}

export function list<T extends z.ZodType>(words: Words, min: number, max: number, entry: T) {
	return z.array(entry).min(min).max(max).meta(toMeta(words));
}

export function group<T extends z.ZodRawShape>(words: Words, fields: T) {
	return z.strictObject(fields).meta(toMeta(words));
}

/** Creates the schema of a list of groups; `entry` is what one of them is called. */
export function groups<T extends z.ZodRawShape>(
	{ entry, ...words }: { title: string; description?: string; entry: string },
	min: number,
	max: number,
	fields: T,
) {
	return list(words, min, max, group(entry, fields));
}

export const paragraphsSchema = list(
	{ title: "Paragraphs", description: "Plain text, one paragraph in each field" },
	1,
	8,
	text(40, 1200, "Paragraph"),
);

export const slugSchema = z
	.string()
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** Creates the schema of the slug of something that there is. */
export function reference(of: Reference) {
	const schema = slugSchema.meta({ title: capitalise(of.replace("-", " ")) });
	controls.add(schema, { control: "reference", of });
	return schema;
}

/** Creates the schema of a place in a list, which is named: "In the team". */
export function order(where: string) {
	return z
		.int()
		.min(1)
		.meta({ title: "Position", description: `${where}; 1 comes first` });
}

function capitalise(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

export const metaDescriptionSchema = text(DESCRIPTION_MIN, DESCRIPTION_MAX, {
	title: "Search description",
	description: "What search engines show under the title. No other page may have the same",
});

/** The fields with which most pages begin. */
export const pageHead = {
	title: line(60, {
		title: "Title",
		description: "First heading of the page, and its title in search results and the browser's tab",
	}),
	subtitle: line(260, { title: "Subtitle", description: "One or two sentences under the title" }),
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
	.regex(/^([01]?\d|2[0-3]):[0-5]\d$/, "must be a time such as 09:00")
	.overwrite((time) => time.padStart("09:00".length, "0"));
controls.add(timeSchema, { control: "time" });

/** The schema of a day of the calendar, with the type of app/platform/day.ts. */
export const daySchema = z.iso.date().brand<"Day">();

export const updatedSchema = daySchema.meta({
	title: "Last changed",
	description: "Day of the last real change to the text; search engines read it",
});

export const sectionSchema = group("Section", {
	heading: line(90, {
		title: "Heading",
		description: "In words of its own, as no other page has it",
	}),
	paragraphs: paragraphsSchema,
});
export type Section = z.infer<typeof sectionSchema>;

export const pointSchema = group("Point", {
	title: line(80, "Heading"),
	text: line(420, { title: "Text", description: "One to three sentences" }),
});

export const stepSchema = group("Step", {
	title: line(80, "Heading"),
	when: line(40, {
		title: "When",
		description: "When it happens, such as: Weeks 1 and 2",
	}).optional(),
	text: line(420, { title: "Text", description: "What is done, in one to three sentences" }),
});

export const questionSchema = group("Question and answer", {
	question: line(140, {
		title: "Question",
		description: "As a customer would ask it, with a question mark at its end",
	}).endsWith("?", "must end with a question mark"),
	answer: text(40, 900, {
		title: "Answer",
		description: "It is read without the page around it, too, so it stands by itself",
	}),
});
export type Question = z.infer<typeof questionSchema>;

/** Returns the schema of a list with a heading. */
export function headedList<T extends z.ZodType>(name: string, min: number, max: number, entry: T) {
	return z.strictObject({
		heading: line(90, { title: "Heading", description: `Above the ${name}` }),
		intro: line(320, {
			title: "Introduction",
			description: `One or two sentences between heading and ${name}`,
		}).optional(),
		items: list(capitalise(name), min, max, entry),
	});
}

/** A list of points with a heading, such as benefits, values, industries. */
export const pointListSchema = headedList("points", 1, 9, pointSchema);
export type PointList = z.infer<typeof pointListSchema>;

export const stepListSchema = headedList("steps", 2, 8, stepSchema);
export type StepList = z.infer<typeof stepListSchema>;

export const iconSchema = z
	.enum(["cart", "chip", "pulse", "building", "bed", "shop", "spark", "hands", "target", "shield"])
	.meta({ title: "Icon", description: "The drawing beside it" });
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

export const isSampleSchema = z.boolean().meta({
	title: "Demonstration",
	description:
		"Yes while it belongs to the demonstration agency: pages mark it, and search engines do not get it",
});
controls.add(isSampleSchema, { control: "sample" });
