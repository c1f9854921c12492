import { z } from "zod";
import * as t from "./text.ts";

/** The schema of `content/site.yaml`: who the agency is; the only file with contact data. */
export const siteSchema = z.strictObject({
	name: t.line(40, "The agency's name"),
	tagline: t.line(160, "Under the name in the footer"),
	description: t.metaDescriptionSchema,
	email: z
		.email()
		.describe("Where visitors write to, and enquiries go unless a setting says otherwise"),
	phone: t
		.line(30, "As people write it, with the country code")
		.regex(
			/^\+[1-9](?!.*\(0)[\d ().-]+$/,
			"must be one number with its country code and without (0), as +91 98765 43210",
		),
	whatsapp: z
		.string()
		.regex(/^[1-9]\d{6,14}$/, "wants the digits alone, country code first, in quotation marks")
		.optional()
		.describe("WhatsApp number, digits alone with the country code; without it no page offers one"),
	hours: t.line(80, "When the office answers"),
	openingHours: z
		.array(
			z.strictObject({
				days: t.list("Days of the week, in English", 1, 7, z.enum(t.DAYS)),
				opens: t.timeSchema.describe("When it opens, as 09:00"),
				closes: t.timeSchema.describe("When it closes, as 17:00"),
			}),
		)
		.min(1)
		.optional()
		.describe("The same for search engines, which cannot read a line; change both together"),
	address: t.group("Where the office is", {
		streetAddress: t.line(120, "House and street"),
		addressLocality: t.line(60, "Town"),
		postalCode: t.line(12, "PIN code"),
		addressRegion: t.line(60, "State"),
		addressCountry: t.line(2, "Two letters: IN"),
		isSample: t.isSampleSchema,
	}),
	coordinates: t.group("Where the map shows the office", {
		latitude: z.number().describe("Degrees north"),
		longitude: z.number().describe("Degrees east"),
	}),
	social: t.groups("The icons in the footer", 2, 2, {
		network: z.enum(["linkedin", "instagram"]).describe("The network"),
		address: z
			.url({ protocol: /^https$/ })
			.optional()
			.describe("Without one the icon is no link"),
	}),
});
export type Site = z.infer<typeof siteSchema>;
