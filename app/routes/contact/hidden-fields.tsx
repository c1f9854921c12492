import type { Touch } from "#app/enquiries/enquiry.ts";
import { TRAP_FIELD } from "#app/enquiries/enquiry-fields.ts";
import type { EmptyForm } from "./enquiry-form.tsx";

/** What the form carries beside what is typed, and the field that only machines fill in. */
export function HiddenFields({ submissionId, formToken, arrival }: EmptyForm) {
	const carried = {
		submissionId,
		formToken,
		landingPage: arrival.landingPage,
		referrer: arrival.referrer,
		firstTouch: toQuery(arrival.firstTouch),
		lastTouch: toQuery(arrival.lastTouch),
	};
	return (
		<>
			{Object.entries(carried).map(
				([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
			)}
			<div aria-hidden="true" className="sr-only">
				<label>
					Leave this empty
					<input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
				</label>
			</div>
		</>
	);
}

function toQuery(touch: Touch | null): string | null {
	return touch && new URLSearchParams(touch).toString();
}
