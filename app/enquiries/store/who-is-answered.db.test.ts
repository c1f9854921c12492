import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { suggestPersons } from "#app/desk/store/suggest-persons.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import type { NewEnquiry } from "../enquiry.ts";
import { changeEnquiry, type Target } from "./change-enquiry.ts";
import { byPerson, type Change, SYSTEM, VISITOR } from "./change-types.ts";

const NOON = getNow();
const PHONE = "98765 43210";
const ANSWER = { kind: "answer", text: "Yes" } as const;
const PLAN = { ...ANSWER, sendAt: new Date(NOON + DAY).toISOString() } as const;
const CALLED = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
const WAITS = { state: "new", outgoingAt: null, firstAnswerAt: null };

describeOnBoth("who is answered", ({ open }) => {
	async function openDesk() {
		setClock(() => NOON);
		const stores = await open();
		const { database, enquiries } = stores;
		const { db } = database;
		const people = createPeopleStore(database);
		const asha = await people.invite("Asha", "a@x.in", "owner");
		const kabir = await people.invite("Kabir", "k@x.in", "member");
		const by = byPerson(asha?.id ?? "");
		return {
			...stores,
			db,
			by,
			byKabir: byPerson(kabir?.id ?? ""),
			save: async (given: Partial<NewEnquiry> = {}) =>
				(await enquiries.save(createNewEnquiry(given), [])).id,
			change: (id: string, change: Change, target: Partial<Target> = {}) =>
				changeEnquiry(database, { id, by, ...target }, change),
			find: (id: string) =>
				db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
			findEvent: (id: string, kind: "answer") =>
				db
					.selectFrom("enquiryEvents")
					.selectAll()
					.where("enquiryId", "=", id)
					.where("kind", "=", kind)
					.orderBy("revision", "desc")
					.executeTakeFirstOrThrow(),
		};
	}

	it("is nobody whose number a stranger wrote into a form, and staff may say that they are one", async () => {
		const { db, save, change, find } = await openDesk();
		const customer = await save({ name: "Bela", email: "bela@x.example", phone: PHONE });
		const rival = await save({ name: "Rival", email: "rival@evil.example", phone: PHONE });
		for (const answer of [ANSWER, CALLED]) await change(rival, answer);
		expect(await find(customer)).toMatchObject({ ...WAITS, revision: 0 });
		expect(await suggestPersons(db, rival)).toMatchObject([
			{ id: customer, name: "Bela", email: "bela@x.example", sharing: "number" },
		]);
		const unknown = await save({ email: "farah@x.example", phone: "" });
		expect(await suggestPersons(db, unknown), "without a number").toEqual([]);
	});

	it("is nobody of whom staff said that they are another person, and nobody is asked any more at either", async () => {
		const { db, save, change, find } = await openDesk();
		const arun = await save({ email: "arun@x.example", phone: PHONE });
		const bela = await save({ email: "bela@x.example", phone: PHONE });
		const isDenied = async (id: string) =>
			(await suggestPersons(db, id)).map((person) => person.isDenied);
		expect(await isDenied(arun)).toEqual([false]);
		expect(await change(arun, { kind: "not-one-person", enquiryId: bela })).toBe("changed");
		for (const id of [arun, bela]) expect(await isDenied(id)).toEqual([true]);
		const farah = await save({ email: "farah@x.example", phone: PHONE });
		expect(await isDenied(farah)).toEqual([false, false]);
		expect(await isDenied(bela), "what is still asked comes first").toEqual([false, true]);
		// It holds for all that they write, and they can be put together all the same.
		expect(await isDenied(await save({ email: "bela@x.example" }))).toEqual([]);
		await change(bela, { kind: "put-together", enquiryId: arun });
		expect((await find(bela)).personId).toBe((await find(arun)).personId);
		expect(await change(bela, { kind: "not-one-person", enquiryId: arun })).toBe("unchanged");
	});

	it("is nobody by a chain of one's address and another one's number, marked as spam or not", async () => {
		const { save, change, find } = await openDesk();
		const arun = await save({ email: "arun@x.example" });
		const bela = await save({ email: "bela@x.example", phone: PHONE });
		const both = await save({ email: "arun@x.example", phone: PHONE });
		await change(arun, ANSWER);
		expect((await find(both)).state).toBe("waiting");
		expect(await find(bela)).toMatchObject(WAITS);
		await change(both, { kind: "spam" });
		await change(bela, ANSWER);
		for (const id of [arun, both])
			expect(await find(id)).toMatchObject({ verdict: "spam", revision: 3 });
	});

	it("keeps a planned answer when a stranger writes, and not when they write themselves", async () => {
		const { save, change, find } = await openDesk();
		const customer = await save({ email: "bela@x.example", phone: PHONE });
		const rival = await save({ email: "rival@evil.example", phone: PHONE });
		await change(customer, PLAN);
		const reply = (fromAddress: string) =>
			({ kind: "reply", text: "Hello", message: { ...MESSAGE, fromAddress } }) as const;
		await change(rival, reply("rival@evil.example"), { by: VISITOR });
		await change(customer, reply("rival@evil.example"), { by: VISITOR });
		expect((await find(customer)).outgoingAt).toBe(PLAN.sendAt);
		await change(customer, reply("Bela@x.example"), { by: VISITOR });
		expect((await find(customer)).outgoingAt).toBeNull();
	});

	it("is nobody whose words the author's page did not show", async () => {
		const { save, change, find } = await openDesk();
		const first = await save();
		const { revision: seen } = await find(first);
		const second = await save();
		expect(await change(first, ANSWER, { seen })).toBe("stale");
		expect(await find(second)).toMatchObject(WAITS);
		const { revision } = await find(second);
		expect(await change(first, ANSWER, { seen: revision })).toBe("changed");
		expect((await find(second)).state).toBe("waiting");
	});

	it("waits again when the answer is undone, whatever anybody did to the matter meanwhile", async () => {
		const { save, change, find, byKabir, findEvent } = await openDesk();
		const ids = [await save(), await save()];
		const [first = "", second = ""] = ids;
		await change(first, ANSWER);
		await change(second, { kind: "note", text: "I know her" }, { by: byKabir });
		const { id: eventId } = await findEvent(first, "answer");
		expect(await change(second, { kind: "undo", eventId })).toBe("changed");
		for (const id of ids) expect(await find(id)).toMatchObject({ ...WAITS, owner: null });
	});

	it("waits again when the answer did not arrive, and not once it does", async () => {
		const stores = await openDesk();
		const { save, change, find, outbox, db } = stores;
		const [first, second] = [await save(), await save()];
		await change(first, ANSWER);
		const claim = await claimOne(stores, "answer", NOON + MINUTE);
		await outbox.markDelivered(claim);
		const bounce = { deliveryId: claim.delivery.id, reason: "5.1.1" };
		await change(first, { kind: "answer-bounced", ...bounce }, { by: SYSTEM });
		for (const id of [first, second])
			expect(await find(id)).toMatchObject({ state: "new", firstAnswerAt: null });
		await db.updateTable("deliveries").set({ state: "delivered" }).execute();
		await change(first, { kind: "answer-delivered" }, { by: SYSTEM });
		for (const id of [first, second]) expect((await find(id)).state).toBe("waiting");
	});

	it("keeps one of two answers that are planned for the same minute, when the other is cancelled", async () => {
		const { db, save, change, find } = await openDesk();
		const [first, second] = [await save(), await save()];
		await change(first, PLAN);
		await change(first, { ...PLAN, text: "And this" });
		const planned = await db
			.selectFrom("enquiryEvents")
			.select(["id", "text"])
			.where("kind", "=", "answer")
			.orderBy("revision")
			.execute();
		await change(first, { kind: "cancel-answer", eventId: planned[1]?.id ?? "" });
		expect(await find(first)).toMatchObject({ state: "waiting", outgoingAt: PLAN.sendAt });
		expect(await find(second)).toMatchObject({ state: "waiting", outgoingAt: PLAN.sendAt });
		await change(first, { kind: "cancel-answer", eventId: planned[0]?.id ?? "" });
		for (const id of [first, second]) expect(await find(id)).toMatchObject(WAITS);
	});
});
