import { createHmac, timingSafeEqual } from "node:crypto";
import { getNow } from "#app/platform/clock.ts";

/** A post of the CMS whose draft is shown. */
export type DraftToken = {
	/** The post's number in the CMS. */
	id: string;
	/** The instant at which its address ends, in Unix ms. */
	endsAt: number;
};

/** The prefix of a secret that is written in base64, as Standard Webhooks has it. */
const BASE64 = "whsec_";

/**
 * Parses the token of a draft's address, which docs/wordpress/preview-on-site.php signs. Returns null for one that was signed
 * with another secret, not for these words, or that has ended.
 */
export function parseDraftToken(token: string, secret: string): DraftToken | null {
	const [id = "", ends = ""] = token.split(".");
	const wanted = Buffer.from(signDraftToken(id, ends, secret));
	const given = Buffer.from(token);
	if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
	const endsAt = Number(ends) * 1_000;
	return endsAt > getNow() ? { id, endsAt } : null;
}

/** Returns the token of a post until an instant in Unix seconds: both, and their HMAC-SHA256 in base64url. */
export function signDraftToken(id: string, ends: string, secret: string): string {
	const key = secret.startsWith(BASE64)
		? Buffer.from(secret.slice(BASE64.length), "base64")
		: secret;
	const mac = createHmac("sha256", key).update(`draft.${id}.${ends}`).digest("base64url");
	return `${id}.${ends}.${mac}`;
}
