import { checkFields, type FieldName } from "./enquiry-fields.ts";

/** A form that is well filled in but for what is given. */
export function toForm(typed: Partial<Record<FieldName, string>>): FormData {
	const form = new FormData();
	const fields = {
		name: "Riya Desai",
		email: "riya@example.com",
		message: "A message of some length.",
	};
	for (const [name, value] of Object.entries({ ...fields, ...typed })) form.append(name, value);
	return form;
}

export function readFields(typed: Partial<Record<FieldName, string>>) {
	const checked = checkFields(toForm(typed));
	return checked.isValid ? checked.fields : checked.errors;
}

export function readErrors(typed: Partial<Record<FieldName, string>>) {
	const checked = checkFields(toForm(typed));
	return checked.isValid ? {} : checked.errors;
}
