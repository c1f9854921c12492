import { createHmac, timingSafeEqual } from "node:crypto";
import type { StaffRow } from "#app/database/tables.ts";

/** The length of the signature, so that nobody can guess it. */
const SIGNATURE_LENGTH = 40;
/**
 * The syntax of a token. Former addresses begin with the person's id, and programs that subscribed to them still use
 * them.
 */
const TOKEN = /^(?:[0-9a-f-]{36}-)?([0-9a-f]{40})$/;

type Owner = Pick<StaffRow, "id" | "calendarVersion">;

/**
 * Creates the secret part of the address of a person's calendar feed, `/book/calendar/TOKEN.ics`, which contains nothing
 * about the person. A higher `calendarVersion` makes another one. It is in lower case, as all paths of the site are.
 *
 * @param key the store's secret `calendar`
 */
export function createFeedToken({ id, calendarVersion }: Owner, key: Buffer): string {
	const hmac = createHmac("sha256", key).update(`calendar ${id} ${calendarVersion}`);
	return hmac.digest("hex").slice(0, SIGNATURE_LENGTH);
}

/** Finds the person to whom the token belongs. Returns undefined for nobody's. */
export function findFeedOwner<Person extends Owner>(
	token: string,
	people: readonly Person[],
	key: Buffer,
): Person | undefined {
	const given = Buffer.from(TOKEN.exec(token)?.[1] ?? "");
	return people.find((person) => {
		const expected = Buffer.from(createFeedToken(person, key));
		return given.length === expected.length && timingSafeEqual(given, expected);
	});
}
