import { getNow } from "#app/platform/clock.ts";
import { getLoginHeader, splitLogin } from "#app/platform/http/login.ts";
import { getUserAgent } from "#app/platform/http/user-agent.ts";
import type { WebhookFormat } from "#app/platform/settings.ts";
import type { Claim } from "../store/outbox.ts";
import { FORMATS } from "../webhook/formats.ts";
import type { HookMessage } from "../webhook/hook-message.ts";
import { createWebhook } from "./create-webhook.ts";
import { parseRetryAfter } from "./schedule.ts";
import type { Deliver } from "./worker.ts";

export type WebhookSettings = {
	url: string;
	/** The secret of the signatures; without one nothing is signed, as a chat takes none. */
	secret?: string | undefined;
	format: WebhookFormat;
	/** The time limit of one whole attempt, in ms. */
	timeout?: number;
};

const TIMEOUT_MS = 20_000;
const GONE = 410;

/**
 * Creates a function that posts what a delivery tells as JSON, signed by Standard Webhooks (standardwebhooks.com). Only 2xx is
 * success, 410 ends the delivery, Retry-After is honoured, redirects are not followed.
 */
export function createWebhookDelivery(
	settings: WebhookSettings,
	buildMessage: (claim: Claim) => Promise<HookMessage | null>,
): Deliver {
	const { secret, format, timeout = TIMEOUT_MS } = settings;
	const { url, login } = splitLogin(settings.url);
	const signer = secret === undefined ? null : createWebhook(secret);
	return async (claim, stop) => {
		const message = await buildMessage(claim);
		if (!message) return { outcome: "obsolete" };
		const { id } = claim.delivery;
		const body = JSON.stringify(FORMATS[format](message));
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
					"webhook-id": id,
					"webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
					...(signer && { "webhook-signature": signer.sign(id, now, body) }),
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

function getFault(error: unknown): string {
	if (!(error instanceof Error)) return "unknown";
	const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, "code") : undefined;
	return typeof code === "string" ? code : error.name;
}
