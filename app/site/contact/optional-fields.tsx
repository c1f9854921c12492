import { type FocusEvent, type ReactNode, useState } from "react";
import type { Contact } from "#app/content/schemas/pages.ts";
import { CALLBACK_TIMES } from "#app/database/enquiry-values.ts";
import { Field } from "#app/design/ui/field.tsx";
import { Icon } from "#app/design/ui/icon.tsx";
import {
	type FieldName,
	formatCallback,
	OPTIONAL_FIELDS,
	TIMELINE_NAMES,
} from "#app/enquiries/enquiry-fields.ts";
import { formatRupees } from "#app/platform/amounts.ts";
import { parseSum } from "#app/platform/parse-sum.ts";

export const LINE = {
	type: "text",
	spellCheck: false,
	enterKeyHint: "next",
} as const;

type FieldState = {
	name: string;
	defaultValue: string | undefined;
	error: string | undefined;
	autoFocus: boolean;
};

type OptionalFieldsProps = {
	text: Contact["form"];
	field: (name: FieldName) => FieldState;
	/** True if the phone number is among these fields; where a call needs it, it is next to the times. */
	hasPhone: boolean;
	/** True if the form asks for a rough time to call, which it does where no exact one can be chosen. */
	hasCallback: boolean;
};

export function OptionalFields({ text, field, hasPhone, hasCallback }: OptionalFieldsProps) {
	const times = CALLBACK_TIMES.filter((time) => hasCallback && text.callback?.[time]);
	const own = OPTIONAL_FIELDS.filter((name) => name !== "phone" || hasPhone).map(field);
	const phone = times.length > 0 ? "Phone and a time to call" : "Phone";
	const first = hasPhone ? `${phone}, company` : "Company";
	return (
		<Disclosure
			summary={`${first}, budget, start date`}
			isOpen={own.some(({ error, defaultValue }) => error || defaultValue)}
		>
			<div className="grid gap-6 pt-3 pb-7 sm:grid-cols-2">
				{hasPhone && <PhoneField {...field("phone")} label="Phone" />}
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
		</Disclosure>
	);
}

export function PhoneField(props: FieldState & { label: string }) {
	return (
		<Field
			{...LINE}
			{...props}
			type="tel"
			inputMode="tel"
			autoComplete="tel"
			placeholder="+91 98765 43210"
		/>
	);
}

type DisclosureProps = { summary: string; isOpen: boolean; children: ReactNode };

/** Renders optional parts of the form. It opens by itself, but does not close while a field in it is corrected. */
export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
	const [hasOpened, setHasOpened] = useState(isOpen);
	if (isOpen && !hasOpened) setHasOpened(true);
	return (
		<details open={hasOpened} className="border-line-strong border-y-2">
			<summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-2 font-bold">
				<span>
					{summary} <span className="font-normal text-ink-soft">(optional)</span>
				</span>
				<Icon
					name="plus"
					className="size-5 shrink-0 text-accent [transition:rotate_.2s] in-open:rotate-45"
				/>
			</summary>
			{children}
		</details>
	);
}

/** Shows the parsed sum with lakh and crore grouping; a range stays as it was typed. */
function groupDigits({ currentTarget }: FocusEvent<HTMLInputElement>): void {
	const rupees = parseSum(currentTarget.value);
	if (rupees !== null) currentTarget.value = formatRupees(rupees);
}
