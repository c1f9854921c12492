import type { ReactNode } from "react";
import { listTimes } from "#app/calls/call-notice.ts";
import type { Booking } from "#app/database/booking.ts";
import { t } from "#app/messages/en/desk-calls.server.ts";
import { getNow } from "#app/platform/clock.ts";
import {
	formatDay,
	formatLocalTime,
	formatTime,
	nameOwnTime,
	toDay,
} from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { getRegion } from "#app/platform/region.ts";
import type { TypedChange } from "./call-form.tsx";
import { isAsked } from "./call-state.ts";

type NewTimeFieldsProps = {
	/** The call so far. */
	call: Booking | undefined;
	/** The free starts in Unix ms, ascending. */
	times: readonly number[];
	typed: Pick<TypedChange, "time" | "other"> | undefined;
	/** True if no time may be chosen either. */
	isOptional?: boolean;
};

/** Renders the free times by day, with the nearest days open, and a field for any other time. */
export function NewTimeFields({ call, times, typed, isOptional }: NewTimeFieldsProps) {
	const asked = call && isAsked(call) ? toIso(call.startsAt) : undefined;
	const chosen = typed?.time || asked;
	const abroad = call && isAbroad(call) ? call.zone : null;
	const days = [...Map.groupBy(times, toDay)];
	const isOpen = (day: Day, ofDay: readonly number[]) =>
		[days[0]?.[0], call && toDay(call.startsAt)].includes(day) ||
		ofDay.map(toIso).includes(chosen ?? "");
	return (
		<fieldset className="mt-2">
			<legend className="pb-1">{t(abroad ? "freeTimeAndTheirs" : "freeTime")}</legend>
			{isOptional && (
				<Choice value="" chosen={chosen ?? ""}>
					{t("withoutCall")}
				</Choice>
			)}
			{days.map(([day, ofDay]) => (
				<details key={day} open={isOpen(day, ofDay)} className="border-line border-t">
					<summary className="desk-summary">
						{t("freeOnDay", {
							day: (text) => <strong key="day">{text}</strong>,
							date: formatDay(day),
							count: ofDay.length,
						})}
					</summary>
					<div className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-3 pb-3">
						{ofDay.map((time) => (
							<Choice key={time} value={toIso(time)} chosen={chosen}>
								<span className="sr-only">{formatDay(day)}, </span>
								{formatTime(time)}
								{abroad && (
									<span className="block text-fine text-ink-soft">{formatTime(time, abroad)}</span>
								)}
							</Choice>
						))}
					</div>
				</details>
			))}
			<div className="border-line border-t pt-2">
				<Choice value={OTHER} chosen={chosen}>
					{t("otherTime")}
				</Choice>
				<label>
					<span className="text-fine text-ink-soft">
						{t("dateAndTime", { zone: nameOwnTime() })}
					</span>
					<input
						className="desk-field sm:max-w-narrow"
						type="datetime-local"
						name="other"
						min={formatLocalTime(getNow())}
						defaultValue={typed?.other}
					/>
				</label>
			</div>
		</fieldset>
	);
}

function isAbroad({ startsAt, zone }: Booking): boolean {
	return listTimes(startsAt, zone, getRegion().timeZone).length > 1;
}

function toIso(time: number): string {
	return new Date(time).toISOString();
}

/** The value of the field `time` that selects the field `other`. */
export const OTHER = "other";

type ChoiceProps = { value: string; chosen: string | undefined; children: ReactNode };

function Choice({ value, chosen, children }: ChoiceProps) {
	return (
		<label className="flex items-start gap-2 py-1.5">
			<input
				type="radio"
				name="time"
				value={value}
				defaultChecked={value === chosen}
				className="mt-0.5 size-5 shrink-0"
			/>
			<span>{children}</span>
		</label>
	);
}
