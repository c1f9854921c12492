import { expect, it } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { addCallActs, callIn, toSpan, VISITOR } from "../../../tests/support/call-stores.ts";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { createHostStore } from "../../calls/store/host-store.ts";
import { createPeopleStore } from "../../desk/store/people-store.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson, type Change, UNDO_MS } from "./change-types.ts";

const WINDOWS = [{ days: ["Monday" as const], from: "10:00", to: "12:00" }];

describeOnBoth("calls of several hosts", ({ open }) => {
	const openHosts = async () => {
		const stores = addCallActs(await open());
		const people = createPeopleStore(stores.database);
		const invite = async (name: string) =>
			(await people.invite(name, `${name}@x.example`, "member"))?.id ?? "";
		const [meera, arjun] = [await invite("Meera"), await invite("Arjun")];
		const change = (id: string, given: Change) =>
			changeEnquiry(stores.database, { id, by: byPerson(meera) }, given);
		const hostOf = async (id: string) => (await stores.bookings.find(id))?.hostId;
		return { ...stores, people, meera, arjun, change, hostOf, hosts: [meera, arjun] };
	};

	it("go to the host with the fewest ahead who is free, and are refused when none is", async () => {
		const { save, hosts, meera, arjun, hostOf, bookings } = await openHosts();
		const first = await save({ ...callIn(48), hosts });
		expect(await hostOf(first.id)).toBe(meera);
		const second = await save({ ...callIn(60), hosts });
		expect(await hostOf(second.id), "who has fewer").toBe(arjun);
		const third = await save({ ...callIn(60), hosts });
		expect(await hostOf(third.id), "who is free").toBe(meera);
		expect((await save({ ...callIn(60.1), hosts })).call).toBe("taken");
		expect((await save({ ...callIn(60), hosts: [arjun] })).call).toBe("taken");
		expect((await save(callIn(48.25))).call, "of the content's host").toBe("taken");
		const fourth = await save({ ...callIn(48.1), hosts });
		expect(await hostOf(fourth.id)).toBe(arjun);
		const { calls } = await bookings.listTaken(0, callIn(100).startsAt);
		expect(calls.map(({ hostId }) => hostId).toSorted()).toEqual(
			[meera, meera, arjun, arjun].toSorted(),
		);
	});

	it("keep their host when they are moved, and then only that one's time counts", async () => {
		const { save, hosts, meera, arjun, hostOf, bookings, change } = await openHosts();
		const ofMeera = await save({ ...callIn(48), hosts: [meera] });
		await save({ ...callIn(50), hosts: [arjun] });
		await save({ ...callIn(52), hosts: [meera] });
		const move = (hours: number, sequence: number) =>
			change(ofMeera.id, { kind: "move-call", to: toSpan(callIn(hours)), hosts, sequence });
		expect(await move(52, 0)).toBe("taken");
		expect(await move(50, 0)).toBe("changed");
		expect(await hostOf(ofMeera.id)).toBe(meera);
		expect(await bookings.find(ofMeera.id)).toMatchObject({ ...callIn(50), sequence: 1 });
	});

	it("do not overlap in the database either, for each host apart", async () => {
		const { save, database, meera, arjun, hostOf } = await openHosts();
		const call = callIn(48);
		const [one, other] = [
			await save({ ...call, hosts: [meera] }),
			await save({ ...call, hosts: [arjun] }),
		];
		const give = database.db
			.updateTable("bookings")
			.set({ hostId: meera })
			.where("enquiryId", "=", other.id);
		await expect(give.execute()).rejects.toThrow(/one_call_per_time|no_overlapping|UNIQUE/);
		expect([await hostOf(one.id), await hostOf(other.id)]).toEqual([meera, arjun]);
	});

	it("are held by who has hours and may sign in", async () => {
		const { database, people, meera, arjun } = await openHosts();
		const store = createHostStore(database);
		await store.setWindows(meera, WINDOWS);
		await store.setWindows(arjun, WINDOWS);
		const ofBoth = [
			expect.objectContaining({ id: meera, windows: WINDOWS }),
			expect.objectContaining({ id: arjun, windows: WINDOWS }),
		];
		// Both were invited in the same millisecond.
		expect(await store.list()).toEqual(expect.arrayContaining(ofBoth));
		await people.setDisabled(arjun, true);
		await store.setWindows(meera, []);
		expect(await store.list()).toEqual([]);
	});
});

