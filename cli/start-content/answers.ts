import { readFileSync } from "node:fs";
import { parse, YAMLParseError } from "yaml";
import { z } from "zod";
import { siteSchema } from "#app/content/schemas/site.ts";
import { line, timeSchema } from "#app/content/schemas/text.ts";
import { listCountryZones } from "#app/platform/time-zones/list-country-zones.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import type { Terminal } from "../../app/platform/terminal/terminal.ts";

const { name, email, phone, address, currency, timeZone } = siteSchema.shape;
const { streetAddress, postalCode, addressLocality, addressCountry } = address.shape;

const personSchema = z.strictObject({
	name: line(60, "Full name"),
	title: line(60, "Job title"),
});

/** What is asked for; the names are those of a file of answers. */
const answersSchema = z.strictObject({
	name,
	tagline: line(160, "What the agency does, in one sentence"),
	email,
	phone,
	street: streetAddress,
	postalCode,
	town: addressLocality,
	country: addressCountry,
	currency,
	timeZone,
	/** When the office opens and closes from Monday to Friday, as 09:00. */
	opens: timeSchema,
	closes: timeSchema,
	services: z.array(line(40)).min(1).max(20),
	people: z.array(personSchema).max(20).default([]),
});
export type Answers = z.infer<typeof answersSchema>;

type Question = {
	text: string;
	/** Turns what was typed into the fields of the answers. */
	read: (typed: string) => Partial<Record<keyof Answers, unknown>>;
	isOptional?: boolean;
};

const QUESTIONS: readonly Question[] = [
	{ text: "What is the agency called?", read: (name) => ({ name }) },
	{
		text: "What does it do? One sentence, for the foot of each page:",
		read: (tagline) => ({ tagline }),
	},
	{ text: "To which e-mail address do visitors write?", read: (email) => ({ email }) },
	{
		text: "Phone number, with the country code, such as +44 20 7946 0000:",
		read: (phone) => ({ phone }),
	},
	{ text: "House and street of the office:", read: (street) => ({ street }) },
	{
		text: "Town, after its postal code if it has one, such as D02 XY45, Dublin:",
		read: (typed) => {
			const parts = split(typed, ",");
			return { town: parts.pop(), ...(parts.length > 0 && { postalCode: parts.join(", ") }) };
		},
	},
	{
		text: "Country and currency, such as IE EUR:",
		read: (typed) => {
			const [country, currency] = split(typed.toUpperCase(), " ");
			return { country, currency };
		},
	},
	{
		text: "When do you answer from Monday to Friday? Such as 09:00-17:00:",
		read: (typed) => {
			const [opens, closes] = split(typed, "-");
			return { opens, closes };
		},
	},
	{
		text: "Services, with commas between them, such as Search, Websites:",
		read: (typed) => ({ services: split(typed, ",") }),
	},
	{
		text: "People with their titles, such as Ann Lee, Founder; Bo Ray, Designer (or nobody yet):",
		isOptional: true,
		read: (typed) => ({
			people: split(typed, ";").map((person) => {
				const [name, ...title] = split(person, ",");
				return { name, title: title.join(", ") };
			}),
		}),
	},
];
/** Asked only where the country has several. */
const TIME_ZONE: Question = {
	text: "Time zone, such as America/New_York:",
	read: (timeZone) => ({ timeZone }),
};

function split(typed: string, separator: string): string[] {
	return typed
		.split(separator)
		.map((part) => part.trim())
		.filter(Boolean);
}

/** Asks the questions one by one, each again until its answer can be used. An empty answer to a required one ends all. */
export async function askForAnswers(terminal: Terminal): Promise<Answers> {
	const answers: Partial<Record<keyof Answers, unknown>> = {};
	for (const [index, question] of QUESTIONS.entries())
		Object.assign(answers, await ask(question, `${index + 1}/${QUESTIONS.length}`, terminal));
	if (listCountryZones(String(answers.country)).length !== 1)
		Object.assign(answers, await ask(TIME_ZONE, "One more:", terminal));
	return answersSchema.parse(answers);
}

async function ask({ text, read, isOptional }: Question, place: string, terminal: Terminal) {
	if (!terminal.prompt)
		throw new UserError("Nobody can be asked here; add --answers with a file: docs/editing.md.");
	for (;;) {
		const typed = (await terminal.prompt(`${place} ${text} `)).trim();
		if (!typed && !isOptional) throw new UserError("No answer; nothing was written.");
		const fields = read(typed);
		const { error } = answersSchema.partial().safeParse(fields);
		const missing = Object.entries(fields).filter(([, value]) => value === undefined);
		if (!error && missing.length === 0) return fields;
		const reasons = error ? formatIssues(error) : missing.map(([name]) => `${name} is missing`);
		terminal.note(`That cannot be used: ${reasons.join("; ")}`);
	}
}

/** Reads a file of answers. Throws a UserError that names each field that cannot be used. */
export function readAnswers(path: string): Answers {
	let given: unknown;
	try {
		given = parse(readFileSync(path, "utf8"));
	} catch (error) {
		if (error instanceof YAMLParseError) throw new UserError(`${path}: ${error.message}`);
		throw new UserError(`${path} cannot be read.`);
	}
	const result = answersSchema.safeParse(given ?? {});
	if (result.success) return result.data;
	throw new UserError(
		formatIssues(result.error)
			.map((issue) => `${path}: ${issue}`)
			.join("\n"),
	);
}

function formatIssues({ issues }: z.ZodError): string[] {
	return issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": "));
}
