import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makeFormToken, readFormToken } from "./form-token.ts";

const KEY = randomBytes(32);
const ID = "0b6f7c1e-5a53-4f0e-9d6c-1f2f3c4d5e6f";
const OTHER_ID = "1b6f7c1e-5a53-4f0e-9d6c-1f2f3c4d5e6f";
const MADE_AT = Date.UTC(2026, 10, 21);

describe("a form's token", () => {
	it("tells when the form was made", () => {
		expect(readFormToken(makeFormToken(ID, MADE_AT, KEY), ID, [KEY])).toBe(MADE_AT);
	});

	it("is known by any of the keys", () => {
		expect(readFormToken(makeFormToken(ID, MADE_AT, KEY), ID, [randomBytes(32), KEY])).toBe(
			MADE_AT,
		);
	});

	it("is of no use for another submission", () => {
		expect(readFormToken(makeFormToken(ID, MADE_AT, KEY), OTHER_ID, [KEY])).toBeNull();
	});

	it("is of no use with another time", () => {
		const [, signature] = makeFormToken(ID, MADE_AT, KEY).split(".");
		const earlier = (MADE_AT - 60_000).toString(36);
		expect(readFormToken(`${earlier}.${signature}`, ID, [KEY])).toBeNull();
	});

	it("of another site is of no use", () => {
		expect(readFormToken(makeFormToken(ID, MADE_AT, randomBytes(32)), ID, [KEY])).toBeNull();
	});

	it.each(["", ".", "x", "zzzz.short", `${"z".repeat(99)}.x`, "💥.💥", "a.b.c"])(
		"is not %j",
		(token) => {
			expect(readFormToken(token, ID, [KEY])).toBeNull();
		},
	);
});
