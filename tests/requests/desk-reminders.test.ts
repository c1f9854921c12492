import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { startDesk } from "../support/desk.ts";

const OFFICE = "office@kiteline.example";
const DAY_MS = 86_400_000;

let desk: Awaited<ReturnType<typeof startDesk>>;

// One site sends e-mails for all tests.
beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_TO: OFFICE });
	return () => desk.stop();
});

const listReminders = () =>
	desk
		.listMails(OFFICE)
		.map(({ parsed }) => parsed)
		.filter(({ subject = "" }) => /(?:is|are) waiting for an answer/.test(subject));

const update = (ids: string[], row: Record<string, string | number>) =>
	desk.stores.database.db.updateTable("enquiries").set(row).where("id", "in", ids).execute();

/** Ages enquiries by a week, which has opening hours, in one statement, as the site may read them at any time. */
const age = (ids: string[]) => {
	const createdAt = new Date(getNow() - 7 * DAY_MS).toISOString();
	return update(ids, { createdAt, incomingAt: createdAt });
};

test("a reminder is of each enquiry that nobody has answered, once, of several in one message, and of no other", async () => {
	// An answer to a person answers all of their enquiries.
	const save = (name: string, given = {}) =>
		desk.save({ name, email: `${crypto.randomUUID()}@x.example`, ...given }, []);
	const [riya, zubin] = [await save("Riya"), await save("Zubin", { message: "<b>Hello</b>" })];
	const spam = await save("Spam", { verdict: "quarantined" });
	const [answered, snoozed, sample, old] = [
		await save("Answered"),
		await save("Snoozed"),
		await save("Sample"),
		await save("Old"),
	];
	await desk.post(answered, { intent: "answered-elsewhere", channel: "call" });
	await update([snoozed], { snoozedUntil: new Date(getNow() + DAY_MS).toISOString() });
	await update([sample], { isSample: 1 });
	await update([old], { reminderId: "" });
	await save("Just arrived");
	await age([riya, zubin, spam, answered, snoozed, sample, old]);
	// A change wakes the worker, which otherwise looks once a minute.
	const wake = () => desk.post(answered, { intent: "note", text: "It was about cotton." });
	await wake();
	await expect.poll(() => listReminders().length).toBe(1);
	const [first] = listReminders();
	expect(first?.subject).toBe("2 people are waiting for an answer");
	for (const id of [riya, zubin])
		expect(first?.text).toContain(`${desk.origin}/desk/sign-in?to=/desk/enquiries/${id}`);
	expect(first?.html).toContain("&lt;b&gt;Hello");
	expect(first?.text).toMatch(/Waiting for an answer since .+ · No owner/);

	await age([await save("Asha\r\nWaits")]);
	await wake();
	await expect.poll(() => listReminders().length).toBe(2);
	expect(listReminders()[1]?.subject).toBe("Asha Waits is waiting for an answer");
});
