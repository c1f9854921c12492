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

const RULES: Parameters<ReturnType<typeof createNumbersStore>["load"]>[1] = {
	targetMinutes: 60,
	openingHours: [
		{
			days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
			opens: "09:00",
			closes: "17:00",
		},
	],
};

/** Converts India's time; 25 November 2026 is a Wednesday. */
const at = (text: string) => new Date(`${text}:00+05:30`).toISOString();
const NOW = Date.parse(at("2026-11-25T18:00"));

type Given = Partial<Tables["enquiries"]>;

const WON = { state: "won", wonAt: at("2026-11-25T12:00") } as const;

describeOnBoth("the numbers", ({ open }) => {
	async function openNumbers() {
		const { database, enquiries, staff } = await open();
		const people = createPeopleStore(database);
		const invite = async (name: string) =>
			(await people.invite(name, `${name}@kiteline.example`, "member"))?.id ?? "";
		const save = async (createdAt: string, given: Given = {}) => {
			const { id } = await enquiries.save(createStranger(), []);
			const time = at(createdAt);
			const update = { createdAt: time, incomingAt: time, ...given };
			await database.db.updateTable("enquiries").set(update).where("id", "=", id).execute();
			return id;
		};
		const load = (weeks: number, now = NOW) => createNumbersStore(database).load(weeks, RULES, now);
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
		const answer = (createdAt: string, answeredAt: string, by: string) =>
			save(createdAt, { firstAnswerAt: at(answeredAt), firstAnswerBy: by });
		// The waits in minutes of opening hours are 5, 60, 0 before it opens, 100 over a night, 20 over a weekend.
		await answer("2026-11-23T10:00", "2026-11-23T10:05", meera);
		await answer("2026-11-23T10:00", "2026-11-23T11:00", meera);
		await answer("2026-11-24T07:00", "2026-11-24T08:30", meera);
		await answer("2026-11-24T16:20", "2026-11-25T10:00", kabir);
		await answer("2026-11-20T16:50", "2026-11-23T09:10", kabir);
		await save("2026-11-25T10:00");
		const { total, people } = await load(8);
		expect(total).toMatchObject({ enquiries: 6, answered: 5, withinTarget: 4, median: 20 });
		expect(people).toMatchObject([
			{ name: meera, answered: 3, withinTarget: 3, median: 5 },
			{ name: kabir, answered: 2, withinTarget: 1, median: 20 },
			{ name: "", answered: 0, open: 6 },
		]);
	});

	it("tell who came by the website check, whatever their source is, also once they are erased", async () => {
		const { staff, save, load } = await openNumbers();
		const [on, check] = ["2026-11-24T10:00", `check=${"a".repeat(32)}&address=`];
		await save(on, { source: "google-ads", calculation: check, ...WON, wonValue: 5_000 });
		await save(on, { source: "google-ads", calculation: "budget=1" });
		await save(on);
		const own = { source: "/tools/website-check", calculation: check };
		const erased = await save(on, own);
		expect((await load(1)).websiteCheck).toMatchObject({ enquiries: 2, won: 1, wonValue: 5_000 });
		await staff.erase({ id: erased });
		const { sources, websiteCheck } = await load(1);
		expect(websiteCheck.enquiries).toBe(2);
		expect(sources.map(({ name, enquiries }) => [name, enquiries])).toEqual([
			["google-ads", 2],
			["/tools/website-check", 1],
			["direct", 1],
		]);
	});

	it("tell what is open, overdue and in hand, by owner and by week, whenever it came", async () => {
		const { database, invite, staff, save, load } = await openNumbers();
		const [meera, kabir] = [await invite("Meera"), await invite("Kabir")];
		const due = { firstAnswerAt: at("2026-11-23T12:00"), dueAt: at("2026-11-25T09:00") };
		await save("2026-11-23T10:00", {
			...due,
			owner: meera,
			state: "waiting",
			expectedValue: 50_000,
		});
		await save("2026-11-23T10:00", {
			...due,
			owner: meera,
			state: "open",
			expectedValue: 20_000,
			dueAt: at("2026-11-26T09:00"),
			outgoingAt: at("2026-11-23T12:00"),
		});
		// What is won or lost, or erased, is not in hand.
		const done = { owner: meera, expectedValue: 90_000 };
		await save("2026-11-24T10:00", { ...done, ...WON, wonValue: 80_000 });
		await save("2026-11-24T10:00", { ...done, state: "lost" });
		await staff.erase({ id: await save("2026-11-24T10:00", done) });
		// They wait: since before the weeks, for less than the target, and out of the inbox.
		const waiting = (createdAt: string, given: Given = {}) =>
			save(createdAt, { owner: kabir, ...given });
		const old = await waiting("2026-10-30T12:00", { expectedValue: 7_000 });
		await waiting("2026-11-25T16:30");
		await waiting("2026-11-24T10:00", { snoozedUntil: at("2026-11-30T09:00") });
		await save("2026-11-25T16:30");
		await database.db
			.insertInto("enquiryEvents")
			.values(
				["2026-10-30T13:00", "2026-11-23T12:00", "2026-11-24T12:00"].map((clock, index) => ({
					id: `answer-${index}`,
					enquiryId: old,
					kind: "answer" as const,
					at: at(clock),
					author: "person" as const,
					staffId: kabir,
					text: null,
					cc: null,
					replaced: null,
					revision: 10 + index,
				})),
			)
			.execute();
		const { total, weeks, earlier, people } = await load(1);
		const toOpen = ({ open, overdue, inHand, answers }: Summary) => [
			open,
			overdue,
			inHand,
			answers,
		];
		expect(toOpen(total)).toEqual([6, 2, 77_000, 2]);
		expect(weeks.map(toOpen)).toEqual([[5, 1, 70_000, 2]]);
		expect(toOpen(earlier)).toEqual([1, 1, 7_000, null]);
		expect(people.map((person) => [person.name, ...toOpen(person)])).toEqual(
			[
				[meera, 2, 1, 70_000, 0],
				[kabir, 3, 1, 7_000, 2],
			]
				.toSorted(([one = ""], [other = ""]) => (one < other ? -1 : 1))
				.concat([["", 1, 0, 0, 0]]),
		);
		expect(people.find(({ name }) => name === meera)).toMatchObject({ won: 1, wonValue: 80_000 });
	});

	it("are ranked by service and city, without spam and with what was erased", async () => {
		const { staff, save, load } = await openNumbers();
		const day = "2026-11-24T12:00";
		await save(day, { service: "seo", city: "surat", ...WON });
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

	it("tell what is won and what it is worth, and what is lost and why", async () => {
		const { save, load } = await openNumbers();
		const won = { service: "seo", ...WON };
		await save("2026-10-30T12:00", { ...won, wonValue: 150_000 });
		await save("2026-11-02T12:00", { ...won, source: "google", wonValue: null });
		// A reply has put it back among the new ones: it stays won, with its value.
		await save("2026-11-24T12:00", { ...won, state: "new", wonValue: 80_000 });
		await save("2026-11-24T12:00", { state: "lost", lostReason: "Too dear" });
		await save("2026-11-24T12:00", { state: "lost" });
		// One that was lost and has written again is not lost any more.
		await save("2026-11-24T12:00", { state: "new", lostReason: "Too dear" });
		const { total, services, sources, reasons } = await load(8);
		expect(total).toMatchObject({ enquiries: 6, won: 3, wonValue: 230_000, lost: 2, open: 1 });
		expect(services).toMatchObject([
			{ name: "", won: 0, wonValue: 0 },
			{ name: "seo", won: 3, wonValue: 230_000 },
		]);
		expect(sources).toMatchObject([
			{ name: "direct", wonValue: 230_000 },
			{ name: "google", won: 1, wonValue: 0 },
		]);
		const toLost = ({ name, lost }: Summary) => [name, lost];
		expect(reasons.map(toLost)).toEqual([
			["", 1],
			["Too dear", 1],
		]);
	});

	it("tell what became of the calls that were booked in these weeks", async () => {
		const { database, save, load } = await openNumbers();
		const day = "2026-11-24T12:00";
		const book = async (start: string, state: Booking["state"], given: Given = {}) => {
			const startsAt = Date.parse(at(start));
			const times = { startsAt, endsAt: startsAt + 30 * 60_000, createdAt: at(day) };
			const enquiryId = await save(day, given);
			const call = { ...times, enquiryId, zone: null, state, sequence: 0 };
			await database.db.insertInto("bookings").values(call).execute();
		};
		await book("2026-11-25T10:00", "booked");
		await book("2026-11-25T11:00", "took-place");
		await book("2026-11-25T17:45", "booked");
		await book("2026-11-27T10:00", "booked");
		await book("2026-11-25T12:00", "no-show");
		await book("2026-11-27T11:00", "cancelled");
		await book("2026-11-25T13:00", "held-back");
		await book("2026-11-25T14:00", "booked", { verdict: "spam" });
		await save(day);
		const { calls } = await load(1);
		expect(calls).toEqual({ booked: 6, held: 2, cancelled: 1, noShow: 1 });
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
