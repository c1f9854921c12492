import * as z from "zod/mini";
import { t } from "#app/messages/en/desk-calendar.server.ts";
import { nameOwnTime } from "#app/platform/dates.server.ts";
import { text } from "#app/platform/http/form-fields.ts";
import type { RejectedForm } from "./rejection-notice.tsx";
import { RejectionNotice } from "./rejection-notice.tsx";

/** The span, as fields for date and time have it, and what it is. */
export const busyFields = z.object({ from: text, to: text, note: text });

/** Renders the form for a time when nobody can be called, besides the calls. */
export function BusyForm({ week, rejected }: { week: string; rejected: RejectedForm | undefined }) {
	return (
		<section id="busy">
			<h2 className="font-bold">{t("busyTime")}</h2>
			<p className="mt-1 text-fine text-ink-soft">{t("busyTimeHint")}</p>
			<RejectionNotice rejected={rejected} />
			<form method="post" action={`/desk/bookings${week}#busy`}>
				{TIMES.map((name) => (
					<label key={name} className="mt-2 block">
						{t(name, { zone: nameOwnTime() })}
						<input
							className="desk-field mt-1"
							type="datetime-local"
							name={name}
							defaultValue={rejected?.typed[name]}
							required
						/>
					</label>
				))}
				<label className="mt-2 block">
					{t("busyNote")}
					<input
						className="desk-field mt-1"
						type="text"
						name="note"
						autoComplete="off"
						defaultValue={rejected?.typed.note}
					/>
				</label>
				<button
					type="submit"
					name="intent"
					value="busy"
					className="desk-button mt-3"
					data-tone="quiet"
				>
					{t("addBusyTime")}
				</button>
			</form>
		</section>
	);
}

export const MAX_NOTE_LENGTH = 200;

/** The fields of the span, whose labels are the messages of the same names. */
const TIMES = ["from", "to"] as const;
