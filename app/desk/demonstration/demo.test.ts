import { expect, it } from "vitest";
import { loadContent } from "#app/content/load.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { listEnquiries } from "../../../tests/support/list-enquiries.ts";
import { mark } from "../../../tests/support/stores.ts";
import { demo } from "./demo.ts";
import { createSamples } from "./sample-enquiries.ts";

it("demo fills an empty store with sixty samples that nobody is sent or reminded of", async () => {
	const { run, stores } = await openTestStores();
	const { db } = stores.database;
	await createPeopleStore(stores.database).invite("Meera", "meera@kiteline.example", "owner");
	const { printed, notes } = await run(demo);
	expect(printed).toMatch(/^60 samples to look at on http.+\/desk/);
	expect(notes).toEqual([]);
	const samples = await listEnquiries(stores.enquiries);
	expect(samples).toHaveLength(60);
	for (const { isSample, email, deliveries, reminderId } of samples) {
		expect([isSample, email.endsWith(".example"), deliveries]).toEqual([true, true, []]);
		expect(reminderId).not.toBeNull();
	}
	expect(samples.filter(({ verdict }) => verdict === "quarantined")).toHaveLength(6);
	expect(new Set(samples.map(({ state }) => state)).size).toBe(5);
	const bookings = await db.selectFrom("bookings").select("state").execute();
	expect(new Set(bookings.map(({ state }) => state))).toEqual(new Set(["booked", "no-show"]));
	for (const channel of ["email", "webhook", "acknowledgement", "none"] as const)
		expect(await stores.outbox.claim(channel, 100)).toEqual([]);
	expect(await stores.outbox.adoptWaiting(["email", "webhook"])).toBe(0);
	const noted = samples.find(({ revision }) => revision > 1);
	await mark(
		stores.database,
		samples.find(({ verdict }) => verdict === "quarantined")?.id ?? "",
		"ham",
	);
	expect(await db.selectFrom("deliveries").selectAll().execute()).toEqual([]);
	expect(noted?.firstAnswerAt).not.toBeNull();

	expect((await run(demo, "--remove")).printed).toBe("Removed 60 samples.\n");
	for (const table of ["enquiries", "enquiryEvents", "bookings"] as const)
		expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
});

it("demo is not repeated, and leaves enquiries of visitors alone", async () => {
	const { run, save } = await openTestStores();
	expect((await run(demo)).notes[0]).toMatch(/^Nobody is invited to the desk yet/);
	expect((await run(demo)).error).toBe("There are 60 samples already. First: demo --remove");
	await run(demo, "--remove");
	const { find } = await save();
	expect((await run(demo)).error).toMatch(/^This store has 1 enquiry of visitors;/);
	expect((await run(demo, "--remove")).printed).toBe("There are no samples.\n");
	expect((await find())?.erasedAt).toBeNull();
});

it("samples are the same for the same time, and nothing in them is later than that", () => {
	const content = loadContent(process.cwd());
	const given = { content, staff: ["a", "b"], now: Date.UTC(2026, 10, 25, 8) };
	const samples = createSamples(given);
	expect(createSamples(given)).toEqual(samples);
	const times = samples.flatMap(({ enquiry, events }) => [
		enquiry.createdAt,
		enquiry.firstAnswerAt ?? enquiry.createdAt,
		...events.map(({ at }) => at),
	]);
	for (const time of times) expect(Date.parse(time)).toBeLessThanOrEqual(given.now);
	for (const { enquiry, events } of samples) {
		expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => index + 1));
		expect(enquiry.revision).toBe(events.length);
	}
});
