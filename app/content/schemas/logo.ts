import { z } from "zod";
import { controls } from "./controls.ts";
import * as t from "./text.ts";

function logoFile(description: string) {
	const schema = t.fileName("svg", "png").describe(description);
	controls.add(schema, { control: "logo" });
	return schema;
}

/** The schema of the agency's own logo, which stands in the place of the product's mark. */
export const logoSchema = z.strictObject({
	file: logoFile(
		"The logo in the header with the name in it: an SVG, or a PNG at least 72 pixels high, in the folder media",
	),
	dark: logoFile("The same for the dark theme, where the logo would be lost on it").optional(),
	icon: logoFile(
		"A square one for the browser's tab, home screens, cards and the desk; without it the logo is made smaller",
	).optional(),
});
export type LogoText = z.infer<typeof logoSchema>;
