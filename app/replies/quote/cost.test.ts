import { expect, it } from "vitest";
import { ANSWER } from "../../../tests/support/incoming-mail.ts";
import { PATIENCE } from "../../../tests/support/patience.ts";
import { splitQuote } from "../split-quote.ts";

const LENGTH = 200_000;
/** The time in ms; what grows by the square takes half a minute. */
const MOST = 1_000 * PATIENCE;
const KNOWN = {
	answers: Array.from({ length: 20 }, (_, at) => `${ANSWER} ${at}`),
	addresses: ["hello@kiteline.example", "kabir@desaicotton.example"],
	subject: "Re: Your enquiry to Kiteline",
};

it.each([
	["years with a colon", "2026:\n"],
	["dates with a colon", "On 2026 at 11:30 x:\n"],
	["quotes and lines between them", "> a\n2026 at 11:30 x:\n"],
	["empty quotes", ">\n2:\n"],
	["fields", "a: 2026 hello@kiteline.example\n"],
	["blocks of headers", "a: 2026 hello@kiteline.example\nb: Your enquiry to Kiteline\nc: d\n\n"],
	["addresses", "a@b\n"],
	["our words in parts", "> Dear Riya,\n> we can begin in January, and would start wit\n"],
	["one line of one letter", "a"],
	["one line of hyphens", "-"],
	["one line of blanks", " "],
	["one line of addresses of links", "https://"],
])("200,000 characters of %s take little time", (_name, piece) => {
	const text = `Yes\n${piece.repeat(Math.ceil(LENGTH / piece.length))}x`;
	const lines = text.split("\n").map((text) => ({ text, isQuoted: text.startsWith(">") }));
	const begun = process.cpuUsage();
	splitQuote(lines, KNOWN);
	const { user } = process.cpuUsage(begun);
	expect(user / 1000).toBeLessThan(MOST);
});
