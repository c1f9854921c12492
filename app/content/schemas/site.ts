import { z } from "zod";
import { cleanCode } from "#app/platform/clean-text.ts";
import { emailSchema } from "#app/platform/email-schema.ts";
import { LOOKS } from "#app/platform/look.ts";
import { listCountryZones } from "#app/platform/time-zones/list-country-zones.ts";
import { deriveRegion } from "../region.ts";
import { findUnsaidTime } from "../write-hours.ts";
import { announcementSchema } from "./announcement.ts";
import { coordinatesSchema } from "./city.ts";
import { coloursSchema } from "./colours.ts";
import { familiesSchema } from "./families.ts";
import { fontsSchema } from "./fonts.ts";
import { logoSchema } from "./logo.ts";
import { openingHoursSchema } from "./opening-hours.ts";
import { countrySchema, legalSchema, regionFields } from "./region.ts";
import * as t from "./text.ts";
import { verificationSchema } from "./verification.ts";

/** The networks of which there are icons. */
const NETWORKS = [
	"linkedin",
	"instagram",
	"facebook",
	"youtube",
	"tiktok",
	"x",
	"threads",
	"bluesky",
	"mastodon",
	"pinterest",
] as const;
export type Network = (typeof NETWORKS)[number];

const fieldsSchema = z.strictObject({
	name: t.line(40, "The agency's name"),
	tagline: t.line(160, "Under the name in the footer"),
	description: t.metaDescriptionSchema,
	email: emailSchema.describe(
		"Where visitors write to, and enquiries go unless a setting says otherwise",
	),
	phone: t.phoneSchema.describe("As people write it, with the country code"),
	phoneName: t
		.line(40, "Whose number phone is, such as Lisboa, where there are more; without it Phone")
		.optional(),
	morePhones: t
		.groups("Further numbers, which stand below phone", 1, 6, {
			name: t.line(40, "Whose number it is, such as Porto or Mobile"),
			phone: t.phoneSchema.describe("As people write it, with the country code"),
		})
		.optional(),
	whatsapp: z
		.string()
		.overwrite(cleanCode)
		.regex(/^[1-9]\d{6,14}$/, "wants the digits alone, country code first, in quotation marks")
		.optional()
		.describe("WhatsApp number, digits alone with the country code; without it no page offers one"),
	hours: t
		.line(80, "When the office answers; without it the line is written from openingHours")
		.optional(),
	openingHours: openingHoursSchema
		.optional()
		.describe(
			"When the office answers, by days: the desk counts by it, and search engines read it",
		),
	...regionFields,
	legal: legalSchema.optional(),
	address: t.group("Where the office is", {
		streetAddress: t.line(120, "House and street"),
		addressLocality: t.line(60, "Town"),
		postalCode: t.line(12, "Postal code, where the country has them").optional(),
		addressRegion: t.line(60, "State, province or county, where addresses name it").optional(),
		addressCountry: countrySchema.describe("Country, as two letters: PT"),
		townLine: t
			.line(
				120,
				"The line below the street, such as 1100-148 Lisboa; without it town, postal code and region",
			)
			.optional(),
		isSample: t.isSampleSchema,
	}),
	logo: logoSchema.optional().describe("A logo of your own in the place of the drawn mark"),
	fonts: fontsSchema.optional().describe("Fonts of your own in the places of the product's"),
	colours: coloursSchema
		.optional()
		.describe("Colours by their own values; all that you leave out goes with them or stays"),
	hue: z
		.int()
		.min(0)
		.max(359)
		.optional()
		.describe(
			"Degrees by which all colours are turned around the colour wheel; their contrast stays as it is",
		),
	look: z
		.enum(LOOKS)
		.optional()
		.describe(
			"The drawings of all pages, cards, icons and e-mails: kites, which are the usual ones, or tiles on a grid, drawn from each thing's name",
		),
	coordinates: coordinatesSchema
		.optional()
		.describe("Where the map shows the office; without them there is no map"),
	map: z
		.enum(["by-click", "at-once"])
		.default("by-click")
		.describe(
			"When the visitor's browser loads the map from another company: by-click, once the visitor asks for it, or at-once",
		),
	social: t
		.groups("The icons in the footer", 0, 8, {
			network: z.enum(NETWORKS).describe("The network"),
			address: z
				.url({ protocol: /^https$/ })
				.optional()
				.describe("Without one the icon is no link"),
		})
		.default([]),
	verification: verificationSchema.optional(),
	announcement: announcementSchema.optional(),
	families: familiesSchema
		.optional()
		.describe(
			"Families of pages that are turned off with false; others exist where they have content",
		),
});

/** The schema of `content/site.yaml`: who and where the agency is; the only file with contact data. */
export const siteSchema = fieldsSchema.check(({ value, issues }) => {
	const { hours, openingHours } = value;
	const repeated = findRepeatedPhone(value);
	if (repeated) add("morePhones", `has ${repeated}, which is there already; leave one out`);
	if (!hours && !openingHours) add("hours", "is missing, as openingHours are, too");
	const unsaid = hours && openingHours && findUnsaidTime(hours, openingHours);
	if (unsaid) add("hours", `does not say ${unsaid}, which openingHours do; change both together`);
	if (value.hue && value.colours)
		add("hue", "turns all colours, and colours name them: leave one out");
	const { addressCountry: country } = value.address;
	const region = deriveRegion(value);
	if (!region.locale) add("locale", `is missing: write locale: en-GB or another one`);
	if (!region.timeZone) {
		const zones = listCountryZones(country).slice(0, 5);
		const which = zones.length > 0 ? zones.join(", ") : "write Europe/Lisbon or another one";
		add("timeZone", `is missing, as ${country} has not one alone: ${which}`);
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
