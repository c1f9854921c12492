import { expect, it } from "vitest";
import { createSamples } from "#app/desk/samples/create-samples.ts";
import { parseInboxFilter } from "#app/desk/search/inbox-filter.ts";
import { createDeskStore } from "#app/desk/store/desk-store.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { retry } from "#app/enquiries/commands/send-or-hold.ts";
import { content } from "../../../tests/support/addresses.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { listEnquiries } from "../../../tests/support/list-enquiries.ts";
import { mark } from "../../../tests/support/stores.ts";
import { demo } from "./demo.ts";

const DAY = 86_400_000;

it("demo fills an empty store with twenty samples, of which each view has some and nobody is sent or reminded", async () => {
	const { run, stores } = await openTestStores();
	const { db } = stores.database;
	const invited = await createPeopleStore(stores.database).invite("Meera", "m@x.example", "owner");
	const { printed, notes } = await run(demo);
	expect(printed).toMatch(/^20 samples to look at on http.+\/desk/);
	expect(notes).toEqual([]);
	const samples = await listEnquiries(stores.enquiries);
	expect(samples).toHaveLength(20);
	for (const { isSample, email, reminderId } of samples) {
		expect([isSample, email.endsWith(".example")]).toEqual([true, true]);
		expect(reminderId).not.toBeNull();
	}
	const views = await createDeskStore(stores.database).countViews(
		parseInboxFilter(new URLSearchParams()),
		invited?.id ?? "",
	);
	expect(Object.entries(views).filter(([, count]) => count === 0)).toEqual([]);
	expect(new Set(samples.map(({ state }) => state)).size).toBe(5);
	expect(new Set(samples.map(({ verdict }) => verdict)).size).toBe(3);
	const bookings = await db.selectFrom("bookings").select("state").execute();
	expect(new Set(bookings.map(({ state }) => state))).toEqual(new Set(["booked", "no-show"]));

	const held = samples.find(({ verdict }) => verdict === "quarantined");
	await mark(stores.database, held?.id ?? "", "ham");
	await run(retry, "--failed");
	for (const channel of ["email", "webhook", "acknowledgement", "none", "answer"] as const)
		expect(await stores.outbox.claim(channel, 100)).toEqual([]);
	expect(await stores.outbox.adoptWaiting(["email", "webhook"])).toBe(0);
	const deliveries = await db.selectFrom("deliveries").select("state").execute();
	expect(deliveries.map(({ state }) => state).toSorted()).toEqual(["delivered", "failed"]);

	expect((await run(demo, "--remove")).printed).toBe("Removed 20 samples.\n");
	for (const table of ["enquiries", "enquiryEvents", "bookings", "deliveries"] as const)
		expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

it("demo is not repeated, and leaves enquiries of visitors alone", async () => {
	const { run, save } = await openTestStores();
	expect((await run(demo)).notes[0]).toMatch(/^Nobody is invited to the desk yet/);
	expect((await run(demo)).error).toBe("There are 20 samples already. First: demo --remove");
	await run(demo, "--remove");
	const { find } = await save();
	expect((await run(demo)).error).toMatch(/^This store has 1 enquiry of visitors;/);
	expect((await run(demo, "--remove")).printed).toBe("There are no samples.\n");
	expect((await find())?.erasedAt).toBeNull();
});

it("nothing in samples is later than now, and who has no answer is new, on each day of two weeks", () => {
	const start = Date.UTC(2026, 10, 23);
	for (let now = start; now < start + 14 * DAY; now += DAY / 4)
		for (const { enquiry, events } of createSamples({ content, staff: ["a", "b"], now })) {
			const times = [enquiry.createdAt, ...events.map(({ at }) => at)];
			expect(times, enquiry.name).toEqual(times.toSorted());
			expect(Date.parse(times.at(-1) ?? "")).toBeLessThanOrEqual(now);
			expect(enquiry.revision).toBe(events.length);
			expect(enquiry.state === "new").toBe(enquiry.firstAnswerAt === null);
		}
});
