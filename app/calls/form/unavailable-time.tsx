import type { ReactNode } from "react";
import type { TimeRejection } from "#app/calls/call-times.server.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";

export type UnavailableTime = {
	reason: TimeRejection;
	/** The nearest free starts, in Unix ms. */
	nearest: readonly number[];
};

type UnavailableAlertProps = UnavailableTime & {
	text: BookingRules["form"]["unavailable"];
	/** The nearest times. */
	children: ReactNode;
};

export const UNAVAILABLE_ID = "time-unavailable";

/**
 * Renders that the message has arrived, but not booked its time. It has the focus when the page comes from the server.
 */
export function UnavailableAlert({ reason, nearest, text, children }: UnavailableAlertProps) {
	// React's types have no `autoFocus` for an element that is no form control.
	const focus = { autoFocus: true };
	return (
		<>
			<div
				id={UNAVAILABLE_ID}
				role="alert"
				tabIndex={-1}
				{...focus}
				className="max-w-[46rem] border-2 border-accent border-l-[0.625rem] bg-raised p-6"
			>
				<p className="font-bold text-title">{text.title}</p>
				<p className="mt-1">{text[reason]}</p>
			</div>
			{nearest.length > 0 && (
				<fieldset className="my-7 stack-2 [--tile:10.5rem]">
					<legend className="mb-2.5 font-bold text-title">{text.nearest}</legend>
					{children}
				</fieldset>
			)}
		</>
	);
}
