import type { Booking } from "#app/database/booking.ts";
import { getNow } from "#app/platform/clock.ts";
import { getLoginHeader, splitLogin } from "#app/platform/http/login.ts";
import { getUserAgent } from "#app/platform/http/user-agent.ts";
import { parseStoredCalculation } from "../calculation.ts";
import type { Enquiry } from "../enquiry.ts";
import { exportBooking } from "../export-enquiry.ts";
import { pickColumns } from "../field-columns.ts";
import { createWebhook } from "./create-webhook.ts";
import { parseRetryAfter } from "./schedule.ts";
import type { Deliver } from "./worker.ts";

export type WebhookSettings = {
	url: string;
	secret: string;
	/** The time limit of one whole attempt, in ms. */
	timeout?: number;
};

const TIMEOUT_MS = 20_000;
const GONE = 410;

/**
 * Creates a function that posts an enquiry as JSON, signed by Standard Webhooks (standardwebhooks.com). Only 2xx is
 * success, 410 ends the delivery, Retry-After is honoured, redirects are not followed.
 */
export function createWebhookDelivery(settings: WebhookSettings): Deliver {
	const { secret, timeout = TIMEOUT_MS } = settings;
	const { url, login } = splitLogin(settings.url);
	const signer = createWebhook(secret);
	return async ({ delivery, enquiry, booking }, stop) => {
		const body = JSON.stringify(toEvent(enquiry, booking));
		const now = new Date(getNow());
		try {
			const response = await fetch(url, {
				method: "POST",
				body,
				redirect: "manual",
				signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
				headers: {
					"Content-Type": "application/json",
					"User-Agent": getUserAgent(),
					...getLoginHeader(login, url),
					"webhook-id": delivery.id,
					"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
					"webhook-signature": signer.sign(delivery.id, now, body),
				},
			});
			// An unread body would occupy the connection.
			await response.body?.cancel();
			if (response.ok) return { outcome: "delivered" };
			const reason = { code: "webhook-answered", status: response.status } as const;
			if (response.status === GONE) return { outcome: "gone", reason };
			const retryAfter = parseRetryAfter(response.headers.get("Retry-After"));
			return { outcome: "rejected", reason, retryAfter };
		} catch (error) {
			return { outcome: "rejected", reason: { code: "webhook-lost", fault: getFault(error) } };
		}
	};
}

/**
 * Creates the event, which is a public interface: fields are added, and never renamed. The filter's results are not
 * part of it.
 */
function toEvent(enquiry: Enquiry, booking: Booking | null) {
	const { id, submissionId, createdAt, service, city, district, noticeVersion, wantsNews } =
		enquiry;
	const { landingPage, referrer, source, firstTouch, lastTouch } = enquiry;
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
	};
}

function getFault(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, "code") : undefined;
	return typeof code === "string" ? code : error.name;
}
