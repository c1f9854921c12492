import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { parseEvent } from "#app/enquiries/event-table.ts";
import { setClock } from "#app/platform/clock.ts";
import { CALL, CHANGES, type Given } from "../../../tests/support/change-effects.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { type Author, byPerson, type Change, COMMAND, SYSTEM, VISITOR } from "./change-types.ts";

const CHANNELS = ["acknowledgement", "email", "webhook"] as const;
describeOnBoth("a change of an enquiry", ({ open }) => {
	async function openStores() {
		const stores = await open();
		const asha = await createPeopleStore(stores.database).invite("Asha", "a@x.in", "owner");
		return { ...stores, them: asha?.id ?? "" };
	}

	/** Stores an enquiry in place of the former one. */
	async function saveOne(
		stores: Awaited<ReturnType<typeof openStores>>,
		given: Given = "with a call",
	) {
		const { database, them } = stores;
		const { db } = database;
		for (const table of [
			"replies",
			"attachments",
			"deliveries",
			"enquiryEvents",
			"bookings",
			"enquiries",
		] as const)
			await db.deleteFrom(table).execute();
		const wanted = given === "without a call" ? null : CALL;
		const { id } = await stores.enquiries.save(createNewEnquiry(), CHANNELS, wanted);
		const setState = (
			channel: (typeof CHANNELS)[number] | "answer",
			state: "delivered" | "failed",
		) => db.updateTable("deliveries").set({ state }).where("channel", "=", channel).execute();
		const change = (by: Author, change: Change, seen?: number) =>
			changeEnquiry(database, { id, by, ...(seen !== undefined && { seen }) }, change);
		await setState("acknowledgement", "delivered");
		await setState("webhook", "failed");
		// An e-mail that was not tried invites the agency to the call of a visitor.
		if (given === "without a call") await setState("email", "delivered");
		if (given === "spam") await change(COMMAND, { kind: "spam" });
		if (given === "unanswered" || given === "answered")
			await change(byPerson(them), { kind: "answer", text: "Yes" });
		if (given === "unanswered") await setState("answer", "failed");
		if (given === "answered") {
			await setState("answer", "delivered");
			const answer = db.updateTable("deliveries").where("channel", "=", "answer");
			await answer.set({ id: "answer" }).execute();
		}
		if (given === "planned") {
			const sendAt = new Date(CALL.startsAt).toISOString();
			await change(byPerson(them), { kind: "answer", text: "Yes", sendAt });
			const events = db.updateTable("enquiryEvents").where("kind", "=", "answer");
			await events.set({ id: "planned" }).execute();
			const answer = db.updateTable("deliveries").where("channel", "=", "answer");
			await answer.set({ eventId: "planned" }).execute();
		}
		if (given === "with a cancelled call")
			await change(VISITOR, { kind: "cancel-call", sequence: 0 });
		if (given === "with a call that began") setClock(() => CALL.startsAt + 1);
		const read = async () => {
			const enquiry = await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow();
			const deliveries = await db.selectFrom("deliveries").selectAll().orderBy("state").execute();
			const events = await db.selectFrom("enquiryEvents").selectAll().orderBy("revision").execute();
			const states = Map.groupBy(deliveries, ({ channel }) => channel);
			return {
				enquiry,
				deliveries: Object.fromEntries(
					[...states].map(([channel, all]) => [channel, all.map(({ state }) => state).join()]),
				),
				events: events.map(parseEvent),
				call: (await stores.bookings.find(id))?.state,
			};
		};
		return { change, read };
	}

	it.each(CHANGES.map((row) => ({ given: "with a call" as const, ...row })))(
		"$change.kind has its effects on an enquiry: $given, by each author",
		async (row) => {
			const stores = await openStores();
			const { them } = stores;
			for (const by of [byPerson(them), COMMAND, VISITOR, SYSTEM]) {
				const { change, read } = await saveOne(stores, row.given);
				const before = await read();
				const { revision } = before.enquiry;
				expect(await change(by, toNamed(row.change, by), revision)).toBe("changed");
				const after = await read();
				expect(after.events.slice(before.events.length)).toMatchObject(
					row.events.map((event, at) => ({
						kind: row.change.kind,
						...by,
						data: {},
						text: null,
						revision: revision + 1 + at,
						...toNamed(event, by),
					})),
				);
				const values = {
					...before.enquiry,
					...toNamed(row.enquiry ?? {}, by),
					revision: revision + row.events.length,
				};
				if (row.change.kind === "erase") expect(after.enquiry).toMatchObject(row.enquiry ?? {});
				else expect(after.enquiry).toEqual(values);
				expect(after.deliveries).toEqual({ ...before.deliveries, ...row.deliveries });
				expect(after.call).toBe(row.call ?? before.call);
			}
		},
	);

	it("that a delivered answer makes is none, unless the answer had failed before", async () => {
		const stores = await openStores();
		const { change, read } = await saveOne(stores, "unanswered");
		await change(SYSTEM, { kind: "answer-failed" });
		const answers = stores.database.db.updateTable("deliveries").where("channel", "=", "answer");
		await answers.set({ state: "delivered" }).execute();
		const delivered = { kind: "answer-delivered" } as const;
		expect(await change(SYSTEM, delivered)).toBe("changed");
		const { enquiry, events } = await read();
		expect(enquiry).toMatchObject({ state: "waiting", firstAnswerAt: expect.any(String) });
		expect(events.at(-1)).toMatchObject({ ...delivered, ...SYSTEM, data: { from: "new" } });
		expect(await change(SYSTEM, delivered)).toBe("unchanged");
		expect(await read()).toMatchObject({ enquiry, events });
	});

	it("keeps the value of a won enquiry and the reason of a lost one until it is neither", async () => {
		const { change, read } = await saveOne(await openStores());
		const won = { kind: "won", value: 45_000 } as const;
		const lost = { kind: "lost", reason: "Price" } as const;
		const steps: [Change, object][] = [
			[won, { wonValue: 45_000, lostReason: null }],
			[{ kind: "state", state: "won" }, { wonValue: 45_000 }],
			[lost, { state: "lost", wonValue: null, lostReason: "Price" }],
			[{ kind: "state", state: "lost" }, { lostReason: "Price" }],
			[{ kind: "state", state: "open" }, { lostReason: null }],
			[won, { wonValue: 45_000 }],
			[{ kind: "state", state: "waiting" }, { wonValue: null }],
		];
		for (const [step, row] of steps) {
			await change(COMMAND, step);
			expect((await read()).enquiry).toMatchObject(row);
		}
		await change(COMMAND, lost);
		await change(COMMAND, { kind: "erase" });
		const { enquiry, events } = await read();
		expect([enquiry.lostReason, ...events.map(({ text }) => text)]).not.toContain("Price");
	});

	it("is rejected where the author saw another revision, and where it was erased, and writes nothing", async () => {
		const stores = await openStores();
		const { change, read } = await saveOne(stores);
		const before = await read();
		const spam = { kind: "spam" } as const;
		expect(await change(COMMAND, spam, 99)).toBe("stale");
		expect(await changeEnquiry(stores.database, { id: "nobody", by: COMMAND }, spam)).toBe(
			"missing",
		);
		expect(await change(VISITOR, { kind: "cancel-call", sequence: 1 })).toBe("stale");
		expect(await change(COMMAND, { kind: "no-show" })).toBe("over");
		expect(await read()).toEqual(before);
		await change(COMMAND, { kind: "erase" });
		for (const late of [spam, { kind: "erase" }, { kind: "book", wanted: CALL }] as const)
			expect(await change(COMMAND, late)).toBe("missing");
	});
});

/** Puts the id of the author in place of "them". */
function toNamed<Values extends object>(values: Values, { staffId }: Author): Values {
	const toOwn = (value: unknown) => (value === "them" ? staffId : value);
	const named = Object.entries(values).map(([key, value]) => [
		key,
		key === "data" ? toNamed(value, { staffId } as Author) : toOwn(value),
	]);
	return Object.fromEntries(named) as Values;
}
