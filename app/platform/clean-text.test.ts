import { expect, it } from "vitest";
import { cleanCode, cleanEmail, cleanLine, cleanText } from "./clean-text.ts";

it.each([
	["It\u0092s", "It’s"],
	["\u0091a\u0092 \u0093b\u0094", "‘a’ “b”"],
	["10\u0080 \u0096 20\u0080 \u0097", "10€ – 20€ —"],
	["more\u0085", "more…"],
	["\u0095 first", "• first"],
	["Kite\u0099", "Kite™"],
	["\u008a\u008e\u009a\u009e\u009f\u008c\u009c", "ŠŽšžŸŒœ"],
	["a\u0081\u008d\u008f\u0090\u009db", "ab"],
	["a\u0003b", "ab"],
	["\u0001pic\u0013 HYPERLINK\u0014\u0015", "pic HYPERLINK"],
	["a\u0000\u0004\u0005\u0006\u0008\u000e\u001a\u001b\u007fb", "ab"],
])("the control characters of %j are cleaned, whatever the text", (text, cleaned) => {
	expect([cleanText(text), cleanLine(text)]).toEqual([cleaned, cleaned]);
});

it("no control but line feeds and tabs is left in a text, and none but line ends in a line", () => {
	const all = Array.from({ length: 0xa0 }, (_, code) => `${String.fromCharCode(code)}x`).join("");
	expect(cleanText(all)).not.toMatch(/[^\P{Cc}\n\t]/u);
	expect(cleanLine(all)).not.toMatch(/[^\P{Cc}\n\r]/u);
});

it.each([
	["9\ufe0f8765 43210", "98765 43210"],
	["9\ufe0f\u20e38\ufe0f\u20e3765 43210", "98765 43210"],
	["9\u20e38765 43210", "98765 43210"],
	["\u200b98765\u200c \u200d43210\u200e\u200f", "98765 43210"],
	["\u202a98765\u202b \u202c43210\u202d\u202e", "98765 43210"],
	["\u206698765\u2067 \u206843210\u2069", "98765 43210"],
	["98\u2060765 43\u00ad210\ufeff", "98765 43210"],
	["98765\u00a043210", "98765 43210"],
	["98765\u202f43210", "98765 43210"],
	["９８７６５\u3000４３２１０", "98765 43210"],
	["＋９１－９８７６５", "+91-98765"],
	["٩٨٧٦٥ ٤٣٢١٠", "98765 43210"],
	["۹۸۷۶۵ ۴۳۲۱۰", "98765 43210"],
	["९८७६५ ४३२१०", "98765 43210"],
	["98\u034f765\ufe0e 43\u{e0100}210", "98765 43210"],
	["98765\u201043210\u2011\u2212\u2013", "98765-43210---"],
])("the number %j has the digits that people see", (text, cleaned) => {
	expect(cleanCode(text)).toBe(cleaned);
});

it("an e-mail address is cleaned as a number, but no sign or control becomes a letter, a digit or nothing", () => {
	expect(cleanEmail("\u200bｒｉｙａ＠example.com\ufe0f\u00a0")).toBe("riya@example.com");
	for (const sign of ["\u0000", "\u0003", "\u0092", "™", "℠", "²", "①", "½", "㏇"])
		expect(cleanEmail(` riya@example.com${sign}`)).toBe(`riya@example.com${sign}`);
});
