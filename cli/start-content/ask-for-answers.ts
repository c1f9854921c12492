import { listCountryZones } from "#app/platform/time-zones/list-country-zones.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import type { Terminal } from "../../app/platform/terminal/terminal.ts";
import { type Answers, answersSchema, formatIssues } from "./answers.ts";
import { hasState, listWorkDays } from "./country.ts";

type Given = Partial<Record<keyof Answers, unknown>>;

type Question = {
	/** What is asked; a function where it depends on the country. */
	text: string | ((country: string) => string);
	/** Turns what was typed into the fields of the answers. */
	read: (typed: string) => Given;
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
			const [country, currency] = split(typed.toUpperCase(), /[\s,]/);
			return { country, currency };
		},
	},
	{
		text: (country) => {
			const days = listWorkDays(country);
			return `When do you answer from ${days.at(0)} to ${days.at(-1)}? Such as 09:00-17:00:`;
		},
		read: (typed) => {
			const [opens, closes] = split(typed, /[-–—]/);
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
/** Asked only where the country has several, or none that is known. */
const TIME_ZONE: Question = {
	text: "Time zone, such as America/New_York:",
	read: (timeZone) => ({ timeZone }),
};
/** Asked only where addresses of the country name it beside the town. */
const STATE: Question = {
	text: "State or province, as addresses name it (or nothing):",
	isOptional: true,
	read: (state) => (state ? { state } : {}),
};

/** Asks the questions one by one, each again until its answer can be used. An empty answer to a required one ends all. */
export async function askForAnswers(terminal: Terminal): Promise<Answers> {
	const answers: Given = {};
	const country = () => String(answers.country);
	for (const [index, question] of QUESTIONS.entries()) {
		const place = `${index + 1}/${QUESTIONS.length}`;
		Object.assign(answers, await ask(question, place, country, terminal));
	}
	const more = [
		...(listCountryZones(country()).length === 1 ? [] : [TIME_ZONE]),
		...(hasState(country()) ? [STATE] : []),
	];
	for (const question of more)
		Object.assign(answers, await ask(question, "One more:", country, terminal));
	return answersSchema.parse(answers);
}

async function ask(
	{ text, read, isOptional }: Question,
	place: string,
	country: () => string,
	terminal: Terminal,
): Promise<Given> {
	if (!terminal.prompt)
		throw new UserError("Nobody can be asked here; add --answers with a file: docs/editing.md.");
	const question = typeof text === "string" ? text : text(country());
	for (;;) {
		const typed = (await terminal.prompt(`${place} ${question} `)).trim();
		if (!typed && !isOptional) throw new UserError("No answer; nothing was written.");
		const fields = read(typed);
		const { error } = answersSchema.partial().safeParse(fields);
		const missing = Object.entries(fields).filter(([, value]) => value === undefined);
		if (!error && missing.length === 0) return fields;
		const reasons = error ? formatIssues(error) : missing.map(([name]) => `${name} is missing`);
		terminal.note(`That cannot be used: ${reasons.join("; ")}`);
	}
}

function split(typed: string, separator: string | RegExp): string[] {
	return typed
		.split(separator)
		.map((part) => part.trim())
		.filter(Boolean);
}
