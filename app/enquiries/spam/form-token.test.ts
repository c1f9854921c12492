import { expect, test } from "vitest";
import { createFormToken, parseFormToken } from "./form-token.ts";

const KEY = Buffer.alloc(32, 1);
const OTHER_KEY = Buffer.alloc(32, 2);
const ID = "0b6f7c1e-5a53-4f0e-9d6c-1f2f3c4d5e6f";
const MADE_AT = Date.UTC(2026, 10, 21);
const TOKEN = createFormToken(ID, MADE_AT, KEY);

test("a form's token gives the time when the form was made, with any of the keys", () => {
	expect(parseFormToken(TOKEN, ID, [OTHER_KEY, KEY])).toBe(MADE_AT);
});

test.each([
	["of another key", createFormToken(ID, MADE_AT, OTHER_KEY)],
	["with an earlier time", TOKEN.replace(/^\w+/, (MADE_AT - 60_000).toString(36))],
	["with a cut signature", TOKEN.slice(0, -1)],
])("a form's token %s is rejected", (_what, token) => {
	expect(parseFormToken(token, ID, [KEY])).toBeNull();
});
