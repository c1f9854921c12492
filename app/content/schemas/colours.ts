import { z } from "zod";
import { BRAND_COLOURS, type BrandColour } from "#app/platform/own-colours.ts";
import { controls } from "./controls.ts";
import { addSentence, toMeta, type Words } from "./text.ts";

const WORDS: Readonly<Record<BrandColour, Words>> = {
	accent: { title: "Links and buttons", description: "White text stands on it" },
	second: { title: "Bright fields and labels", description: "Dark text stands on it" },
	third: "Second colour of drawings",
	fourth: "Third colour of drawings",
	ink: "Text and dark fields",
};

const colourSchema = z
	.string()
	.regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #c2351a: # and six digits");
controls.add(colourSchema, { control: "colour" });

/** The schema of colours by their own values; `content:check` computes their contrasts. */
export const coloursSchema = z.strictObject(
	Object.fromEntries(
		Object.entries(WORDS).map(([name, words]) => {
			const usual = `Without it ${BRAND_COLOURS[name as BrandColour]}`;
			return [name, colourSchema.optional().meta(toMeta(addSentence(words, usual)))];
		}),
	) as Record<BrandColour, z.ZodOptional<z.ZodString>>,
);
