import { type ActionContext, Submit } from "#app/desk/changes/action-form.tsx";
import { getChosen } from "#app/desk/request/get-chosen.ts";
import { describeNextStep, listNextDays, listNextSteps } from "#app/desk/times/next-steps.ts";
import { getSnoozeDay, listSnoozes } from "#app/desk/times/snooze-options.ts";
import { getStateNames } from "#app/enquiries/state-names.ts";
import { t } from "#app/messages/en/desk-manage.server.ts";
import { formatInstant } from "#app/platform/dates.server.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { OutcomeFields } from "./outcome-fields.tsx";
import type { EnquiryPageProps } from "./page-props.ts";
import { getSnooze } from "./parse-save.ts";
import { Sheet } from "./sheet.tsx";

type ManageProps = Pick<EnquiryPageProps, "staff" | "typed"> & { form: ActionContext };

/** Renders the state, the owner, who is next and the snooze of an enquiry, which are saved together. */
export function Manage({ staff, typed, form }: ManageProps) {
	const { enquiry } = form;
	const { state, owner } = enquiry;
	const until = getSnooze(enquiry);
	const next = describeNextStep(enquiry);
	const steps = listNextSteps(state === "waiting" ? "them" : "us");
	const others = steps.filter(([, text]) => text !== next);
	const owners = staff.filter(({ id, disabledAt }) => !disabledAt || id === owner);
	return (
		<Sheet id="manage" enquiry={enquiry} typed={typed} className="desk-manage mb-6">
			<h2 className="font-bold">{t("enquiry")}</h2>
			<div data-live="manage" className="mt-1 border-line border-t">
				<Choice label={t("owner")} name="owner" shown={owner ?? ""} typed={typed}>
					{[["", t("nobody")], ...owners.map(({ id, name }) => [id, name] as const)]}
				</Choice>
				<Choice label={t("state")} name="state" shown={state} typed={typed}>
					{Object.entries(getStateNames(enquiry))}
				</Choice>
				<OutcomeFields enquiry={enquiry} typed={typed} />
				<Choice label={t("whoIsNext")} name="next" shown="" typed={typed}>
					{[["", next], ...others, ...listNextDays()]}
				</Choice>
				<LabelledInput
					label={t("nextDay")}
					type="date"
					name="next-day"
					defaultValue={typed?.find("next-day") ?? ""}
				/>
				<Choice label={t("snooze")} name="until" shown={until} typed={typed}>
					{[
						["", t("noSnooze")],
						...(until ? [[until, formatInstant(until)] as const] : []),
						...listSnoozes(),
						getSnoozeDay(),
					]}
				</Choice>
				<LabelledInput
					label={t("snoozeDay")}
					type="date"
					name="day"
					defaultValue={typed?.find("day") ?? ""}
				/>
			</div>
			<Submit intent="save" className="mt-3 w-full lg:w-auto">
				{t("save")}
			</Submit>
		</Sheet>
	);
}

type ChoiceProps = Pick<EnquiryPageProps, "typed"> & {
	label: string;
	name: string;
	/** The stored value. */
	shown: string;
	children: readonly (readonly [value: string, name: string])[];
};

/** Renders a select, with the value that it began with, by which a choice is recognised. */
function Choice({ label, name, shown, typed, children }: ChoiceProps) {
	return (
		<label>
			<span className="text-fine text-ink-soft">{label}</span>
			<input type="hidden" name={`was-${name}`} value={shown} />
			<select className="desk-field" name={name} defaultValue={getChosen(typed?.find, name, shown)}>
				{children.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
