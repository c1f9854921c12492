import { z } from "zod";
import { pictureSchema } from "./picture.ts";
import * as t from "./text.ts";

/** The fields of a film with its poster and its transcript. */
export const filmFields = {
	title: t.line(80, "What the film is called"),
	text: t.line(320, "One or two sentences beside it").optional(),
	poster: pictureSchema.describe("The picture that stands for the film, cropped to 16:9"),
	url: t.webAddressSchema
		.optional()
		.describe("Its page at a host of films, which opens in a new tab; or a file instead"),
	file: t
		.fileName(...t.FILM_TYPES)
		.optional()
		.describe("The name of a film in the folder media, for instance our-office.mp4"),
	captions: t
		.fileName("vtt")
		.optional()
		.describe("The name of its captions in the folder media, which a file has to have"),
	duration: z
		.string()
		.regex(/^\d{1,3}:[0-5]\d$/, "must be minutes and seconds, as 2:05")
		.describe("Minutes and seconds, as 2:05"),
	transcript: t.list(
		"What is said and shown, one list entry for each paragraph",
		1,
		40,
		t.line(1200),
	),
};
const filmFieldsSchema = z.strictObject(filmFields);
export type FilmFields = z.infer<typeof filmFieldsSchema>;

/** Checks that a film has one source, and that a file has captions. */
export function checkFilm({
	value,
	issues,
}: z.core.ParsePayload<Pick<FilmFields, "url" | "file" | "captions">>): void {
	const { url, file, captions } = value;
	const add = (field: keyof typeof value, message: string) =>
		issues.push({ code: "custom", path: [field], input: value[field], message });
	if (!url && !file) add("file", "is missing, as url is, too");
	if (url && file) add("url", "stands beside file; a film has one of them");
	if (file && !captions) add("captions", "is missing, as the film is a file");
}
