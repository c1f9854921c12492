import { expect, test } from "vitest";
import { createCalendarToken, isCalendarToken, parseCalendarToken } from "./calendar-token.ts";

const KEY = Buffer.from("a key of the store");
const OWNER = { id: "01998f3e-6a52-7c1e-9a54-2f8e1c0d7b11", calendarVersion: 0 };

test("a token is its owner's until the address is renewed, with this store's key alone", () => {
	const token = createCalendarToken(OWNER, KEY);
	expect(parseCalendarToken(token)).toBe(OWNER.id);
	expect(isCalendarToken(token, OWNER, KEY)).toBe(true);
	expect(isCalendarToken(token, { ...OWNER, calendarVersion: 1 }, KEY)).toBe(false);
	expect(isCalendarToken(token, OWNER, Buffer.from("another key"))).toBe(false);
	// The site leads all addresses to their lower case.
	expect(token).toBe(token.toLowerCase());
});

test.each(["", OWNER.id, `${OWNER.id}-`, `${OWNER.id}-${"0".repeat(39)}`, "ü".repeat(77)])(
	"%j is no token",
	(token) => {
		expect(parseCalendarToken(token)).toBeNull();
		expect(isCalendarToken(token, OWNER, KEY)).toBe(false);
	},
);
