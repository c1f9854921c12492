import { z } from "zod";
import { controls } from "./controls.ts";
import * as t from "./text.ts";

function logoFile(words: t.Words) {
	const schema = t.fileName("svg", "png").meta(t.toMeta(words));
	controls.add(schema, { control: "logo" });
	return schema;
}

/** The schema of the agency's own logo, which stands in the place of the product's mark. */
export const logoSchema = z.strictObject({
	file: logoFile({
		title: "Logo",
		description:
			"The logo in the header, with the name in it: an SVG, or a PNG at least 72 pixels high, in the media folder",
	}),
	dark: logoFile({
		title: "Logo for the dark theme",
		description: "Where the other one would be lost on a dark ground",
	}).optional(),
	icon: logoFile({
		title: "Icon",
		description:
			"A square logo for the browser's tab, home screens, cards and the desk. Without it the logo is made smaller",
	}).optional(),
});
export type LogoText = z.infer<typeof logoSchema>;
