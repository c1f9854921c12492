import { expect, it } from "vitest";
import { putParagraphs, putTemplate } from "./answer-templates.ts";

const TEMPLATES = [
	{ id: "call", name: "Call", text: "Dear Riya,\n\nwhen may we call?\n\nMeera" },
	{ id: "ask", name: "Ask", text: "Dear Riya,\n\nthree questions.\n\nMeera" },
	{ id: "visit", name: "Visit", text: "Dear Riya,\n\nmay we visit you?\n\nRegards,\nMeera" },
];
const [CALL = "", ASK = ""] = TEMPLATES.map(({ text }) => text);

it.each<[what: string, typed: string, id: string, expected: string]>([
	["an empty field gets the text", "", "call", CALL],
	["what was typed stays above it", "Good morning!", "call", `Good morning!\n\n${CALL}`],
	["an untouched text makes way", CALL, "ask", ASK],
	["the same text is put once", CALL, "call", CALL],
	["what was typed stays above another text", `Hello!\n\n${CALL}`, "ask", `Hello!\n\n${ASK}`],
	[
		"a text with a word of one's own stays, and is one letter",
		`${CALL} Shah`,
		"ask",
		"Dear Riya,\n\nwhen may we call?\n\nthree questions.\n\nMeera Shah",
	],
	[
		"one's own greeting, closing and postscript stay",
		"Dear Ms Desai,\n\nmay we call on Friday?\n\nBest,\nMeera\nKiteline\n\nP.S. Or Monday.",
		"ask",
		"Dear Ms Desai,\n\nmay we call on Friday?\n\nthree questions.\n\nBest,\nMeera\nKiteline\n\nP.S. Or Monday.",
	],
	[
		"a letter without closing lines gets them",
		"Dear Riya,\n\nwhen may I call?",
		"ask",
		"Dear Riya,\n\nwhen may I call?\n\nthree questions.\n\nMeera",
	],
	[
		"a text that is there with other words is not there twice",
		`${CALL}\n\nP.S. No hurry.`,
		"call",
		`${CALL}\n\nP.S. No hurry.`,
	],
	[
		"one's own closing stays where the text has regards before the name",
		"Dear Ms Desai,\n\nsee you on Friday.\n\nBest wishes,\nMeera Shah",
		"visit",
		"Dear Ms Desai,\n\nsee you on Friday.\n\nmay we visit you?\n\nBest wishes,\nMeera Shah",
	],
	["an unknown text changes nothing", `Hello!\n\n${CALL}`, "gone", `Hello!\n\n${CALL}`],
])("%s", (_what, typed, id, expected) => expect(putTemplate(typed, id, TEMPLATES)).toBe(expected));

const FINDINGS = "We looked at your website:\n\n- It has no title. Write one.";

it.each<[what: string, typed: string, expected: string]>([
	["an empty field", "", FINDINGS],
	["words without closing lines", "Hello!", `Hello!\n\n${FINDINGS}`],
	[
		"a letter, before its closing lines",
		CALL,
		`Dear Riya,\n\nwhen may we call?\n\n${FINDINGS}\n\nMeera`,
	],
	[
		"a letter with other closing lines of the same person",
		"Dear Ms Desai,\n\nBest wishes,\nMeera Shah\n\nP.S. Or Monday.",
		`Dear Ms Desai,\n\n${FINDINGS}\n\nBest wishes,\nMeera Shah\n\nP.S. Or Monday.`,
	],
	["a letter that has them already", `${CALL}\n\n${FINDINGS}`, `${CALL}\n\n${FINDINGS}`],
])("paragraphs are put into %s", (_what, typed, expected) =>
	expect(putParagraphs(typed, FINDINGS, TEMPLATES)).toBe(expected),
);
