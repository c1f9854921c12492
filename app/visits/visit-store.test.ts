import { expect, it } from "vitest";
import type { VisitRow } from "#app/enquiries/store/tables.ts";
import { describeOnBoth, makeEnquiry } from "../../tests/support/stores.ts";
import { toDay } from "./day.ts";
import { listEnquiries } from "./list-enquiries.ts";
import { createVisitStore } from "./visit-store.ts";

const PERIOD = { from: "2026-11-01", to: "2026-11-30" };

function makeRow(given: Partial<VisitRow> = {}): VisitRow {
	const nothing = { service: "", city: "", source: "direct", medium: "", campaign: "" };
	return { day: "2026-11-21", path: "/", ...nothing, entries: 1, views: 1, ...given };
}

describeOnBoth("counts", ({ open, makePlace }) => {
	it("are added to those of the same key", async () => {
		const { database } = await open();
		const visits = createVisitStore(database);
		await visits.add([makeRow(), makeRow({ source: "", entries: 0, views: 3 })]);
		await visits.add([makeRow({ entries: 2, views: 2 }), makeRow({ path: "/about" })]);
		const rows = database.db.selectFrom("visits").selectAll();
		expect(await rows.orderBy("path").orderBy("source").execute()).toEqual([
			makeRow({ source: "", entries: 0, views: 3 }),
			makeRow({ entries: 3, views: 3 }),
			makeRow({ path: "/about" }),
		]);
	});

	it("of several nodes at once are all kept", async () => {
		const place = await makePlace();
		const nodes = await Promise.all([open(place), open(place), open(place)]);
		const rows = Array.from({ length: 700 }, (_, at) => makeRow({ path: `/${at}` }));
		await Promise.all(
			nodes.map(({ database }, at) =>
				createVisitStore(database).add(at % 2 ? rows.toReversed() : rows),
			),
		);
		const [first] = nodes;
		const sums = first ? await createVisitStore(first.database).sumUp("path", PERIOD) : [];
		expect(sums).toHaveLength(700);
		expect(new Set(sums.map(({ visits, views }) => `${visits} ${views}`))).toEqual(
			new Set(["3 3"]),
		);
	});

	it("are summed up by what is asked for, within a period", async () => {
		const { database } = await open();
		const visits = createVisitStore(database);
		await visits.add([
			makeRow({ day: "2026-10-31", views: 100 }),
			makeRow({ day: "2026-11-01", service: "seo", entries: 1, views: 2 }),
			makeRow({ day: "2026-11-30", service: "seo", entries: 3, views: 5 }),
			makeRow({ day: "2026-12-01", views: 100 }),
		]);
		expect(await visits.sumUp("service", PERIOD)).toEqual([{ name: "seo", visits: 4, views: 7 }]);
		expect((await visits.sumUp("day", PERIOD)).map(({ name }) => name).toSorted()).toEqual([
			"2026-11-01",
			"2026-11-30",
		]);
	});

	it("before a day are counted and deleted", async () => {
		const { database } = await open();
		const visits = createVisitStore(database);
		expect(await visits.countBefore("2026-11-21")).toBe(0);
		await visits.add([makeRow({ day: "2026-11-20", views: 4 }), makeRow({ day: "2026-11-21" })]);
		expect(await visits.countBefore("2026-11-21")).toBe(4);
		await visits.purge("2026-11-21");
		expect(await visits.sumUp("day", PERIOD)).toEqual([
			{ name: "2026-11-21", visits: 1, views: 1 },
		]);
	});
});

describeOnBoth("enquiries", ({ open }) => {
	it("are listed in the words of visits, without quarantined ones", async () => {
		const { enquiries, database } = await open();
		const lastTouch = { utm_source: "News", utm_medium: "E-Mail", utm_campaign: "Diwali 2026" };
		await enquiries.save(
			makeEnquiry({ landingPage: "/mumbai", service: "seo", city: "mumbai", lastTouch }),
			["email"],
		);
		await enquiries.save(makeEnquiry(), ["email"]);
		await enquiries.save(makeEnquiry({ verdict: "quarantined" }), ["email"]);
		const day = toDay(Date.now());
		const found = await listEnquiries(database, { from: day, to: day });
		expect(found.toSorted((a, b) => a.page.localeCompare(b.page))).toEqual([
			{ day, page: "", service: "", city: "", source: "direct", medium: "", campaign: "" },
			{
				...{ day, page: "/mumbai", service: "seo", city: "mumbai" },
				...{ source: "news", medium: "e-mail", campaign: "diwali-2026" },
			},
		]);
		expect(await listEnquiries(database, { from: "2020-01-01", to: "2020-01-31" })).toEqual([]);
	});

	it("of the last minute of a day in India are that day's", async () => {
		const { enquiries, database } = await open();
		const { id } = await enquiries.save(makeEnquiry(), ["email"]);
		const move = (created_at: string) =>
			database.db.updateTable("enquiries").set({ created_at }).where("id", "=", id).execute();
		const period = { from: "2026-11-20", to: "2026-11-20" };
		for (const [moment, isThatDay] of [
			["2026-11-19T18:29:59.999Z", false],
			["2026-11-19T18:30:00.000Z", true],
			["2026-11-20T18:29:59.999Z", true],
			["2026-11-20T18:30:00.000Z", false],
		] as const) {
			await move(moment);
			expect(await listEnquiries(database, period), moment).toHaveLength(isThatDay ? 1 : 0);
		}
	});
});
