/** Longer than the site takes to say what it made of a message, so that one which it rejects is not sent again. */
const TIMEOUT_MS = 180_000;
/** What is too large, or no e-mail, is not better the next time. */
const FINAL = [200, 202, 413, 422];

/**
 * Posts an e-mail, as its bytes, to the desk, signed: docs/operating.md, "Mail comes in". It runs in Node and on Cloudflare.
 * `secret` begins with `whsec_`. Rejects where the message is to be sent again.
 */
export async function postToDesk(message, { url, secret }) {
	const id = `msg_${crypto.randomUUID()}`;
	const at = String(Math.floor(Date.now() / 1000));
	const secretBytes = Uint8Array.from(atob(secret.slice("whsec_".length)), toCode);
	const algorithm = { name: "HMAC", hash: "SHA-256" };
	const key = await crypto.subtle.importKey("raw", secretBytes, algorithm, false, ["sign"]);
	const signed = await new Blob([`${id}.${at}.`, message]).arrayBuffer();
	const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, signed));
	const response = await fetch(url, {
		method: "POST",
		body: message,
		headers: {
			"Content-Type": "message/rfc822",
			"webhook-id": id,
			"webhook-timestamp": at,
			"webhook-signature": `v1,${btoa(String.fromCharCode(...signature))}`,
		},
		// A redirect would be followed by a GET without the message.
		redirect: "manual",
		signal: AbortSignal.timeout(TIMEOUT_MS),
	});
	if (!FINAL.includes(response.status)) throw new Error(`the desk answered ${response.status}`);
}

const toCode = (character) => character.charCodeAt(0);
