import { expect, it } from "vitest";
import type { LastEvent, LastWords } from "#app/desk/store/last-words.ts";
import { runInLanguage } from "#app/messages/request-language.server.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { describeSaid, formatSaidAt, tellRow, toInitials } from "./describe-row.ts";

// 30 November 2026 is a Monday.
describeInRegions(({ name, at, iso }) => {
	const now = at("2026-12-01T12:00");
	const time = { india: "6:40\u00a0pm", lisbon: "18:40", portland: "6:40\u00a0PM" }[name];
	const enquiry = {
		name: "Riya Desai",
		company: "Desai Cotton",
		createdAt: iso("2026-12-01T09:05"),
		message: "We weave.",
	};
	const EVENT: LastEvent = {
		kind: "note",
		data: {},
		at: iso("2026-11-30T18:40"),
		author: "person",
		staffId: "arjun",
		staffName: "Arjun Nair",
		otherSender: null,
		cc: null,
		sendAt: null,
		text: "She pays by\ncheque.",
	};
	const REPLY = {
		...EVENT,
		kind: "reply",
		data: { from: "waiting" },
		author: "visitor",
		staffId: null,
		staffName: null,
		text: "Thursday at 11?",
	} satisfies LastEvent;

	const describe = (event: LastEvent | null, company: string | null = enquiry.company) => {
		const words: LastWords = {
			event,
			messages: 1,
			files: 0,
			isFailed: false,
			hasDraft: false,
		};
		const row = { enquiry: { ...enquiry, company }, words, readerId: "meera", staff: [] };
		return describeSaid(row, now);
	};

	it.each<[string, LastEvent, by: string | null, sentence: string]>([
		[
			"their reply",
			REPLY,
			"Riya:",
			`Riya Desai, Desai Cotton, wrote on Monday at ${time}: “Thursday at 11?”`,
		],
		[
			"a reply that a colleague noted",
			{ ...REPLY, kind: "replied", author: "person", staffId: "arjun", staffName: "Arjun Nair" },
			"Riya:",
			`Riya Desai, Desai Cotton, wrote on Monday at ${time}: “Thursday at 11?”`,
		],
		[
			"words of somebody else",
			{ ...REPLY, otherSender: "Karthik Raman" },
			"Karthik Raman:",
			`Riya Desai, Desai Cotton: Karthik Raman wrote on Monday at ${time}: “Thursday at 11?”`,
		],
		[
			"a colleague's note",
			EVENT,
			"Arjun (note):",
			`Riya Desai, Desai Cotton: Arjun noted on Monday at ${time}: “She pays by cheque.”`,
		],
		[
			"the reader's answer",
			{ ...EVENT, kind: "answer", data: {}, staffId: "meera", staffName: "Meera Shah" },
			"You:",
			`Riya Desai, Desai Cotton: you wrote on Monday at ${time}: “She pays by cheque.”`,
		],
		[
			"an answer without words",
			{ ...EVENT, kind: "answered-elsewhere", data: { channel: "call" }, text: null },
			null,
			`Riya Desai, Desai Cotton, on Monday at ${time}: “Arjun answered by call.”`,
		],
	])("the last words are %s, by whom and when", (_what, event, by, sentence) => {
		expect(describe(event)).toMatchObject({ by, sentence });
	});

	it("the first message has no name before it, and one without words says so", () => {
		const { by, words, sentence } = describe(null, null);
		expect([by, words]).toEqual([null, "We weave."]);
		expect(sentence).toMatch(/^Riya Desai wrote today at 9:05.*: “We weave\.”$/);
	});

	it("a long message is cut where it is read aloud", () => {
		const { sentence } = describe({ ...REPLY, text: "word ".repeat(1_000) });
		expect(sentence.length).toBeLessThan(200);
	});

	it("a time of today has no day, one of this week its day, and an older one no hour", () => {
		const format = (local: string) => formatSaidAt(iso(local), now);
		expect(format("2026-12-01T09:05")).toMatch(/^9:05/);
		expect(format("2026-11-30T18:40")).toBe(`Mon ${time}`);
		expect(format("2026-11-20T18:40")).toMatch(/^(20 Nov|Nov 20)$/);
	});
});

it("a row is one sentence, which begins with what is unread and ends with its facts", () => {
	const tell = () => tellRow("Riya wrote.", ["Waits 25 minutes", "owner Arjun Nair"], true);
	expect(tell()).toBe("Unread. Riya wrote. Waits 25 minutes, owner Arjun Nair");
	expect(runInLanguage("de", tell)).toMatch(/^Ungelesen\. /);
});

it("shortens a name to the letters of its first and last word, with their marks", () => {
	expect(["Arjun Nair", "Meera", "Ana María de Souza", "किरण शाह"].map(toInitials)).toEqual([
		"AN",
		"M",
		"AS",
		"किशा",
	]);
});
