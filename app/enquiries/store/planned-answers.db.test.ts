import { expect, it } from "vitest";
import { createAnswerStore } from "#app/desk/store/answer-store.ts";
import { createNumbersStore } from "#app/desk/store/numbers-store.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { createReminderStore } from "#app/desk/store/reminder-store.ts";
import { parseEvent } from "#app/enquiries/event-table.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { DAY, HOUR } from "#app/platform/durations.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { listEnquiries } from "../../../tests/support/list-enquiries.ts";
import { claimOne, createNewEnquiry, describeOnBoth, mark } from "../../../tests/support/stores.ts";
import { formatJsonLine } from "../export-enquiry.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, type Change, UNDO_MS, VISITOR } from "./change-types.ts";

const NOON = getNow();
const TOMORROW = NOON + DAY;
const sendAt = new Date(TOMORROW).toISOString();
const PLAN = { kind: "answer", text: "Dear Riya", sendAt } as const;
const REPLY = { kind: "reply", text: "One more thing", message: MESSAGE } as const;

describeOnBoth("a planned answer", ({ open, createPlace }) => {
	async function openOne(place?: Awaited<ReturnType<typeof createPlace>>) {
		setClock(() => NOON);
		const stores = await open(place);
		const { database, enquiries } = stores;
		const { db } = database;
		const people = createPeopleStore(database);
		const [asha, kabir] = [
			await people.invite("Asha", "a@x.in", "owner"),
			await people.invite("Kabir", "k@x.in", "owner"),
		];
		if (!asha || !kabir) throw new Error("they are invited already");
		const save = async (given: Parameters<typeof createNewEnquiry>[0] = {}) =>
			(await enquiries.save(createNewEnquiry(given), [])).id;
		const id = await save();
		const change = (change: Change, by = byPerson(asha.id), of = id) =>
			changeEnquiry(database, { id: of, by }, change);
		const findPlanned = (of = id) =>
			db
				.selectFrom("enquiryEvents")
				.selectAll()
				.where("enquiryId", "=", of)
				.where("sendAt", "is not", null)
				.orderBy("revision", "desc")
				.executeTakeFirstOrThrow();
		return {
			...stores,
			id,
			asha,
			kabir,
			people,
			save,
			change,
			findPlanned,
			plan: async () => {
				expect(await change(PLAN)).toBe("changed");
				return { kind: "cancel-answer", eventId: (await findPlanned()).id } as const;
			},
			find: (of = id) =>
				db.selectFrom("enquiries").selectAll().where("id", "=", of).executeTakeFirstOrThrow(),
			listEvents: (of = id) =>
				db
					.selectFrom("enquiryEvents")
					.selectAll()
					.where("enquiryId", "=", of)
					.orderBy("revision")
					.execute()
					.then((rows) => rows.map(parseEvent)),
			listDrafts: () => db.selectFrom("drafts").selectAll().execute(),
			countAnswered: async () =>
				(await createNumbersStore(database).load(2, { targetMinutes: 60 }, getNow())).total
					.answered,
		};
	}

	it("is sent at its time and not before, also by another process, and answers from then on", async () => {
		const place = await createPlace();
		const { plan, find, countAnswered, database, enquiries } = await openOne(place);
		await plan();
		const exportOne = async () =>
			JSON.parse((await listEnquiries(enquiries)).map(formatJsonLine)[0] ?? "");
		expect(await find()).toMatchObject({ state: "waiting", firstAnswerAt: sendAt });
		expect([await countAnswered(), (await exportOne()).firstAnswerAt]).toEqual([0, null]);
		const reminders = createReminderStore(database);
		setClock(() => TOMORROW - 1);
		expect(await reminders.claim(() => true)).toBe(false);

		const later = await open(place);
		expect(await later.outbox.claim("answer", 1, getNow())).toEqual([]);
		// The enquiry itself was stored without a channel.
		await later.database.db.deleteFrom("deliveries").where("channel", "=", "none").execute();
		expect((await later.staff.measure()).oldestPending).toBeNull();
		setClock(() => TOMORROW);
		expect((await later.staff.measure()).oldestPending).toBe(sendAt);
		const claim = await claimOne(later, "answer", TOMORROW);
		expect(await createAnswerStore(database).find(claim.delivery)).toMatchObject({
			text: PLAN.text,
			at: sendAt,
		});
		await later.outbox.markDelivered(claim);
		expect(await find()).toMatchObject({ state: "waiting", firstAnswerAt: sendAt });
		expect([await countAnswered(), (await exportOne()).firstAnswerAt]).toEqual([1, sendAt]);
	});

	it("keeps its time where a clock was set back, or somebody makes all else due", async () => {
		const { plan, outbox, staff, id } = await openOne();
		await plan();
		await outbox.makeDueNow(NOON);
		expect(await staff.retryNow(id)).toEqual(["none"]);
		expect(await outbox.claim("answer", 1, TOMORROW - 1)).toEqual([]);
	});

	it("is cancelled by anybody until it is due, and its words are a draft of its author above the next ones", async () => {
		const { plan, change, find, kabir, asha, id, listDrafts, listEvents, outbox, database } =
			await openOne();
		const cancel = await plan();
		const draft = { staffId: asha.id, enquiryId: id, cc: "", savedAt: PLAN.sendAt };
		await database.db
			.insertInto("drafts")
			.values({ ...draft, text: "And now" })
			.execute();
		expect(await change(cancel, byPerson(kabir.id))).toBe("changed");
		expect(await listDrafts()).toMatchObject([{ staffId: asha.id, text: "Dear Riya\n\nAnd now" }]);
		expect(await find()).toMatchObject({
			state: "new",
			owner: asha.id,
			outgoingAt: null,
			firstAnswerAt: null,
			firstAnswerBy: null,
		});
		expect(await outbox.claim("answer", 1, TOMORROW)).toEqual([]);
		expect((await listEvents()).map(({ kind }) => kind)).toEqual(["taken-back", "cancel-answer"]);
		expect(await change(cancel)).toBe("unchanged");
	});

	it("is not cancelled once it is due, or on its way", async () => {
		const stores = await openOne();
		const { plan, change, find } = stores;
		const cancel = await plan();
		const before = await find();
		await claimOne(stores, "answer", TOMORROW);
		expect(await change(cancel)).toBe("sent");
		setClock(() => TOMORROW);
		expect(await change(cancel)).toBe("sent");
		expect(await find()).toEqual(before);
	});

	it("leaves the state as its other turns tell it when it is cancelled", async () => {
		const { plan, change, find } = await openOne();
		await change({ kind: "answered-elsewhere", channel: "call", text: "" });
		const answered = await find();
		await change(await plan());
		expect(await find()).toEqual({ ...answered, revision: 3 });
		await change({ kind: "state", state: "open" });
		const cancel = await plan();
		await change({ kind: "lost", reason: null });
		await change(cancel);
		expect(await find()).toMatchObject({ state: "lost", outgoingAt: answered.outgoingAt });
	});

	it("is no first answer where another one was sent before", async () => {
		const { plan, change, find, kabir } = await openOne();
		const cancel = await plan();
		await change({ kind: "answered-elsewhere", channel: "call", text: "" }, byPerson(kabir.id));
		const now = new Date(NOON).toISOString();
		const first = { state: "waiting", firstAnswerAt: now, firstAnswerBy: kabir.id };
		expect(await find()).toMatchObject({ ...first, outgoingAt: sendAt });
		await change(cancel);
		expect(await find()).toMatchObject({ ...first, outgoingAt: now });
	});

	it("is undone by its author within seconds, as one that is sent at once", async () => {
		const { plan, change, find, listDrafts } = await openOne();
		const before = await find();
		await plan();
		setClock(() => NOON + UNDO_MS - 1);
		expect(await change({ kind: "undo" })).toBe("changed");
		expect(await find()).toEqual({ ...before, revision: 2 });
		expect(await listDrafts()).toMatchObject([{ text: PLAN.text }]);
	});

	it("is a draft again once the visitor has written, to whichever of their enquiries", async () => {
		const { change, find, save, listEvents, listDrafts, outbox, id, asha } = await openOne();
		const other = await save();
		await change(PLAN);
		expect(await find(other)).toMatchObject({ state: "waiting", firstAnswerAt: sendAt });
		expect(await change(REPLY, VISITOR, other)).toBe("changed");
		for (const each of [id, other])
			expect(await find(each)).toMatchObject({ state: "new", firstAnswerAt: null });
		expect((await listEvents()).at(-1)).toMatchObject({
			kind: "cancel-answer",
			author: "system",
			data: { draftOf: asha.id, because: "reply" },
		});
		expect((await listEvents(other)).map(({ kind }) => kind)).toEqual(["another-enquiry", "reply"]);
		expect(await listDrafts()).toMatchObject([{ enquiryId: id, text: PLAN.text }]);
		expect(await outbox.claim("answer", 1, TOMORROW)).toEqual([]);
	});

	it("answers all of a matter when it is sent, and nothing any more when it is cancelled", async () => {
		const { plan, change, find, save, countAnswered } = await openOne();
		const other = await save();
		const before = await find(other);
		const cancel = await plan();
		expect([(await find(other)).state, await countAnswered()]).toEqual(["waiting", 0]);
		await change(cancel);
		const { revision, owner, ...after } = await find(other);
		expect(before).toMatchObject(after);
		await change(PLAN);
		setClock(() => TOMORROW);
		expect(await countAnswered()).toBe(1);
	});

	it("goes to nobody who was marked as spam or erased, and an undone mark leaves it a draft", async () => {
		const { plan, change, find, listDrafts, outbox, database, id, countAnswered } = await openOne();
		await plan();
		expect(await change({ kind: "spam" })).toBe("changed");
		expect(await listDrafts()).toMatchObject([{ text: PLAN.text }]);
		await change({ kind: "undo" });
		expect(await find()).toMatchObject({ verdict: "clean", state: "new" });
		await mark(database, id, "ham");
		await plan();
		await change({ kind: "erase" });
		expect(await listDrafts()).toEqual([]);
		setClock(() => TOMORROW + HOUR);
		expect([await outbox.claim("answer", 1), await countAnswered()]).toEqual([[], 0]);
	});

	it("is taken back with its words in the history once its author cannot sign in any more", async () => {
		for (const end of ["setDisabled", "erase"] as const) {
			const { plan, save, change, people, asha, kabir, find, listEvents, outbox } = await openOne();
			await plan();
			const other = await save({ name: "Ravi", email: "ravi@x.example" });
			await change(PLAN, byPerson(kabir.id), other);
			expect(await people.countPlanned()).toEqual(
				new Map([
					[asha.id, 1],
					[kabir.id, 1],
				]),
			);
			setClock(() => NOON + HOUR);
			if (end === "erase") await people.erase(asha.id, byPerson(kabir.id));
			else await people.setDisabled(asha.id, true);
			const taken = (await listEvents()).find(({ kind }) => kind === "cancel-answer");
			expect(taken).toMatchObject({ author: "system", text: PLAN.text });
			expect(taken?.data).toEqual({});
			expect(await find()).toMatchObject({ state: "new", firstAnswerAt: null });
			expect(await people.countTakenBack(asha.id)).toBe(1);
			expect(await people.countPlanned()).toEqual(new Map([[kabir.id, 1]]));
			setClock(() => TOMORROW);
			expect(await outbox.claim("answer", 9)).toMatchObject([{ enquiry: { id: other } }]);
		}
	});

	it("says that its files must be chosen again, as a draft keeps none", async () => {
		const { change, findPlanned, listEvents, database } = await openOne();
		const content = Buffer.from("An offer");
		const file = { name: "offer.txt", type: "text/plain", size: content.length, content };
		await change({ ...PLAN, files: [file], cc: ["arun@x.example"] });
		await change({ kind: "cancel-answer", eventId: (await findPlanned()).id });
		expect((await listEvents()).at(-1)?.data).toMatchObject({ hadFiles: true });
		expect(await database.db.selectFrom("attachments").select("id").execute()).toEqual([]);
		const draft = await database.db.selectFrom("drafts").selectAll().executeTakeFirst();
		expect(draft).toMatchObject({ text: PLAN.text, cc: "arun@x.example" });
	});

	it("goes in the thread below what was sent before it", async () => {
		const stores = await openOne();
		const { plan, change, database } = stores;
		await plan();
		setClock(() => NOON + HOUR);
		await change({ kind: "answer", text: "A word before" });
		const before = await claimOne(stores, "answer");
		await stores.outbox.markDelivered(before);
		const planned = await claimOne(stores, "answer", TOMORROW);
		const answers = createAnswerStore(database);
		expect((await answers.find(before.delivery))?.earlier).toEqual([]);
		expect((await answers.find(planned.delivery))?.earlier).toEqual([before.delivery.id]);
	});

	it("waits again for the visitor who wrote while an answer was on its way", async () => {
		const stores = await openOne();
		const { change, find } = stores;
		await change({ kind: "answer", text: "Dear Riya" });
		const claim = await claimOne(stores, "answer");
		await change(REPLY, VISITOR);
		await stores.outbox.markDelivered(claim);
		expect((await find()).state).toBe("new");
	});
});
