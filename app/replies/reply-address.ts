import { createHmac, timingSafeEqual } from "node:crypto";

/** The part of a `REPLY_ADDRESS` in whose place an enquiry is named. */
const PLACE = "{token}";
/** The length of the signature: 80 bits, as the part of an address before the @ has 64 characters. */
const SIGNATURE_LENGTH = 20;
const TOKEN = /^([0-9a-f]{32})([0-9a-f]{20})$/;

/**
 * Returns the address by which a reply names its enquiry: the id of the enquiry and its signature in place of `{token}`. All
 * is in lower case, as mail servers may change the case.
 *
 * @param key the store's secret `reply`
 */
export function createReplyAddress(replyAddress: string, enquiryId: string, key: Buffer): string {
	const token = enquiryId.replaceAll("-", "") + sign(enquiryId, key);
	return replyAddress.replace(PLACE, token);
}

/** Finds the enquiry that one of the addresses names. Returns null for what was not signed with the key. */
export function findAddressedEnquiry(
	addresses: readonly string[],
	replyAddress: string,
	key: Buffer,
): string | null {
	for (const address of addresses) {
		const [, digits, signature = ""] = parseToken(address, replyAddress) ?? [];
		if (!digits) continue;
		const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
		const given = Buffer.from(signature);
		const expected = Buffer.from(sign(id, key));
		if (given.length === expected.length && timingSafeEqual(given, expected)) return id;
	}
	return null;
}

/** Returns whether an address has the form of those that name an enquiry, whoever signed it. */
export function isReplyAddress(address: string, replyAddress: string): boolean {
	return parseToken(address, replyAddress) !== null;
}

function parseToken(address: string, replyAddress: string): RegExpExecArray | null {
	const [before = "", after = ""] = replyAddress.toLowerCase().split(PLACE);
	if (!address.startsWith(before) || !address.endsWith(after)) return null;
	return TOKEN.exec(address.slice(before.length, address.length - after.length));
}

function sign(enquiryId: string, key: Buffer): string {
	const hmac = createHmac("sha256", key).update(`reply ${enquiryId}`);
	return hmac.digest("hex").slice(0, SIGNATURE_LENGTH);
}
