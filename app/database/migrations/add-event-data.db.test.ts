import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Event, parseEvent } from "#app/enquiries/event-table.ts";
import { EVENTS, type TypedEvent } from "#app/enquiries/events.ts";
import { addFormerValues } from "../../../tests/support/old-store.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { addEventData } from "./add-event-data.ts";

const START = "2026-12-03T04:30:00.000Z";
const LATER = "2026-12-04T04:30:00.000Z";
const FILES = "Its files must be chosen again.";

type Values = { from?: string; to?: string; text?: string };
type Told = TypedEvent & Partial<Pick<Event, "text">>;
const OF_CALL = ["call-cancelled", "took-place", "no-show"] as const;
const WITHOUT_DATA = [
	"made-by-hand",
	"mailed",
	"taken-apart",
	"send-again",
	"send-now",
	"erased",
] as const;

/** The values of events as they were, and what is told afterwards. */
const ROWS: [Values, Told][] = [
	[{ text: "Called" }, { kind: "note", data: {}, text: "Called" }],
	[{ text: "Yes" }, { kind: "answer", data: {}, text: "Yes" }],
	[
		{ from: "spam", to: "ham", text: "Yes" },
		{ kind: "answer", data: { freedFrom: "spam" }, text: "Yes" },
	],
	[{ to: "call" }, { kind: "answered-elsewhere", data: { channel: "call" } }],
	[
		{ from: "an answer", to: "another" },
		{ kind: "answered-with", data: { enquiryId: "another", eventId: "an answer" } },
	],
	[{ to: "another" }, { kind: "answered-with", data: { enquiryId: "another", eventId: null } }],
	[
		{ from: "waiting", to: "another" },
		{ kind: "not-answered-with", data: { enquiryId: "another", from: "waiting" } },
	],
	[{ to: "another" }, { kind: "put-together", data: { enquiryId: "another" } }],
	[
		{ from: "asha", to: "reply", text: FILES },
		{ kind: "cancel-answer", data: { draftOf: "asha", because: "reply", hadFiles: true } },
	],
	[{ text: "My words" }, { kind: "cancel-answer", data: {}, text: "My words" }],
	[
		{ from: "waiting", to: "new", text: "Thanks" },
		{ kind: "reply", data: { from: "waiting" }, text: "Thanks" },
	],
	[{ from: "new" }, { kind: "reply", data: { from: "new", isOverLimit: true } }],
	[
		{ from: "open", to: "new" },
		{ kind: "replied", data: { from: "open" } },
	],
	[{ text: "I am away." }, { kind: "auto-reply", data: {}, text: "I am away." }],
	[{ to: "25" }, { kind: "auto-reply", data: { count: 25 } }],
	[
		{ from: "waiting", to: "new", text: "No such address" },
		{ kind: "answer-bounced", data: { from: "waiting", to: "new" }, text: "No such address" },
	],
	[{ text: "Full" }, { kind: "answer-bounced", data: {}, text: "Full" }],
	[{ text: "Full" }, { kind: "copy-bounced", data: {}, text: "Full" }],
	[
		{ from: "new", to: "waiting" },
		{ kind: "answer-delivered", data: { from: "new", to: "waiting" } },
	],
	[
		{ from: "waiting", to: "new" },
		{ kind: "answer-failed", data: { from: "waiting", to: "new" } },
	],
	[
		{ text: "riya@x.example → no e-mail\nno phone → 98765 43210" },
		{
			kind: "corrected",
			data: {
				email: { from: "riya@x.example", to: null },
				phone: { from: null, to: "98765 43210" },
			},
		},
	],
	[
		{ text: "no e-mail → riya@x.example" },
		{ kind: "corrected", data: { email: { from: null, to: "riya@x.example" } } },
	],
	// It is erased.
	[{}, { kind: "corrected", data: {} }],
	[
		{ from: "new", to: "open" },
		{ kind: "state", data: { from: "new", to: "open" } },
	],
	[
		{ from: "open", to: "45000" },
		{ kind: "won", data: { from: "open", value: 45_000 } },
	],
	[{ from: "open" }, { kind: "won", data: { from: "open", value: null } }],
	[
		{ from: "open", text: "Price" },
		{ kind: "lost", data: { from: "open" }, text: "Price" },
	],
	[
		{ to: "asha", text: "Yours" },
		{ kind: "owner", data: { from: null, to: "asha" }, text: "Yours" },
	],
	[{ from: "asha" }, { kind: "owner", data: { from: "asha", to: null } }],
	[{ to: START }, { kind: "snooze", data: { from: null, to: START } }],
	[
		{ from: START, to: LATER, text: "Until then, if no reply comes." },
		{ kind: "snooze", data: { from: START, to: LATER, isFollowedUp: true } },
	],
	[
		{ from: "clean", to: "spam" },
		{ kind: "spam", data: { from: "clean" } },
	],
	[
		{ from: "spam", to: "ham" },
		{ kind: "ham", data: { from: "spam" } },
	],
	[{ to: START }, { kind: "booked", data: { startsAt: START } }],
	[
		{ from: START, to: LATER, text: "Ill" },
		{ kind: "call-moved", data: { from: START, to: LATER }, text: "Ill" },
	],
	...OF_CALL.map((kind): [Values, Told] => [{ from: START }, { kind, data: { startsAt: START } }]),
	[
		{ from: "answer", text: FILES },
		{ kind: "undone", data: { of: "answer", data: {}, hadFiles: true } },
	],
	[
		{ from: "won", to: "45000", text: "At last" },
		{ kind: "undone", data: { of: "won", data: { from: "", value: 45_000 } }, text: "At last" },
	],
	[
		{ from: "owner", to: "asha" },
		{ kind: "taken-back", data: { of: "owner", data: { from: null, to: "asha" } } },
	],
	...WITHOUT_DATA.map((kind): [Values, Told] => [{}, { kind, data: {} }]),
];

describeOnBoth("the migration to data of events", ({ kind, open, createBlankPlace }) => {
	it("keeps what an event of any kind told", async () => {
		const { database, enquiries } = await open(await createBlankPlace());
		const { db } = database;
		const { id } = await enquiries.save(createNewEnquiry(), []);
		await addFormerValues(db);
		for (const name of ["events_by_other", "events_by_kind"])
			await db.schema.dropIndex(name).execute();
		await db.schema.alterTable("enquiryEvents").dropColumn("data").execute();
		await sql`create index events_by_value on enquiry_events (to_value, kind, at)`.execute(db);
		for (const [at, [{ from = null, to = null, text = null }, told]] of ROWS.entries())
			await sql`insert into enquiry_events
				(id, enquiry_id, at, author, kind, from_value, to_value, text, revision)
				values (${`event-${at}`}, ${id}, ${START}, 'system', ${told.kind}, ${from}, ${to}, ${text}, ${at})`.execute(
				db,
			);
		await addEventData(db as never, kind === "PostgreSQL");

		const rows = await db
			.selectFrom("enquiryEvents")
			.select(["kind", "data", "text"])
			.orderBy("revision")
			.execute();
		const wanted = ROWS.map(([, told]) => ({ text: null, ...told }));
		expect(rows.map(parseEvent)).toEqual(wanted);
		const later = [
			"another-enquiry",
			"new-matter",
			"next-step",
			"not-one-person",
			"value",
		] as const;
		const kinds = new Set([...wanted.map((told) => told.kind), ...later]);
		expect(Object.keys(EVENTS).filter((each) => !kinds.has(each as Event["kind"]))).toEqual([]);
	});
});
