import { type ReactNode, useState } from "react";
import { OPEN_DAYS, type ShownTimes } from "#app/calls/shown-times.ts";
import { type TimeChoice, TimeTiles } from "./time-tiles.tsx";

type Days = ShownTimes["days"];
type TimeDaysProps = { days: Days; choice?: TimeChoice };

/**
 * Renders free times by day; the first days are open. Days have their positions as keys, so that an opened one stays so
 * when the zone changes.
 */
export function TimeDays({ days, choice }: TimeDaysProps) {
	return (
		<>
			<ol className="call-days">
				{days.slice(0, OPEN_DAYS).map(({ name, times }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an opened day stays open when the zone changes
					<li key={at}>
						<fieldset>
							<legend>{name}</legend>
							<TimeTiles times={times} choice={choice} />
						</fieldset>
					</li>
				))}
			</ol>
			<ol className="later-days">
				{days.slice(OPEN_DAYS).map((day, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an opened day stays open when the zone changes
					<li key={at}>
						<LaterDay {...day} chosen={choice?.chosen}>
							<TimeTiles times={day.times} choice={choice} />
						</LaterDay>
					</li>
				))}
			</ol>
		</>
	);
}

type LaterDayProps = Days[number] & { chosen: string | null | undefined; children: ReactNode };

function LaterDay({ name, count, times, chosen, children }: LaterDayProps) {
	const [isOpen] = useState(() => times.some(({ value }) => value === chosen));
	return (
		<fieldset>
			<legend className="sr-only">{name}</legend>
			<details open={isOpen}>
				<summary>
					<span>{name}</span>
					<small>{count}</small>
				</summary>
				{children}
			</details>
		</fieldset>
	);
}
