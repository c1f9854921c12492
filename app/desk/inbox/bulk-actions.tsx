import type { ReactNode } from "react";
import type { Staff } from "#app/desk/store/people-store.ts";
import { listSnoozes } from "#app/desk/times/snooze-options.ts";
import { STATE_NAMES } from "#app/enquiries/state-names.ts";
import { t } from "#app/messages/en/desk-inbox.server.ts";

type BulkActionsProps = { staff: readonly Staff[]; isSpam: boolean };

/** Renders what can be done with the ticked enquiries; a style counts them. */
export function BulkActions({ staff, isSpam }: BulkActionsProps) {
	const people = staff.filter(({ disabledAt }) => !disabledAt);
	return (
		<fieldset className="desk-bulk">
			<legend className="desk-ticked">{t("ticked")}</legend>
			{!isSpam && (
				<details className="desk-bulk-more desk-phone-fold">
					<summary className="desk-summary">{t("bulkMore")}</summary>
					<div>
						<Choice label={t("owner")} name="owner" button={t("assign")}>
							<option value="">{t("nobody")}</option>
							{people.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</Choice>
						<Choice label={t("state")} name="state" button={t("setState")}>
							{Object.entries(STATE_NAMES).map(([state, name]) => (
								<option key={state} value={state}>
									{name}
								</option>
							))}
						</Choice>
						<Choice label={t("snoozeUntil")} name="until" intent="snooze" button={t("snooze")}>
							{listSnoozes().map(([value, name]) => (
								<option key={value} value={value}>
									{name}
								</option>
							))}
							<option value="">{t("snoozeEnd")}</option>
						</Choice>
					</div>
				</details>
			)}
			<Action intent={isSpam ? "ham" : "spam"}>{t(isSpam ? "notSpam" : "isSpam")}</Action>
		</fieldset>
	);
}

/** The value of a field in which nothing is chosen yet, which is rejected. */
const UNCHOSEN = "-";

type ChoiceProps = {
	label: string;
	/** The name of the field, and of the intent unless that is given. */
	name: string;
	intent?: string;
	button: string;
	children: ReactNode;
};

function Choice({ label, name, intent = name, button, children }: ChoiceProps) {
	return (
		<span className="desk-bulk-choice">
			<label>
				<span className="text-fine text-ink-soft">{label}</span>
				<select className="desk-field" name={name} defaultValue={UNCHOSEN}>
					<option value={UNCHOSEN} hidden>
						{t("choose")}
					</option>
					{children}
				</select>
			</label>
			<Action intent={intent}>
				{button}
				<span className="sr-only">: {label}</span>
			</Action>
		</span>
	);
}

function Action({ intent, children }: { intent: string; children: ReactNode }) {
	return (
		<button type="submit" name="intent" value={intent} className="desk-button" data-tone="quiet">
			{children}
		</button>
	);
}
