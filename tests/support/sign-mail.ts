import { createHmac } from "node:crypto";
import { getNow } from "../../app/platform/clock.ts";

export const MAIL_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/** Returns the headers of a message for `POST /hooks/mail`, signed by Standard Webhooks at that time. */
export function signMail(
	body: Uint8Array,
	at = getNow(),
	secret = MAIL_SECRET,
): Record<string, string> {
	const timestamp = String(Math.floor(at / 1000));
	const hmac = createHmac("sha256", Buffer.from(secret.slice("whsec_".length), "base64"));
	const signature = hmac.update(`msg_1.${timestamp}.`).update(body).digest("base64");
	return {
		"Content-Type": "message/rfc822",
		"webhook-id": "msg_1",
		"webhook-timestamp": timestamp,
		"webhook-signature": `v1,${signature}`,
	};
}
