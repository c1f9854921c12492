import { z } from "zod";
import { BRAND_COLOURS, type BrandColour } from "#app/platform/own-colours.ts";
import { controls } from "./controls.ts";

const DESCRIPTIONS: Readonly<Record<BrandColour, string>> = {
	accent: "Links, buttons and marks; white stands on it",
	second: "Bright fields and labels; dark text stands on it",
	third: "The second colour of fields and drawings",
	fourth: "The third colour of fields and drawings",
	ink: "Text and dark fields",
};

const colourSchema = z
	.string()
	.regex(/^#[0-9a-f]{6}$/i, "must be a colour such as #c2351a: # and six digits");
controls.add(colourSchema, { control: "colour" });

/** The schema of colours by their own values; `content:check` computes their contrasts. */
export const coloursSchema = z.strictObject(
	Object.fromEntries(
		Object.entries(DESCRIPTIONS).map(([name, description]) => [
			name,
			colourSchema
				.optional()
				.describe(`${description}; without it ${BRAND_COLOURS[name as BrandColour]}`),
		]),
	) as Record<BrandColour, z.ZodOptional<z.ZodString>>,
);
