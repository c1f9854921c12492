import { Form, useNavigation } from "react-router";
import { type DayOfTimes, getZoneName, groupByDay } from "#app/bookings/format-call.ts";
import { Button } from "#app/ui/button.tsx";
import { H2 } from "#app/ui/heading.tsx";
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
				<Form method="post" preventScrollReset className="mt-3">
					<p className="text-ink-soft">
						All times are in {[...new Set(zones)].join(", later in ")}. You can also{" "}
						<a href="#cancel" className="text-link">
							cancel the call
						</a>
						.
					</p>
					<input type="hidden" name="intent" value="move" />
					<input type="hidden" name="sequence" value={call.sequence} />
					<div className="mt-6 space-y-6">
						{days.slice(0, OPEN_DAYS).map((day) => (
							<Day key={day.day} {...day} />
						))}
					</div>
					{days.length > OPEN_DAYS && (
						<details className="mt-4">
							<summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
								Later days
							</summary>
							<div className="mt-3 space-y-6">
								{days.slice(OPEN_DAYS).map((day) => (
									<Day key={day.day} {...day} />
								))}
							</div>
						</details>
					)}
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

function Day({ day, times }: DayOfTimes) {
	return (
		<fieldset>
			<legend className="font-bold">{day}</legend>
			<div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
				{times.map(({ start, label }) => (
					<label
						key={start}
						className="flex min-h-12 cursor-pointer items-center gap-2.5 border-2 border-line bg-raised px-3 py-2 has-checked:border-line-strong has-checked:font-bold"
					>
						<input
							type="radio"
							name="time"
							required
							value={new Date(start).toISOString()}
							className="size-5 shrink-0 accent-accent"
						/>
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
