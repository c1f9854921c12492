import type { Booking } from "#app/database/booking.ts";
import { t } from "#app/messages/en/webhook.server.ts";
import { formatMoney } from "#app/platform/amounts.ts";
import { getRegion } from "#app/platform/region.ts";
import { parseStoredCalculation } from "../calculation.ts";
import type { Enquiry } from "../enquiry.ts";
import { exportBooking } from "../export-enquiry.ts";
import { pickColumns } from "../field-columns.ts";
import { formatContext } from "../form.server.ts";
import type { Claim } from "../store/outbox.ts";
import type { HookEvent } from "./find-hook-event.ts";
import type { HookType } from "./hook-type.ts";

/** What a webhook tells, as data for programs and in words for people. */
export type HookMessage = {
	type: HookType;
	/** The time of what is told: ISO 8601, UTC. */
	timestamp: string;
	data: Record<string, unknown>;
	/** What is told, in a sentence. */
	title: string;
	/** The words of a visitor, or the reason of a lost enquiry; empty for none. */
	words: string;
	/** The address of the enquiry at the desk; null where there is none. */
	url: string | null;
};

type Means = {
	/** Finds an event of the enquiry by its id; null where nothing is left to tell of it. */
	findEvent: (eventId: string, enquiry: Enquiry) => Promise<HookEvent | null>;
	findDeskUrl: (path: string) => Promise<string | null>;
};

/** Builds what a delivery tells. Resolves to null where nothing is left to tell. */
export async function buildHookMessage(
	{ delivery, enquiry, booking }: Pick<Claim, "delivery" | "enquiry" | "booking">,
	{ findEvent, findDeskUrl }: Means,
): Promise<HookMessage | null> {
	const url = await findDeskUrl(`/desk/enquiries/${enquiry.id}`);
	if (delivery.eventId === "") return { ...buildCreated(enquiry, booking), url };
	const event = await findEvent(delivery.eventId, enquiry);
	return event && { ...buildOfEvent(enquiry, event, url), url };
}

/**
 * Builds what is told of a new enquiry. Its data is a public interface: fields are added, and never renamed. The filter's
 * results are not part of it.
 */
function buildCreated(enquiry: Enquiry, booking: Booking | null): Omit<HookMessage, "url"> {
	const { id, submissionId, createdAt, service, city, district, noticeVersion, wantsNews } =
		enquiry;
	const { landingPage, referrer, source, firstTouch, lastTouch, name, message } = enquiry;
	const topic = formatContext(enquiry);
	return {
		type: "enquiry.created",
		timestamp: createdAt,
		data: {
			id,
			submissionId,
			createdAt,
			...pickColumns(enquiry),
			service,
			city,
			district,
			landingPage,
			referrer,
			source,
			firstTouch,
			lastTouch,
			noticeVersion,
			wantsNews,
			calculation: enquiry.calculation && parseStoredCalculation(enquiry.calculation),
			booking: booking && exportBooking(booking),
		},
		title: topic ? t("createdAbout", { name, topic }) : t("created", { name }),
		words: message,
	};
}

/** Builds what is told of an event. Its data is a public interface as well. */
function buildOfEvent(
	{ id, name, service, city }: Enquiry,
	event: HookEvent,
	url: string | null,
): Omit<HookMessage, "url"> {
	const { type, at: timestamp, eventId, state, owner } = event;
	const common = { id, eventId, name, service, city, state, owner, url };
	switch (type) {
		case "enquiry.replied":
			return {
				type,
				timestamp,
				data: { ...common, reply: { text: event.text, from: event.from } },
				title: t("replied", { name }),
				words: event.text,
			};
		case "enquiry.assigned":
			return {
				type,
				timestamp,
				data: common,
				title: owner ? t("assigned", { name, owner: owner.name }) : t("unassigned", { name }),
				words: "",
			};
		case "enquiry.won": {
			const { value } = event;
			const currency = value === null ? null : getRegion().currency;
			return {
				type,
				timestamp,
				data: { ...common, value, currency },
				title:
					value === null ? t("won", { name }) : t("wonValue", { name, value: formatMoney(value) }),
				words: "",
			};
		}
		case "enquiry.lost":
			return {
				type,
				timestamp,
				data: { ...common, reason: event.text || null },
				title: t("lost", { name }),
				words: event.text,
			};
	}
}
