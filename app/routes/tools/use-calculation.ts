import {
	type FocusEvent,
	type FormEvent,
	type RefObject,
	useEffect,
	useRef,
	useState,
} from "react";
import { formatNumber } from "#app/tools/format-amount.ts";
import {
	type Filled,
	type InputErrors,
	type Inputs,
	namesOf,
	type Read,
	readTyped,
	type Typed,
	type Values,
	writeQuery,
} from "#app/tools/inputs.ts";
import { readAmount } from "#app/tools/read-amount.ts";

/** A number half written is not wrong yet, and a voice that reads each digit's result helps nobody. */
const PAUSE_MS = 700;

export const RESULT_ID = "result";

type Tool<Name extends string> = {
	inputs: Inputs<Name>;
	/** What no single field can know. */
	check?: (values: Values<Name>) => InputErrors<Name>;
	/** The result in a sentence, for those who hear it. */
	tell: (values: Values<Name>) => string;
};

type CalculationForm = {
	ref: RefObject<HTMLFormElement | null>;
	onSubmit: (event: FormEvent<HTMLFormElement>) => void;
	onInput: () => void;
	onBlur: (event: FocusEvent<HTMLFormElement>) => void;
};

type CalculationState<Name extends string> = {
	form: CalculationForm;
	errors: InputErrors<Name>;
	/** The numbers of the fields; null while one of them is none. */
	values: Values<Name> | null;
	/** What has changed, in words; empty until something has. */
	news: string;
};

/**
 * Follows the fields of a tool. The server has worked out what the address fills in; here the same is done at
 * each change, and after a pause the address follows.
 */
export function useCalculation<Name extends string>(
	{ inputs, check, tell }: Tool<Name>,
	filled: Filled<Name>,
): CalculationState<Name> {
	const form = useRef<HTMLFormElement>(null);
	const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
	const [read, setRead] = useState<Read<Name>>(() => readFilled(inputs, check, filled));
	const [news, setNews] = useState("");

	const readForm = (): Read<Name> => {
		const entered = new FormData(form.current ?? undefined);
		const typed = {} as Typed<Name>;
		for (const name of namesOf(inputs)) typed[name] = String(entered.get(name) ?? "");
		return readChecked(inputs, check, typed);
	};
	const settle = (next: Read<Name>) => {
		clearTimeout(pause.current);
		setRead(next);
		setNews(next.values ? tell(next.values) : countFaults(next.errors));
		if (next.values) {
			const address = `${location.pathname}?${writeQuery(inputs, next.values)}`;
			history.replaceState(history.state, "", address);
		}
	};
	const follow = () => {
		const next = readForm();
		if (next.values) setRead(next);
		clearTimeout(pause.current);
		pause.current = setTimeout(() => settle(next), PAUSE_MS);
	};

	// What was typed before React came has had no event that it could hear.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
	useEffect(() => {
		const controls = [...(form.current?.elements ?? [])];
		if (controls.some((control) => control instanceof HTMLInputElement && isChanged(control)))
			follow();
		return () => clearTimeout(pause.current);
	}, []);

	return {
		form: {
			ref: form,
			onSubmit: (event) => {
				event.preventDefault();
				const next = readForm();
				settle(next);
				if (next.values) document.getElementById(RESULT_ID)?.focus();
				else focusFirst(form.current, inputs, next.errors);
			},
			onInput: follow,
			onBlur: ({ target }) => {
				if (!(target instanceof HTMLInputElement)) return;
				const input = inputs[target.name as Name];
				const { value } = input ? readAmount(target.value, input) : {};
				if (value !== undefined) target.value = formatNumber(value);
			},
		},
		...read,
		news,
	};
}

function readFilled<Name extends string>(
	inputs: Inputs<Name>,
	check: Tool<Name>["check"],
	{ typed, repeated }: Filled<Name>,
): Read<Name> {
	const read = readChecked(inputs, check, typed);
	if (Object.keys(repeated).length === 0) return read;
	return { values: null, errors: { ...read.errors, ...repeated } };
}

function readChecked<Name extends string>(
	inputs: Inputs<Name>,
	check: Tool<Name>["check"],
	typed: Typed<Name>,
): Read<Name> {
	const read = readTyped(inputs, typed);
	const errors = read.values && check ? check(read.values) : {};
	return Object.keys(errors).length > 0 ? { values: null, errors } : read;
}

function countFaults(errors: object): string {
	const count = Object.keys(errors).length;
	return count === 1
		? "No result yet. One field needs another look."
		: `No result yet. ${count} fields need another look.`;
}

function isChanged({ value, defaultValue }: HTMLInputElement): boolean {
	return value !== defaultValue;
}

function focusFirst<Name extends string>(
	form: HTMLFormElement | null,
	inputs: Inputs<Name>,
	errors: InputErrors<Name>,
): void {
	const first = namesOf(inputs).find((name) => errors[name]);
	const control = first && form?.elements.namedItem(first);
	if (!(control instanceof HTMLElement)) return;
	const disclosure = control.closest("details");
	if (disclosure) disclosure.open = true;
	control.focus();
}
