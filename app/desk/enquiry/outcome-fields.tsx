import { getContent } from "#app/content/content.server.ts";
import { MAX_REASON_LENGTH } from "#app/desk/changes/intents.ts";
import { getChosen } from "#app/desk/request/get-chosen.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { t } from "#app/messages/en/desk-manage.server.ts";
import { getCurrencyWords } from "#app/platform/currency-words.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { getOutcomeValues } from "./parse-save.ts";
import type { SubmittedForm } from "./submitted-form.ts";

/** Renders the value of an enquiry, which is expected until it is won, and the reason of a lost one; each is shown while its state is chosen. */
export function OutcomeFields({
	enquiry,
	typed,
}: {
	enquiry: Enquiry;
	typed: SubmittedForm | undefined;
}) {
	const { value, reason } = getOutcomeValues(enquiry);
	const words = getCurrencyWords();
	const reasons = getContent().desk.lostReasons;
	return (
		<>
			<input type="hidden" name="was-value" value={value} />
			<input type="hidden" name="was-reason" value={reason} />
			<LabelledInput
				label={
					<>
						<span className="desk-value-won">{t("value", { currency: words.name })}</span>
						<span className="desk-value-open">{t("expectedValue", { currency: words.name })}</span>
					</>
				}
				name="value"
				inputMode="decimal"
				autoComplete="off"
				placeholder={words.exampleInWords}
				defaultValue={getChosen(typed?.find, "value", value)}
			/>
			<LabelledInput
				label={t("reason")}
				name="reason"
				list="lost-reasons"
				maxLength={MAX_REASON_LENGTH}
				autoComplete="off"
				placeholder={reasons[0]}
				defaultValue={getChosen(typed?.find, "reason", reason)}
			/>
			<datalist id="lost-reasons">
				{reasons.map((reason) => (
					<option key={reason} value={reason} />
				))}
			</datalist>
		</>
	);
}
