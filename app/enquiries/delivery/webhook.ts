import { openWebhook } from "#app/open-webhook.ts";
import { describeStored } from "../calculation.ts";
import type { Enquiry } from "../enquiry.ts";
import { parseRetryAfter } from "./schedule.ts";
import type { Deliver } from "./worker.ts";

export type WebhookSettings = {
	url: string;
	secret: string;
	/** In ms, for one whole try. */
	timeout?: number;
};

const TIMEOUT_MS = 20_000;
const GONE = 410;

/**
 * Posts an enquiry as JSON, signed by Standard Webhooks (standardwebhooks.com). Only 2xx is success, 410
 * ends it for good, Retry-After is honoured, redirects are not followed.
 */
export function createWebhookDelivery({
	url,
	secret,
	timeout = TIMEOUT_MS,
}: WebhookSettings): Deliver {
	const signer = openWebhook(secret);
	return async ({ delivery, enquiry }, stop) => {
		const body = JSON.stringify(toEvent(enquiry));
		const now = new Date();
		try {
			const response = await fetch(url, {
				method: "POST",
				body,
				redirect: "manual",
				signal: AbortSignal.any([stop, AbortSignal.timeout(timeout)]),
				headers: {
					"Content-Type": "application/json",
					"webhook-id": delivery.id,
					"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
					"webhook-signature": signer.sign(delivery.id, now, body),
				},
			});
			// Its words are of no use here; unread they would keep the connection.
			await response.body?.cancel();
			if (response.ok) return { outcome: "delivered" };
			const reason = `the webhook answered ${response.status}`;
			if (response.status === GONE) return { outcome: "gone", reason };
			return {
				outcome: "refused",
				reason,
				wish: parseRetryAfter(response.headers.get("Retry-After")),
			};
		} catch (error) {
			return { outcome: "refused", reason: `the webhook did not answer: ${describe(error)}` };
		}
	};
}

/** The event as receivers get it; its fields are added to, and never renamed. */
function toEvent(enquiry: Enquiry) {
	const { id, submissionId, createdAt, name, email, message, phone, company, budget, timeline } =
		enquiry;
	const { service, city, district, landingPage, referrer, source, firstTouch, lastTouch } = enquiry;
	const contact = { name, email, phone, company, message, budget, timeline };
	const arrival = { landingPage, referrer, source, firstTouch, lastTouch };
	const consent = { noticeVersion: enquiry.noticeVersion, wantsNews: enquiry.wantsNews };
	return {
		type: "enquiry.created",
		timestamp: createdAt,
		data: {
			id,
			submissionId,
			createdAt,
			...contact,
			service,
			city,
			district,
			...arrival,
			...consent,
			callback: enquiry.callback,
			calculation: enquiry.calculation && describeStored(enquiry.calculation),
		},
	};
}

function describe(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	if (error.name === "TimeoutError") return "time-out";
	const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, "code") : undefined;
	return typeof code === "string" ? code : error.name;
}
