import { expect, it } from "vitest";
import type { NewEnquiry } from "#app/enquiries/enquiry.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { addCallActs, callIn, HOUR, toSpan, VISITOR } from "../../../tests/support/call-stores.ts";
import { createStranger } from "../../../tests/support/new-enquiry.ts";
import { createNewEnquiry, describeOnBoth } from "../../../tests/support/stores.ts";

const DAY = 24 * HOUR;

describeOnBoth("calls", ({ open }) => {
	const openStores = async () => addCallActs(await open());

	it("are booked with their enquiry: event, invitations and reminders", async () => {
		const { bookings, save, listDeliveries, listEvents } = await openStores();
		const call = callIn(72, "Asia/Kathmandu");
		const { id, call: result } = await save(call);
		expect(result).toBe("booked");
		expect(await bookings.find(id)).toMatchObject({ ...call, state: "booked", sequence: 0 });
		const [event] = await listEvents(id);
		const data = { startsAt: new Date(call.startsAt).toISOString() };
		expect(event).toMatchObject({ kind: "booked", staffId: null, data, revision: 1 });
		const eventId = event?.id;
		expect(await listDeliveries(id)).toMatchObject([
			{ channel: "invitation", eventId, state: "pending" },
			{ channel: "call-reminder", eventId: `${eventId}:day`, nextAt: call.startsAt - DAY },
			{ channel: "call-reminder", eventId: `${eventId}:hour`, nextAt: call.startsAt - HOUR },
		]);
	});

	it("that are near are reminded of by what is still ahead", async () => {
		const { save, listDeliveries } = await openStores();
		const count = async (hours: number) => {
			const { id } = await save(callIn(hours));
			const deliveries = await listDeliveries(id);
			return deliveries.filter(({ channel }) => channel === "call-reminder").length;
		};
		expect([await count(1), await count(3), await count(24), await count(27)]).toEqual([
			0, 1, 1, 2,
		]);
	});

	it("of one time are one, however many want it at once, and every enquiry is stored", async () => {
		const { enquiries, bookings, save } = await openStores();
		const call = callIn(48);
		const results = await Promise.all(Array.from({ length: 60 }, () => save(call)));
		expect(results.filter((result) => result.call === "booked")).toHaveLength(1);
		expect(await enquiries.count()).toBe(60);
		expect((await bookings.listTaken(0, call.endsAt + 1)).calls).toMatchObject([toSpan(call)]);
		// A list has what goes on past its beginning, as past midnight, and not what has ended.
		expect(await bookings.list(call.endsAt - 1, call.endsAt + 1)).toHaveLength(1);
		expect(await bookings.list(call.endsAt, call.endsAt + 1)).toEqual([]);
	});

	it("do not overlap, and may follow one another", async () => {
		const { bookings, save } = await openStores();
		const results = [];
		for (const hours of [48, 48.1, 47.9, 48.5, 47.5]) results.push(await save(callIn(hours)));
		expect(results.map(({ call }) => call)).toEqual([
			"booked",
			"taken",
			"taken",
			"booked",
			"booked",
		]);
		const { id } = await save(callIn(50));
		expect(await bookings.move(id, toSpan(callIn(48.1)), VISITOR)).toBe("taken");
		expect(await bookings.move(id, toSpan(callIn(50.1)), VISITOR), "within itself").toBe("changed");
	});

	it("keep the buffer to others, unless staff move them", async () => {
		const { enquiries, bookings, save, invite } = await openStores();
		const buffer = HOUR / 4;
		const saveBuffered = (hours: number, given: Partial<NewEnquiry> = {}) =>
			enquiries.save(createStranger(given), [], callIn(hours), buffer);
		const results = [];
		for (const hours of [48, 48.5, 47.5, 48.75]) results.push(await saveBuffered(hours));
		expect(results.map(({ call }) => call)).toEqual(["booked", "taken", "taken", "booked"]);
		const held = await saveBuffered(48.5, { verdict: "quarantined" });
		expect([held.call, await bookings.find(held.id)]).toEqual(["taken", undefined]);
		const { id } = await save(callIn(60));
		const close = toSpan(callIn(47.5));
		expect(await bookings.move(id, close, VISITOR, buffer)).toBe("taken");
		expect(await bookings.move(id, close, { ...VISITOR, staffId: await invite() })).toBe("changed");
	});

	it("can be added to an enquiry that was stored without one, once", async () => {
		const { enquiries, bookings } = await openStores();
		const enquiry = createNewEnquiry();
		const { id } = await enquiries.save(enquiry, ["email"]);
		const again = await enquiries.save(enquiry, ["email"], callIn(48));
		expect(again).toEqual({ id, isNew: false, call: "booked" });
		expect(await bookings.book(id, callIn(50))).toBe("unchanged");
		expect(await bookings.find(id)).toMatchObject(callIn(48));
	});

	it("are moved with a word, a new sequence and new reminders", async () => {
		const { bookings, save, listDeliveries, listEvents, invite } = await openStores();
		const { id } = await save(callIn(48));
		const staffId = await invite();
		const to = callIn(72);
		const author = { staffId, text: "Meera travels that day.", sequence: 0 };
		expect(await bookings.move(id, toSpan(to), author)).toBe("changed");
		expect(await bookings.find(id)).toMatchObject({ ...to, sequence: 1, state: "booked" });
		const [, event] = await listEvents(id);
		expect(event).toMatchObject({ kind: "call-moved", text: author.text, staffId, revision: 2 });
		const deliveries = await listDeliveries(id);
		const pending = deliveries.filter(({ state }) => state === "pending");
		expect(deliveries.filter(({ state }) => state === "cancelled")).toHaveLength(2);
		expect(pending.filter(({ eventId }) => eventId.startsWith(`${event?.id}`))).toHaveLength(4);
		expect(await bookings.move(id, toSpan(to), author)).toBe("stale");
		expect(await bookings.cancel(id, author)).toBe("stale");
	});

	it("make room once they are cancelled, and nobody is reminded", async () => {
		const { bookings, save, listDeliveries, listEvents } = await openStores();
		const call = callIn(48);
		const { id } = await save(call);
		expect(await bookings.cancel(id, VISITOR)).toBe("changed");
		expect(await bookings.find(id)).toMatchObject({ state: "cancelled", sequence: 1 });
		const [, event] = await listEvents(id);
		const data = { startsAt: new Date(call.startsAt).toISOString() };
		expect(event).toMatchObject({ kind: "call-cancelled", data });
		const reminders = (await listDeliveries(id)).filter(
			({ channel }) => channel === "call-reminder",
		);
		expect(reminders.map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
		expect((await save(call)).call).toBe("booked");
		expect(await bookings.cancel(id, { ...VISITOR, sequence: 1 })).toBe("over");
	});

	it("that have begun are not changed any more, but nobody may have come", async () => {
		const { bookings, save, invite } = await openStores();
		const call = callIn(48);
		const { id } = await save(call);
		const staffId = await invite();
		expect(await bookings.markNoShow(id, staffId)).toBe("over");
		setClock(() => call.startsAt + 60_000);
		expect(await bookings.move(id, toSpan(callIn(2)), VISITOR)).toBe("over");
		expect(await bookings.markNoShow(id, staffId)).toBe("changed");
		expect(await bookings.markNoShow(id, staffId)).toBe("unchanged");
		expect((await bookings.find(id))?.state).toBe("no-show");
	});

	it("are told in one e-mail to each side: not in an acknowledgement too, nor in an invitation of the agency's own", async () => {
		const { enquiries, save, database } = await openStores();
		const channels = ["email", "acknowledgement"] as const;
		const list = async (id: string) => {
			const query = database.db.selectFrom("deliveries").select("channel").distinct();
			const rows = await query.where("enquiryId", "=", id).execute();
			return rows.map(({ channel }) => channel).toSorted();
		};
		const booked = await enquiries.save(createStranger(), channels, callIn(48));
		expect(await list(booked.id)).toEqual(["call-reminder", "email", "invitation"]);
		const taken = await enquiries.save(createStranger(), channels, callIn(48));
		expect(await list(taken.id)).toEqual(channels.toSorted());
		expect((await save(null)).call).toBeNull();
	});

	it("are told to the agency apart from an enquiry whose e-mail was tried before, or that has none", async () => {
		const { enquiries, bookings, outbox, save, database } = await openStores();
		const list = async (id: string) => {
			const query = database.db.selectFrom("deliveries").select(["channel", "state"]);
			const rows = await query.where("enquiryId", "=", id).orderBy("channel").execute();
			return rows.filter(({ channel }) => channel === "email" || channel === "host-invitation");
		};
		const invitation = { channel: "host-invitation", state: "pending" };
		const tried = await save(null);
		const [claim] = await outbox.claim("email", 1);
		if (!claim) throw new Error("there is no e-mail");
		await outbox.postpone(claim, getNow(), { code: "mail-server-lost", fault: "EDNS" });
		await bookings.book(tried.id, callIn(48));
		expect(await list(tried.id)).toEqual([{ channel: "email", state: "pending" }, invitation]);
		const without = await enquiries.save(createStranger(), ["webhook"], callIn(50));
		expect(await list(without.id)).toEqual([invitation]);
	});

	it("that took place are an answer, until somebody takes it back", async () => {
		const { bookings, enquiries, save, invite } = await openStores();
		const call = callIn(48);
		const { id } = await save(call);
		const staffId = await invite();
		expect(await bookings.markTookPlace(id, staffId)).toBe("over");
		setClock(() => call.endsAt);
		await bookings.markNoShow(id, staffId);
		expect(await bookings.markTookPlace(id, staffId)).toBe("changed");
		expect(await enquiries.find(id)).toMatchObject({
			state: "waiting",
			firstAnswerBy: staffId,
			outgoingAt: new Date(call.endsAt).toISOString(),
			booking: { state: "took-place" },
		});
		expect(await bookings.markNoShow(id, staffId)).toBe("changed");
		expect(await enquiries.find(id)).toMatchObject({
			state: "new",
			firstAnswerAt: null,
			outgoingAt: null,
			booking: { state: "no-show" },
		});
	});

	it("of somebody who is erased make room, and nothing of them is left", async () => {
		const { bookings, staff, save, listDeliveries } = await openStores();
		const call = callIn(48, "America/New_York");
		const { id } = await save(call);
		await staff.erase({ id });
		expect(await bookings.find(id)).toMatchObject({ state: "cancelled", zone: null, sequence: 1 });
		const left = (await listDeliveries(id)).filter(({ state }) => state !== "cancelled");
		expect(left, "the agency's calendar").toMatchObject([{ channel: "host-invitation" }]);
		expect((await save(call)).call).toBe("booked");
	});

	it("are reminded of at their time, also when all else is sent at once", async () => {
		const { staff, save, listDeliveries } = await openStores();
		const { id } = await save(callIn(72));
		const findTimes = async () =>
			(await listDeliveries(id))
				.filter(({ channel }) => channel === "call-reminder")
				.map(({ nextAt }) => nextAt);
		const before = await findTimes();
		await staff.retryNow(id);
		expect(await findTimes()).toEqual(before);
	});

	it("keep clear of busy times of the desk and of other calendars", async () => {
		const { bookings, database, invite } = await openStores();
		const staffId = await invite();
		await bookings.addBusy({ staffId, startsAt: 1_000, endsAt: 2_000, note: "Dentist" });
		const spans = JSON.stringify([{ start: 5_000, end: 6_000 }]);
		const times = { fetchedAt: 0, triedAt: 0, error: null, problems: "[]" };
		await database.db
			.insertInto("busyCalendars")
			.values({ id: "a", staffId, url: "https://calendar.example", spans, ...times })
			.execute();
		const { busy } = await bookings.listTaken(1_500, 10_000);
		expect(busy).toEqual([
			{ start: 1_000, end: 2_000, staffId },
			{ start: 5_000, end: 6_000, staffId },
		]);
	});
});
