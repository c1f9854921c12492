import { expect, it } from "vitest";
import { claimOne, createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";
import { createAnswerStore } from "./answer-store.ts";
import { createDeskStore } from "./desk-store.ts";
import { createPeopleStore } from "./people-store.ts";

describeOnBoth("an answer", ({ open }) => {
	async function openDesk() {
		const stores = await open();
		const author = await createPeopleStore(stores.database).invite(
			"Meera",
			"m@x.example",
			"member",
		);
		if (!author) throw new Error("she is invited already");
		const desk = createDeskStore(stores.database);
		const { id } = await stores.enquiries.save(createNewEnquiry(), ["acknowledgement"]);
		const answer = async (text: string, revision: number) =>
			desk.change(id, { kind: "answer", text }, { staffId: author.id, revision });
		const get = async () => {
			const found = await desk.get(id);
			if (!found) throw new Error("it is missing");
			return found;
		};
		return {
			...stores,
			author,
			desk,
			id,
			answer,
			get,
			answers: createAnswerStore(stores.database),
		};
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

	it("names what the visitor got before it, in that order", async () => {
		const { answer, answers, get } = await openDesk();
		for (const revision of [0, 1, 2]) await answer(`${revision}`, revision);
		const { deliveries, events } = await get();
		const idOf = (revision: number) =>
			deliveries.find(({ eventId }) => eventId === events[revision]?.id)?.id;
		const last = deliveries.find(({ id }) => id === idOf(2));
		if (!last) throw new Error("it has no delivery");
		expect(await answers.find(last)).toMatchObject({
			text: "2",
			staffName: "Meera",
			isAcknowledged: true,
			earlier: [
				deliveries.find(({ channel }) => channel === "acknowledgement")?.id,
				idOf(0),
				idOf(1),
			],
		});
	});

	it("that has failed for good is none, and counts again once it is delivered", async () => {
		const stores = await openDesk();
		const { answer, get, outbox, author, id } = stores;
		await answer("Are you there?", 0);
		await outbox.markFailed(await claimOne(stores, "answer"), "no such box");
		const waits = { state: "new", firstAnswerAt: null, firstAnswerBy: null };
		expect((await get()).enquiry).toMatchObject(waits);
		expect(await stores.staff.retry(id)).toBe(1);
		await outbox.markDelivered(await claimOne(stores, "answer"));
		const { enquiry } = await get();
		expect(enquiry).toMatchObject({ state: "waiting", firstAnswerBy: author.id });
	});

	it("that a later one replaced is not sent again", async () => {
		const stores = await openDesk();
		const { answer, get, outbox, id } = stores;
		for (const revision of [0, 1]) {
			await answer(`${revision}`, revision);
			await outbox.markFailed(await claimOne(stores, "answer"), "no such box");
		}
		expect(await stores.staff.retry(id)).toBe(1);
		expect(await stores.staff.retry()).toBe(0);
		const { deliveries, events } = await get();
		const last = events.find(({ text }) => text === "1");
		expect(deliveries.find(({ eventId }) => eventId === last?.id)?.state).toBe("pending");
	});

	it("waits since it was written, however old its enquiry is", async () => {
		const stores = await openDesk();
		const { answer, get, outbox } = stores;
		const { db } = stores.database;
		await db.updateTable("enquiries").set({ createdAt: "2026-01-01T00:00:00.000Z" }).execute();
		await outbox.markDelivered(await claimOne(stores, "acknowledgement"));
		await answer("Are you there?", 0);
		const { oldestPending } = await stores.staff.measure();
		expect(oldestPending).toBe((await get()).events[0]?.at);
	});

	it("that fails leaves what was answered by call as it is", async () => {
		const stores = await openDesk();
		const { answer, get, desk, outbox, author, id } = stores;
		await answer("Are you there?", 0);
		const change = { kind: "answered-elsewhere", channel: "call", text: "" } as const;
		await desk.change(id, change, { staffId: author.id, revision: 1 });
		await outbox.markFailed(await claimOne(stores, "answer"), "no such box");
		const { enquiry, events } = await get();
		expect(enquiry).toMatchObject({ state: "waiting", firstAnswerAt: events[1]?.at });
	});

	it("is erased with the person, and cancelled where it was not sent", async () => {
		const stores = await openDesk();
		const { answer, answers, get, id } = stores;
		await answer("She sells silver", 0);
		const { delivery } = await claimOne(stores, "answer");
		await stores.staff.erase({ id });
		expect(await answers.find(delivery)).toBeNull();
		const { events, deliveries } = await get();
		expect(events[0]).toMatchObject({ kind: "answer", text: null });
		expect(deliveries.map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
	});
});
