import { z } from "zod";
import { line, metaDescriptionSchema } from "./text.ts";

const webAddressSchema = z.url({ protocol: /^https$/ });

/** `content/site.yaml`: who the agency is; the only file with contact data. */
export const siteSchema = z.strictObject({
	name: line(40).describe("The agency's name"),
	tagline: line(160).describe("Under the name in the footer"),
	description: metaDescriptionSchema,
	email: z
		.email()
		.describe("Where visitors write to, and enquiries go unless a setting says otherwise"),
	phone: line(30).describe("As people write it, with the country code"),
	hours: line(80).describe("When the office answers"),
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
