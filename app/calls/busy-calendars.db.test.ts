import { expect, it, onTestFinished } from "vitest";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import type { Stores } from "#app/enquiries/open-stores.ts";
import { createRules } from "../../tests/support/booking-rules.ts";
import { buildCalendar, startCalendarHost } from "../../tests/support/calendar-host.ts";
import { describeOnBoth } from "../../tests/support/stores.ts";
import { createBusyCalendars } from "./busy-calendars.ts";

const NOW = Date.parse("2026-12-03T05:00Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const busyAt = (start: number) => JSON.stringify([{ start, end: start + 30 * MINUTE_MS }]);

/** Opens a host, a person whose calendar it has, and the store that fetches it. */
async function open(stores: Stores) {
	const host = await startCalendarHost(buildCalendar(NOW + HOUR_MS, 30));
	onTestFinished(host.stop);
	const people = createPeopleStore(stores.database);
	const asha = await people.invite("Asha Rao", "asha@agency.example", "member");
	if (!asha) throw new Error("nobody was invited");
	const create = ({ database }: Stores, maxWaitMs?: number) =>
		createBusyCalendars(database, () => createRules(), { ownHost: host.host, maxWaitMs });
	return { host, people, asha, create, calendars: create(stores) };
}

describeOnBoth("calendars of staff", (kind) => {
	it("are added once they have answered, each once, and removed", async () => {
		const { host, asha, calendars } = await open(await kind.open());
		expect(await calendars.add(asha.id, ` ${host.at("fine")} `, NOW)).toBeNull();
		const [row] = await calendars.list();
		expect(row).toEqual({
			id: expect.any(String),
			staffId: asha.id,
			url: host.at("fine"),
			error: null,
			problems: "[]",
			spans: busyAt(NOW + HOUR_MS),
			fetchedAt: NOW,
			triedAt: NOW,
		});
		const again = await calendars.add(asha.id, host.at("fine"), NOW);
		expect(again).toEqual({ error: expect.stringContaining("already") });
		const broken = await calendars.add(asha.id, host.at("broken"), NOW);
		expect(broken).toEqual({ error: expect.stringContaining("it answered 500") });
		expect(await calendars.list()).toHaveLength(1);
		const added = await Promise.all(
			[1, 2, 3, 4, 5, 6].map((at) => calendars.add(asha.id, host.at(`fine?${at}`), NOW)),
		);
		const rejected = { error: expect.stringContaining("Remove one") };
		expect(added.filter(Boolean)).toEqual([rejected, rejected]);
		expect(await calendars.list()).toHaveLength(5);
		// One that takes long is added before it has answered.
		await expect.poll(host.countRequests).toBe(6);
		expect(host.countAtOnce()).toBe(1);
		for (const { id } of (await calendars.list()).slice(1)) await calendars.remove(id);
		await calendars.remove(row?.id ?? "");
		expect(await calendars.list()).toEqual([]);
	});

	it("are in the list while their host does not answer, and keep a colleague waiting for one of them alone", async () => {
		const stores = await kind.open();
		const { host, people, asha, create } = await open(stores);
		const meera = await people.invite("Meera Shah", "meera@agency.example", "owner");
		if (!meera) throw new Error("nobody was invited");
		const calendars = create(stores, 0);
		for (const at of [1, 2, 3])
			expect(await calendars.add(asha.id, host.at(`held?${at}`), NOW)).toBeNull();
		expect(await calendars.add(meera.id, host.at("fine"), NOW)).toBeNull();
		expect((await calendars.list()).map(({ fetchedAt, error }) => fetchedAt || error)).toEqual(
			Array(4).fill(null),
		);
		const countRead = async () => (await calendars.list()).filter((row) => row.fetchedAt).length;
		await expect.poll(host.countRequests).toBe(1);
		host.release();
		await expect.poll(countRead).toBe(2);
		expect(await calendars.list()).toMatchObject([
			{ staffId: meera.id, fetchedAt: NOW },
			{ staffId: asha.id, fetchedAt: NOW },
			{ fetchedAt: 0 },
			{ fetchedAt: 0 },
		]);
		for (const requests of [3, 4]) {
			await expect.poll(host.countRequests).toBe(requests);
			host.release();
		}
		await expect.poll(countRead).toBe(4);
		expect(host.countAtOnce()).toBe(1);
	});

	it("say in a few words what is stored in many", async () => {
		const stores = await kind.open();
		const { host, asha, calendars } = await open(stores);
		await calendars.add(asha.id, host.at("fine"), NOW);
		const words = "x".repeat(2 ** 20);
		await stores.database.db
			.updateTable("busyCalendars")
			.set({ error: words, problems: JSON.stringify([words]) })
			.execute();
		const [row] = await calendars.list();
		expect(JSON.parse(row?.error ?? "")).toEqual({ code: "told-later" });
		expect(JSON.parse(row?.problems ?? "")).toEqual([{ code: "told-later" }]);
	});

	it("are fetched again after 15 minutes; while they are down the last good answer stays, and they are tried once a minute", async () => {
		const { host, asha, calendars } = await open(await kind.open());
		await calendars.add(asha.id, host.at("fine"), NOW);
		host.setDown(true);
		const down = NOW + 15 * MINUTE_MS;
		for (const seconds of [-60, 0, 20, 59]) await calendars.refreshStale(down + seconds * 1_000);
		expect(host.countRequests()).toBe(2);
		expect(await calendars.list()).toMatchObject([
			{
				spans: busyAt(NOW + HOUR_MS),
				fetchedAt: NOW,
				triedAt: down,
				error: JSON.stringify({ code: "not-fetched", fault: "status", status: 500 }),
			},
		]);
		host.setDown(false);
		host.setCalendar(buildCalendar(NOW + 5 * HOUR_MS, 30));
		await calendars.refreshStale(down + MINUTE_MS);
		expect(await calendars.list()).toMatchObject([
			{ spans: busyAt(NOW + 5 * HOUR_MS), fetchedAt: down + MINUTE_MS, error: null },
		]);
	});

	it("are fetched by one of two nodes, while both still know the last answer", async () => {
		const place = await kind.createPlace();
		const [one, other] = [await kind.open(place), await kind.open(place)];
		const { host, asha, create } = await open(one);
		const nodes = [create(one), create(other)];
		await create(one).add(asha.id, host.at("fine"), NOW);
		await one.database.db
			.updateTable("busyCalendars")
			.set({ url: host.at("held") })
			.execute();
		const later = NOW + 15 * MINUTE_MS;
		const refreshing = Promise.all(nodes.map((node) => node.refreshStale(later)));
		await expect.poll(host.countRequests).toBe(2);
		expect(await create(other).list()).toMatchObject([{ spans: busyAt(NOW + HOUR_MS) }]);
		expect(host.release()).toBe(1);
		await refreshing;
		expect(host.countRequests()).toBe(2);
		expect(await create(other).list()).toMatchObject([{ fetchedAt: later }]);
	});

	it("rest while their person is disabled, or while the site offers no calls", async () => {
		const stores = await kind.open();
		const { host, people, asha, calendars } = await open(stores);
		await calendars.add(asha.id, host.at("fine"), NOW);
		const without = createBusyCalendars(stores.database, () => undefined);
		await without.refreshStale(NOW + HOUR_MS);
		await people.invite("Meera Shah", "meera@agency.example", "owner");
		await people.setDisabled(asha.id, true);
		await calendars.refreshStale(NOW + 2 * HOUR_MS);
		expect(host.countRequests()).toBe(1);
		expect(await calendars.list()).toMatchObject([{ triedAt: NOW, error: null }]);
	});
});
