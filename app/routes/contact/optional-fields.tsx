import type { FocusEvent } from "react";
import type { Contact } from "#app/content/schemas/pages.ts";
import { formatRupees, parseBudget } from "#app/enquiries/budget.ts";
import { describeCallback } from "#app/enquiries/callback.ts";
import {
	CALLBACK_TIMES,
	type FieldErrors,
	OPTIONAL_FIELDS,
	type TypedFields,
} from "#app/enquiries/enquiry-fields.ts";
import { TIMELINE_NAMES } from "#app/enquiries/timeline.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

type OptionalFieldsProps = {
	form: Contact["form"];
	typed: TypedFields | undefined;
	errors: FieldErrors;
};

/** What helps us to answer better, for those who like to say it now. */
export function OptionalFields({ form, typed, errors }: OptionalFieldsProps) {
	const times = CALLBACK_TIMES.filter((time) => form.callback?.[time]);
	const isOpen = OPTIONAL_FIELDS.some((name) => errors[name] || typed?.[name]);
	return (
		<details open={isOpen} className="border-line-strong border-y-2">
			<summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 font-bold">
				<span>
					Phone{times.length > 0 && " and a time to call"}, company, budget, start{" "}
					<span className="font-normal text-ink-soft">(only if you like)</span>
				</span>
				<Icon
					name="plus"
					className="size-5 shrink-0 text-accent [transition:rotate_.2s] in-open:rotate-45"
				/>
			</summary>
			<div className="grid gap-6 pt-3 pb-7 sm:grid-cols-2">
				<Field
					kind="input"
					label="Phone"
					name="phone"
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					enterKeyHint="next"
					maxLength={100}
					placeholder="+91 98765 43210"
					defaultValue={typed?.phone}
					error={errors.phone}
				/>
				{form.callback && times.length > 0 && (
					<Field
						kind="select"
						label={form.callback.label}
						name="callback"
						defaultValue={typed?.callback ?? ""}
						error={errors.callback}
					>
						<option value="">No answer</option>
						{times.map((time) => (
							<option key={time} value={time}>
								{describeCallback(time, form)}
							</option>
						))}
					</Field>
				)}
				<Field
					kind="input"
					label="Company"
					name="company"
					type="text"
					autoComplete="organization"
					autoCapitalize="words"
					spellCheck={false}
					enterKeyHint="next"
					maxLength={100}
					defaultValue={typed?.company}
					error={errors.company}
				/>
				<Field
					kind="input"
					label="Monthly budget in rupees"
					name="budget"
					type="text"
					inputMode="decimal"
					autoComplete="off"
					spellCheck={false}
					enterKeyHint="next"
					maxLength={100}
					placeholder="1,50,000"
					defaultValue={typed?.budget}
					error={errors.budget}
					onBlur={groupDigits}
				/>
				<Field
					kind="select"
					label="When should it start?"
					name="timeline"
					defaultValue={typed?.timeline ?? ""}
					error={errors.timeline}
				>
					<option value="">No answer</option>
					{Object.entries(TIMELINE_NAMES).map(([value, name]) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</Field>
			</div>
		</details>
	);
}

/** Shows the sum as it was understood, in lakh and crore. */
function groupDigits({ currentTarget }: FocusEvent<HTMLInputElement>): void {
	const rupees = parseBudget(currentTarget.value);
	if (rupees !== null) currentTarget.value = formatRupees(rupees);
}
