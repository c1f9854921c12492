import { t } from "#app/messages/en/calculators.ts";
import { formatNumber, formatUngrouped } from "#app/platform/amounts.ts";
import { getCurrencySign, getCurrencyWords } from "#app/platform/currency-words.ts";
import { type AmountRule, MAX_AMOUNT_LENGTH, parseAmount } from "#app/platform/parse-amount.ts";

/** The fields of a calculator. Their names are part of addresses that visitors have saved, so they never change. */
export type Fields<Name extends string> = Readonly<
	Record<Name, AmountRule & { label: () => string }>
>;
export type Values<Name extends string> = Record<Name, number>;
/** Error sentences for the visitor by the field's name. */
export type InputErrors = Partial<Record<string, string>>;
export type ResultText = { summary: string; notes: string[] };

/** One calculator, computed alike on the server and in the browser. */
export type CalculatorConfig<Name extends string, Result, Sentences> = {
	slug: string;
	title: () => string;
	fields: Fields<Name>;
	check?: (values: Values<Name>) => InputErrors;
	compute: (values: Values<Name>) => Result;
	/** Formats the result; the sentences are templates from the content. */
	format: (result: Result, sentences: Sentences) => ResultText;
};

/** The form's state from an address. Fields that the address lacks have the example's value. */
export type InitialInputs = {
	texts: Record<string, string>;
	repeated: InputErrors;
	isFilled: boolean;
};

export function namesOf<Name extends string>(fields: Record<Name, unknown>): Name[] {
	return Object.keys(fields) as Name[];
}

/** The usual sum of rupees (currency-words.ts), in which the examples of sums are written. */
const USUAL_RUPEES = 150_000;

/** Returns an example of a sum in the region's currency for one in rupees. */
export function toExample(rupees: number): number {
	return (rupees * getCurrencyWords().example) / USUAL_RUPEES;
}

/** Parses an address. Fields that it lacks have the agency's example, or else the product's. */
export function parseQuery(
	fields: Fields<string>,
	query: URLSearchParams,
	own: Readonly<Record<string, number | undefined>> = {},
): InitialInputs {
	const texts: InitialInputs["texts"] = {};
	const repeated: InputErrors = {};
	for (const [name, { example }] of Object.entries(fields)) {
		const [first, ...others] = query.getAll(name);
		texts[name] = first === undefined ? formatNumber(own[name] ?? example) : toFieldText(first);
		if (others.length > 0) repeated[name] = t("repeated");
	}
	return { texts, repeated, isFilled: namesOf(fields).some((name) => query.has(name)) };
}

/** Returns the label of a field with what its number is in: Budget a month, €. */
export function formatLabel({ label, kind }: Fields<string>[string]): string {
	if (kind === "count") return label();
	return `${label()}, ${kind === "percent" ? "%" : getCurrencySign()}`;
}

/** Parses all fields. Returns all values, or null and an error for each wrong field. */
export function parseInputs<Name extends string>(
	{ fields, check }: Pick<CalculatorConfig<Name, never, never>, "fields" | "check">,
	getText: (name: Name) => string,
): { values: Values<Name> | null; errors: InputErrors } {
	const values = {} as Values<Name>;
	let errors: InputErrors = {};
	for (const name of namesOf(fields)) {
		const { value, error } = parseAmount(getText(name), fields[name]);
		if (value === undefined) errors[name] = error;
		else values[name] = value;
	}
	if (Object.keys(errors).length === 0) errors = check?.(values) ?? {};
	return { values: Object.keys(errors).length === 0 ? values : null, errors };
}

export function buildQuery<Name extends string>(
	fields: Fields<Name>,
	values: Values<Name>,
): string {
	return namesOf(fields)
		.map((name) => `${name}=${formatUngrouped(values[name])}`)
		.join("&");
}

/** Returns invalid text for its field, without control characters and cut. */
function toFieldText(text: string): string {
	return text.replaceAll(/\p{Cc}/gu, "").slice(0, MAX_AMOUNT_LENGTH + 1);
}
