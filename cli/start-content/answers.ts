import { readFileSync } from "node:fs";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { parse, YAMLParseError } from "yaml";
import { z } from "zod";
import { siteSchema } from "#app/content/schemas/site.ts";
import { DAYS, line, phoneSchema, timeSchema } from "#app/content/schemas/text.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";

const { name, email, phone, address, currency, timeZone, locale, phoneCountry } = siteSchema.shape;
const { streetAddress, postalCode, addressLocality, addressRegion, addressCountry } = address.shape;

const personSchema = z.strictObject({
	name: line(60, "Full name"),
	title: line(60, "Job title"),
});
/** A time of day, also as 9, 9 am or 5:30 pm. */
const hourSchema = z.preprocess(toTime, timeSchema);

/** What is asked for; the names are those of a file of answers. */
export const answersSchema = z.strictObject({
	name,
	tagline: line(160, "What the agency does, in one sentence"),
	email,
	phone,
	street: streetAddress,
	postalCode,
	town: addressLocality,
	state: addressRegion,
	country: addressCountry,
	currency,
	timeZone,
	locale,
	phoneCountry,
	/** The days on which the office opens; without them those that are no weekend in the country. */
	days: z.array(z.enum(DAYS)).min(1).max(7).optional(),
	opens: hourSchema,
	closes: hourSchema,
	services: z.array(line(40, "Service")).min(1).max(20),
	people: z.array(personSchema).max(20).default([]),
});
export type Answers = z.infer<typeof answersSchema>;

/** Reads a file of answers. Throws a UserError that names each field that cannot be used. */
export function readAnswers(path: string): Answers {
	let given: unknown;
	try {
		given = parse(readFileSync(path, "utf8"));
	} catch (error) {
		if (error instanceof YAMLParseError) throw new UserError(`${path}: ${error.message}`);
		throw new UserError(`${path} cannot be read.`);
	}
	const result = answersSchema.safeParse(addCountryCode(given ?? {}));
	if (result.success) return result.data;
	throw new UserError(
		formatIssues(result.error)
			.map((issue) => `${path}: ${issue}`)
			.join("\n"),
	);
}

export function formatIssues({ issues }: z.ZodError): string[] {
	return issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
}

/** Returns the answers with the country code in a phone number that is written as in its country. */
function addCountryCode(given: unknown): unknown {
	const { data } = z.looseObject({ phone: z.string(), country: addressCountry }).safeParse(given);
	if (!data || phoneSchema.safeParse(data.phone).success) return given;
	const number = parsePhoneNumberFromString(data.phone, data.country as CountryCode);
	return number?.isPossible() ? { ...data, phone: number.formatInternational() } : given;
}

/** Returns a time of day in hours from 0 to 23, such as 17:30 for 5:30 pm; what is none stays as it is. */
function toTime(given: unknown): unknown {
	const time = /^(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(String(given).trim());
	if (!time) return typeof given === "number" ? String(given) : given;
	const [, hour, minute = "00", half] = time;
	if (half && (Number(hour) < 1 || Number(hour) > 12)) return given;
	const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0) : Number(hour);
	return `${String(hours).padStart(2, "0")}:${minute}`;
}
