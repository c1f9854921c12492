import { type ReactNode, useState } from "react";
import type { Contact } from "#app/content/schemas/pages.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { listCallbackTimes } from "#app/enquiries/callback-times.ts";
import { FIELDS, type FieldName, OPTIONAL_FIELDS } from "#app/enquiries/fields.ts";
import { t } from "#app/messages/en/fields.ts";
import { type FieldState, FormField } from "./form-field.tsx";

type OptionalFieldsProps = {
	text: Contact["form"];
	field: (name: FieldName) => FieldState;
	/** True if the phone number is among these fields; where a call needs it, it is next to the times. */
	hasPhone: boolean;
	/** True if the form asks for a rough time to call, which it does where no exact one can be chosen. */
	hasCallback: boolean;
};

export function OptionalFields({ text, field, hasPhone, hasCallback }: OptionalFieldsProps) {
	const times = hasCallback ? listCallbackTimes(text) : {};
	const hasTimes = Object.keys(times).length > 0;
	const isShown = (name: FieldName) =>
		(name !== "phone" || hasPhone) && (name !== "callback" || hasTimes);
	const fields = OPTIONAL_FIELDS.filter(isShown).map(field);
	return (
		<Disclosure
			summary={summarise(fields, hasTimes)}
			isOpen={fields.some(({ error, defaultValue }) => error || defaultValue)}
		>
			<div className="grid gap-6 pt-3 pb-7 sm:grid-cols-2">
				{fields.map((state) => (
					<FormField
						key={state.name}
						{...state}
						{...(state.name === "phone" && { placeholder: text.phonePlaceholder })}
						{...(state.name === "callback" && { label: text.callback?.label, options: times })}
					/>
				))}
			</div>
		</Disclosure>
	);
}

/** Names the fields: 'Phone and a time to call, company, budget'. */
function summarise(fields: readonly FieldState[], hasTimes: boolean): string {
	const names = fields.flatMap(({ name }) =>
		name === "phone" && hasTimes ? t("phoneAndCallSummary") : (FIELDS[name].summary ?? []),
	);
	const summary = names.join(", ");
	return summary.charAt(0).toUpperCase() + summary.slice(1);
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
					{t("optional", {
						fields: summary,
						quiet: (text) => (
							<span key="quiet" className="font-normal text-ink-soft">
								{text}
							</span>
						),
					})}
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
