import { Form, useNavigation } from "react-router";
import { TimeDays } from "#app/calls/form/time-days.tsx";
import { useShownZone, type ZoneOffer } from "#app/calls/form/use-shown-zone.ts";
import { ZoneChoice } from "#app/calls/form/zone-choice.tsx";
import { toTimesView } from "#app/calls/shown-times.ts";
import { Button } from "#app/design/ui/button.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/calls.ts";
import { ReasonField } from "./reason-field.tsx";
import type { ShownCall } from "./shown-call.ts";

type MoveOffer = ZoneOffer & {
	/** Free starts in Unix ms, ascending. */
	times: readonly number[];
};

type MoveFormProps = { call: ShownCall; offer: MoveOffer; reason: string | undefined };

export function MoveForm(props: MoveFormProps) {
	return (
		<section id="move">
			<H2>{t("move")}</H2>
			{props.offer.times.length === 0 ? (
				<p className="mt-3">{t("moveNone")}</p>
			) : (
				<TimesForm {...props} />
			)}
		</section>
	);
}

function TimesForm({ call, offer, reason }: MoveFormProps) {
	const isSending = useNavigation().formData?.get("intent") === "move";
	const { zone: home, chosenZone, times } = offer;
	const shown = useShownZone(offer);
	const { text, days } = toTimesView(times, [], shown.zone, home);
	return (
		<Form method="post" className="call-times mt-5" data-home={home} data-chosen={chosenZone}>
			<input type="hidden" name="intent" value="move" />
			<input type="hidden" name="sequence" value={call.sequence} />
			<ZoneChoice offer={offer} shown={shown} text={text} />
			<TimeDays days={days} />
			<div className="mt-8 max-w-text">
				<ReasonField reason={reason} />
			</div>
			<p className="mt-6">
				<Button type="submit" size="large" isBusy={isSending}>
					{t(isSending ? "moveSending" : "moveSend")}
				</Button>
			</p>
		</Form>
	);
}
