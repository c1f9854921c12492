import { expect, it, onTestFinished } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { createFormLinkToken, parseFormLinkToken } from "./form-link.ts";

const ID = "0b5c3ab0-8c4e-4b34-9f5f-7a0f3f0b1c11";
const KEY = Buffer.alloc(32, 1);
const TOKEN = createFormLinkToken(ID, KEY);

it("a link names its enquiry for sixty days", () => {
	const now = getNow();
	onTestFinished(() => setClock(() => now));
	expect(parseFormLinkToken(TOKEN, KEY)).toBe(ID);
	setClock(() => now + 59 * DAY);
	expect(parseFormLinkToken(TOKEN, KEY)).toBe(ID);
	setClock(() => now + 60 * DAY);
	expect(parseFormLinkToken(TOKEN, KEY)).toBeNull();
});

const [, day, signature] = TOKEN.split(".");

it.each([
	["nothing", ""],
	["an id alone", ID],
	["another id", TOKEN.replace(/^0/, "1")],
	["a later day", `${ID}.zzzz.${signature}`],
	["a cut signature", TOKEN.slice(0, -1)],
	["an empty signature", `${ID}.${day}.`],
])("%s names none", (_what, token) => expect(parseFormLinkToken(token, KEY)).toBeNull());

it("the key of another store signs nothing here", () => {
	expect(parseFormLinkToken(TOKEN, Buffer.alloc(32, 2))).toBeNull();
});
