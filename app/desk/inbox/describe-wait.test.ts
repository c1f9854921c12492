import { expect, it } from "vitest";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { toEnquiryRow } from "#app/enquiries/store/enquiry-row.ts";
import { createNewEnquiry } from "../../../tests/support/new-enquiry.ts";
import { describeWait, isUnread } from "./describe-wait.ts";

/** Converts India's time; 27 November 2026 is a Friday, and the agency is open from nine to five on weekdays. */
const at = (text: string) => new Date(`${text}:00+05:30`).toISOString();
const NOW = Date.parse(at("2026-11-27T12:00"));

function create(given: Partial<Enquiry>): Enquiry {
	const created = {
		id: "an id",
		createdAt: at("2026-11-23T10:00"),
		contentHash: "",
		messageHash: "",
	};
	return { ...enquirySchema.parse(toEnquiryRow(createNewEnquiry(), created)), ...given };
}

const LONG_AGO = { incomingAt: at("2026-11-20T10:00") };
const ANSWERED = { ...LONG_AGO, state: "waiting", outgoingAt: at("2026-11-24T10:00") } as const;

it.each<[string, Partial<Enquiry>, text: string, isLate: boolean]>([
	["within the target", { incomingAt: at("2026-11-27T11:20") }, "Waits 40 min", false],
	["overnight, in opening hours", { incomingAt: at("2026-11-26T16:50") }, "Waits 3 h", true],
	["for days of opening hours", { incomingAt: at("2026-11-20T12:00") }, "Waits 5 days", true],
	[
		"who has replied",
		{
			...LONG_AGO,
			incomingAt: at("2026-11-27T11:58"),
			state: "new",
			outgoingAt: at("2026-11-26T10:00"),
		},
		"Waits 2 min",
		false,
	],
	["worked on without an answer", { ...LONG_AGO, state: "open" }, "Waits 5 days", true],
	["answered", ANSWERED, "For them since Tue", false],
	[
		"to be answered at a planned time",
		{ ...ANSWERED, outgoingAt: at("2026-11-30T09:30") },
		"Answer goes out Mon, 9:30 am",
		false,
	],
	[
		"followed up",
		{ ...ANSWERED, isFollowedUp: true, snoozedUntil: at("2026-11-27T09:00") },
		"No reply since Tue",
		false,
	],
	[
		"snoozed",
		{ ...LONG_AGO, snoozedUntil: at("2026-11-30T09:30") },
		"Snoozed until Mon, 9:30 am",
		false,
	],
	["spam", { ...LONG_AGO, verdict: "spam" }, "20 Nov", false],
	["won", { ...ANSWERED, state: "won" }, "Won, Tue", false],
])("an enquiry that is %s says so", (_what, given, text, isLate) => {
	const wait = describeWait(create(given), undefined, NOW);
	expect([wait.text.replaceAll("\u00a0", " "), wait.isLate]).toEqual([text, isLate]);
});

it.each([
	["2026-11-27T15:00", "Call today, 3:00 pm"],
	["2026-11-26T15:00", "Took place? Thu, 3:00 pm"],
])("a call at %s is told in place of the wait", (time, text) => {
	const startsAt = Date.parse(at(time));
	const call = { startsAt, endsAt: startsAt + 1_800_000 };
	const wait = describeWait(create(LONG_AGO), call, NOW);
	expect([wait.text.replaceAll("\u00a0", " "), wait.isLate]).toEqual([text, false]);
});

it("an enquiry is unread until it is opened or answered, and again when a reply comes", () => {
	const [first, later, last] = ["2026-11-23T10:00", "2026-11-24T10:00", "2026-11-25T10:00"].map(at);
	if (!first || !later || !last) throw new Error("there are three");
	expect(isUnread(create({ incomingAt: first }))).toBe(true);
	expect(isUnread(create({ incomingAt: first, seenAt: later }))).toBe(false);
	expect(isUnread(create({ incomingAt: first, outgoingAt: later, state: "waiting" }))).toBe(false);
	expect(isUnread(create({ incomingAt: last, outgoingAt: later, seenAt: later }))).toBe(true);
	expect(isUnread(create({ incomingAt: first, verdict: "spam" }))).toBe(false);
});
