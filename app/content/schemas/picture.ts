import { z } from "zod";
import { controls } from "./controls.ts";
import * as t from "./text.ts";

const percentSchema = (words: t.Words) => z.number().min(0).max(100).meta(t.toMeta(words));

const pictureFileSchema = t
	.fileName("jpg", "jpeg", "png", "webp", "avif")
	.meta({ title: "Picture" });
controls.add(pictureFileSchema, { control: "picture" });

const pictureFields = {
	file: pictureFileSchema,
	focus: t
		.group(
			{
				title: "Focus point",
				description:
					"The point that stays in view when the picture is cropped; without it the middle",
			},
			{
				x: percentSchema({ title: "From the left", description: "In percent of the width" }),
				y: percentSchema({ title: "From the top", description: "In percent of the height" }),
			},
		)
		.optional(),
};

/** The schema of a picture that is no portrait of a person who is named beside it. */
export const pictureSchema = z.strictObject({
	...pictureFields,
	alt: t.line(200, {
		title: "Alternative text",
		description: "What the picture shows, for those who do not see it",
	}),
});

/** The schema of a portrait or a logo, which is described by the name where `alt` is left out. */
export const portraitSchema = z.strictObject({
	...pictureFields,
	alt: pictureSchema.shape.alt.optional().meta({
		title: "Alternative text",
		description: "What the picture shows, where the name does not say it",
	}),
});
/** The schema of the team's picture, whose description stands beside it. */
export const teamPhotoSchema = portraitSchema.omit({ alt: true });

export type Portrait = z.infer<typeof portraitSchema>;
