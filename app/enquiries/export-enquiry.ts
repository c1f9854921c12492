import type { Booking } from "#app/database/booking.ts";
import type { CampaignParameters } from "#app/platform/attribution.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { toCsvLine, toJson } from "#app/platform/plain-text.ts";
import { exportFault } from "./describe-rejection.ts";
import {
	type Delivery,
	type EnquiryWithDeliveries,
	getFirstAnswerAt,
	getStatus,
} from "./enquiry.ts";
import { FIRST_COLUMNS } from "./field-columns.ts";
import { COLUMN_NAMES } from "./fields.ts";
import { exportSpamReasons } from "./spam/describe-spam-reason.ts";

/** The columns that come first. Other programs rely on the names, and on their order: new ones come last. */
const LEADING = ["id", "submissionId", "createdAt", ...FIRST_COLUMNS];
const FOLLOWING =
	"service city district landingPage referrer firstTouch lastTouch source noticeVersion wantsNews verdict spamReasons status deliveries callback calculation state owner firstAnswerAt booking".split(
		" ",
	);
const LAST = ["wonValue", "lostReason", "personId", "expectedValue"];
const NAMES = [...new Set([...LEADING, ...FOLLOWING, ...COLUMN_NAMES, ...LAST])];

export const CSV_HEAD = toCsvLine(NAMES);

/** Formats a line of JSON, with the replies that a line of CSV has no room for. */
export function formatJsonLine(enquiry: EnquiryWithDeliveries): string {
	const deliveries = enquiry.deliveries.map((delivery) => {
		const { channel, state, attempts, deliveredAt } = delivery;
		const lastError = delivery.lastError && exportFault(delivery.lastError);
		return { channel, state, attempts, deliveredAt, lastError, nextAt: toNextTry(delivery) };
	});
	const record: Record<string, unknown> = {
		...enquiry,
		spamReasons: exportSpamReasons(enquiry.spamReasons),
		firstAnswerAt: getFirstAnswerAt(enquiry),
		status: getStatus(enquiry),
		deliveries,
		booking: enquiry.booking && exportBooking(enquiry.booking),
	};
	const names = [...NAMES, "replies"];
	return `${toJson(Object.fromEntries(names.map((name) => [name, record[name] ?? null])))}\n`;
}

/** Formats a line of CSV, with the deliveries and each touch in one cell. */
export function formatCsvLine(enquiry: EnquiryWithDeliveries): string {
	const record: Record<string, unknown> = {
		...enquiry,
		firstTouch: toQuery(enquiry.firstTouch),
		lastTouch: toQuery(enquiry.lastTouch),
		wantsNews: enquiry.wantsNews ? "yes" : "no",
		spamReasons: exportSpamReasons(enquiry.spamReasons).join("; "),
		firstAnswerAt: getFirstAnswerAt(enquiry),
		status: getStatus(enquiry),
		deliveries: enquiry.deliveries.map(formatDelivery).join("; "),
		booking: enquiry.booking && Object.values(exportBooking(enquiry.booking)).join(", "),
	};
	return toCsvLine(NAMES.map((name) => String(record[name] ?? "")));
}

/** Converts a call to its exported form: `start` is ISO 8601, in UTC. */
export function exportBooking({ startsAt, endsAt, state }: Booking) {
	const minutes = (endsAt - startsAt) / MINUTE;
	return { start: new Date(startsAt).toISOString(), minutes, state };
}

function toQuery(touch: CampaignParameters | null): string {
	return new URLSearchParams(touch ?? {}).toString();
}

function formatDelivery(delivery: Delivery): string {
	const { channel, state, attempts, deliveredAt, lastError } = delivery;
	const next = toNextTry(delivery);
	const parts = [
		[channel, state, deliveredAt].filter(Boolean).join(" "),
		channel === "none" ? "no channel" : `tries ${attempts}`,
		next && `next ${next}`,
		lastError && exportFault(lastError),
	];
	return parts.filter(Boolean).join(", ");
}

/** Returns the time of the next attempt. Only a pending delivery with a channel has one. */
function toNextTry({ state, channel, nextAt }: Delivery): string | null {
	return state === "pending" && channel !== "none" ? new Date(nextAt).toISOString() : null;
}
