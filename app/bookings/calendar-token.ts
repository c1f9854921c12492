import { createHmac, timingSafeEqual } from "node:crypto";
import type { StaffRow } from "#app/enquiries/store/tables.ts";

/** Long enough that nobody guesses it. */
const SIGNATURE_LENGTH = 40;
const TOKEN = /^([0-9a-f-]{36})-([0-9a-f]{40})$/;

type Owner = Pick<StaffRow, "id" | "calendarVersion">;

/**
 * The secret part of the address of a person's calendar, `/book/calendar/TOKEN.ics`. A higher `calendarVersion` makes
 * another one. In lower case, as all paths of the site are.
 *
 * @param key the store's secret `calendar`
 */
export function createCalendarToken(owner: Owner, key: Buffer): string {
	return `${owner.id}-${sign(owner, key)}`;
}

/** Whose token it says to be; null for what is no token. `isCalendarToken` tells whether that is true. */
export function parseCalendarToken(token: string): string | null {
	return TOKEN.exec(token)?.[1] ?? null;
}

export function isCalendarToken(token: string, owner: Owner, key: Buffer): boolean {
	const signature = TOKEN.exec(token)?.[2] ?? "";
	const expected = Buffer.from(sign(owner, key));
	return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), expected);
}

function sign({ id, calendarVersion }: Owner, key: Buffer): string {
	const hmac = createHmac("sha256", key).update(`calendar ${id} ${calendarVersion}`);
	return hmac.digest("hex").slice(0, SIGNATURE_LENGTH);
}
