import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { parseDraftToken, signDraftToken } from "./draft-token.ts";

const SECRET = "a secret of some length";
const toSeconds = (ms: number) => String(Math.floor(ms / 1_000));
const later = () => toSeconds(getNow() + 60_000);

it("a token names its post and its end", () => {
	const ends = later();
	const token = signDraftToken("12", ends, SECRET);
	expect(encodeURIComponent(token)).toBe(token);
	expect(parseDraftToken(token, SECRET)).toEqual({ id: "12", endsAt: Number(ends) * 1_000 });
});

// As PHP has it: base64_encode( hash_hmac( 'sha256', 'draft.7.4102444800', $key, true ) )
it.each([
	["any text", "0123456789abcdef"],
	["base64", `whsec_${Buffer.from("0123456789abcdef").toString("base64")}`],
])("a secret may be %s", (_what, secret) => {
	const token = "7.4102444800.n7h372R0mwHOVFpCd8_bwiPED04bGBFYgK9DUMx3DIc";
	expect(signDraftToken("7", "4102444800", secret)).toBe(token);
});

it.each<[what: string, change: (token: string) => string]>([
	["of another post", (token) => token.replace(/^12/, "13")],
	[
		"with a later end",
		(token) => token.replace(/\.(\d+)\./, (_all, ends) => `.${Number(ends) + 9}.`),
	],
	["of another secret", () => signDraftToken("12", later(), `${SECRET}.`)],
	["whose parts are cut elsewhere", (token) => token.replace(/^12\.(\d)/, "12$1.")],
	["that is cut", (token) => token.slice(0, -1)],
	["with more behind it", (token) => `${token}.x`],
	["in capitals", (token) => token.toUpperCase()],
	["that is empty", () => ""],
	["of dots", () => ".."],
])("a token %s is none", (_what, change) => {
	const token = signDraftToken("12", later(), SECRET);
	expect(parseDraftToken(change(token), SECRET)).toBeNull();
});

it("a token ends", () => {
	const ended = toSeconds(getNow() - 1_000);
	expect(parseDraftToken(signDraftToken("12", ended, SECRET), SECRET)).toBeNull();
});
