import { createHmac, timingSafeEqual } from "node:crypto";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";

/** The number of days for which a link fills in the form. */
const VALID_DAYS = 60;
/** The number of hexadecimal digits of the signature: 128 bits. */
const SIGNATURE_LENGTH = 32;

/**
 * Creates the value of the parameter `for`, which fills in the form from an enquiry: `ENQUIRY_ID.DAY.HMAC`, with the day
 * of its creation. It holds nothing about the person, and no word of whoever made the link.
 */
export function createFormLinkToken(enquiryId: string, key: Buffer): string {
	const day = Math.floor(getNow() / DAY).toString(36);
	return `${enquiryId}.${day}.${sign(enquiryId, day, key)}`;
}

/** Returns the enquiry's id. Returns null for what was not signed with the key, or too long ago. */
export function parseFormLinkToken(token: string, key: Buffer): string | null {
	const [, enquiryId = "", day = "", signature = ""] = TOKEN.exec(token) ?? [];
	const given = Buffer.from(signature);
	const expected = Buffer.from(sign(enquiryId, day, key));
	if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
	return (Number.parseInt(day, 36) + VALID_DAYS) * DAY > getNow() ? enquiryId : null;
}

const TOKEN = /^([0-9a-f-]{36})\.([0-9a-z]{1,6})\.([0-9a-f]{32})$/;

function sign(enquiryId: string, day: string, key: Buffer): string {
	const hmac = createHmac("sha256", key).update(`form link ${enquiryId} ${day}`);
	return hmac.digest("hex").slice(0, SIGNATURE_LENGTH);
}
