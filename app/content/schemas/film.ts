import { z } from "zod";
import { pictureSchema } from "./picture.ts";
import * as t from "./text.ts";

/** The fields of a film with its poster and its transcript. */
export const filmFields = {
	title: t.line(80, { title: "Title", description: "What the film is called" }),
	text: t
		.line(320, { title: "Text", description: "One or two sentences beside the film" })
		.optional(),
	poster: pictureSchema.meta({
		title: "Poster",
		description: "The picture that stands for the film until it starts, cropped to 16:9",
	}),
	url: t.webAddressSchema.optional().meta({
		title: "Address of the film",
		description: "Its page at a host such as YouTube, which opens in a new tab; or a file instead",
	}),
	file: t
		.fileName(...t.FILM_TYPES)
		.optional()
		.meta({
			title: "Film file",
			description:
				"An MP4 or WebM file in the media folder, such as our-office.mp4; or an address instead",
		}),
	captions: t.fileName("vtt").optional().meta({
		title: "Captions file",
		description: "A WebVTT file in the media folder. A film that is a file has to have one",
	}),
	duration: z
		.string()
		.regex(/^\d{1,3}:[0-5]\d$/, "must be minutes and seconds, such as 2:05")
		.meta({ title: "Length", description: "Minutes and seconds, such as 2:05" }),
	transcript: t.list(
		{ title: "Transcript", description: "What is said and shown, paragraph by paragraph" },
		1,
		40,
		t.line(1200, "Paragraph"),
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
	if (!url && !file) add("file", "is missing: give the film a file or an address");
	if (url && file)
		add("url", "is there beside a file: a film has one of the two, so empty the other");
	if (file && !captions) add("captions", "is missing: a film that is a file needs captions");
}
