import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/stores.ts";
import { createPeopleStore } from "../../desk/store/people-store.ts";

describeOnBoth("busy times", ({ open }) => {
	it("are those of the desk and of other calendars", async () => {
		const { bookings, database } = await open();
		const staff = await createPeopleStore(database).invite("Meera", "m@x.example", "owner");
		const staffId = staff?.id ?? "";
		await bookings.addBusy({ staffId, startsAt: 1_000, endsAt: 2_000, note: "Dentist" });
		const spans = JSON.stringify([{ start: 5_000, end: 6_000 }]);
		const times = { fetchedAt: 0, triedAt: 0, error: null };
		await database.db
			.insertInto("busyCalendars")
			.values({ id: "a", staffId, url: "https://calendar.example", spans, ...times })
			.execute();
		const { busy } = await bookings.listTaken(1_500, 10_000);
		expect(busy).toEqual([
			{ start: 1_000, end: 2_000 },
			{ start: 5_000, end: 6_000 },
		]);
		const [row] = await bookings.listBusy(0, 1_500);
		await bookings.removeBusy(row?.id ?? "");
		expect(await bookings.listBusy(0, 1_500)).toEqual([]);
	});
});
