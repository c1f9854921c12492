import { useEffect, useRef } from "react";
import { toTimesView } from "#app/calls/shown-times.ts";
import type { BookingRules } from "#app/content/schemas/booking.ts";
import { TimeDays } from "./time-days.tsx";
import { type TimeChoice, TimeTile, TimeTiles } from "./time-tiles.tsx";
import { UnavailableAlert, type UnavailableTime } from "./unavailable-time.tsx";
import { useShownZone, type ZoneOffer } from "./use-shown-zone.ts";
import { ZoneChoice } from "./zone-choice.tsx";

/** The part of the form for booking a call, where calls can be booked. */
export type CallOffer = Pick<BookingRules, "by" | "form"> &
	ZoneOffer & {
		/** Free starts in Unix ms, ascending; none when all are taken. */
		times: readonly number[];
	};

type CallTimesProps = Omit<TimeChoice, "onChoose"> & {
	offer: CallOffer;
	onChoose: (value: string | null) => void;
	/** Takes the zone in which the times are shown, after hydration and whenever another one is chosen. */
	onZone: (zone: string) => void;
	/** The unavailable time, in a form that is shown again as its time is not free. */
	unavailable: UnavailableTime | null;
	/** True if the zone has the focus, in a form that is shown again in another zone. */
	isZoneFocused: boolean;
	/** The layout. On wide screens a board has the first days side by side. */
	look: keyof typeof LOOKS;
};

/**
 * Renders free times by day, in the visitor's zone; in the agency's without JavaScript, and until another one is
 * chosen.
 */
export function CallTimes({
	offer,
	unavailable,
	chosen,
	onChoose,
	onZone,
	isZoneFocused,
	look,
}: CallTimesProps) {
	const root = useRef<HTMLDivElement>(null);
	const { zone: home, chosenZone, times } = offer;
	const shown = useShownZone(offer);
	const { zone } = shown;
	const { text, days, nearest } = toTimesView(times, unavailable?.nearest ?? [], zone, home);
	const choice = { chosen, onChoose };

	// A time may have been chosen before hydration.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
	useEffect(() => onChoose(findChecked(root.current)?.value ?? null), []);
	// In another zone the chosen time may be on another day.
	// biome-ignore lint/correctness/useExhaustiveDependencies: when times have moved to other days
	useEffect(() => {
		onZone(zone ?? home);
		const details = findChecked(root.current)?.closest<HTMLDetailsElement>(".later-days details");
		if (details) details.open = true;
	}, [zone]);

	return (
		<div
			ref={root}
			className={`call-times ${LOOKS[look]}`}
			data-home={home}
			data-chosen={chosenZone}
		>
			{unavailable && (
				<UnavailableAlert {...unavailable} text={offer.form.unavailable}>
					<TimeTiles times={nearest} choice={choice} isDayShown />
				</UnavailableAlert>
			)}
			<ZoneChoice offer={offer} shown={shown} text={text} isFocused={isZoneFocused} />
			<div className="time-tiles [--tile:9rem]">
				<TimeTile value="" choice={choice}>
					{offer.form.noTime}
				</TimeTile>
			</div>
			<TimeDays days={days} choice={choice} />
		</div>
	);
}

const LOOKS = { board: "times-board", list: "" } as const;

function findChecked(root: HTMLElement | null): HTMLInputElement | null {
	return root?.querySelector<HTMLInputElement>("[name=time]:checked") ?? null;
}
