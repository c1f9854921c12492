import { expect, it } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { formatNearDay, formatTime } from "#app/platform/dates.server.ts";
import { DAY } from "#app/platform/durations.ts";
import { listMarks } from "./list-marks.ts";

type Given = Parameters<typeof listMarks>[0];

const now = getNow();
const ahead = new Date(now + DAY).toISOString();
const PLAIN: Given = {
	enquiry: {
		state: "new",
		wonAt: null,
		callback: null,
		firstAnswerAt: null,
		outgoingAt: null,
		dueAt: null,
		calculation: null,
		source: "direct",
	},
	words: { isFailed: false, hasDraft: false, files: 0 },
	call: undefined,
	wrongAddress: undefined,
	wait: { text: "", inFull: "", at: "", isLate: false },
};
const ALL: Given = {
	enquiry: {
		state: "open",
		wonAt: ahead,
		callback: "afternoon",
		firstAnswerAt: ahead,
		outgoingAt: ahead,
		dueAt: ahead,
		calculation: `check=${"a".repeat(32)}&address=https%3A%2F%2Fx.example%2F`,
		source: "google-ads",
	},
	words: { isFailed: true, hasDraft: true, files: 2 },
	call: { createdAt: "", startsAt: now + DAY, endsAt: now + 2 * DAY, invitationError: "" },
	wrongAddress: { code: "bounced", status: "5.1.1" },
	wait: PLAIN.wait,
};

const later = `${formatNearDay(now + DAY, now)}, ${formatTime(now + DAY)}`;
const list = (given: Given) => listMarks(given, now).map(({ text }) => text);

it("a row has a mark for each thing that is to be seen, what went wrong first", () => {
	expect(list(PLAIN)).toEqual([]);
	expect(list(ALL)).toEqual([
		"answer not delivered",
		"wrong e-mail address",
		"invitation not delivered",
		`Call ${later}`,
		`Our turn, by ${later}`,
		"draft",
		"answer planned",
		"callback: afternoon",
		"Won",
		"website check",
		"2 files",
	]);
});

it("what the wait says, and what is over, has no mark", () => {
	const told = list({ ...ALL, wait: { ...PLAIN.wait, at: ahead } });
	for (const mark of ["answer planned", `Call ${later}`, `Our turn, by ${later}`])
		expect(told).not.toContain(mark);
	const answered = { ...ALL.enquiry, firstAnswerAt: new Date(now).toISOString() };
	expect(list({ ...ALL, enquiry: answered })).not.toContain("callback: afternoon");
	const lost = list({ ...ALL, enquiry: { ...ALL.enquiry, state: "lost" } });
	expect(lost).not.toContain("answer not delivered");
});
