import { type ReactNode, useEffect, useRef, useState } from "react";
import { type DayOfTimes, groupByDay } from "#app/bookings/format-call.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { type TimeChoice, TimeTile, TimeTiles, toPlainDay, toValue } from "./time-tiles.tsx";
import { UnavailableAlert, type UnavailableTime } from "./unavailable-time.tsx";
import { nameZone, useZones, type Zones } from "./use-zones.ts";

/** What the form offers where calls can be booked. */
export type CallOffer = Pick<BookingRules, "zone" | "by" | "form"> & {
	/** Free starts in Unix ms, ascending; none when all are taken. */
	times: readonly number[];
};

type CallTimesProps = Omit<TimeChoice, "onChoose"> & {
	offer: CallOffer;
	onChoose: (value: string | null) => void;
	/** Of the form that comes back as its time is not free. */
	unavailable: UnavailableTime | null;
	/** On wide screens a board has the first days side by side. */
	look: keyof typeof LOOKS;
};

/** Days that are open at first. */
const OPEN_DAYS = 3;

/** Free times by day, in the zone of the agency, after hydration in that of the visitor. */
export function CallTimes({ offer, unavailable, chosen, onChoose, look }: CallTimesProps) {
	const root = useRef<HTMLDivElement>(null);
	const hadFocus = useRef(false);
	const nearest = unavailable?.nearest ?? [];
	const zones = useZones([...offer.times, ...nearest], offer.zone);
	const { shown, own, home } = zones;
	const days = groupByDay(
		offer.times.filter((time) => !nearest.includes(time)),
		shown,
	);
	const toTiles = (day: DayOfTimes, isDayShown = false) => (
		<TimeTiles
			key={day.day}
			{...day}
			home={home}
			isDayShown={isDayShown}
			chosen={chosen}
			onChoose={onChoose}
		/>
	);

	// A time may have been chosen before hydration. In the visitor's zone it may be one of another day.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => {
		const checked = findChecked(root.current);
		hadFocus.current = checked !== null && checked === document.activeElement;
		onChoose(checked?.value ?? null);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: when times have moved to other days
	useEffect(() => {
		const checked = findChecked(root.current);
		const details = checked?.closest<HTMLDetailsElement>(".later-days details");
		if (details) details.open = true;
		if (hadFocus.current) checked?.focus();
	}, [shown]);

	// Days have their positions as keys, so that an opened one stays so when the zone changes.
	return (
		<div ref={root} className={`call-times ${LOOKS[look]}`}>
			<input type="hidden" name="zone" value={own ?? ""} />
			{unavailable && (
				<UnavailableAlert {...unavailable} text={offer.form.unavailable}>
					{groupByDay(nearest, shown).map((day) => toTiles(day, true))}
				</UnavailableAlert>
			)}
			<p className="my-4 text-ink-soft">{describe(zones, offer)}</p>
			<div className="time-tiles [--tile:9rem]">
				<TimeTile value="" chosen={chosen} onChoose={onChoose}>
					{offer.form.noTime}
				</TimeTile>
			</div>
			<ol className="call-days">
				{days.slice(0, OPEN_DAYS).map((day, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: see above
					<li key={at}>
						<fieldset>
							<legend>{toPlainDay(day.day)}</legend>
							{toTiles(day)}
						</fieldset>
					</li>
				))}
			</ol>
			<ol className="later-days">
				{days.slice(OPEN_DAYS).map((day, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: see above
					<li key={at}>
						<LaterDay day={day} chosen={chosen}>
							{toTiles(day)}
						</LaterDay>
					</li>
				))}
			</ol>
		</div>
	);
}

type LaterDayProps = Pick<TimeChoice, "chosen"> & { day: DayOfTimes; children: ReactNode };

function LaterDay({ day: { day, times }, chosen, children }: LaterDayProps) {
	const [isOpen] = useState(() => times.some(({ start }) => toValue(start) === chosen));
	const name = toPlainDay(day);
	return (
		<fieldset>
			<legend className="sr-only">{name}</legend>
			<details open={isOpen}>
				<summary>
					{name} <small>{times.length === 1 ? "1 time" : `${times.length} times`}</small>
				</summary>
				{children}
			</details>
		</fieldset>
	);
}

const LOOKS = { board: "times-board", list: "" } as const;

function findChecked(root: HTMLElement | null): HTMLInputElement | null {
	return root?.querySelector<HTMLInputElement>("[name=time]:checked") ?? null;
}

function describe({ shown, home }: Zones, { zone, times }: CallOffer): string {
	const there = nameZone(zone, "longGeneric");
	if (!home) return `All times are ${there}.`;
	const short = nameZone(zone, "short", times[0]);
	return `All times are yours (${nameZone(shown, "longGeneric")}). The smaller ones are ${there} (${short}).`;
}
