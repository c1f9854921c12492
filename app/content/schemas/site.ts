import { z } from "zod";
import { line, metaDescriptionSchema } from "./text.ts";

const webAddressSchema = z.url({ protocol: /^https$/ });

const DAYS = [
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
	"Sunday",
] as const;
const timeSchema = z
	.string()
	.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time as 09:00, in quotation marks");

/** `content/site.yaml`: who the agency is; the only file with contact data. */
export const siteSchema = z.strictObject({
	name: line(40).describe("The agency's name"),
	tagline: line(160).describe("Under the name in the footer"),
	description: metaDescriptionSchema,
	email: z
		.email()
		.describe("Where visitors write to, and enquiries go unless a setting says otherwise"),
	phone: line(30).describe("As people write it, with the country code"),
	whatsapp: z
		.string()
		.regex(/^[1-9]\d{6,14}$/, "wants the digits alone, country code first, in quotation marks")
		.optional()
		.describe("WhatsApp number, digits alone with the country code; without it no page offers one"),
	hours: line(80).describe("When the office answers"),
	openingHours: z
		.array(
			z.strictObject({
				days: z.array(z.enum(DAYS)).min(1).max(7).describe("Days of the week, in English"),
				opens: timeSchema.describe("When it opens, as 09:00"),
				closes: timeSchema.describe("When it closes, as 17:00"),
			}),
		)
		.min(1)
		.optional()
		.describe("The same for search engines, which cannot read a line; change both together"),
	address: z
		.strictObject({
			streetAddress: line(120).describe("House and street"),
			addressLocality: line(60).describe("Town"),
			postalCode: line(12).describe("PIN code"),
			addressRegion: line(60).describe("State"),
			addressCountry: line(2).describe("Two letters: IN"),
			isSample: z.boolean().describe("True until a real office is entered; the page then says so"),
		})
		.describe("Where the office is"),
	coordinates: z
		.strictObject({
			latitude: z.number().describe("Degrees north"),
			longitude: z.number().describe("Degrees east"),
		})
		.describe("Where the map shows the office"),
	social: z
		.array(
			z.strictObject({
				network: z.enum(["linkedin", "instagram"]).describe("The network"),
				address: webAddressSchema.optional().describe("Without one the icon is no link"),
			}),
		)
		.length(2)
		.describe("The icons in the footer"),
});
export type Site = z.infer<typeof siteSchema>;
