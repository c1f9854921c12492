import { getContent } from "#app/content/content.server.ts";
import { MAX_REASON_LENGTH } from "#app/desk/parse-change.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { formatNumber } from "#app/platform/amounts.ts";
import { getCurrencyWords } from "#app/platform/currency-words.ts";
import { LabelledInput } from "./labelled-input.tsx";
import type { Typed } from "./typed.ts";

/** Renders what is asked of a won enquiry, and of a lost one: each is shown while its state is chosen. */
export function OutcomeFields({ enquiry, typed }: { enquiry: Enquiry; typed: Typed | undefined }) {
	const { wonValue, lostReason } = enquiry;
	const words = getCurrencyWords();
	const reasons = getContent().desk.lostReasons;
	return (
		<>
			<LabelledInput
				label={`Value in ${words.name}`}
				name="value"
				inputMode="decimal"
				autoComplete="off"
				placeholder={words.exampleInWords}
				defaultValue={typed?.find("value") ?? (wonValue === null ? "" : formatNumber(wonValue))}
			/>
			<LabelledInput
				label="Why it was lost"
				name="reason"
				list="lost-reasons"
				maxLength={MAX_REASON_LENGTH}
				autoComplete="off"
				placeholder={reasons[0]}
				defaultValue={typed?.find("reason") ?? lostReason ?? ""}
			/>
			<datalist id="lost-reasons">
				{reasons.map((reason) => (
					<option key={reason} value={reason} />
				))}
			</datalist>
		</>
	);
}
