import { listSnoozes } from "#app/desk/snooze-options.ts";
import { isHeld } from "#app/enquiries/enquiry.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { type ActionContext, ActionForm, Submit } from "./action-form.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { LostForm, WonForm } from "./won-lost.tsx";

/** Renders the forms for state, owner, snooze and spam. */
export function Manage({ staff, form }: Pick<EnquiryPageProps, "staff"> & { form: ActionContext }) {
	const { state, owner, spamReasons } = form.enquiry;
	const isSpam = isHeld(form.enquiry);
	return (
		<section className="border-line border-t pt-3">
			<h2 className="font-bold">This enquiry</h2>
			<Choice form={form} intent="state" label="State" name="state" value={state} button="Set">
				{Object.entries(STATE_NAMES)}
			</Choice>
			<WonForm form={form} />
			<LostForm form={form} />
			<Choice
				form={form}
				intent="owner"
				label="Owner"
				name="owner"
				value={owner ?? ""}
				button="Set"
			>
				{[
					["", "Nobody"],
					...staff
						.filter(({ id, disabledAt }) => !disabledAt || id === owner)
						.map(({ id, name }) => [id, name] as const),
				]}
			</Choice>
			<Choice
				form={form}
				intent="snooze"
				name="until"
				value="1"
				button="Snooze"
				label="Out of the inbox until"
			>
				{[...listSnoozes(), ["", "now: back in the inbox"]]}
			</Choice>
			<ActionForm {...form} intent={isSpam ? "ham" : "spam"} className="mt-4">
				{isSpam && spamReasons.length > 0 && (
					<p className="text-fine">Held as spam: {spamReasons.join("; ")}</p>
				)}
				<Submit className="">{isSpam ? "No spam: deliver it" : "Mark as spam"}</Submit>
			</ActionForm>
		</section>
	);
}

type ChoiceProps = {
	form: ActionContext;
	intent: string;
	label: string;
	name: string;
	value: string;
	button: string;
	children: readonly (readonly [value: string, name: string])[];
};

function Choice({ form, intent, label, name, value, button, children }: ChoiceProps) {
	return (
		<ActionForm {...form} intent={intent} className="mt-3 flex items-end gap-2">
			<label className="min-w-0 flex-1">
				<span className="text-fine text-ink-soft">{label}</span>
				<select className="desk-field" name={name} defaultValue={value}>
					{children.map(([option, text]) => (
						<option key={option} value={option}>
							{text}
						</option>
					))}
				</select>
			</label>
			<Submit className="">
				{button}
				<span className="sr-only">: {label}</span>
			</Submit>
		</ActionForm>
	);
}
