import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Creates the last part of the visitor's address to move or cancel a call, `ENQUIRY_ID.HMAC`, which never changes. It
 * is in lower case, as the site makes all paths.
 */
export function createCallToken(enquiryId: string, key: Buffer): string {
	return `${enquiryId}.${sign(enquiryId, key)}`;
}

/** Returns the enquiry's id. Returns null for what was not signed with the key. */
export function parseCallToken(token: string, key: Buffer): string | null {
	const [, enquiryId = "", signature = ""] = TOKEN.exec(token) ?? [];
	const given = Buffer.from(signature);
	const expected = Buffer.from(sign(enquiryId, key));
	return given.length === expected.length && timingSafeEqual(given, expected) ? enquiryId : null;
}

const TOKEN = /^([0-9a-f-]{36})\.([0-9a-f]{64})$/;

function sign(enquiryId: string, key: Buffer): string {
	return createHmac("sha256", key).update(`call ${enquiryId}`).digest("hex");
}
