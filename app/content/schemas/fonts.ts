import { z } from "zod";
import { controls } from "./controls.ts";
import * as t from "./text.ts";

export const fontFileSchema = t
	.fileName("woff2")
	.describe("A web font in the folder media, cut to the letters of your languages");
controls.add(fontFileSchema, { control: "font" });

const fontFields = {
	file: fontFileSchema,
	weight: z
		.string()
		.regex(/^[1-9]00(?: [1-9]00)?$/, "must be a weight such as 400, or a range such as 400 700")
		.describe("Its weight, or the range of a variable font"),
};

/** The schema of the agency's own fonts, in the places of the product's two. */
export const fontsSchema = z.strictObject({
	text: t
		.groups(
			"The font of texts: a variable one, or a file for 400 and one for 700",
			1,
			3,
			fontFields,
		)
		.optional(),
	display: t.group("The font of headings, which are set in 800", fontFields).optional(),
});
export type FontsText = z.infer<typeof fontsSchema>;
