import { expect, it } from "vitest";
import type { WantedCall } from "#app/database/booking.ts";
import { addCallActs, callIn, toSpan } from "../../../tests/support/call-stores.ts";
import { describeOnBoth, mark } from "../../../tests/support/stores.ts";
import { changeEnquiry } from "./change-enquiry.ts";
import { byPerson } from "./change-types.ts";

describeOnBoth("calls of what is held as spam", ({ open }) => {
	async function openStores() {
		const stores = addCallActs(await open());
		return {
			...stores,
			listPending: async (id: string) =>
				(await stores.listDeliveries(id)).filter(({ state }) => state === "pending"),
			findLastEvent: async (id: string) => (await stores.listEvents(id)).at(-1),
			move: (id: string, call: WantedCall, sequence: number) =>
				stores.bookings.move(id, toSpan(call), { staffId: null, sequence }),
		};
	}

	it("take no time, and are booked when it is freed and the time is free", async () => {
		const { bookings, database, save, listPending } = await openStores();
		const call = callIn(48);
		const held = await save(call, {
			verdict: "quarantined",
			spamReasons: [{ code: "only-links" }],
		});
		expect(held.call).toBe("booked");
		expect(await listPending(held.id)).toEqual([]);
		expect(await bookings.list(0, call.endsAt)).toEqual([]);
		await mark(database, held.id, "ham");
		expect((await bookings.find(held.id))?.state).toBe("booked");
		const pending = (await listPending(held.id)).map(({ channel }) => channel);
		expect(pending).toEqual(["invitation", "call-reminder", "call-reminder"]);
		await mark(database, held.id, "spam");
		expect((await bookings.find(held.id))?.state).toBe("held-back");
		expect(await listPending(held.id)).toEqual([]);
		expect((await save(call)).call).toBe("booked");
	});

	it("are cancelled when it is freed and somebody else has the time, and both sides are told", async () => {
		const { database, bookings, save, invite, listPending, findLastEvent, move } =
			await openStores();
		const staffId = await invite();
		const ways = [
			{
				by: staffId,
				free: (id: string) =>
					changeEnquiry(database, { id, by: byPerson(staffId) }, { kind: "ham" }),
			},
			{ by: null, free: (id: string) => mark(database, id, "ham") },
		];
		for (const [at, { by, free }] of ways.entries()) {
			const call = callIn(48 + at);
			const { id } = await save(call);
			await mark(database, id, "spam");
			expect((await save(call)).call).toBe("booked");
			await free(id);
			expect(await bookings.find(id)).toMatchObject({ ...call, state: "cancelled", sequence: 1 });
			const event = await findLastEvent(id);
			const data = { startsAt: new Date(call.startsAt).toISOString() };
			const change = { kind: "call-cancelled", staffId: by, data };
			expect(event).toMatchObject(change);
			expect(await listPending(id)).toMatchObject([
				{ channel: "host-invitation", eventId: event?.id },
				{ channel: "invitation", eventId: event?.id },
			]);
			expect(await move(id, callIn(96), 1)).toBe("over");
		}
	});

	// That a visitor moves such a call without an e-mail is tested in tests/requests/call-page.test.ts.
	it("are booked by a move where they were left so when it was freed", async () => {
		const { database, bookings, save, listPending, findLastEvent, move } = await openStores();
		const { id } = await save(callIn(48));
		await mark(database, id, "spam");
		const freed = database.db.updateTable("enquiries").set({ verdict: "ham" });
		await freed.where("id", "=", id).execute();
		const to = callIn(72);
		expect(await move(id, to, 0)).toBe("changed");
		expect(await bookings.find(id)).toMatchObject({ ...to, state: "booked", sequence: 1 });
		expect(await findLastEvent(id)).toMatchObject({ kind: "call-moved", staffId: null });
		expect(await listPending(id)).toHaveLength(4);
	});
});
