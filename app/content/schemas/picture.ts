import { z } from "zod";
import { controls } from "./controls.ts";
import * as t from "./text.ts";

const percentSchema = (description: string) => z.number().min(0).max(100).describe(description);

const pictureFileSchema = t
	.fileName("jpg", "jpeg", "png", "webp", "avif")
	.describe("The name of a file in the folder media, for instance asha-rao.jpg");
controls.add(pictureFileSchema, { control: "picture" });

const pictureFields = {
	file: pictureFileSchema,
	focus: t
		.group("The point that stays when the picture is cropped; without it the middle", {
			x: percentSchema("Percent from the left"),
			y: percentSchema("Percent from the top"),
		})
		.optional(),
};

/** The schema of a picture that is no portrait of a person who is named beside it. */
export const pictureSchema = z.strictObject({
	...pictureFields,
	alt: t.line(200, "What the picture shows, for those who do not see it"),
});

/** The schema of a portrait or a logo, which is described by the name where `alt` is left out. */
export const portraitSchema = z.strictObject({
	...pictureFields,
	alt: pictureSchema.shape.alt
		.optional()
		.describe("What the picture shows, where the name does not say it"),
});
/** The schema of the team's picture, whose description stands beside it. */
export const teamPhotoSchema = portraitSchema.omit({ alt: true });

export type Portrait = z.infer<typeof portraitSchema>;
