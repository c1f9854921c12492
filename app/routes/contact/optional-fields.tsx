import type { FocusEvent } from "react";
import type { Contact } from "#app/content/schemas/pages.ts";
import { parseBudget } from "#app/enquiries/budget.ts";
import {
	CALLBACK_TIMES,
	type FieldName,
	formatCallback,
	TIMELINE_NAMES,
} from "#app/enquiries/enquiry-fields.ts";
import { formatRupees } from "#app/tools/amounts.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

export const LINE = {
	type: "text",
	spellCheck: false,
	enterKeyHint: "next",
	maxLength: 100,
} as const;

type OptionalFieldsProps = {
	text: Contact["form"];
	field: (name: FieldName) => {
		name: string;
		defaultValue: string | undefined;
		error: string | undefined;
	};
	isOpen: boolean;
};

export function OptionalFields({ text, field, isOpen }: OptionalFieldsProps) {
	const times = CALLBACK_TIMES.filter((time) => text.callback?.[time]);
	return (
		<details open={isOpen} className="border-line-strong border-y-2">
			<summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 font-bold">
				<span>
					Phone{times.length > 0 && " and a time to call"}, company, budget, start date{" "}
					<span className="font-normal text-ink-soft">(optional)</span>
				</span>
				<Icon
					name="plus"
					className="size-5 shrink-0 text-accent [transition:rotate_.2s] in-open:rotate-45"
				/>
			</summary>
			<div className="grid gap-6 pt-3 pb-7 sm:grid-cols-2">
				<Field
					{...LINE}
					{...field("phone")}
					label="Phone"
					type="tel"
					inputMode="tel"
					autoComplete="tel"
					placeholder="+91 98765 43210"
				/>
				{text.callback && times.length > 0 && (
					<Field kind="select" {...field("callback")} label={text.callback.label}>
						<option value="">Not specified</option>
						{times.map((time) => (
							<option key={time} value={time}>
								{formatCallback(time, text)}
							</option>
						))}
					</Field>
				)}
				<Field
					{...LINE}
					{...field("company")}
					label="Company"
					autoComplete="organization"
					autoCapitalize="words"
				/>
				<Field
					{...LINE}
					{...field("budget")}
					label="Monthly budget in rupees"
					inputMode="decimal"
					autoComplete="off"
					placeholder="1,50,000"
					onBlur={groupDigits}
				/>
				<Field kind="select" {...field("timeline")} label="When should it start?">
					<option value="">Not specified</option>
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

/** Shows the parsed sum with lakh and crore grouping. */
function groupDigits({ currentTarget }: FocusEvent<HTMLInputElement>): void {
	const rupees = parseBudget(currentTarget.value);
	if (rupees !== null) currentTarget.value = formatRupees(rupees);
}
