import { data, redirect } from "react-router";
import type { CallTerms } from "#app/calls/call-notice.ts";
import { getBufferMs, getCallTimes, getHostTimes } from "#app/calls/call-times.server.ts";
import { toEnd } from "#app/calls/free-times.ts";
import { SHOW_ZONE } from "#app/calls/zone-names.ts";
import type { Booking } from "#app/database/booking.ts";
import { getText } from "#app/enquiries/check-fields.ts";
import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { type ChangeResult, VISITOR } from "#app/enquiries/store/change-types.ts";
import { cleanText } from "#app/platform/clean-text.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { report } from "#app/platform/operations-log.ts";
import { findCall } from "./find-call.server.ts";
import { MAX_MOVES, MAX_REASON_LENGTH } from "./shown-call.ts";

const STATUS_CODES = {
	/** The form has no chosen time. */
	"no-time": 422,
	taken: 409,
	/** Somebody else has changed the call since the page was loaded. */
	stale: 409,
	"too-often": 409,
	/** The visitor has tried too often in a short time. */
	limited: 429,
	over: 410,
	/** The store does not respond. */
	failed: 503,
} as const;

/** The reason why a call was neither moved nor cancelled. */
export type CallRejection = keyof typeof STATUS_CODES;

/** Moves or cancels the call of a visitor's page, which is shown again in either case. */
export async function changeCall(request: Request, token: string, terms: CallTerms) {
	const form = await request.formData().catch(() => {
		throw data(null, { status: 400 });
	});
	if (form.has(SHOW_ZONE)) {
		const query = new URLSearchParams({ zone: getText(form, "zone") });
		throw redirect(`/book/${token}?${query}`, 303);
	}
	const outcome = await change(form, token, terms).catch((error: unknown): CallRejection => {
		if (!(error instanceof Error)) throw error;
		report("A call could not be changed:", error);
		return "failed";
	});
	if (isDone(outcome)) {
		wakeWorker();
		throw redirect(`/book/${token}?${outcome}`, 303);
	}
	return data({ status: outcome, reason: getReason(form) }, { status: STATUS_CODES[outcome] });
}

type Done = "moved" | "cancelled" | "rebooked";

function isDone(outcome: CallRejection | Done): outcome is Done {
	return outcome === "moved" || outcome === "cancelled" || outcome === "rebooked";
}

async function change(
	form: FormData,
	token: string,
	terms: CallTerms,
): Promise<CallRejection | Done> {
	const booking = await findCall(token);
	if (!booking) throw notFound();
	if (booking === "expired") return "over";
	const { database, callLimit } = await getEnquiryServices();
	const { enquiryId: id } = booking;
	if ((await callLimit(id)) > 0) return "limited";
	const sequence = Number(getText(form, "sequence"));
	const intent = getText(form, "intent");
	const target = { id, by: VISITOR };
	const text = getReason(form) || null;
	if (intent === "cancel") {
		const result = await changeEnquiry(database, target, { kind: "cancel-call", sequence, text });
		return toRejection(result) ?? "cancelled";
	}
	if (intent === "rebook") {
		if (!(await canRebook(booking))) return "taken";
		const result = await changeEnquiry(database, target, { kind: "rebook-call", sequence });
		return toRejection(result) ?? "rebooked";
	}
	if (intent !== "move") throw data(null, { status: 400 });
	const start = Date.parse(getText(form, "time"));
	if (Number.isNaN(start)) return "no-time";
	if (booking.sequence !== sequence) return "stale";
	if (booking.sequence >= MAX_MOVES) return "too-often";
	const hosts = (await getHostTimes(booking)).get(start);
	if (!hosts) return "taken";
	const to = { start, end: toEnd(start, terms) };
	const bufferMs = getBufferMs();
	const result = await changeEnquiry(database, target, {
		kind: "move-call",
		to,
		hosts,
		sequence,
		text,
		bufferMs,
	});
	return toRejection(result) ?? "moved";
}

/** Returns the visitor's reason, of which nothing else keeps more than its field does. */
function getReason(form: FormData): string {
	return cleanText(getText(form, "reason")).slice(0, MAX_REASON_LENGTH);
}

/** Returns whether the visitor may take back a cancellation: it was their own, and the time is still free. */
export async function canRebook(booking: Booking): Promise<boolean> {
	const { state, sequence, enquiryId, startsAt } = booking;
	if (state !== "cancelled" || sequence > MAX_MOVES) return false;
	const { bookings } = await getEnquiryServices();
	if (!(await bookings.wasCancelledByVisitor(enquiryId))) return false;
	return (await getCallTimes(booking)).includes(startsAt);
}

function toRejection(result: ChangeResult): CallRejection | undefined {
	if (result === "missing") throw notFound();
	return result === "stale" || result === "taken" || result === "over" ? result : undefined;
}
