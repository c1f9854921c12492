import { expect, it } from "vitest";
import { parseCalendarError, parseProblems } from "#app/calls/calendar-report.ts";
import { describeCalendarError, describeProblem } from "#app/calls/describe-calendar.ts";
import type { EventRow } from "#app/enquiries/event-table.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { storeWords } from "./store-words.ts";

type Told = [text: string | null, data: object];
const REST = "The rest is in the mailbox.";
const FLOOD = { from: "new", isOverLimit: true };

/** Events as they were, and as they are afterwards. */
const EVENTS: [EventRow["kind"], Told, Told][] = [
	["reply", [`Long\n${REST}`, FLOOD], ["Long", { ...FLOOD, isCut: true }]],
	["reply", [REST, FLOOD], ["", { ...FLOOD, isCut: true }]],
	// A visitor wrote it.
	["reply", [REST, { from: "new" }], [REST, { from: "new" }]],
	["auto-reply", [`Away\n${REST}`, {}], ["Away", { isCut: true }]],
	[
		"owner",
		["Its owner has left.", { from: "asha", to: null }],
		[null, { from: "asha", to: null, hasLeft: true }],
	],
	["owner", ["Yours", { from: null, to: "asha" }], ["Yours", { from: null, to: "asha" }]],
];

describeOnBoth("the migration to words as data", ({ open, createBlankPlace }) => {
	it("keeps what was told, and the sentences of calendars", async () => {
		const { database, enquiries } = await open(await createBlankPlace());
		const { db } = database;
		const { id } = await enquiries.save(createNewEnquiry(), []);
		const person = { role: "member" as const, invitedAt: "2026-12-01T00:00:00.000Z" };
		const none = {
			accessEndedAt: null,
			signature: null,
			language: null,
			calendarVersion: 0,
			mayPublish: 0 as const,
		};
		const at = "2026-12-03T04:30:00.000Z";
		await db
			.insertInto("staff")
			.values([
				{
					...person,
					...none,
					id: "a",
					name: "A former colleague",
					email: "a",
					disabledAt: at,
					erasedAt: at,
				},
				{ ...person, ...none, id: "b", name: "Asha", email: "b", disabledAt: null, erasedAt: null },
			])
			.execute();
		await db
			.insertInto("busyCalendars")
			.values({
				id: "calendar",
				staffId: "b",
				url: "https://a.example/",
				spans: "[]",
				problems: JSON.stringify(["And 3 more."]),
				error: "There is nothing at this address any more.",
				fetchedAt: 0,
				triedAt: 0,
			})
			.execute();
		await db
			.insertInto("enquiryEvents")
			.values(
				EVENTS.map(([kind, [text, data]], index) => ({
					id: `event-${index}`,
					enquiryId: id,
					at,
					author: "system" as const,
					staffId: null,
					kind,
					data: JSON.stringify(data),
					text,
					cc: null,
					sendAt: null,
					replaced: null,
					revision: index,
				})),
			)
			.execute();
		await storeWords(db as never);

		const staff = await db.selectFrom("staff").select("name").orderBy("id").execute();
		expect(staff).toEqual([{ name: "" }, { name: "Asha" }]);
		const events = await db.selectFrom("enquiryEvents").selectAll().orderBy("revision").execute();
		expect(events.map(({ text, data }) => [text, JSON.parse(data)])).toEqual(
			EVENTS.map(([, , told]) => told),
		);
		const calendar = await db.selectFrom("busyCalendars").selectAll().executeTakeFirstOrThrow();
		const error = parseCalendarError(calendar.error);
		expect(error && describeCalendarError(error)).toBe(
			"There is nothing at this address any more.",
		);
		expect(parseProblems(calendar.problems).map(describeProblem)).toEqual(["And 3 more."]);
	});
});
