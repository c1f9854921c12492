import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { parseEvent } from "#app/enquiries/event-table.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { CALL, UNDOABLE_CHANGES } from "../../../tests/support/change-effects.ts";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { changeAll } from "./change-all.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, type Change, COMMAND, UNDO_MS, VISITOR } from "./change-types.ts";

const NOON = getNow();
const UNDO = { kind: "undo" } as const;
const ANSWER = { kind: "answer", text: "Dear Riya" } as const;

describeOnBoth("an undo", ({ open }) => {
	async function openOne(wanted: typeof CALL | null = CALL) {
		setClock(() => NOON);
		const stores = await open();
		const people = createPeopleStore(stores.database);
		const [asha, kabir] = [
			await people.invite("Asha", "a@x.in", "owner"),
			await people.invite("Kabir", "k@x.in", "member"),
		];
		if (!asha || !kabir) throw new Error("they are invited already");
		const { id } = await stores.enquiries.save(createNewEnquiry(), ["email"], wanted);
		const { db } = stores.database;
		return {
			stores,
			id,
			asha,
			kabir,
			change: (change: Change, by = byPerson(asha.id)) =>
				changeEnquiry(stores.database, { id, by }, change),
			read: async () => ({
				enquiry: await db.selectFrom("enquiries").selectAll().executeTakeFirstOrThrow(),
				call: await stores.bookings.find(id),
				pending: await db
					.selectFrom("deliveries")
					.select(["channel", "eventId"])
					.where("state", "=", "pending")
					.orderBy("channel")
					.execute(),
			}),
			listEvents: async () => {
				const rows = await db.selectFrom("enquiryEvents").selectAll().orderBy("revision").execute();
				return rows.map(parseEvent);
			},
			listDrafts: () => db.selectFrom("drafts").selectAll().execute(),
		};
	}

	it("of a form that saved several values restores all of them, and nothing of before", async () => {
		const { asha, kabir, change, read, listEvents, stores, id } = await openOne(null);
		await change({ kind: "owner", owner: asha.id });
		const before = await read();
		const by = byPerson(asha.id);
		const result = await changeAll(stores.database, { id, by }, [
			{ kind: "owner", owner: kabir.id },
			{ kind: "snooze", until: new Date(NOON + 1).toISOString() },
			{ kind: "value", value: 60_000 },
			{ kind: "next-step", next: { by: "us", at: null } },
			{ kind: "won", value: 45_000 },
		]);
		expect(result).toBe("changed");
		setClock(() => NOON + 2);
		expect(await change(UNDO)).toBe("changed");
		const after = await read();
		expect(after.enquiry).toEqual({ ...before.enquiry, revision: after.enquiry.revision });
		expect((await listEvents()).map(({ kind }) => kind)).toEqual([
			"owner",
			"taken-back",
			"taken-back",
			"taken-back",
			"taken-back",
			"taken-back",
			"undone",
		]);
		expect(await change(UNDO)).toBe("final");
	});

	it.each(UNDOABLE_CHANGES)(
		"of $change.kind leaves the enquiry as it was, but for its revision: $given",
		async ({ given, change: given_ }) => {
			const { asha, change, read, listEvents } = await openOne(given === "spam" ? null : CALL);
			const wanted = given_.kind === "owner" ? { ...given_, owner: asha.id } : given_;
			if (given === "spam") await change({ kind: "spam" }, COMMAND);
			if (given === "with a call that began") setClock(() => CALL.startsAt + 1);
			const before = await read();
			expect(await change(wanted)).toBe("changed");
			expect(await change(UNDO)).toBe("changed");
			const { revision } = before.enquiry;
			const after = await read();
			expect(after.enquiry).toEqual({ ...before.enquiry, revision: after.enquiry.revision });
			expect(after.enquiry.revision).toBeGreaterThan(revision);
			expect(after.call).toEqual(before.call);
			const toChannels = ({ pending }: typeof before) => pending.map(({ channel }) => channel);
			expect(toChannels(after)).toEqual(toChannels(before));
			const events = (await listEvents()).filter((event) => event.revision > revision);
			expect(events.slice(0, 2)).toMatchObject([
				{ kind: "taken-back", data: { of: wanted.kind } },
				{ kind: "undone", data: { of: wanted.kind }, staffId: asha.id },
			]);
			expect(await change(UNDO)).not.toBe("changed");
		},
	);

	it("of an answer keeps its words as a draft, and it counts as no answer", async () => {
		const { asha, change, id, listDrafts, listEvents, read, stores } = await openOne();
		await change(ANSWER);
		await change(UNDO);
		expect(await listDrafts()).toMatchObject([
			{ staffId: asha.id, enquiryId: id, text: ANSWER.text, cc: "" },
		]);
		expect((await listEvents()).map(({ text }) => text)).not.toContain(ANSWER.text);
		await change({ kind: "answer-delivered" }, COMMAND);
		expect((await read()).enquiry.firstAnswerAt).toBeNull();
		expect(await stores.outbox.claim("answer", 1, NOON + UNDO_MS)).toEqual([]);
	});

	it("of an answer leaves the person’s other enquiries as they were too", async () => {
		const { change, stores } = await openOne(null);
		const other = await stores.enquiries.save(createNewEnquiry(), []);
		const findOther = () =>
			stores.database.db
				.selectFrom("enquiries")
				.selectAll()
				.where("id", "=", other.id)
				.executeTakeFirstOrThrow();
		const before = await findOther();
		await change(ANSWER);
		expect((await findOther()).state).toBe("waiting");
		await change(UNDO);
		expect(await findOther()).toEqual({ ...before, revision: before.revision + 2 });
	});

	it("of an answer that is being sent is rejected, and it is not due before", async () => {
		const { change, read, stores } = await openOne();
		await change(ANSWER);
		expect(await stores.outbox.claim("answer", 1, NOON + UNDO_MS - 1)).toEqual([]);
		await claimOne(stores, "answer");
		const before = await read();
		expect(await change(UNDO)).toBe("sent");
		expect(await read()).toEqual(before);
	});

	it("comes too late once its seconds have passed, with ten times as many for whoever needs longer", async () => {
		const { change } = await openOne();
		await change({ kind: "state", state: "won" });
		setClock(() => NOON + UNDO_MS + 90_001);
		expect(await change(UNDO)).toBe("late");
		setClock(() => NOON + UNDO_MS + 90_000);
		expect(await change(UNDO)).toBe("changed");
	});

	it("is of one’s own last change only, of what can be undone", async () => {
		const { change, kabir, listEvents } = await openOne();
		expect(await change(UNDO)).toBe("theirs");
		await change({ kind: "note", text: "Called" });
		expect(await change(UNDO)).toBe("final");
		await change({ kind: "state", state: "won" });
		expect(await change(UNDO, byPerson(kabir.id))).toBe("theirs");
		expect(await change(UNDO, VISITOR)).toBe("theirs");
		await change({ kind: "note", text: "Great" }, byPerson(kabir.id));
		expect(await change(UNDO)).toBe("theirs");
		expect(await listEvents()).toHaveLength(4);
	});

	it("knows no former value after an erasure", async () => {
		const { change, listEvents, listDrafts } = await openOne();
		await change(ANSWER);
		await change(UNDO);
		await change({ kind: "state", state: "won" });
		await change({ kind: "erase" });
		expect((await listEvents()).map(({ replaced }) => replaced).filter(Boolean)).toEqual([]);
		expect(await listDrafts()).toEqual([]);
		expect(await change(UNDO)).toBe("missing");
	});
});
