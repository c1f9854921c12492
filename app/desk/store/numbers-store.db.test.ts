import { expect, it } from "vitest";
import type { Booking } from "#app/database/booking.ts";
import type { Tables } from "#app/database/tables.ts";
import { createVisitStore } from "#app/visits/visit-store.ts";
import { asDay } from "../../../tests/support/as-day.ts";
import { describeInRegions } from "../../../tests/support/describe-in-regions.ts";
import { createStranger, describeOnBoth } from "../../../tests/support/stores.ts";
import { createNumbersStore } from "./numbers-store.ts";
import { createPeopleStore } from "./people-store.ts";
import type { Summary } from "./summarise-enquiries.ts";

const HOURS: Parameters<ReturnType<typeof createNumbersStore>["load"]>[1] = [
	{
		days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
		opens: "09:00",
		closes: "17:00",
	},
];

/** Converts India's time; 25 November 2026 is a Wednesday. */
const at = (text: string) => new Date(`${text}:00+05:30`).toISOString();
const NOW = Date.parse(at("2026-11-25T18:00"));

type Given = Partial<Tables["enquiries"]>;

describeOnBoth("the numbers", ({ open }) => {
	async function openNumbers() {
		const { database, enquiries, staff } = await open();
		const people = createPeopleStore(database);
		const invite = async (name: string) =>
			(await people.invite(name, `${name}@kiteline.example`, "member"))?.id ?? "";
		const save = async (createdAt: string, given: Given = {}) => {
			const { id } = await enquiries.save(createStranger(), []);
			const update = { createdAt: at(createdAt), ...given };
			await database.db.updateTable("enquiries").set(update).where("id", "=", id).execute();
			return id;
		};
		const load = (weeks: number, now = NOW) => createNumbersStore(database).load(weeks, HOURS, now);
		return { database, staff, invite, save, load };
	}

	describeInRegions(({ at, iso }) => {
		it("are of the weeks at the agency, with the visits beside them", async () => {
			const { database, save, load } = await openNumbers();
			const clocks = [
				"2026-11-15T23:59",
				"2026-11-16T00:00",
				"2026-11-22T23:59",
				"2026-11-23T00:00",
			];
			for (const clock of clocks) await save(clock, { createdAt: iso(clock) });
			const page = { path: "/", service: "", city: "", source: "direct", medium: "", campaign: "" };
			await createVisitStore(database).add([
				{ ...page, day: asDay("2026-11-15"), entries: 100, views: 100 },
				{ ...page, day: asDay("2026-11-16"), entries: 2, views: 3 },
				{ ...page, day: asDay("2026-11-22"), entries: 5, views: 5 },
			]);
			const { period, weeks, total } = await load(2, at("2026-11-25T18:00"));
			const toCounts = ({ name, enquiries, visits }: Summary) => [name, enquiries, visits];
			expect(weeks.map(toCounts)).toEqual([
				["2026-11-16", 2, 7],
				["2026-11-23", 1, 0],
			]);
			expect(period).toEqual({ from: "2026-11-16", to: "2026-11-29" });
			expect(toCounts(total)).toEqual(["", 3, 7]);
			expect((await load(3, at("2026-11-25T18:00"))).total.enquiries).toBe(4);
		});
	});

	it("tell how long the first answers took, by the opening hours and by person", async () => {
		const { invite, save, load } = await openNumbers();
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const answer = (createdAt: string, answeredAt: string, by: string, state: "won" | "open") =>
			save(createdAt, { firstAnswerAt: at(answeredAt), firstAnswerBy: by, state });
		// The waits in minutes of opening hours are 5, 60, 0 before it opens, 100 over a night, 20 over a weekend.
		await answer("2026-11-23T10:00", "2026-11-23T10:05", meera, "won");
		await answer("2026-11-23T10:00", "2026-11-23T11:00", meera, "open");
		await answer("2026-11-24T07:00", "2026-11-24T08:30", meera, "open");
		await answer("2026-11-24T16:20", "2026-11-25T10:00", kabir, "won");
		await answer("2026-11-20T16:50", "2026-11-23T09:10", kabir, "open");
		await save("2026-11-25T10:00");
		const { total, people } = await load(8);
		expect(total).toMatchObject({
			enquiries: 6,
			answered: 5,
			won: 2,
			withinFiveMinutes: 2,
			withinOneHour: 4,
			median: 20,
			ninetieth: 100,
		});
		expect(people).toMatchObject([
			{ name: meera, answered: 3, won: 1, withinFiveMinutes: 2, median: 5, ninetieth: 60 },
			{ name: kabir, answered: 2, won: 1, withinOneHour: 1, median: 20, ninetieth: 100 },
		]);
	});

	it("are ranked by service and city, without spam and with what was erased", async () => {
		const { staff, save, load } = await openNumbers();
		const day = "2026-11-24T12:00";
		await save(day, { service: "seo", city: "surat", state: "won" });
		await save(day, { service: "seo" });
		await staff.erase({ id: await save(day, { service: "ads" }) });
		await save(day, { service: "seo", verdict: "spam" });
		await save(day, { service: "seo", verdict: "quarantined" });
		const { services, cities } = await load(1);
		const toCounts = ({ name, enquiries, won }: Summary) => [name, enquiries, won];
		expect(services.map(toCounts)).toEqual([
			["seo", 2, 1],
			["ads", 1, 0],
		]);
		expect(cities.map(toCounts)).toEqual([
			["", 2, 0],
			["surat", 1, 1],
		]);
	});

	it("tell what is won and what it is worth, what is lost and why, and who wrote again", async () => {
		const { database, save, load } = await openNumbers();
		const won = { service: "seo", state: "won" } as const;
		await save("2026-10-30T12:00", { ...won, wonValue: 150_000 });
		await save("2026-11-02T12:00", { ...won, source: "google", wonValue: null });
		// A reply has put it back among the new ones: it stays won, with its value.
		const again = await save("2026-11-24T12:00", { ...won, state: "new", wonValue: 80_000 });
		await save("2026-11-24T12:00", { state: "lost", lostReason: "Too dear" });
		await save("2026-11-24T12:00", { state: "lost" });
		// One that was lost and has written again is not lost any more.
		await save("2026-11-24T12:00", { state: "new", lostReason: "Too dear" });
		const event = { enquiryId: again, at: at("2026-11-24T13:00"), author: "visitor" } as const;
		const rest = { staffId: null, text: null, cc: null };
		const kinds = ["reply", "reply", "replied", "note"] as const;
		await database.db
			.insertInto("enquiryEvents")
			.values(
				kinds.map((kind, index) => ({
					...event,
					...rest,
					id: `event-${index}`,
					kind,
					replaced: null,
					revision: 10 + index,
				})),
			)
			.execute();
		const { total, services, sources, months, reasons } = await load(8);
		expect(total).toMatchObject({ enquiries: 6, won: 3, wonValue: 230_000, lost: 2, replies: 3 });
		expect(services).toMatchObject([
			{ name: "", won: 0, wonValue: 0 },
			{ name: "seo", won: 3, wonValue: 230_000 },
		]);
		expect(sources).toMatchObject([
			{ name: "direct", wonValue: 230_000 },
			{ name: "google", won: 1, wonValue: 0 },
		]);
		expect(months).toMatchObject([
			{ name: "2026-10", won: 1, wonValue: 150_000 },
			{ name: "2026-11", won: 2, wonValue: 80_000 },
		]);
		const toLost = ({ name, lost }: Summary) => [name, lost];
		expect(reasons.map(toLost)).toEqual([
			["", 1],
			["Too dear", 1],
		]);
	});

	it("tell what became of the calls of these enquiries, by source", async () => {
		const { database, save, load } = await openNumbers();
		const day = "2026-11-24T12:00";
		const book = async (start: string, state: Booking["state"], given: Given = {}) => {
			const startsAt = Date.parse(at(start));
			const times = { startsAt, endsAt: startsAt + 30 * 60_000, createdAt: at(day) };
			const enquiryId = await save(day, { source: "google", ...given });
			const call = { ...times, enquiryId, zone: null, state, sequence: 0 };
			await database.db.insertInto("bookings").values(call).execute();
		};
		await book("2026-11-25T10:00", "booked");
		await book("2026-11-25T11:00", "booked", { source: "news" });
		await book("2026-11-25T17:45", "booked");
		await book("2026-11-27T10:00", "booked");
		await book("2026-11-25T12:00", "no-show");
		await book("2026-11-27T11:00", "cancelled");
		await book("2026-11-25T13:00", "held-back");
		await book("2026-11-25T14:00", "booked", { verdict: "spam" });
		await save(day, { source: "google" });
		const { total, sources } = await load(1);
		expect(total.calls).toEqual({ booked: 6, held: 2, cancelled: 1, noShow: 1 });
		expect(sources.map(({ name, calls }) => [name, calls])).toEqual([
			["google", { booked: 5, held: 1, cancelled: 1, noShow: 1 }],
			["news", { booked: 1, held: 1, cancelled: 0, noShow: 0 }],
		]);
	});

	it("are of samples only while there is nothing else", async () => {
		const { save, load } = await openNumbers();
		expect(await load(1)).toMatchObject({ isSample: false, total: { enquiries: 0, median: null } });
		for (const hour of ["10", "11"]) await save(`2026-11-24T${hour}:00`, { isSample: 1 });
		expect(await load(1)).toMatchObject({ isSample: true, total: { enquiries: 2 } });
		await save("2026-01-01T12:00");
		expect(await load(1)).toMatchObject({ isSample: false, total: { enquiries: 0 } });
	});
});
