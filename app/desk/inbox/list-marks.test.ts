import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { listMarks } from "./list-marks.ts";

type Given = Parameters<typeof listMarks>[0];

const now = getNow();
const ahead = new Date(now + DAY).toISOString();
const PLAIN: Given = {
	enquiry: { state: "new", wonAt: null, callback: null, firstAnswerAt: null, outgoingAt: null },
	words: { isFailed: false, hasDraft: false, files: 0 },
	invitationError: null,
	wrongAddress: undefined,
	wait: { text: "", inFull: "", at: "", isLate: false },
};
const ALL: Given = {
	enquiry: {
		state: "new",
		wonAt: ahead,
		callback: "afternoon",
		firstAnswerAt: ahead,
		outgoingAt: ahead,
	},
	words: { isFailed: true, hasDraft: true, files: 2 },
	invitationError: "",
	wrongAddress: { code: "bounced", status: "5.1.1" },
	wait: PLAIN.wait,
};

const list = (given: Given) => listMarks(given, now).map(({ text }) => text);

it("a row has a mark for each thing that is to be seen, what went wrong first", () => {
	expect(list(PLAIN)).toEqual([]);
	expect(list(ALL)).toEqual([
		"answer not delivered",
		"wrong e-mail address",
		"invitation not delivered",
		"draft",
		"answer planned",
		"callback: afternoon",
		"Won",
		"2 files",
	]);
});

it("what the wait says, and what is over, has no mark", () => {
	expect(list({ ...ALL, wait: { ...PLAIN.wait, at: ahead } })).not.toContain("answer planned");
	const answered = { ...ALL.enquiry, firstAnswerAt: new Date(now).toISOString() };
	expect(list({ ...ALL, enquiry: answered })).not.toContain("callback: afternoon");
	const lost = list({ ...ALL, enquiry: { ...ALL.enquiry, state: "lost" } });
	expect(lost).not.toContain("answer not delivered");
});
