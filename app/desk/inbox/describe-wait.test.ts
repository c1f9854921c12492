import { expect, it } from "vitest";
import type { RowCall } from "#app/desk/store/row-facts.ts";
import type { Enquiry } from "#app/enquiries/enquiry.ts";
import { enquirySchema } from "#app/enquiries/enquiry-table.ts";
import { toEnquiryRow } from "#app/enquiries/store/enquiry-row.ts";
import { formatTime } from "#app/platform/dates.server.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { createNewEnquiry } from "../../../tests/support/new-enquiry.ts";
import { describeWait, isUnread } from "./describe-wait.ts";

function create(given: Partial<Enquiry>): Enquiry {
	const created = {
		id: "an id",
		createdAt: "2026-11-23T10:00:00.000Z",
		contentHash: "",
		messageHash: "",
	};
	return { ...enquirySchema.parse(toEnquiryRow(createNewEnquiry(), created)), ...given };
}

/** Half past nine. */
const WRITTEN = {
	india: "9:30\u00a0am",
	lisbon: "9:30",
	portland: "9:30\u00a0AM",
} as const;

// 27 November 2026 is a Friday, and the agency is open from nine to five on weekdays.
describeInRegions(({ name, at, iso }) => {
	const now = at("2026-11-27T12:00");
	const half = WRITTEN[name];
	const longAgo = { incomingAt: iso("2026-11-20T10:00") };
	const answeredAt = iso("2026-11-24T10:00");
	const answered = {
		...longAgo,
		state: "waiting",
		outgoingAt: answeredAt,
		firstAnswerAt: answeredAt,
	} as const;

	it.each<[string, Partial<Enquiry>, text: string, isLate: boolean]>([
		["within the target", { incomingAt: iso("2026-11-27T11:20") }, "Waits 40 min", false],
		["overnight, in opening hours", { incomingAt: iso("2026-11-26T16:50") }, "Waits 3 h", true],
		["for days of opening hours", { incomingAt: iso("2026-11-20T12:00") }, "Waits 5 days", true],
		[
			"who has replied",
			{
				...longAgo,
				incomingAt: iso("2026-11-27T11:58"),
				state: "new",
				outgoingAt: iso("2026-11-26T10:00"),
			},
			"Waits 2 min",
			false,
		],
		["worked on without an answer", { ...longAgo, state: "open" }, "Waits 5 days", true],
		["answered", answered, "Their turn since Tue", false],
		[
			"to be answered at a planned time",
			{ ...answered, outgoingAt: iso("2026-11-30T09:30") },
			`Answer goes out Mon, ${half}`,
			false,
		],
		["followed up", { ...answered, dueAt: iso("2026-11-27T09:00") }, "No reply since Tue", false],
		[
			"to be done by us",
			{ ...answered, state: "open", dueAt: iso("2026-11-30T09:30") },
			`We, by Mon, ${half}`,
			false,
		],
		[
			"to have been done by us",
			{ ...answered, state: "open", dueAt: iso("2026-11-26T09:30") },
			`Was due Thu, ${half}`,
			true,
		],
		[
			"snoozed",
			{ ...longAgo, snoozedUntil: iso("2026-11-30T09:30") },
			`Snoozed until Mon, ${half}`,
			false,
		],
		[
			"promised by us, and not answered",
			{ ...longAgo, state: "open", dueAt: iso("2026-11-30T09:30") },
			"Waits 5 days",
			true,
		],
		["spam", { ...longAgo, verdict: "spam" }, "", false],
		["won", { ...answered, state: "won", wonAt: iso("2026-11-27T09:30") }, `Won, ${half}`, false],
		["lost", { ...answered, state: "lost" }, "Lost", false],
		[
			"due since this morning",
			{ ...answered, state: "open", dueAt: iso("2026-11-27T09:30") },
			`Was due ${half}`,
			true,
		],
	])("an enquiry that is %s says so", (_what, given, text, isLate) => {
		const wait = describeWait(create(given), undefined, now);
		expect([wait.text, wait.isLate]).toEqual([text, isLate]);
	});

	it("nobody has waited before the office opens, and a wait is read aloud in whole words", () => {
		const early = at("2026-11-27T08:30");
		const { text, inFull, isLate } = describeWait(
			create({ incomingAt: iso("2026-11-26T20:00") }),
			undefined,
			early,
		);
		expect([text, inFull, isLate]).toEqual(["Waits 0 min", "Waits 0 minutes", false]);
	});

	const createCall = (time: string): RowCall => ({
		createdAt: longAgo.incomingAt,
		startsAt: at(time),
		endsAt: at(time) + 1_800_000,
		invitationError: null,
	});

	it.each([
		["2026-11-27T15:00", "Call today", false],
		["2026-11-27T11:00", "Took place? today", false],
		["2026-11-26T15:00", "Took place? Thu", true],
	])(
		"a call at %s is told in place of the wait, and is late long after its end",
		(time, text, isLate) => {
			const call = createCall(time);
			const wait = describeWait(create(longAgo), call, now);
			expect([wait.text, wait.isLate]).toEqual([`${text}, ${formatTime(call.startsAt)}`, isLate]);
		},
	);

	it("a call is no answer to who wrote after it was booked, or could not be invited", () => {
		const call = createCall("2026-11-27T15:00");
		const wrote = create({ ...longAgo, incomingAt: iso("2026-11-23T12:00") });
		expect(describeWait(wrote, call, now)).toMatchObject({ text: "Waits 4 days", isLate: true });
		const refused = { ...call, invitationError: "" };
		expect(describeWait(create(longAgo), refused, now).text).toBe("Waits 5 days");
		const answeredSince = create({ ...answered, incomingAt: iso("2026-11-23T12:00") });
		expect(describeWait(answeredSince, call, now).text).toMatch(/^Call today/);
	});

	it("an enquiry is unread until it is opened or answered, and again when a reply comes", () => {
		const [first, later, last] = ["2026-11-23T10:00", "2026-11-24T10:00", "2026-11-25T10:00"].map(
			iso,
		);
		if (!first || !later || !last) throw new Error("there are three");
		expect(isUnread(create({ incomingAt: first }))).toBe(true);
		expect(isUnread(create({ incomingAt: first, seenAt: later }))).toBe(false);
		expect(isUnread(create({ incomingAt: first, outgoingAt: later, state: "waiting" }))).toBe(
			false,
		);
		expect(isUnread(create({ incomingAt: last, outgoingAt: later, seenAt: later }))).toBe(true);
		expect(isUnread(create({ incomingAt: first, verdict: "spam" }))).toBe(false);
	});
});
