import { Form, useNavigation } from "react-router";
import { type DayOfTimes, getZoneName, groupByDay } from "#app/bookings/format-call.ts";
import { Button } from "#app/ui/button.tsx";
import { H2 } from "#app/ui/heading.tsx";
import { toPlainDay, toValue } from "../contact/time-tiles.tsx";
import type { ShownCall } from "./shown-call.ts";

type MoveFormProps = {
	call: ShownCall;
	/** Free starts in Unix ms, ascending. */
	times: readonly number[];
};

/** Days that are open at first. */
const OPEN_DAYS = 3;

export function MoveForm({ call, times }: MoveFormProps) {
	const isSending = useNavigation().formData?.get("intent") === "move";
	const days = groupByDay(times, call.zone);
	const [first] = times;
	const zones = [first, times.at(-1)].map((time) => time && getZoneName(call.zone, time));
	return (
		<section>
			<H2>Move it</H2>
			{first === undefined ? (
				<p className="mt-3">No other time is free just now. Please write or call us.</p>
			) : (
				<Form method="post" className="mt-3">
					<p className="text-ink-soft">
						All times are in {[...new Set(zones)].join(", later in ")}. You can also{" "}
						<a href="#cancel" className="text-link">
							cancel the call
						</a>
						.
					</p>
					<input type="hidden" name="intent" value="move" />
					<input type="hidden" name="sequence" value={call.sequence} />
					<ol className="call-days">
						{days.slice(0, OPEN_DAYS).map((day) => (
							<li key={day.day}>
								<fieldset>
									<legend>{toPlainDay(day.day)}</legend>
									<Tiles {...day} />
								</fieldset>
							</li>
						))}
					</ol>
					<ol className="later-days">
						{days.slice(OPEN_DAYS).map((day) => (
							<li key={day.day}>
								<fieldset>
									<legend className="sr-only">{toPlainDay(day.day)}</legend>
									<details>
										<summary>{toPlainDay(day.day)}</summary>
										<Tiles {...day} />
									</details>
								</fieldset>
							</li>
						))}
					</ol>
					<p className="mt-8">
						<Button type="submit" size="large" isBusy={isSending}>
							{isSending ? "Moving…" : "Move the call"}
						</Button>
					</p>
				</Form>
			)}
		</section>
	);
}

/** Left to the browser, unlike the form's, whose choice changes what else it asks. */
function Tiles({ day, times }: DayOfTimes) {
	return (
		<div className="time-tiles">
			{times.map(({ start, label }) => (
				<label key={start}>
					<input
						type="radio"
						name="time"
						required
						value={toValue(start)}
						aria-label={`${label}, ${toPlainDay(day)}`}
					/>
					{label}
				</label>
			))}
		</div>
	);
}
