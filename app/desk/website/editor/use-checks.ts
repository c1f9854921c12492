import { parse, useForm } from "@conform-to/react";
import { useState } from "react";
import type { FormGroup } from "#app/editing/fields/form.ts";
import { listFields } from "../form/form-tree.ts";
import { toValues, type Values } from "./change-entries.ts";
import { checkField } from "./check-field.ts";

/** The id of the form, by which Conform finds it. */
export const FORM = "edit";

/** The name of the buttons by which Conform hears of what it has to check. */
export const INTENT = "__intent__";

const LIST_INTENTS: ReadonlySet<string> = new Set(["insert", "remove", "reorder"]);

export type Checks = ReturnType<typeof useChecks>;

/** Checks each field once it was left, and from then on as one types. */
export function useChecks(form: FormGroup) {
	const [defaultValue] = useState(() => toValues(form) as Record<string, Values>);
	const [checks] = useForm<Record<string, Values>>({
		id: FORM,
		defaultValue,
		shouldValidate: "onBlur",
		shouldRevalidate: "onInput",
		onValidate: ({ formData }) =>
			parse(formData, {
				resolve(value, intent) {
					// The controls have the names from before the change of a list: they are checked with the next key.
					const isOfList = intent !== null && LIST_INTENTS.has(intent.type);
					const error = isOfList ? {} : checkFields(form, formData);
					return { value, error: Object.keys(error).length > 0 ? error : undefined };
				},
			}),
	});
	return checks;
}

function checkFields(form: FormGroup, sent: FormData): Record<string, string[]> {
	const wrong = listFields(form).flatMap((field) => {
		const reasons = checkField(field, String(sent.getAll(field.name).at(-1) ?? ""));
		return reasons.length > 0 ? [[field.name, reasons] as const] : [];
	});
	return Object.fromEntries(wrong);
}
