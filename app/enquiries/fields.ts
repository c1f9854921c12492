import type { ComponentProps } from "react";
import { t } from "#app/messages/en/fields.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { getCurrencyWords } from "#app/platform/currency-words.ts";
import { MAX_EMAIL_LENGTH } from "#app/platform/email-address.ts";
import { getPhoneExample } from "#app/platform/region.ts";
import { MAX_WEBSITE_LENGTH, parseWebsite } from "#app/platform/website-address.ts";
import { parseBudget, parseBudgetRange } from "./budget.ts";
import { CALLBACK_NAMES } from "./callback-times.ts";
import {
	choice,
	onOneLine,
	optional,
	parseEmail,
	parsePhones,
	type Rule,
	required,
} from "./field-rules.ts";

/** The kind of a field, which decides how its text is cleaned and stored, and what it links to. */
export type FieldKind = "line" | "text" | "email" | "phone" | "url" | "sum" | "choice";

export type FieldSpec = {
	kind: FieldKind;
	/** The label in e-mails, at the desk and, without a `question`, in the form. */
	label: string;
	/** The label in the form, where it is another one. */
	question?: string;
	/** The label in `npm run enquiries -- show`, where it is another one. */
	commandLabel?: string;
	/** The name of an optional field in the line that opens them. */
	summary?: string;
	isRequired?: true;
	input?: ComponentProps<"input">;
	/** The answers of a choice, by their stored values. */
	options?: Record<string, string>;
	/** The greatest length of the cleaned text, in characters. */
	maxLength: number;
	/** Checks the text, in the browser and on the server. */
	parse: Rule<unknown>;
	/**
	 * The number of the migration that added its column: exports and hashes are ordered by it, so that older ones stay the
	 * same.
	 */
	since: number;
	/** True if an erasure empties it. */
	isPersonal: boolean;
	/** True if staff search for enquiries by it. */
	isSearched?: true;
} & (
	| {
			/** The position in the form, in e-mails and at the desk. */
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
	get now() {
		return t("startNow");
	},
	get quarter() {
		return t("startQuarter");
	},
	get year() {
		return t("startYear");
	},
	get open() {
		return t("startOpen");
	},
};

/**
 * Every field of the form, the newest last. Its key is the name of its input and its column, and its name in exports
 * and webhooks.
 */
const REGISTRY = {
	name: {
		place: 10,
		kind: "line",
		get label() {
			return t("name");
		},
		isRequired: true,
		input: { autoComplete: "name", autoCapitalize: "words" },
		maxLength: 100,
		parse: onOneLine(required(2, () => t("nameError"))),
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	email: {
		place: 20,
		kind: "email",
		get label() {
			return t("email");
		},
		isRequired: true,
		input: { type: "email", inputMode: "email", autoComplete: "email", autoCorrect: "off" },
		maxLength: MAX_EMAIL_LENGTH,
		parse: parseEmail,
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	message: {
		place: 30,
		kind: "text",
		get label() {
			return t("message");
		},
		isRequired: true,
		maxLength: 5_000,
		parse: required(10, () => t("messageError")),
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	/** The canonical form is stored in `phoneNumbers`. The library that creates it is not loaded in the browser. */
	phone: {
		place: 40,
		kind: "phone",
		get label() {
			return t("phone");
		},
		get summary() {
			return t("phoneSummary");
		},
		input: {
			type: "tel",
			inputMode: "tel",
			autoComplete: "tel",
		},
		maxLength: 100,
		parse: optional(parsePhones, () => t("phoneError", { example: getPhoneExample() })),
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	company: {
		place: 60,
		kind: "line",
		get label() {
			return t("company");
		},
		get summary() {
			return t("companySummary");
		},
		input: { autoComplete: "organization", autoCapitalize: "words" },
		maxLength: 100,
		parse: optional(
			(text) => text,
			() => "",
		),
		since: 1,
		isPersonal: true,
		isSearched: true,
	},
	budget: {
		place: 70,
		kind: "sum",
		get label() {
			return t("budget");
		},
		get question() {
			return t("budgetQuestion", { currency: getCurrencyWords().name });
		},
		commandLabel: "Budget",
		get summary() {
			return t("budgetSummary");
		},
		input: {
			inputMode: "decimal",
			autoComplete: "off",
			get placeholder() {
				return formatNumber(getCurrencyWords().example);
			},
		},
		maxLength: 100,
		parse: optional(parseBudget, () => {
			const { name, example, exampleInWords } = getCurrencyWords();
			return t("budgetError", { currency: name, example: formatNumber(example), exampleInWords });
		}),
		since: 1,
		isPersonal: true,
	},
	timeline: {
		place: 80,
		kind: "choice",
		get label() {
			return t("start");
		},
		get question() {
			return t("startQuestion");
		},
		commandLabel: "To begin",
		get summary() {
			return t("startSummary");
		},
		options: TIMELINES,
		maxLength: 100,
		parse: choice(TIMELINES),
		since: 1,
		isPersonal: true,
	},
	/** The label in the form and the hours of the answers are content. */
	callback: {
		place: 50,
		kind: "choice",
		get label() {
			return t("call");
		},
		options: CALLBACK_NAMES,
		maxLength: 100,
		parse: choice(CALLBACK_NAMES),
		since: 3,
		isPersonal: true,
	},
	/** The budget as it was typed where it is a range; `budget` is its lower end. */
	budgetRange: {
		of: "budget",
		kind: "line",
		get label() {
			return t("budget");
		},
		maxLength: 100,
		parse: parseBudgetRange,
		since: 9,
		isPersonal: true,
	},
	website: {
		place: 65,
		kind: "url",
		get label() {
			return t("website");
		},
		get question() {
			return t("websiteQuestion");
		},
		get summary() {
			return t("websiteSummary");
		},
		input: {
			inputMode: "url",
			autoComplete: "url",
			autoCapitalize: "none",
			autoCorrect: "off",
			placeholder: "example.com",
		},
		maxLength: MAX_WEBSITE_LENGTH,
		parse: optional(parseWebsite, () => t("websiteError")),
		since: 14,
		isPersonal: true,
		isSearched: true,
	},
} satisfies Record<string, FieldSpec>;

type Registry = typeof REGISTRY;
/** The columns of an enquiry for the form's fields. */
export type FieldColumns = {
	[Name in keyof Registry]: Registry[Name]["parse"] extends Rule<infer Value> ? Value : never;
};
export type ColumnName = keyof FieldColumns;
/** The names of the fields with an input. */
export type FieldName = {
	[Name in ColumnName]: Registry[Name] extends { place: number } ? Name : never;
}[ColumnName];

export const FIELDS: Record<ColumnName, FieldSpec> = REGISTRY;
/** All columns, the oldest first. */
export const COLUMN_NAMES = Object.keys(REGISTRY) as ColumnName[];
/** The fields with an input, in the form's order. */
export const FIELD_NAMES = COLUMN_NAMES.filter(isField).sort(
	(one, other) => REGISTRY[one].place - REGISTRY[other].place,
);
export const OPTIONAL_FIELDS = FIELD_NAMES.filter((name) => !FIELDS[name].isRequired);

function isField(name: ColumnName): name is FieldName {
	return "place" in REGISTRY[name];
}
