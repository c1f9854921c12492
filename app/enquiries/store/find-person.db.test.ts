import { expect, it } from "vitest";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createPeopleStore } from "../../desk/store/people-store.ts";
import type { NewEnquiry } from "../enquiry.ts";
import { selectData } from "../event-table.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, type Change } from "./change-types.ts";
import { listPersonIds } from "./find-person.ts";

describeOnBoth("a person", ({ open }) => {
	async function openDesk() {
		const { database, enquiries } = await open();
		const asha = await createPeopleStore(database).invite("Asha", "a@x.in", "owner");
		const by = byPerson(asha?.id ?? "");
		const { db } = database;
		return {
			db,
			save: async (given: Partial<NewEnquiry> = {}) =>
				(await enquiries.save(createNewEnquiry(given), [])).id,
			change: (id: string, change: Change) => changeEnquiry(database, { id, by }, change),
			find: (id: string) =>
				db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
		};
	}

	const ANSWER = { kind: "answer", text: "Yes" } as const;

	it("has one answer: further enquiries that wait for one are answered with it, and say so", async () => {
		const { db, save, change, find } = await openDesk();
		const [first, second, spam] = [
			await save(),
			await save({ email: "RIYA@desaicotton.example" }),
			await save({ verdict: "quarantined" }),
		];
		const other = await save({ email: "other@x.example" });
		expect(await change(second, ANSWER)).toBe("changed");
		expect(await find(first)).toMatchObject({ state: "waiting", revision: 1 });
		for (const id of [spam, other])
			expect(await find(id)).toMatchObject({ state: "new", revision: 0 });
		const events = await db
			.selectFrom("enquiryEvents")
			.select(["kind", selectData("enquiryId").as("other")])
			.where("enquiryId", "=", first)
			.execute();
		expect(events).toEqual([{ kind: "answered-with", other: second }]);
		await change(first, ANSWER);
		expect((await find(second)).revision).toBe(1);
	});

	it("has no answer to an enquiry that came after the page of the answered one was opened", async () => {
		const { db, save, change, find } = await openDesk();
		const [first, later] = [await save(), await save()];
		await db
			.updateTable("enquiries")
			.set({ seenAt: "2020-01-01T00:00:00.000Z" })
			.where("id", "=", first)
			.execute();
		await change(first, ANSWER);
		expect((await find(later)).state).toBe("new");
	});

	it("who is answered twice at once has both answers, and no one waits for ever", async () => {
		const { save, change, find } = await openDesk();
		const ids = [await save(), await save(), await save()];
		const results = await Promise.all(ids.map((id) => change(id, ANSWER)));
		expect(results).toEqual(["changed", "changed", "changed"]);
		for (const id of ids) expect((await find(id)).state).toBe("waiting");
	});

	it("is one by the mailbox, whatever its case and tags, and not by a phone number", async () => {
		const { db, save } = await openDesk();
		const phone = "98765 43210";
		const [one, tagged, stranger, byHand] = [
			await save({ phone }),
			await save({ email: "Riya+shop@DesaiCotton.example" }),
			await save({ email: "stranger@x.example", phone }),
			await save({ email: "", phone }),
		];
		expect((await listPersonIds(db, one)).toSorted()).toEqual([one, tagged].toSorted());
		for (const id of [stranger, byHand]) expect(await listPersonIds(db, id)).toEqual([id]);
	});

	it("has nothing that is held as spam, until it is freed", async () => {
		const { db, save, change } = await openDesk();
		const [one, held, other] = [await save(), await save({ verdict: "quarantined" }), await save()];
		const list = async (id: string) => (await listPersonIds(db, id)).toSorted();
		expect(await list(held)).toEqual([held]);
		await change(one, { kind: "spam" });
		expect([await list(one), await list(other)]).toEqual([[one], [other]]);
		for (const id of [held, one]) await change(id, { kind: "ham" });
		expect(await list(one)).toEqual([one, held, other].toSorted());
	});

	it("is put together with another one, and taken apart with what was answered together given back", async () => {
		const { db, save, change, find } = await openDesk();
		const phone = "98765 43210";
		const kavita = await save({ email: "kavita@rao.example", phone });
		const suresh = await save({ email: "suresh@rao.example", phone });
		const later = await save({ email: "suresh@rao.example" });
		const list = async (id: string) => (await listPersonIds(db, id)).toSorted();
		const before = await find(suresh);
		expect(await change(suresh, { kind: "put-together", enquiryId: kavita })).toBe("changed");
		expect(await list(later)).toEqual([kavita, suresh, later].toSorted());
		const newest = await save({ email: "suresh@rao.example" });
		expect(await list(kavita)).toContain(newest);
		await change(kavita, { kind: "answered-elsewhere", channel: "call", text: "" });
		expect((await find(suresh)).state).toBe("waiting");
		expect((await find(later)).state).toBe("new");
		await change(later, { kind: "take-apart" });
		expect(await list(suresh)).toEqual([suresh, later, newest].toSorted());
		expect(await list(kavita)).toEqual([kavita]);
		const { revision, personId } = await find(suresh);
		expect(await find(suresh)).toEqual({ ...before, revision, personId });
		expect((await find(kavita)).state).toBe("waiting");
		expect(await list(await save({ email: "suresh@rao.example" }))).toContain(later);
	});

	it("is taken apart from others with the same address, alone, and put together again", async () => {
		const { db, save, change, find } = await openDesk();
		const [one, other, third] = [await save(), await save(), await save()];
		const list = async (id: string) => (await listPersonIds(db, id)).toSorted();
		await change(one, ANSWER);
		expect((await find(other)).state).toBe("waiting");
		await change(other, { kind: "take-apart" });
		expect(await list(one)).toEqual([one, third].toSorted());
		expect(await list(other)).toEqual([other]);
		expect(await find(other)).toMatchObject({ state: "new", firstAnswerAt: null, owner: null });
		expect((await find(third)).state).toBe("waiting");
		await change(other, { kind: "put-together", enquiryId: third });
		expect(await list(one)).toEqual([one, other, third].toSorted());
	});

	it("forgets a mailbox with its last enquiry", async () => {
		const { db, save, change } = await openDesk();
		const ids = [await save(), await save()];
		const held = await save({ verdict: "quarantined" });
		for (const id of ids) await change(id, { kind: "erase" });
		await change(held, { kind: "erase" });
		expect(await db.selectFrom("persons").selectAll().execute()).toEqual([]);
		const personIds = await db.selectFrom("enquiries").select("personId").execute();
		expect(personIds.map(({ personId }) => personId)).toEqual([null, null, null]);
	});

	it("follows a corrected address", async () => {
		const { db, save, change } = await openDesk();
		const [one, other] = [await save(), await save({ email: "r@x.example" })];
		await change(other, { kind: "correct", email: "riya@desaicotton.example", phone: null });
		expect((await listPersonIds(db, one)).toSorted()).toEqual([one, other].toSorted());
		await change(other, { kind: "correct", email: "", phone: "98765 43210" });
		expect(await listPersonIds(db, other)).toEqual([other]);
	});
});