describeOnBoth("calls that the staff change", ({ open }) => {
	const openCalls = async () => {
		const stores = addCallActs(await open());
		const staffId = await stores.invite();
		const change = (id: string, given: Change) =>
			changeEnquiry(stores.database, { id, by: byPerson(staffId) }, given);
		const listPending = async (id: string) =>
			(await stores.listDeliveries(id)).filter(({ state }) => state === "pending");
		return { ...stores, change, listPending };
	};
	const undo = { kind: "undo" } as const;

	it("are told after the time to undo, and are gone when they are undone before", async () => {
		const { save, change, listPending, bookings } = await openCalls();
		const now = getNow();
		setClock(() => now);
		const { id } = await save(null);
		expect(await change(id, { kind: "book", wanted: callIn(72) })).toBe("changed");
		const told = (await listPending(id)).filter(({ channel }) => channel.endsWith("invitation"));
		expect(told.map(({ nextAt }) => nextAt)).toEqual([now + UNDO_MS, now + UNDO_MS]);
		expect(await change(id, undo)).toBe("changed");
		expect(await bookings.find(id)).toBeUndefined();
		expect(await listPending(id)).toEqual([]);
		expect(await change(id, { kind: "book", wanted: callIn(72) })).toBe("changed");
		expect(await change(id, { kind: "book", wanted: callIn(80) }), "ahead already").toBe("stale");
	});

	it("are again what they were, with the reminders of before", async () => {
		const { save, change, listPending, bookings } = await openCalls();
		const { id } = await save(callIn(72));
		const before = [await bookings.find(id), await listPending(id)];
		const changes: Change[] = [
			{ kind: "move-call", to: toSpan(callIn(96)), sequence: 0 },
			{ kind: "cancel-call", sequence: 0 },
		];
		for (const each of changes) {
			expect(await change(id, each)).toBe("changed");
			expect(await change(id, undo), each.kind).toBe("changed");
			expect([await bookings.find(id), await listPending(id)], each.kind).toEqual(before);
		}
	});

	it("are not undone once the e-mail is on its way, the visitor moved it, or another call has the time", async () => {
		const { save, change, bookings, outbox } = await openCalls();
		const call = callIn(72);
		const { id } = await save(call);
		await change(id, { kind: "cancel-call", sequence: 0 });
		const other = await save(call);
		expect(await change(id, undo)).toBe("taken");
		await change(other.id, { kind: "move-call", to: toSpan(callIn(96)), sequence: 0 });
		await bookings.move(other.id, toSpan(callIn(99)), { ...VISITOR, sequence: 1 });
		expect(await change(other.id, undo)).toBe("theirs");
		await change(other.id, { kind: "cancel-call", sequence: 2 });
		await outbox.claim("invitation", 9, getNow() + UNDO_MS);
		expect(await change(other.id, undo)).toBe("sent");
	});

	it("are booked anew once they were cancelled, as the same entry of calendars", async () => {
		const { save, change, bookings } = await openCalls();
		const { id } = await save(callIn(72, "Asia/Kathmandu"));
		await change(id, { kind: "cancel-call", sequence: 0 });
		expect(await change(id, { kind: "book", wanted: callIn(80) })).toBe("changed");
		expect(await bookings.find(id)).toMatchObject({
			...callIn(80, "Asia/Kathmandu"),
			state: "booked",
			sequence: 2,
		});
		expect(await change(id, undo)).toBe("changed");
		expect(await bookings.find(id)).toMatchObject({ state: "cancelled", sequence: 1 });
	});

	it("invite nobody who has no address", async () => {
		const { save, change, listPending } = await openCalls();
		const { id } = await save(null, { email: "", phone: "+91 98250 11223" });
		await change(id, { kind: "book", wanted: callIn(72) });
		expect((await listPending(id)).map(({ channel }) => channel)).toEqual(["host-invitation"]);
	});
});
