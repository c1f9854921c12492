import { expect, it } from "vitest";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createPeopleStore } from "../../desk/store/people-store.ts";
import type { NewEnquiry } from "../enquiry.ts";
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
		for (const id of [one, other]) expect(await list(id)).toEqual([one, other].toSorted());
		for (const id of [held, one]) await change(id, { kind: "ham" });
		expect(await list(one)).toEqual([one, held, other].toSorted());
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
