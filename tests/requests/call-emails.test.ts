import ICAL from "ical.js";
import { expect, onTestFinished, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { openCalls } from "../support/calls.ts";
import { startDesk } from "../support/desk.ts";

const OFFICE = "office@kiteline.example";
const VISITOR = "riya@x.example";
const HOUR_MS = 3_600_000;

test("a call is told to both sides as one event in one thread: invitation, move, reminder of the visitor, cancellation", async () => {
	const desk = await startDesk({ ENQUIRY_TO: OFFICE });
	onTestFinished(desk.stop);
	const calls = openCalls(desk.stores);
	const { db } = desk.stores.database;
	const { id, startsAt } = await calls.book({ email: VISITOR }, "Asia/Kathmandu");
	const path = await calls.toPath(id);
	const change = async (fields: Record<string, string>) => {
		const how = { method: "POST", body: new URLSearchParams(fields), redirect: "manual" } as const;
		expect((await fetch(desk.origin + path, how)).status).toBe(303);
	};
	const untilMails = async (to: string, count: number) => {
		await expect.poll(() => desk.listMails(to).length).toBe(count);
		return desk.listMails(to);
	};
	const listReminders = () =>
		db
			.selectFrom("deliveries")
			.select(["id", "state", "nextAt"])
			.where("channel", "=", "call-reminder")
			.orderBy("nextAt")
			.execute();

	await Promise.all([untilMails(VISITOR, 1), untilMails(OFFICE, 1)]);
	const [to] = (await calls.listTimes()).slice(4);
	if (!to) throw new Error("no other time is free");
	await change({ intent: "move", sequence: "0", time: new Date(to).toISOString() });
	await Promise.all([untilMails(VISITOR, 2), untilMails(OFFICE, 2)]);

	// What waits for its time raises no alarm; the enquiry itself was stored without a channel.
	await db.deleteFrom("deliveries").where("channel", "=", "none").execute();
	const getOldestPending = async () => (await desk.stores.staff.measure()).oldestPending;
	// A delivery is marked a moment after its mail has arrived.
	await expect.poll(getOldestPending).toBeNull();
	const due = (await listReminders()).filter(({ state }) => state === "pending");
	expect(due.map(({ nextAt }) => to - nextAt)).toEqual([24 * HOUR_MS, HOUR_MS]);
	const now = { nextAt: getNow() };
	await db
		.updateTable("deliveries")
		.set(now)
		.where("id", "=", due[0]?.id ?? "")
		.execute();
	// A change at the desk wakes the workers.
	await desk.post(id, { intent: "note", text: "Soon." });
	await untilMails(VISITOR, 3);
	await change({ intent: "cancel", sequence: "1" });
	const [mails, hostMails] = [await untilMails(VISITOR, 4), await untilMails(OFFICE, 3)];

	const reminder = mails[2];
	expect(reminder?.parsed.subject).toMatch(/^Reminder: /);
	expect(reminder?.parsed.attachments).toEqual([]);
	expect(reminder?.parsed.text).toContain(path);
	expect(mails[1]?.parsed.text).toContain("(Nepal Time)");
	const uid = `${id}@kiteline.example`;
	for (const own of [mails.toSpliced(2, 1), hostMails]) {
		expect(own.map(({ raw }) => readEvent(raw))).toEqual([
			{ method: "REQUEST", uid, sequence: 0, start: startsAt },
			{ method: "REQUEST", uid, sequence: 1, start: to },
			{ method: "CANCEL", uid, sequence: 2, start: to },
		]);
		const [first, moved, cancelled] = own;
		expect(moved?.parsed.inReplyTo).toBe(first?.messageId);
		expect(cancelled?.parsed.references).toBe(`${first?.messageId} ${moved?.messageId}`);
	}
	expect(reminder?.parsed.references).toContain(mails[0]?.messageId);
	const states = (await listReminders()).map(({ state }) => state);
	expect(states.toSorted()).toEqual(["cancelled", "cancelled", "cancelled", "delivered"]);
});

function readEvent(raw: string) {
	const [, encoded = ""] = /application\/ics.*?\r\n\r\n(.*?)\r\n--/s.exec(raw) ?? [];
	const calendar = new ICAL.Component(ICAL.parse(Buffer.from(encoded, "base64").toString()));
	const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") ?? undefined);
	return {
		method: calendar.getFirstPropertyValue("method"),
		uid: event.uid,
		sequence: event.sequence,
		start: event.startDate.toJSDate().getTime(),
	};
}
