import { expect, it, onTestFinished } from "vitest";
import { getNow } from "#app/clock.ts";
import { startDesk } from "../support/desk.ts";

const OFFICE = "office@kiteline.example";
const DAY_MS = 86_400_000;
/** A week has opening hours, whenever it is. */
const LONG_AGO = new Date(getNow() - 7 * DAY_MS).toISOString();
const TOMORROW = new Date(getNow() + DAY_MS).toISOString();

it("reminds once of each enquiry that nobody has answered, of several in one message, and of no other", async () => {
	const desk = await startDesk({ ENQUIRY_TO: OFFICE });
	onTestFinished(desk.stop);
	const { db } = desk.stores.database;
	const save = (name: string, given = {}) => desk.save({ name, ...given }, []);
	/** At once, as the site may look at any time. */
	const age = (ids: string[]) =>
		db.updateTable("enquiries").set({ createdAt: LONG_AGO }).where("id", "in", ids).execute();
	const listReminders = () =>
		desk.listMails(OFFICE).filter(({ parsed }) => !parsed.subject?.startsWith("Enquiry from"));
	const waiting = [
		await save("Riya Waits"),
		await save("Zubin Waits", { message: "<b>Hello</b>" }),
	];
	const others = [
		await save("Spam", { verdict: "quarantined" }),
		...(await Promise.all(
			["Answered", "Snoozed", "Won", "Sample", "Old"].map((name) => save(name)),
		)),
	];
	const [, answered = "", snoozed = "", won = "", sample = "", old = ""] = others;
	await desk.post(answered, { intent: "answered-elsewhere", channel: "call" });
	await desk.post(won, { intent: "state", state: "won" });
	const set = (
		id: string,
		change: { snoozedUntil: string } | { isSample: number } | { reminderId: string },
	) => db.updateTable("enquiries").set(change).where("id", "=", id).execute();
	await set(snoozed, { snoozedUntil: TOMORROW });
	await set(sample, { isSample: 1 });
	await set(old, { reminderId: "" });
	await save("Just arrived");
	await age([...waiting, ...others]);
	// A change wakes the workers, which look by themselves every five seconds.
	const wake = () => desk.post(answered, { intent: "note", text: "It was about cotton." });
	await wake();

	await expect.poll(() => listReminders().length, { timeout: 20_000 }).toBe(1);
	const { parsed } = listReminders()[0] ?? {};
	expect(parsed?.subject).toBe("2 people wait for an answer");
	for (const id of waiting) expect(parsed?.text).toContain(`${desk.origin}/desk/enquiries/${id}`);
	expect(parsed?.text?.match(/enquiries\/[0-9a-f-]{36}/g)).toHaveLength(2);
	expect(parsed?.html).toContain("&lt;b&gt;Hello");

	const next = await save("Asha\r\nWaits");
	await age([next]);
	await wake();
	await expect.poll(() => listReminders().length, { timeout: 20_000 }).toBe(2);
	expect(listReminders()[1]?.parsed.subject).toBe("Nobody has answered Asha Waits yet");
	expect(listReminders()[1]?.parsed.text?.match(/enquiries\/[0-9a-f-]{36}/g)).toHaveLength(1);
});

it("does not remind of what was answered before the reminder could be sent", async () => {
	const desk = await startDesk(
		{ ENQUIRY_TO: OFFICE },
		{ behave: { at: "mail", does: "451 4.3.0 later" } },
	);
	onTestFinished(desk.stop);
	const id = await desk.save({}, []);
	const { db } = desk.stores.database;
	await db.updateTable("enquiries").set({ createdAt: LONG_AGO }).execute();
	await desk.post(id, { intent: "note", text: "I shall call." });
	const readState = async () => {
		const row = await db
			.selectFrom("deliveries")
			.selectAll()
			.where("channel", "=", "reminder")
			.executeTakeFirst();
		return row?.lastError ? row.state : null;
	};
	await expect.poll(readState, { timeout: 20_000 }).toBe("pending");
	await desk.post(id, { intent: "answered-elsewhere", channel: "whatsapp" });
	desk.mail.behave = "accept";
	await db.updateTable("deliveries").set({ nextAt: 0 }).execute();
	await desk.post(id, { intent: "note", text: "She reads it." });
	await expect.poll(readState, { timeout: 20_000 }).toBe("cancelled");
	expect(desk.mail.messages).toEqual([]);
});
