import { IntentButton } from "#app/desk/page/intent-button.tsx";

/** Renders the reader's secret address, by which their own calendar shows the calls. */
export function CalendarFeed({ address }: { address: string }) {
	return (
		<section id="own-calendar">
			<h2 className="font-bold">The calls in your calendar</h2>
			<label className="mt-1 block">
				<span className="text-fine text-ink-soft">
					Your secret address: who has it sees all calls, so keep it to yourself.
				</span>
				<input className="desk-field mt-1" type="text" readOnly defaultValue={address} />
			</label>
			<ul className="mt-2 text-fine">
				{WAYS.map(([calendar, way]) => (
					<li key={calendar} className="py-1">
						<strong>{calendar}:</strong> {way}
					</li>
				))}
			</ul>
			<div className="mt-2">
				<IntentButton intent="renew-calendar-address">Renew the address</IntentButton>
			</div>
			<p className="mt-1 text-fine text-ink-soft">
				The old one is dead at once: put the new one into your calendar.
			</p>
		</section>
	);
}

const WAYS = [
	["Google Calendar", "Other calendars › + › From URL, on a computer"],
	["Apple Calendar", "File › New Calendar Subscription"],
	["Outlook", "Add calendar › Subscribe from web"],
] as const;
