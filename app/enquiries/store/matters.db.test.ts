import { expect, it } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY, SECOND } from "#app/platform/durations.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import type { NewEnquiry } from "../enquiry.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, type Change } from "./change-types.ts";
import { findDraft, saveDraft } from "./drafts.ts";
import { listPersonIds } from "./find-person.ts";
import { listMatterIds, pickMatter } from "./matters.ts";

const NOON = getNow();
const PHONE = "98765 43210";
const ANSWER = { kind: "answer", text: "Yes" } as const;
const CALLED = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
const WAITS = { state: "new", outgoingAt: null, firstAnswerAt: null };

describeOnBoth("a matter", ({ open }) => {
	const later = new Date(NOON + DAY).toISOString();

	async function openDesk() {
		let now = NOON;
		setClock(() => now);
		const { database, enquiries } = await open();
		const { db } = database;
		const people = createPeopleStore(database);
		const asha = await people.invite("Asha", "a@x.in", "owner");
		const kabir = await people.invite("Kabir", "k@x.in", "member");
		const by = byPerson(asha?.id ?? "");
		return {
			db,
			ashaId: asha?.id ?? "",
			kabirId: kabir?.id ?? "",
			save: async (given: Partial<NewEnquiry> = {}, isNewMatter = false) => {
				now += SECOND;
				const byHand = isNewMatter ? { by, isNewMatter } : null;
				return (await enquiries.save(createNewEnquiry(given), [], null, 0, byHand)).id;
			},
			change: (id: string, change: Change) => {
				now += SECOND;
				return changeEnquiry(database, { id, by }, change);
			},
			find: (id: string) =>
				db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
			list: async (id: string) => (await listMatterIds(db, id)).toSorted(),
		};
	}

	it("has the enquiries of one mailbox, with one state, owner, value and snooze", async () => {
		const { save, change, find, list, kabirId } = await openDesk();
		const [first, second] = [await save(), await save({ email: "RIYA@desaicotton.example" })];
		expect(await list(first)).toEqual([first, second].toSorted());
		const until = new Date(NOON + DAY).toISOString();
		for (const given of [
			ANSWER,
			{ kind: "owner", owner: kabirId },
			{ kind: "won", value: 40_000 },
			{ kind: "snooze", until },
		] as const)
			expect(await change(second, given)).toBe("changed");
		const values = { state: "won", owner: kabirId, wonValue: 40_000, snoozedUntil: until };
		for (const id of [first, second]) expect(await find(id)).toMatchObject(values);
		expect(pickMatter(await find(first))).toEqual(pickMatter(await find(second)));
	});

	it("stays won while its visitor waits for an answer, and is so again once there is one", async () => {
		const { save, change, find } = await openDesk();
		const id = await save();
		const replied = { kind: "replied", text: "One more thing" } as const;
		const isWon = { wonValue: 40_000, wonAt: expect.any(String) };
		await change(id, { kind: "won", value: 40_000 });
		await change(id, replied);
		expect(await find(id)).toMatchObject({ ...isWon, state: "new" });
		await change(id, { ...ANSWER, next: { by: "them", at: later } });
		expect(await find(id)).toMatchObject({ ...isWon, state: "won", dueAt: null });
		await change(id, { kind: "next-step", next: { by: "us", at: later } });
		expect(await find(id)).toMatchObject({ ...isWon, state: "open", dueAt: later });
		await change(id, { kind: "state", state: "waiting" });
		expect(await find(id)).toMatchObject({ ...isWon, state: "waiting" });
		await change(id, { kind: "state", state: "won" });
		await change(id, { kind: "state", state: "open" });
		expect(await find(id)).toMatchObject({ wonValue: null, wonAt: null });
	});

	it("waits again with another enquiry, of which its owner is told", async () => {
		const { db, save, change, find, kabirId } = await openDesk();
		const first = await save();
		await change(first, ANSWER);
		await change(first, { kind: "owner", owner: kabirId });
		const second = await save();
		for (const id of [first, second])
			expect(await find(id)).toMatchObject({ state: "new", owner: kabirId });
		const { incomingAt, createdAt } = await find(second);
		expect(incomingAt).toBe(createdAt);
		const notices = await db
			.selectFrom("deliveries")
			.select("enquiryId")
			.where("channel", "=", "reply-notice")
			.execute();
		expect(notices).toEqual([{ enquiryId: second }]);
	});

	it("is another one where staff begin it by hand, and nowhere else", async () => {
		const { db, save, change, find, list } = await openDesk();
		const [first, second] = [await save(), await save()];
		await change(first, ANSWER);
		await change(first, { kind: "value", value: 50_000 });
		const third = await save();
		expect(await change(third, { kind: "new-matter" })).toBe("changed");
		expect(await list(third)).toEqual([third]);
		expect(await list(first)).toEqual([first, second].toSorted());
		expect(await find(third)).toMatchObject({ ...WAITS, expectedValue: null });
		expect(await find(first)).toMatchObject({ state: "waiting", expectedValue: 50_000 });
		const byHand = await save({}, true);
		expect(await list(byHand)).toEqual([byHand]);
		expect((await listPersonIds(db, byHand)).length).toBe(4);
		// What comes next is of the matter with their last words.
		expect(await list(await save())).toContain(byHand);
		await change(third, { kind: "put-together", enquiryId: first });
		expect(await list(third)).toEqual([first, second, third].toSorted());
		expect(await find(third)).toMatchObject({ state: "new", expectedValue: 50_000 });
	});

	it("is one of two that are put together: whoever waited waits still", async () => {
		const { db, save, change, find, list } = await openDesk();
		const kavita = await save({ email: "kavita@rao.example", phone: PHONE });
		await change(kavita, CALLED);
		const suresh = await save({ email: "suresh@rao.example", phone: PHONE });
		await change(kavita, CALLED);
		expect(await change(suresh, { kind: "put-together", enquiryId: kavita })).toBe("changed");
		const newest = await save({ email: "suresh@rao.example" });
		expect(await list(kavita)).toEqual([kavita, suresh, newest].toSorted());
		expect((await find(kavita)).state).toBe("new");
		await change(kavita, CALLED);
		expect((await find(suresh)).state).toBe("waiting");
		await change(newest, { kind: "take-apart" });
		expect(await list(suresh)).toEqual([suresh, newest].toSorted());
		expect(await list(kavita)).toEqual([kavita]);
		expect(await find(suresh)).toMatchObject(WAITS);
		expect((await find(kavita)).state).toBe("waiting");
		expect(await listPersonIds(db, suresh)).not.toContain(kavita);
		expect(await list(await save({ email: "suresh@rao.example" }))).toContain(newest);
	});

	it("is taken apart from others of the same address alone, and put together again", async () => {
		const { save, change, find, list } = await openDesk();
		const [one, other] = [await save(), await save()];
		await change(one, ANSWER);
		await change(other, { kind: "take-apart" });
		expect(await list(other)).toEqual([other]);
		expect(await find(other)).toMatchObject(WAITS);
		expect((await find(one)).state).toBe("waiting");
		await change(other, { kind: "put-together", enquiryId: one });
		expect(await list(one)).toEqual([one, other].toSorted());
	});

	it("is spam as a whole, and freed as a whole, also by undoing either", async () => {
		const { save, change, find, list } = await openDesk();
		const [one, other] = [await save(), await save()];
		const before = await find(other);
		await change(other, { kind: "spam" });
		for (const id of [one, other]) expect((await find(id)).verdict).toBe("spam");
		const later = await save();
		expect(await list(later)).toEqual([later]);
		expect(await change(other, { kind: "undo" })).toBe("changed");
		expect(await list(later)).toEqual([one, other, later].toSorted());
		expect(await find(one)).toMatchObject({ verdict: "clean", personId: before.personId });
	});

	it("has no held enquiry, which joins it once it is freed, and leaves it where that is undone", async () => {
		const { save, change, find, list } = await openDesk();
		const [one, held] = [await save(), await save({ verdict: "quarantined" })];
		await change(one, ANSWER);
		expect(await list(held)).toEqual([held]);
		const before = await find(held);
		await change(held, { kind: "ham" });
		expect(await list(one)).toEqual([one, held].toSorted());
		expect((await find(one)).state).toBe("new");
		expect(await change(held, { kind: "undo" })).toBe("changed");
		expect(await list(held)).toEqual([held]);
		const { verdict, personId } = before;
		expect(await find(held)).toMatchObject({ ...WAITS, verdict, personId });
		expect((await find(one)).state).toBe("waiting");
	});

	it("stays where one of its enquiries is erased, also the one that leads it", async () => {
		const { save, change, find, list } = await openDesk();
		const [first, second] = [await save(), await save()];
		await change(first, ANSWER);
		await change(first, { kind: "erase" });
		expect(await find(second)).toMatchObject({ matterId: second, state: "waiting" });
		expect(await list(await save())).toContain(second);
	});

	it("has one draft of a person, with the words of both where two become one", async () => {
		const { db, save, change, find, ashaId: staffId } = await openDesk();
		const [one, other] = [await save(), await save({ email: "other@x.example" })];
		const draft = { staffId, cc: "", subject: "", savedAt: "" };
		await saveDraft(db, { ...draft, enquiryId: one, text: "One" });
		await saveDraft(db, { ...draft, enquiryId: other, text: "Other" });
		await change(other, { kind: "put-together", enquiryId: one });
		const { matterId } = await find(other);
		const { text } = (await findDraft(db, { staffId, enquiryId: matterId })) ?? {};
		expect(text).toBe("Other\n\nOne");
	});
});
