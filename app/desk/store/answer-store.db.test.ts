import { expect, it } from "vitest";
import { parseInboxFilter } from "#app/desk/search/inbox-filter.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change } from "#app/enquiries/store/change-types.ts";
import { getNow } from "#app/platform/clock.ts";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createDeskStore } from "./desk-store.ts";
import { createPeopleStore } from "./people-store.ts";
import { createReminderStore } from "./reminder-store.ts";

const FILE = {
	name: "offer.pdf",
	type: "application/pdf",
	size: 4,
	content: new TextEncoder().encode("%PDF"),
};

const NO_SUCH_BOX = { code: "text", text: "no such box" } as const;

describeOnBoth("an answer", ({ open }) => {
	async function openDesk() {
		const stores = await open();
		const people = createPeopleStore(stores.database);
		const author = await people.invite("Meera", "m@x.example", "member");
		if (!author) throw new Error("she is invited already");
		const desk = createDeskStore(stores.database);
		const { id } = await stores.enquiries.save(createNewEnquiry(), ["acknowledgement"]);
		const change = (given: Change, seen: number) =>
			changeEnquiry(stores.database, { id, seen, by: byPerson(author.id) }, given);
		const answer = async (text: string, revision: number) =>
			change({ kind: "answer", text }, revision);
		const fail = async () =>
			stores.outbox.markFailed(await claimOne(stores, "answer"), NO_SUCH_BOX);
		const get = async () => {
			const found = await desk.get(id);
			if (!found) throw new Error("it is missing");
			return found;
		};
		return { ...stores, stores, author, desk, id, change, answer, fail, get };
	}

	it("is written once of eight at once, whole: event, delivery, owner, state and time", async () => {
		const { author, answer, get } = await openDesk();
		const results = await Promise.all(Array.from({ length: 8 }, (_, at) => answer(`${at}`, 0)));
		expect(results.filter((result) => result === "changed")).toHaveLength(1);
		const { enquiry, events, deliveries } = await get();
		const [event] = events;
		expect(event).toMatchObject({ kind: "answer", staffId: author.id, revision: 1 });
		expect(event?.text).toBe(String(results.indexOf("changed")));
		expect(enquiry).toMatchObject({
			state: "waiting",
			owner: author.id,
			revision: 1,
			firstAnswerAt: event?.at,
			firstAnswerBy: author.id,
		});
		expect(deliveries.filter(({ channel }) => channel === "answer")).toMatchObject([
			{ eventId: event?.id, state: "pending", attempts: 0 },
		]);
	});

	it("to a sample is kept, and nothing is sent", async () => {
		const { answer, database, get, id } = await openDesk();
		await database.db.updateTable("enquiries").set({ isSample: 1 }).where("id", "=", id).execute();
		expect(await answer("Let us speak.", 0)).toBe("changed");
		const { enquiry, events, deliveries } = await get();
		expect([enquiry.state, events[0]?.text]).toEqual(["waiting", "Let us speak."]);
		expect(deliveries.filter(({ channel }) => channel === "answer")).toEqual([]);
	});

	it("that has failed for good is none, and counts again once it is delivered", async () => {
		const { answer, fail, get, outbox, author, id, staff, stores } = await openDesk();
		await answer("Are you there?", 0);
		await fail();
		const waits = { state: "new", firstAnswerAt: null, firstAnswerBy: null };
		expect((await get()).enquiry).toMatchObject(waits);
		expect(await staff.retry(id)).toEqual(["answer"]);
		await outbox.markDelivered(await claimOne(stores, "answer"));
		const answered = { state: "waiting", firstAnswerBy: author.id };
		expect((await get()).enquiry).toMatchObject(answered);
	});

	it.each([1, 2, 3])(
		"that fails as number %i brings its enquiry back, and a retry sends it",
		async (number) => {
			const { answer, author, change, database, desk, fail, get, id, outbox, staff, stores } =
				await openDesk();
			const reminders = createReminderStore(database);
			const list = async () =>
				(await desk.list(parseInboxFilter(new URLSearchParams()), author.id)).enquiries.length;
			for (let before = 0; before < number - 1; before++) {
				await answer(`${before}`, before);
				await outbox.markDelivered(await claimOne(stores, "answer"));
			}
			const { firstAnswerAt } = (await get()).enquiry;
			await answer("Are you there?", number - 1);
			const until = new Date(getNow() + 86_400_000).toISOString();
			await change({ kind: "snooze", until }, number);
			expect([await list(), await reminders.claim(() => true)]).toEqual([0, false]);
			await fail();
			expect((await get()).enquiry).toMatchObject({ state: "new", firstAnswerAt });
			expect([await list(), await reminders.claim(() => true)]).toEqual([1, true]);
			await staff.retry(id);
			await outbox.markDelivered(await claimOne(stores, "answer"));
			expect((await get()).enquiry).toMatchObject({ state: "waiting" });
			expect(await list()).toBe(0);
		},
	);

	it("that fails late changes nothing after a later one, nor does a delivery what staff chose", async () => {
		const { answer, change, get, outbox, stores } = await openDesk();
		await answer("0", 0);
		const late = await claimOne(stores, "answer");
		await answer("1", 1);
		await outbox.markDelivered(await claimOne(stores, "answer"));
		await outbox.markFailed(late, NO_SUCH_BOX);
		expect((await get()).enquiry.state).toBe("waiting");
		await answer("2", 3);
		await change({ kind: "state", state: "new" }, 4);
		await outbox.markDelivered(await claimOne(stores, "answer"));
		expect((await get()).enquiry.state).toBe("new");
	});

	it("that a later one replaced is not sent again", async () => {
		const { answer, fail, get, id, staff } = await openDesk();
		// The failure of an answer is a revision too.
		for (const revision of [0, 2]) {
			await answer(`${revision}`, revision);
			await fail();
		}
		expect(await staff.retry(id)).toEqual(["answer"]);
		expect(await staff.retry()).toEqual([]);
		const { deliveries, events } = await get();
		const last = events.find(({ text }) => text === "2");
		expect(deliveries.find(({ eventId }) => eventId === last?.id)?.state).toBe("pending");
	});

	it("waits since it was written, however old its enquiry is", async () => {
		const { answer, get, outbox, database, staff, stores } = await openDesk();
		const { db } = database;
		await db.updateTable("enquiries").set({ createdAt: "2026-01-01T00:00:00.000Z" }).execute();
		await outbox.markDelivered(await claimOne(stores, "acknowledgement"));
		await answer("Are you there?", 0);
		expect((await staff.measure()).oldestPending).toBe((await get()).events[0]?.at);
	});

	it("that fails leaves what was answered by call as it is", async () => {
		const { answer, change, fail, get } = await openDesk();
		await answer("Are you there?", 0);
		await change({ kind: "answered-elsewhere", channel: "call", text: "" }, 1);
		await fail();
		const { enquiry, events } = await get();
		expect(enquiry).toMatchObject({ state: "waiting", firstAnswerAt: events[1]?.at });
	});

	it("is sent with its files and to who gets a copy; an erasure leaves none of either", async () => {
		const { change, database, id, staff, stores } = await openDesk();
		const cc = ["a@x.example", "b@x.example"];
		const files = [{ ...FILE, content: new Uint8Array(2_000_000).fill(7), size: 2_000_000 }, FILE];
		await change({ kind: "answer", text: "Here it is", cc, files }, 0);
		const { delivery } = await claimOne(stores, "answer");
		const find = () => createAnswerStore(database).find(delivery);
		const found = await find();
		expect(found).toMatchObject({ text: "Here it is", cc });
		const sizes = found?.files.map(({ name, type, content }) => [name, type, content.length]);
		expect(sizes?.toSorted()).toEqual([
			["offer.pdf", "application/pdf", 2_000_000],
			["offer.pdf", "application/pdf", 4],
		]);
		await staff.erase({ id });
		expect(await find()).toBeNull();
		const count = (table: "attachments" | "enquiryEvents") =>
			database.db.selectFrom(table).selectAll().execute();
		expect(await count("attachments")).toEqual([]);
		expect((await count("enquiryEvents")).filter((event) => "cc" in event && event.cc)).toEqual([]);
	});

	it("whose file cannot be stored is not written, and one whose file is gone is not sent", async () => {
		const { change, database, get, stores } = await openDesk();
		const answer = { kind: "answer", text: "Here it is", files: [FILE] } as const;
		const broken = { ...FILE, name: null as unknown as string };
		await expect(change({ ...answer, files: [FILE, broken] }, 0)).rejects.toThrow();
		const { enquiry, events, deliveries } = await get();
		expect([enquiry.revision, events]).toEqual([0, []]);
		expect(deliveries.map(({ channel }) => channel)).toEqual(["acknowledgement"]);
		expect(await database.db.selectFrom("attachments").selectAll().execute()).toEqual([]);
		await change(answer, 0);
		const { delivery } = await claimOne(stores, "answer");
		const [row] = await database.db.selectFrom("attachments").select("id").execute();
		await database.db.updateTable("attachments").set({ content: null }).execute();
		await database.files.remove([row?.id ?? ""]);
		await expect(createAnswerStore(database).find(delivery)).rejects.toThrow("no content");
	});

	it("that is taken back is no file any more either", async () => {
		const { change, database } = await openDesk();
		await change({ kind: "answer", text: "Here it is", files: [FILE] }, 0);
		expect(await change({ kind: "undo" }, 1)).toBe("changed");
		expect(await database.db.selectFrom("attachments").selectAll().execute()).toEqual([]);
	});

	it("is erased with the person, also while it is being sent", async () => {
		const { answer, database, get, id, staff, stores } = await openDesk();
		await answer("She sells silver", 0);
		const { delivery } = await claimOne(stores, "answer");
		await staff.erase({ id });
		expect(await createAnswerStore(database).find(delivery)).toBeNull();
		expect((await get()).events[0]).toMatchObject({ kind: "answer", text: null });
	});
});
