import { expect, it } from "vitest";
import { writeMail } from "../../../tests/support/incoming-mail.ts";
import { CUT_OFF } from "./line.ts";
import { parseMessage } from "./parse-message.ts";

async function read(mail: Parameters<typeof writeMail>[0] | string): Promise<string> {
	const raw = typeof mail === "string" ? new TextEncoder().encode(mail) : writeMail(mail);
	const lines = (await parseMessage(raw))?.lines ?? [];
	return lines
		.map(({ text, isQuoted }) => (isQuoted ? `[quoted]${text}` : text))
		.join("\n")
		.trim();
}

const HTML = "<p>Yes, Tuesday suits us.</p>";
const WORDS = "Yes, Tuesday suits us.";
it.each<[what: string, text: string]>([
	["nothing", ""],
	["no-break spaces", "\u00a0\n\u00a0"],
	["a byte order mark", "\ufeff"],
	["zero-width spaces", "\u200b\u200b"],
	["soft hyphens", "\u00ad"],
	["blanks of Braille and Hangul", "\u2800\u3164"],
	["marks of a quote alone", "> \n>"],
	["the beginning of the message", "Yes, Tuesday"],
])("the HTML is read where the plain text has %s", async (_what, text) => {
	expect(await read({ text, html: HTML })).toBe(WORDS);
});

it("the plain text is read where the HTML says the same, or nothing", async () => {
	expect(await read({ text: WORDS, html: "<p>&nbsp;</p>" })).toBe(WORDS);
	expect(await read({ text: "Yes,\nTuesday suits us.", html: HTML })).toBe(
		"Yes,\nTuesday suits us.",
	);
	expect(await read({ text: "周二下午，\n可以。", html: "<p>周二下午，可以。</p>" })).toBe(
		"周二下午，\n可以。",
	);
	expect(await read({ text: "👍", html: "<p>👍</p>" })).toBe("👍");
});

it("both are shown where they say different things", async () => {
	const text = "Your program cannot show this message.";
	expect(await read({ text, html: HTML })).toBe(`${WORDS}\n${text}`);
});

const HEAD = "From: a@x.example\r\nMIME-Version: 1.0\r\n";
it("a text that is marked as a file is the message where there is no other", async () => {
	const part =
		'Content-Type: text/plain\r\nContent-Disposition: attachment; filename="msg.txt"\r\n\r\nTuesday is fine.';
	expect(await read(`${HEAD}${part}`)).toBe("Tuesday is fine.");
	expect(await read({ parts: [part] })).toBe("Tuesday is fine.");
	expect(await read({ text: "See the notes.", parts: [part] })).toBe("See the notes.");
});

const readFlowed = (text: string, more = "") =>
	read(`${HEAD}Content-Type: text/plain; charset=utf-8; format=flowed${more}\r\n\r\n${text}`);
it.each<[what: string, text: string, expected: string]>([
	["lines of a paragraph are joined", "Yes, \nTuesday.", "Yes, Tuesday."],
	["an empty line ends a paragraph, and stays", "One \n\ntwo", "One\n\ntwo"],
	[
		"own words above a quote",
		"Yes. \n> On Tuesday \n> we wrote:",
		"Yes.\n[quoted]> On Tuesday we wrote:",
	],
	["own words below a quote", "> Can you? \nYes.", "[quoted]> Can you?\nYes."],
	[
		"a quote that ends with a mark and a blank",
		"> Can you?\n> \nYes.",
		"[quoted]> Can you?\n[quoted]>\nYes.",
	],
	[
		"two depths",
		">> Soon? \n> In January. \nGood.",
		"[quoted]> > Soon?\n[quoted]> In January.\nGood.",
	],
	["marks with blanks between them", "> > Is it \n> > soon?", "[quoted]> > Is it soon?"],
	["own words that begin with a mark", " > 20 percent\n From here", "> 20 percent\nFrom here"],
	["a signature", "Yes \n-- \nRiya", "Yes\n--\nRiya"],
])("format=flowed: %s", async (_what, text, expected) => {
	expect(await readFlowed(text)).toBe(expected);
});

it("format=flowed with DelSp has no blank where lines are joined", async () => {
	expect(await readFlowed("火曜 \n日", "; delsp=yes")).toBe("火曜日");
});

it("a message is cut off where it is too long, also within a line", async () => {
	const end = async (text: string) => (await read({ text })).split("\n").at(-1);
	expect(await end("word ".repeat(100_000))).toBe(CUT_OFF);
	expect(await end(`${"\n".repeat(3_000_000)}word`)).toBe(CUT_OFF);
	expect(await read({ html: `<p>${"word<br>".repeat(100_000)}` })).toContain(CUT_OFF);
	expect(await read({ html: "<div>".repeat(10_000) })).toBe(CUT_OFF);
	const line = "a".repeat(25_000);
	expect((await read({ text: line })).split("\n").map(({ length }) => length)).toEqual([
		10_000, 10_000, 5_000,
	]);
});
