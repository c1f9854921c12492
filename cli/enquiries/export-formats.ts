import {
	type Delivery,
	describeStatus,
	type EnquiryWithDeliveries,
	type Touch,
} from "#app/enquiries/enquiry.ts";
import { toCsvLine } from "./csv.ts";

/** Other programs rely on these names. */
const FIELDS = [
	"id",
	"submissionId",
	"createdAt",
	"name",
	"email",
	"message",
	"phone",
	"company",
	"budget",
	"timeline",
	"service",
	"city",
	"district",
	"landingPage",
	"referrer",
	"firstTouch",
	"lastTouch",
	"source",
	"noticeVersion",
	"wantsNews",
	"verdict",
	"spamReasons",
	"status",
	"deliveries",
	"callback",
	"calculation",
] as const;

type ExportRecord = Record<(typeof FIELDS)[number], unknown>;

/** How an export is written; each text ends its own line. */
type ExportFormat = { header: string; toLine(enquiry: EnquiryWithDeliveries): string };

/** JSON leaves these as they are, and a terminal obeys them. */
const UNESCAPED = /[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;

/** An object per line. */
export const JSON_LINES: ExportFormat = {
	header: "",
	toLine: (enquiry) => {
		const record: ExportRecord = {
			...enquiry,
			status: describeStatus(enquiry),
			deliveries: enquiry.deliveries.map((delivery) => ({
				channel: delivery.channel,
				state: delivery.state,
				attempts: delivery.attempts,
				deliveredAt: delivery.deliveredAt,
				lastError: delivery.lastError,
				nextAt: findNextTry(delivery),
			})),
		};
		const json = JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, record[name]])));
		return `${json.replaceAll(UNESCAPED, escapeInJson)}\n`;
	},
};

/** A record per enquiry, its deliveries and touches in one cell each. */
export const CSV: ExportFormat = {
	header: toCsvLine([...FIELDS]),
	toLine: (enquiry) => {
		const record: ExportRecord = {
			...enquiry,
			firstTouch: toQuery(enquiry.firstTouch),
			lastTouch: toQuery(enquiry.lastTouch),
			wantsNews: enquiry.wantsNews ? "yes" : "no",
			spamReasons: enquiry.spamReasons.join("; "),
			status: describeStatus(enquiry),
			deliveries: enquiry.deliveries.map(toWords).join("; "),
		};
		return toCsvLine(FIELDS.map((name) => String(record[name] ?? "")));
	},
};

function toQuery(touch: Touch | null): string {
	return new URLSearchParams(touch ?? {}).toString();
}

function toWords(delivery: Delivery): string {
	const { channel, state, attempts, deliveredAt, lastError } = delivery;
	const next = findNextTry(delivery);
	return [
		deliveredAt ? `${channel} ${state} ${deliveredAt}` : `${channel} ${state}`,
		channel === "none" ? "no channel" : `tries ${attempts}`,
		next && `next ${next}`,
		lastError,
	]
		.filter(Boolean)
		.join(", ");
}

/** What is not waiting has no next try, and nobody comes for what waits without a channel. */
function findNextTry({ state, channel, nextAt }: Delivery): string | null {
	return state === "pending" && channel !== "none" ? new Date(nextAt).toISOString() : null;
}

function escapeInJson(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
