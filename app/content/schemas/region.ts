import { isSupportedCountry } from "libphonenumber-js/max";
import { z } from "zod";
import { emailSchema } from "#app/platform/email-schema.ts";
import { parseZone } from "#app/platform/time-zones/format-call.ts";
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
		.describe(
			"A language with its country, such as en-GB: how dates, times and numbers are written; without it English as it is written in the country of the address",
		),
	language: z
		.string()
		.refine(isLanguage, { error: "must be a language, such as de or pt-PT", abort: true })
		.optional()
		.describe(
			"The language of the texts in this folder, such as de, by which screen readers speak them and search engines list them; without it English, whatever the locale",
		),
	timeZone: z
		.string()
		.refine((zone) => parseZone(zone) !== null, "must be a time zone such as Europe/Lisbon")
		.optional()
		.describe(
			"The agency's time zone, such as Europe/Lisbon; without it that of the country of the address, where it has one alone",
		),
	currency: z
		.string()
		.refine(
			(code) => Intl.supportedValuesOf("currency").includes(code),
			"must be the three capitals of a currency, such as EUR or USD",
		)
		.describe("What the agency's prices and sums are in, such as EUR"),
	phoneCountry: countrySchema
		.refine(isSupportedCountry, "must be a country with phone numbers, such as PT or IE")
		.optional()
		.describe(
			"The country of phone numbers that are typed without a country code; without it that of the address",
		),
	phoneExample: t
		.line(30, "The phone number that the form shows as an example; without it one of that country")
		.optional(),
};

const numberFields = (label: string, value: string) => ({
	label: t.line(20, `What it is called, such as ${label}`),
	value: t.line(40, `For instance ${value}`),
});

/** What the law of the agency's country wants to be said. */
export const legalSchema = t.group("Who stands behind the name, where the law wants it said", {
	name: t.line(120, "The name of the company, with its form").optional(),
	registeredOffice: t.line(200, "Its registered office, where that is another address").optional(),
	companyNumber: t
		.group(
			"Its number in the register of companies",
			numberFields("NIPC or Company number", "500 000 000"),
		)
		.optional(),
	registerCourt: t
		.line(80, "The court or office that keeps that register, such as Amtsgericht Leipzig")
		.optional(),
	represented: t
		.list(
			"Who represents the company, such as all its managing directors, each with a first name",
			1,
			12,
			t.line(80),
		)
		.optional(),
	representedTitle: t
		.line(40, "What these people are called, such as Managing directors; without it Represented by")
		.optional(),
	supervisoryChair: t
		.group("Who chairs the supervisory board, where the company has one", {
			title: t.line(60, "What that person is called: Chair of the supervisory board"),
			name: t.line(80, "The person's name"),
		})
		.optional(),
	taxNumber: t
		.group("Its number for tax", {
			...numberFields("VAT number", "PT 500 000 000"),
			kind: z
				.enum(["vat", "tax"])
				.optional()
				.describe(
					"What search engines are told that it is: vat for a VAT number (vatID), tax for another (taxID); without it vat where its label says VAT or it begins with the letters of the country",
				),
		})
		.optional(),
	officer: t
		.group("Whom the privacy policy names for questions about data", {
			title: t.line(60, "What that person is called: Data Protection Officer"),
			name: t.line(80, "The person's name"),
			email: emailSchema.optional().describe("Where to write; without it the agency's address"),
		})
		.optional(),
	isSample: t.isSampleSchema.optional(),
});
