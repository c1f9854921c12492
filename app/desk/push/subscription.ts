import * as z from "zod/mini";
import type { PushSubscriptionRow } from "#app/database/tables.ts";

const MAX_URL_LENGTH = 2_000;
/** A point on P-256, uncompressed: 65 bytes. */
const PUBLIC_KEY = /^B[\w-]{86}=?$/;
/** A secret of 16 bytes. */
const AUTH = /^[\w-]{22}(==)?$/;

const subscriptionSchema = z.object({
	endpoint: z.url().check(z.maxLength(MAX_URL_LENGTH)),
	keys: z.object({
		p256dh: z.string().check(z.regex(PUBLIC_KEY)),
		auth: z.string().check(z.regex(AUTH)),
	}),
});

/**
 * Parses a browser's PushSubscription, as JSON. Returns null for anything else, and for an address that is no push
 * service's: they have https, a name and the usual port.
 */
export function parseSubscription(
	json: string,
): Pick<PushSubscriptionRow, "endpoint" | "p256dh" | "auth"> | null {
	try {
		const { endpoint, keys } = subscriptionSchema.parse(JSON.parse(json));
		const { protocol, port, username, password, hostname } = new URL(endpoint);
		const isName = /\.[a-z][a-z0-9-]*$/.test(hostname) && !hostname.endsWith(".localhost");
		if (protocol !== "https:" || port || username || password || !isName) return null;
		return { endpoint, ...keys };
	} catch {
		return null;
	}
}
