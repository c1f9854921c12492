import { Form, useNavigation } from "react-router";
import { TimeDays } from "#app/calls/form/time-days.tsx";
import { useShownZone, type ZoneOffer } from "#app/calls/form/use-shown-zone.ts";
import { ZoneChoice } from "#app/calls/form/zone-choice.tsx";
import { showTimes } from "#app/calls/shown-times.ts";
import { Button } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import type { ShownCall } from "./shown-call.ts";

type MoveOffer = ZoneOffer & {
	/** Free starts in Unix ms, ascending. */
	times: readonly number[];
};

export function MoveForm(props: { call: ShownCall; offer: MoveOffer }) {
	return (
		<section>
			<H2>Move it</H2>
			{props.offer.times.length === 0 ? (
				<p className="mt-3">No other time is free just now. Please write or call us.</p>
			) : (
				<TimesForm {...props} />
			)}
		</section>
	);
}

function TimesForm({ call, offer }: { call: ShownCall; offer: MoveOffer }) {
	const isSending = useNavigation().formData?.get("intent") === "move";
	const { zone: home, chosenZone, times } = offer;
	const shown = useShownZone(offer);
	const { text, days } = showTimes(times, [], shown.zone, home);
	return (
		<>
			<p className="mt-3 mb-6">
				You can also{" "}
				<a href="#cancel" className="text-link">
					cancel the call
				</a>
				.
			</p>
			<Form method="post" className="call-times" data-home={home} data-chosen={chosenZone}>
				<input type="hidden" name="intent" value="move" />
				<input type="hidden" name="sequence" value={call.sequence} />
				<ZoneChoice offer={offer} shown={shown} text={text} />
				<TimeDays days={days} />
				<p className="mt-8">
					<Button type="submit" size="large" isBusy={isSending}>
						{isSending ? "Moving…" : "Move the call"}
					</Button>
				</p>
			</Form>
		</>
	);
}
