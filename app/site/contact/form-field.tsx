import type { FocusEvent } from "react";
import { Field } from "#app/design/ui/field.tsx";
import { FIELDS, type FieldName } from "#app/enquiries/fields.ts";
import { t } from "#app/messages/en/fields.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { parseSum } from "#app/platform/parse-sum.ts";

export type FieldState = {
	name: FieldName;
	defaultValue: string | undefined;
	error: string | undefined;
	autoFocus: boolean;
};

type FormFieldProps = FieldState & {
	/** This and the answers replace those of the registry. */
	label?: string;
	placeholder?: string;
	options?: Record<string, string> | undefined;
};

/** Renders the input of a field, as the registry describes it. */
export function FormField({ label, placeholder, options, ...state }: FormFieldProps) {
	const field = FIELDS[state.name];
	const shown = label ?? field.question ?? field.label;
	const answers = options ?? field.options;
	if (answers)
		return (
			<Field kind="select" {...state} label={shown}>
				<option value="">{t("notSpecified")}</option>
				{Object.entries(answers).map(([value, answer]) => (
					<option key={value} value={value}>
						{answer}
					</option>
				))}
			</Field>
		);
	if (field.kind === "text")
		return <Field kind="textarea" {...state} label={shown} placeholder={placeholder} />;
	return (
		<Field
			type="text"
			spellCheck={false}
			enterKeyHint="next"
			placeholder={placeholder}
			onBlur={field.kind === "sum" ? groupDigits : undefined}
			{...field.input}
			{...state}
			label={shown}
		/>
	);
}

/** Shows the parsed sum as the region writes it; a range stays as it was typed. */
function groupDigits({ currentTarget }: FocusEvent<HTMLInputElement>): void {
	const sum = parseSum(currentTarget.value);
	if (sum !== null) currentTarget.value = formatMoney(sum);
}
