import { getContent } from "#app/content/content.server.ts";
import { MAX_REASON_LENGTH } from "#app/desk/parse-change.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { type ActionContext, ActionForm, Submit } from "./action-form.tsx";

type OutcomeProps = {
	form: ActionContext;
	/** The text of a form that was rejected. */
	typed?: string;
};

/** Renders the form that wins an enquiry, or corrects its value. */
export function WonForm({ form, typed }: OutcomeProps) {
	const { wonValue } = form.enquiry;
	return (
		<ActionForm {...form} intent="won" className="mt-3 flex items-end gap-2">
			<label className="min-w-0 flex-1">
				<span className="text-fine text-ink-soft">Value in rupees</span>
				<input
					className="desk-field"
					name="value"
					inputMode="decimal"
					autoComplete="off"
					placeholder="1.5 lakh"
					defaultValue={typed ?? (wonValue === null ? "" : formatNumber(wonValue))}
				/>
			</label>
			<Submit className="">Won</Submit>
		</ActionForm>
	);
}

/** Renders the form that gives an enquiry up, with a reason of the list or of one's own. */
export function LostForm({ form, typed }: OutcomeProps) {
	const { lostReason } = form.enquiry;
	return (
		<ActionForm {...form} intent="lost" className="mt-3 flex items-end gap-2">
			<label className="min-w-0 flex-1">
				<span className="text-fine text-ink-soft">Why it was lost</span>
				<input
					className="desk-field"
					name="reason"
					list="lost-reasons"
					maxLength={MAX_REASON_LENGTH}
					autoComplete="off"
					placeholder={getContent().desk.lostReasons[0]}
					defaultValue={typed ?? lostReason ?? ""}
				/>
			</label>
			<datalist id="lost-reasons">
				{getContent().desk.lostReasons.map((reason) => (
					<option key={reason} value={reason} />
				))}
			</datalist>
			<Submit className="">Lost</Submit>
		</ActionForm>
	);
}
