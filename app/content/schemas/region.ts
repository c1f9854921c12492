import { isSupportedCountry } from "libphonenumber-js/max";
import { z } from "zod";
import { emailSchema } from "#app/platform/email-schema.ts";
import { parseZone } from "#app/platform/time-zones/format-call.ts";
import { choice } from "./controls.ts";
import * as t from "./text.ts";

function isLanguage(text: string): boolean {
	try {
		return Intl.DateTimeFormat.supportedLocalesOf(text).length > 0;
	} catch {
		return false;
	}
}

/** Returns whether Intl has a language with its country: en-GB, but neither en nor xx-GB. */
function isLocale(text: string): boolean {
	return isLanguage(text) && new Intl.Locale(text).region !== undefined;
}

export const countrySchema = z
	.string()
	.refine(
		(code) =>
			/^[A-Z]{2}$/.test(code) &&
			new Intl.DisplayNames("en", { type: "region", fallback: "none" }).of(code) !== undefined,
		{ error: "must be the two capitals of a country, such as PT or IE", abort: true },
	);

/**
 * The fields of `content/site.yaml` by which dates, numbers, amounts and phone numbers are read and written. Those that Intl throws at abort
 * the checks that follow.
 */
export const regionFields = {
	locale: z
		.string()
		.refine(isLocale, {
			error: "must be a language with its country, such as en-GB or pt-PT",
			abort: true,
		})
		.optional()
		.meta({
			title: "Language and country",
			description:
				"A language with its country, such as en-GB: how dates, times and numbers are written. Without it English as in the country of the address",
		}),
	language: z
		.string()
		.refine(isLanguage, { error: "must be a language, such as de or pt-PT", abort: true })
		.optional()
		.meta({
			title: "Language of the texts",
			description:
				"Such as de: screen readers speak it, and search engines list the pages under it. Without it English, whatever the country",
		}),
	timeZone: z
		.string()
		.refine((zone) => parseZone(zone) !== null, "must be a time zone such as Europe/Lisbon")
		.optional()
		.meta({
			title: "Time zone",
			description:
				"The agency's, such as Europe/Lisbon. Without it that of the country of the address, where it has only one",
		}),
	currency: z
		.string()
		.refine(
			(code) => Intl.supportedValuesOf("currency").includes(code),
			"must be the three capitals of a currency, such as EUR or USD",
		)
		.meta({
			title: "Currency",
			description: "What prices and sums are in: three capitals, such as EUR",
		}),
	phoneCountry: countrySchema
		.refine(isSupportedCountry, "must be a country with phone numbers, such as PT or IE")
		.optional()
		.meta({
			title: "Country of phone numbers",
			description:
				"Two capitals, such as PT: for numbers that are typed without a country code. Without it the country of the address",
		}),
	phoneExample: t
		.line(30, {
			title: "Sample phone number",
			description: "Shown in the form as an example. Without it one of that country",
		})
		.optional(),
};

const numberFields = (label: string, value: string) => ({
	label: t.line(20, { title: "Label", description: `What it is called, such as ${label}` }),
	value: t.line(40, { title: "Number", description: `Such as ${value}` }),
});

/** What the law of the agency's country wants to be said. */
export const legalSchema = t.group(
	{
		title: "Company details",
		description: "Who stands behind the name, where the law wants it said",
	},
	{
		name: t
			.line(120, {
				title: "Company name",
				description: "With its legal form, such as Kiteline Ltd",
			})
			.optional(),
		registeredOffice: t
			.line(200, {
				title: "Registered office",
				description: "Where it is not the address of the office",
			})
			.optional(),
		companyNumber: t
			.group(
				{ title: "Company number", description: "In the register of companies" },
				numberFields("NIPC or Company number", "500 000 000"),
			)
			.optional(),
		registerCourt: t
			.line(80, {
				title: "Register",
				description: "The court or office that keeps it, such as Amtsgericht Leipzig",
			})
			.optional(),
		represented: t
			.list(
				{
					title: "Represented by",
					description:
						"Who represents the company, such as all its managing directors, each with a first name",
				},
				1,
				12,
				t.line(80, "Person"),
			)
			.optional(),
		representedTitle: t
			.line(40, {
				title: "Title of the representatives",
				description: "What they are called, such as Managing directors. Without it Represented by",
			})
			.optional(),
		supervisoryChair: t
			.group(
				{
					title: "Chair of the board",
					description: "Who chairs the supervisory board, where the company has one",
				},
				{
					title: t.line(60, {
						title: "Title",
						description: "What that person is called, such as Chair of the supervisory board",
					}),
					name: t.line(80, "Name"),
				},
			)
			.optional(),
		taxNumber: t
			.group("Tax number", {
				...numberFields("VAT number", "PT 500 000 000"),
				kind: choice({ vat: "VAT number", tax: "Another number" }).optional().meta({
					title: "Kind of number",
					description:
						"What search engines are told (vatID or taxID). Without it a VAT number if its label says VAT or it begins with the letters of the country",
				}),
			})
			.optional(),
		officer: t
			.group(
				{
					title: "Data protection contact",
					description: "Whom the privacy policy names for questions about data",
				},
				{
					title: t.line(60, {
						title: "Title",
						description: "What that person is called, such as Data Protection Officer",
					}),
					name: t.line(80, "Name"),
					email: emailSchema.optional().meta({
						title: "E-mail",
						description: "Where to write. Without it the agency's address",
					}),
				},
			)
			.optional(),
		isSample: t.isSampleSchema.optional(),
	},
);
