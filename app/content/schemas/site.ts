import { z } from "zod";
import { cleanCode } from "#app/platform/clean-text.ts";
import { emailSchema } from "#app/platform/email-schema.ts";
import type { Look } from "#app/platform/look.ts";
import { listCountryZones } from "#app/platform/time-zones/list-country-zones.ts";
import { NETWORK_NAMES } from "../networks.ts";
import { deriveRegion } from "../region.ts";
import { findUnsaidTime } from "../write-hours.ts";
import { announcementSchema } from "./announcement.ts";
import { coordinatesSchema } from "./city.ts";
import { coloursSchema } from "./colours.ts";
import { choice } from "./controls.ts";
import { familiesSchema } from "./families.ts";
import { fontsSchema } from "./fonts.ts";
import { logoSchema } from "./logo.ts";
import { openingHoursSchema } from "./opening-hours.ts";
import { countrySchema, legalSchema, regionFields } from "./region.ts";
import * as t from "./text.ts";
import { verificationSchema } from "./verification.ts";

const fieldsSchema = z.strictObject({
	name: t.line(40, "Name of the agency"),
	tagline: t.line(160, { title: "Tagline", description: "Under the name in the footer" }),
	description: t.metaDescriptionSchema,
	email: emailSchema.meta({
		title: "E-mail",
		description:
			"Where visitors write to. Enquiries go there, too, unless a setting says otherwise",
	}),
	phone: t.phoneSchema.meta({
		title: "Phone",
		description: "As people write it, with the country code, such as +351 912 345 678",
	}),
	phoneName: t
		.line(40, {
			title: "Name of the phone number",
			description: "Whose number it is, such as Lisboa, where there are more. Without it Phone",
		})
		.optional(),
	morePhones: t
		.groups(
			{
				title: "Further phone numbers",
				description: "They stand below the first one",
				entry: "Phone number",
			},
			1,
			6,
			{
				name: t.line(40, {
					title: "Name",
					description: "Whose number it is, such as Porto or Mobile",
				}),
				phone: t.phoneSchema.meta({
					title: "Number",
					description: "As people write it, with the country code",
				}),
			},
		)
		.optional(),
	whatsapp: z
		.string()
		.overwrite(cleanCode)
		.regex(/^[1-9]\d{6,14}$/, "must be the digits alone, country code first")
		.optional()
		.meta({
			title: "WhatsApp number",
			description:
				"Digits alone, with the country code first, such as 351912345678. Without it no page offers a chat",
		}),
	hours: t
		.line(80, {
			title: "Opening hours in words",
			description:
				"When the office answers, such as: Monday to Friday, 9 to 17. Without it the line is written from the hours by day",
		})
		.optional(),
	openingHours: openingHoursSchema.optional().meta({
		title: "Opening hours by day",
		description: "When the office answers: the desk counts by it, and search engines read it",
	}),
	...regionFields,
	legal: legalSchema.optional(),
	address: t.group(
		{ title: "Address", description: "Where the office is" },
		{
			streetAddress: t.line(120, "House and street"),
			addressLocality: t.line(60, "Town"),
			postalCode: t
				.line(12, { title: "Postal code", description: "Where the country has them" })
				.optional(),
			addressRegion: t
				.line(60, {
					title: "State or region",
					description: "State, province or county, where addresses name it",
				})
				.optional(),
			addressCountry: countrySchema.meta({
				title: "Country",
				description: "Two capitals, such as PT",
			}),
			townLine: t
				.line(120, {
					title: "Line below the street",
					description: "Such as 1100-148 Lisboa. Without it town, postal code and region",
				})
				.optional(),
			isSample: t.isSampleSchema,
		},
	),
	logo: logoSchema
		.optional()
		.meta({ title: "Logo", description: "A logo of your own, in place of the drawn mark" }),
	fonts: fontsSchema
		.optional()
		.meta({ title: "Fonts", description: "Fonts of your own, in place of the product's" }),
	colours: coloursSchema.optional().meta({
		title: "Colours",
		description: "Colours of your own. All that you leave out goes with them or stays",
	}),
	hue: z.int().min(0).max(359).optional().meta({
		title: "Turn of all colours",
		description:
			"Degrees on the colour wheel by which all colours are turned; their contrast stays as it is",
	}),
	look: choice({ kites: "Kites", tiles: "Tiles" } satisfies Record<Look, string>)
		.optional()
		.meta({
			title: "Look",
			description:
				"What pages, cards, icons and e-mails are drawn with: kites, which are the usual ones, or tiles on a grid",
		}),
	coordinates: coordinatesSchema.optional().meta({
		title: "Position on the map",
		description: "Where the map shows the office; without it there is no map",
	}),
	map: choice({ "by-click": "When the visitor asks", "at-once": "With the page" })
		.default("by-click")
		.meta({
			title: "Loading of the map",
			description:
				"The map comes from another company: once the visitor asks for it, or with the page",
		}),
	social: t
		.groups(
			{ title: "Social networks", description: "The icons in the footer", entry: "Network" },
			0,
			8,
			{
				network: choice(NETWORK_NAMES).meta({ title: "Network" }),
				address: z
					.url({ protocol: /^https$/ })
					.optional()
					.meta({
						title: "Address",
						description: "The page of the agency there; without it the icon is no link",
					}),
			},
		)
		.default([]),
	verification: verificationSchema.optional(),
	announcement: announcementSchema.optional(),
	families: familiesSchema.optional().meta({
		title: "Kinds of pages",
		description: "Turn off those that you do not want. Others exist where they have content",
	}),
});

/** The schema of `content/site.yaml`: who and where the agency is; the only file with contact data. */
export const siteSchema = fieldsSchema.check(({ value, issues }) => {
	const { hours, openingHours } = value;
	const repeated = findRepeatedPhone(value);
	if (repeated) add("morePhones", `has ${repeated}, which is there already; leave one out`);
	if (!hours && !openingHours)
		add("hours", "is missing: write the opening hours in words, or by day");
	const unsaid = hours && openingHours && findUnsaidTime(hours, openingHours);
	if (unsaid)
		add("hours", `does not say ${unsaid}, which the hours by day do; change both together`);
	if (value.hue && value.colours)
		add("hue", "turns all colours, but there are colours of your own: leave one out");
	const { addressCountry: country } = value.address;
	const region = deriveRegion(value);
	if (!region.locale) add("locale", "is missing: write en-GB or another one");
	if (!region.timeZone) {
		const zones = listCountryZones(country).slice(0, 5);
		const which = zones.length > 0 ? zones.join(", ") : "write Europe/Lisbon or another one";
		add("timeZone", `is missing, as ${country} has several: ${which}`);
	}
	if (!region.phoneExample)
		add("phoneCountry", `is missing, as ${country} has no phone numbers that are known`);
	function add(field: keyof SiteFile, message: string) {
		issues.push({ code: "custom", path: [field], input: value[field], message });
	}
});
export type SiteFile = z.infer<typeof fieldsSchema>;
/** The file with a line of hours, which is written where it has none. */
export type Site = SiteFile & { hours: string };

/** Returns the number that is there twice, in whatever notation. */
function findRepeatedPhone({ phone, morePhones = [] }: Pick<SiteFile, "phone" | "morePhones">) {
	const numbers = [phone, ...morePhones.map((more) => more.phone)];
	const digits = numbers.map((number) => number.replaceAll(/\D/g, ""));
	return numbers.find((_number, index) => digits.indexOf(digits[index] ?? "") < index);
}
