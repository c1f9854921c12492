import { z } from "zod";
import { controls } from "./controls.ts";
import * as t from "./text.ts";

export const fontFileSchema = t.fileName("woff2").meta({
	title: "Font file",
	description: "A web font in the WOFF2 format, cut to the letters of your languages",
});
controls.add(fontFileSchema, { control: "font" });

const fontFields = {
	file: fontFileSchema,
	weight: z
		.string()
		.regex(/^[1-9]00(?: [1-9]00)?$/, "must be a weight such as 400, or a range such as 400 700")
		.meta({
			title: "Weight",
			description: "400 is normal, 700 is bold; 400 700 for a variable font with that range",
		}),
};

/** The schema of the agency's own fonts, in the places of the product's two. */
export const fontsSchema = z.strictObject({
	text: t
		.groups(
			{
				title: "Fonts of texts",
				description: "A variable font, or one file for weight 400 and one for 700",
				entry: "Font",
			},
			1,
			3,
			fontFields,
		)
		.optional(),
	display: t
		.group({ title: "Font of headings", description: "Headings are set in weight 800" }, fontFields)
		.optional(),
});
export type FontsText = z.infer<typeof fontsSchema>;
