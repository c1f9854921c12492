import { IntentButton } from "#app/desk/page/intent-button.tsx";
import { t } from "#app/messages/en/desk-calendar.server.ts";

/** Renders the reader's secret address, by which their own calendar shows the calls. */
export function CalendarFeed({ address }: { address: string }) {
	return (
		<section id="own-calendar">
			<h2 className="font-bold">{t("yourCalendar")}</h2>
			<label className="mt-1 block">
				<span className="text-fine text-ink-soft">{t("yourAddress")}</span>
				<input className="desk-field mt-1" type="text" readOnly defaultValue={address} />
			</label>
			<ul className="mt-2 text-fine">
				{WAYS.map(([calendar, steps]) => (
					<li key={calendar} className="py-1">
						<strong>{t(calendar)}:</strong> {t(steps)}
					</li>
				))}
			</ul>
			<div className="mt-2">
				<IntentButton intent="renew-calendar-address">{t("renewAddress")}</IntentButton>
			</div>
			<p className="mt-1 text-fine text-ink-soft">{t("renewAddressHint")}</p>
		</section>
	);
}

/** The messages that name calendar programs, and say how they subscribe to an address. */
const WAYS = [
	["googleCalendar", "googleSteps"],
	["appleCalendar", "appleSteps"],
	["outlook", "outlookSteps"],
] as const;
