import type { ReactNode } from "react";
import * as z from "zod/mini";
import type { Booking } from "#app/database/booking.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { integer, text } from "#app/platform/http/form-fields.ts";

export const callFields = z.object({
	/** The id of the enquiry. */
	id: text,
	intent: text,
	/** The chosen time: an instant of the list (ISO 8601), `other`, or empty. */
	time: text,
	/** The other time, as a field for date and time has it. */
	other: text,
	/** The text for the visitor. */
	text,
	/** The id of who is to hold the call; empty for whoever is free. */
	host: text,
	/** Who is next after a call that took place: a value of `listNextSteps`. */
	next: text,
	/** Not empty for a form of the week, which is shown again. */
	week: text,
	/** The sequence of the call that its author saw; one without it counts as older than all. */
	sequence: integer(-1),
});

/** A form of the page as it was typed. */
export type TypedChange = z.infer<typeof callFields>;

export type RejectedChange = {
	status: 409 | 422;
	reason: string;
	typed: TypedChange;
};

/** What a form asks for: a call that is booked, moved or cancelled. */
type CallIntent = "book" | "move" | "cancel";

type CallFormProps = {
	/** The id of the enquiry. */
	id: string;
	/** The call that is changed. */
	call: Booking | undefined;
	/** The visitor's name. */
	name: string;
	intent: CallIntent;
	typed: TypedChange | undefined;
	button: string;
	children: ReactNode;
};

/** Renders a form that books, moves or cancels a call, with a text to the visitor. */
export function CallForm({ id, call, name, intent, typed, button, children }: CallFormProps) {
	return (
		<form
			id={intent}
			method="post"
			action="/desk/bookings"
			className="mt-6 max-w-text border-line-strong border-t-2 pt-4"
		>
			<h2 className="font-bold">{button}</h2>
			<input type="hidden" name="id" value={id} />
			<input type="hidden" name="sequence" value={call?.sequence} />
			{children}
			<label className="mt-3 block">
				{t("wordToVisitor", { name })}
				<textarea
					className="desk-field desk-growing mt-1"
					name="text"
					rows={2}
					defaultValue={typed?.text}
					dir="auto"
				/>
			</label>
			<button
				type="submit"
				name="intent"
				value={intent}
				className="desk-button mt-3"
				data-tone={intent === "cancel" ? "quiet" : "accent"}
			>
				{button}
			</button>
		</form>
	);
}
