import { formatNumber } from "./format-amount.ts";
import { type AmountRule, LONGEST_AMOUNT, readAmount } from "./read-amount.ts";

/** One field of a tool; its name stands in addresses that people have kept, so it never changes. */
export type Input = AmountRule & { label: string };
export type Inputs<Name extends string> = Readonly<Record<Name, Input>>;

export type Typed<Name extends string> = Record<Name, string>;
export type Values<Name extends string> = Record<Name, number>;
export type InputErrors<Name extends string> = Partial<Record<Name, string>>;
/** All numbers, or none and a sentence for each field that has no number. */
export type Read<Name extends string> = { values: Values<Name> | null; errors: InputErrors<Name> };

/** What an address fills in. What it does not name has the example's value, so the fields show all that counts. */
export type Filled<Name extends string> = {
	typed: Typed<Name>;
	/** Only the sentences that the fields' own texts do not give. */
	repeated: InputErrors<Name>;
	isFilled: boolean;
};

export function namesOf<Name extends string>(inputs: Inputs<Name>): Name[] {
	return Object.keys(inputs) as Name[];
}

export function readQuery<Name extends string>(
	inputs: Inputs<Name>,
	query: URLSearchParams,
): Filled<Name> {
	const typed = {} as Typed<Name>;
	const repeated: InputErrors<Name> = {};
	for (const name of namesOf(inputs)) {
		const [first, ...others] = query.getAll(name);
		typed[name] = first === undefined ? formatNumber(inputs[name].example) : showAgain(first);
		if (others.length > 0) repeated[name] = "The address holds this more than once. Keep one.";
	}
	return { typed, repeated, isFilled: namesOf(inputs).some((name) => query.has(name)) };
}

export function readTyped<Name extends string>(
	inputs: Inputs<Name>,
	typed: Typed<Name>,
): Read<Name> {
	const values = {} as Values<Name>;
	const errors: InputErrors<Name> = {};
	for (const name of namesOf(inputs)) {
		const { value, fault } = readAmount(typed[name], inputs[name]);
		if (value === undefined) errors[name] = fault;
		else values[name] = value;
	}
	return { values: Object.keys(errors).length > 0 ? null : values, errors };
}

/** The numbers as an address carries them, in the order of the fields. */
export function writeQuery<Name extends string>(
	inputs: Inputs<Name>,
	values: Values<Name>,
): string {
	return namesOf(inputs)
		.map((name) => `${name}=${values[name]}`)
		.join("&");
}

/** An odd text stands in its field again, cut and without what no field can show. */
function showAgain(text: string): string {
	return text.replaceAll(/\p{Cc}/gu, "").slice(0, LONGEST_AMOUNT + 1);
}
