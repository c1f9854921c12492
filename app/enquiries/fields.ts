import type { ComponentProps } from "react";
import { parseBudget, parseBudgetRange } from "./budget.ts";
import { CALLBACK_NAMES } from "./callback-times.ts";
import {
	CONTROL_IN_LINE,
	CONTROL_IN_TEXT,
	choice,
	optional,
	parseEmail,
	parsePhones,
	type Rule,
	required,
} from "./field-rules.ts";

/** What the text is: how it is cleaned and stored, and what it links to. */
export type FieldKind = "line" | "text" | "email" | "phone" | "url" | "sum" | "choice";

export type FieldSpec = {
	kind: FieldKind;
	/** In e-mails, at the desk and, without a `question`, in the form. */
	label: string;
	/** The label in the form, where it is another one. */
	question?: string;
	/** The label in `npm run enquiries -- show`, where it is another one. */
	commandLabel?: string;
	/** An optional field's name in the line that shows and hides them. */
	summary?: string;
	isRequired?: true;
	input?: ComponentProps<"input">;
	/** The answers of a choice, by what is stored of them. */
	options?: Record<string, string>;
	/** In characters, once cleaned. */
	maxLength: number;
	/** The same rule in the browser and on the server. */
	parse: Rule<unknown>;
	/** Number of the migration that added its column: exports and hashes go by it, so that older ones stay. */
	since: number;
	/** Whether an erasure empties it. */
	isPersonal: boolean;
	/** Whether staff find an enquiry by it. */
	isSearched?: true;
} & (
	| {
			/** By which the form, e-mails and the desk are ordered. */
			place: number;
			of?: undefined;
	  }
	| {
			place?: undefined;
			/** The field from whose text this further column is parsed. */
			of: string;
	  }
);

const TIMELINES = {
	now: "As soon as possible",
	quarter: "Within three months",
	year: "Later this year",
	open: "No date yet",
};

/** Of a parsed URL: labels of host names, the last of which is no number. */
const DOMAIN = /^(?:[\w-]+\.)+[a-z][\w-]*$/;

/**
 * Every field of the form, the newest last. Its key is the name of its input and its column, and its name in exports
 * and webhooks.
 */
const REGISTRY = {
	name: {
		place: 10,
		kind: "line",
		label: "Name",
		isRequired: true,
		input: { autoComplete: "name", autoCapitalize: "words" },
		maxLength: 100,
		parse: required(2, "Name must be at least 2 characters.", CONTROL_IN_LINE),
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	email: {
		place: 20,
		kind: "email",
		label: "E-mail",
		isRequired: true,
		input: { type: "email", inputMode: "email", autoComplete: "email", autoCorrect: "off" },
		maxLength: 254,
		parse: parseEmail,
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	message: {
		place: 30,
		kind: "text",
		label: "Message",
		isRequired: true,
		maxLength: 5_000,
		parse: required(10, "Message must be at least 10 characters.", CONTROL_IN_TEXT),
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	/** Its canonical form is a column of its own, `phoneNumbers`: it takes a library that the browser need not load. */
	phone: {
		place: 40,
		kind: "phone",
		label: "Phone",
		summary: "phone",
		input: {
			type: "tel",
			inputMode: "tel",
			autoComplete: "tel",
			placeholder: "+91 98765 43210",
		},
		maxLength: 100,
		parse: optional(
			parsePhones,
			"Please write the phone number in digits, for instance +91 98765 43210.",
		),
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	company: {
		place: 60,
		kind: "line",
		label: "Company",
		summary: "company",
		input: { autoComplete: "organization", autoCapitalize: "words" },
		maxLength: 100,
		parse: optional((text) => text, ""),
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	budget: {
		place: 70,
		kind: "sum",
		label: "Monthly budget",
		question: "Monthly budget in rupees",
		commandLabel: "Budget",
		summary: "budget",
		input: { inputMode: "decimal", autoComplete: "off", placeholder: "1,50,000" },
		maxLength: 100,
		parse: optional(
			parseBudget,
			"Please write the budget in rupees, for instance 1,50,000 or 1.5 lakh.",
		),
		since: 1,
		isPersonal: true,
	},
	timeline: {
		place: 80,
		kind: "choice",
		label: "Start",
		question: "When should it start?",
		commandLabel: "To begin",
		summary: "start date",
		options: TIMELINES,
		maxLength: 100,
		parse: choice(TIMELINES),
		since: 1,
		isPersonal: true,
	},
	/** Its label in the form, and the hours of its answers, are content. */
	callback: {
		place: 50,
		kind: "choice",
		label: "Call",
		options: CALLBACK_NAMES,
		maxLength: 100,
		parse: choice(CALLBACK_NAMES),
		since: 3,
		isPersonal: true,
	},
	/** What was typed, where that is a range, whose lower end `budget` is. */
	budgetRange: {
		of: "budget",
		kind: "line",
		label: "Monthly budget",
		maxLength: 100,
		parse: parseBudgetRange,
		since: 9,
		isPersonal: true,
	},
	website: {
		place: 65,
		kind: "url",
		label: "Website",
		question: "Your website (optional)",
		summary: "website",
		input: {
			inputMode: "url",
			autoComplete: "url",
			autoCapitalize: "none",
			autoCorrect: "off",
			placeholder: "example.com",
		},
		maxLength: 200,
		parse: optional(
			parseWebsite,
			"Please write the address of your website, for instance https://example.com.",
		),
		since: 14,
		isPersonal: true,
		isSearched: true,
	},
} satisfies Record<string, FieldSpec>;

type Registry = typeof REGISTRY;
/** What an enquiry has of the form's fields: a column for each. */
export type FieldColumns = {
	[Name in keyof Registry]: Registry[Name]["parse"] extends Rule<infer Value> ? Value : never;
};
export type ColumnName = keyof FieldColumns;
/** Those with an input. */
export type FieldName = {
	[Name in ColumnName]: Registry[Name] extends { place: number } ? Name : never;
}[ColumnName];

export const FIELDS: Record<ColumnName, FieldSpec> = REGISTRY;
/** The oldest first. */
export const COLUMN_NAMES = Object.keys(REGISTRY) as ColumnName[];
/** In the form's order. */
export const FIELD_NAMES = COLUMN_NAMES.filter(isField).sort(
	(one, other) => REGISTRY[one].place - REGISTRY[other].place,
);
export const OPTIONAL_FIELDS = FIELD_NAMES.filter((name) => !FIELDS[name].isRequired);

/** With https:// where it is missing, and its domain in ASCII; null without a domain, or with a login. */
function parseWebsite(text: string): string | null {
	try {
		const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
		const hasLogin = url.username !== "" || url.password !== "";
		return DOMAIN.test(url.hostname) && !hasLogin ? url.href : null;
	} catch {
		return null;
	}
}

function isField(name: ColumnName): name is FieldName {
	return "place" in REGISTRY[name];
}
