import { expect, it } from "vitest";
import { getNow, setClock } from "#app/platform/clock.ts";
import { addCallActs, callIn, HOUR, toSpan, VISITOR } from "../../../tests/support/call-stores.ts";
import { describeOnBoth, mark } from "../../../tests/support/stores.ts";

describeOnBoth("calls ahead of one sender", ({ open }) => {
	const openStores = async () => addCallActs(await open());

	it.for([
		[
			"e-mail, however it is written",
			{ email: "riya@x.example" },
			{ email: "Riya@X.example" },
			{ email: "riya+3@x.example" },
		],
		[
			"phone, however it is written",
			{ phone: "98765 43210", email: "a@x.example" },
			{ phone: "+91 (0) 98765 43210", email: "b@x.example" },
			{ phone: "98765 43211 / 098765-43210", email: "c@x.example" },
		],
		[
			"network",
			{ addressKey: "office", email: "a@x.example" },
			{ addressKey: "office", email: "b@x.example" },
			{ addressKey: "office", email: "c@x.example" },
		],
	] as const)(
		"are two by %s: a third waits for the staff, and its time stays free",
		async ([, ...senders]) => {
			const { bookings, save, listDeliveries } = await openStores();
			const results = [];
			for (const [at, sender] of senders.entries())
				results.push(await save(callIn(48 + at), { phone: null, ...sender }));
			expect(results.map(({ call }) => call)).toEqual(["booked", "booked", "unconfirmed"]);
			const [, , third] = results;
			expect(await bookings.find(third?.id ?? "")).toMatchObject({ state: "unconfirmed" });
			expect(await listDeliveries(third?.id ?? "")).toEqual([]);
			const other = { phone: null, addressKey: "home", email: "other@x.example" };
			expect((await save(callIn(50), other)).call).toBe("booked");
		},
	);

	it("count until their time, also when they are cancelled", async () => {
		const { bookings, save } = await openStores();
		const email = "riya@x.example";
		for (const hours of [48, 49]) {
			const { id } = await save(callIn(hours), { email });
			await bookings.cancel(id, VISITOR);
		}
		expect((await save(callIn(50), { email })).call).toBe("unconfirmed");
		const later = getNow() + 72 * HOUR;
		setClock(() => later);
		expect((await save(callIn(48), { email })).call).toBe("booked");
	});

	it("are booked or declined by the staff alone", async () => {
		const { bookings, database, save, invite, listDeliveries, listEvents } = await openStores();
		const staffId = await invite();
		const ids = [];
		for (const hours of [48, 49, 50, 51, 52]) {
			const { id } = await save(callIn(hours), { email: "riya@x.example" });
			ids.push(id);
		}
		const [, , asked = "", declined = "", spam = ""] = ids;
		const author = { staffId, sequence: 0 };
		expect(await bookings.move(asked, toSpan(callIn(50)), VISITOR)).toBe("over");
		expect(await bookings.move(asked, toSpan(callIn(49)), author)).toBe("taken");
		expect(await bookings.move(asked, toSpan(callIn(50)), author)).toBe("changed");
		expect(await bookings.find(asked)).toMatchObject({ ...callIn(50), state: "booked" });
		expect((await listEvents(asked)).at(-1)).toMatchObject({ kind: "booked", staffId });
		expect(await listDeliveries(asked)).toHaveLength(4);
		expect(await bookings.cancel(declined, author)).toBe("changed");
		await mark(database, spam, "spam");
		expect((await bookings.find(spam))?.state).toBe("held-back");
	});
});
