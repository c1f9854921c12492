import { formatInstant, STATE_NAMES } from "#app/desk/format.ts";
import type { DeskEnquiry } from "#app/desk/store/desk-store.ts";
import type { Staff } from "#app/desk/store/people-store.ts";
import type { Delivery } from "#app/enquiries/enquiry.ts";

type Event = DeskEnquiry["events"][number];

type TimelineProps = Pick<DeskEnquiry, "enquiry" | "events" | "deliveries"> & {
	staff: readonly Staff[];
	/** Events after this revision are new to the reader. */
	since: number | undefined;
};

/** What happened to the enquiry, oldest first. */
export function Timeline({ enquiry, events, deliveries, staff, since }: TimelineProps) {
	return (
		<section className="mt-8 max-w-text">
			<h2 className="font-bold">What happened</h2>
			<ol className="mt-1 border-line border-t">
				<Entry at={enquiry.createdAt} text="The enquiry arrived." />
				{events.map((event) => (
					<Entry
						key={event.id}
						at={event.at}
						isNew={since !== undefined && event.revision > since}
						text={`${event.staffName ?? "The site"} ${describe(event, staff)}`}
						words={event.text}
					/>
				))}
			</ol>
			<h2 className="mt-6 font-bold">Sent to the agency and the visitor</h2>
			<ul className="mt-1 border-line border-t">
				{deliveries.map((delivery) => (
					<li key={delivery.id} className="border-line border-b py-1.5">
						{describeDelivery(delivery)}
					</li>
				))}
			</ul>
		</section>
	);
}

type EntryProps = { at: string; text: string; words?: string | null; isNew?: boolean };

function Entry({ at, text, words, isNew = false }: EntryProps) {
	return (
		<li className={`border-line border-b py-2 ${isNew ? "border-l-4 border-l-marigold pl-3" : ""}`}>
			<span className="block text-fine text-ink-soft">
				<time dateTime={at}>{formatInstant(at)}</time>
				{isNew ? " · while you had it open" : ""}
			</span>
			{text}
			{words && (
				<span className="mt-1 block whitespace-pre-wrap wrap-anywhere" dir="auto">
					{words}
				</span>
			)}
		</li>
	);
}

function describe({ kind, toValue }: Event, staff: readonly Staff[]): string {
	switch (kind) {
		case "note":
			return "wrote a note:";
		case "answered-elsewhere":
			return `answered by ${toValue === "whatsapp" ? "WhatsApp" : toValue}.`;
		case "state":
			return `set the state to ${STATE_NAMES[toValue as keyof typeof STATE_NAMES] ?? toValue}.`;
		case "owner": {
			const owner = staff.find(({ id }) => id === toValue);
			return owner ? `gave it to ${owner.name}.` : "took the owner away.";
		}
		case "snooze":
			return toValue ? `snoozed it until ${formatInstant(toValue)}.` : "woke it up.";
		case "spam":
			return "marked it as spam.";
		case "ham":
			return "said that it is no spam.";
		case "erased":
			return "erased the person’s data.";
	}
}

const CHANNEL_NAMES: Record<Delivery["channel"], string> = {
	email: "Notification by e-mail",
	acknowledgement: "Acknowledgement to the visitor",
	webhook: "Webhook",
	answer: "Answer",
	reminder: "Reminder",
	none: "No channel is set up",
};

function describeDelivery(delivery: Delivery): string {
	const { channel, state, attempts, deliveredAt, lastError } = delivery;
	const when = deliveredAt ? `, ${formatInstant(deliveredAt)}` : "";
	const tries = state !== "delivered" && attempts > 0 ? `, tries: ${attempts}` : "";
	const reason = lastError ? ` (${lastError})` : "";
	return `${CHANNEL_NAMES[channel]}: ${state}${when}${tries}${reason}`;
}
