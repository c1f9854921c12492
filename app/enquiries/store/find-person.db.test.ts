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
			.select(["kind", "toValue"])
			.where("enquiryId", "=", first)
			.execute();
		expect(events).toEqual([{ kind: "answered-with", toValue: second }]);
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

	it("is taken apart from others with the same address, and put together again", async () => {
		const { db, save, change } = await openDesk();
		const [one, other, third] = [await save(), await save(), await save()];
		const list = async (id: string) => (await listPersonIds(db, id)).toSorted();
		await change(other, { kind: "take-apart", person: "Asha" });
		expect(await list(one)).toEqual([one, third].toSorted());
		expect(await list(other)).toEqual([other]);
		await change(third, { kind: "take-apart", person: "asha" });
		expect(await list(other)).toEqual([other, third].toSorted());
		expect(await list(one)).toEqual([one]);
		for (const id of [other, third]) await change(id, { kind: "take-apart", person: null });
		expect(await list(one)).toEqual([one, other, third].toSorted());
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
