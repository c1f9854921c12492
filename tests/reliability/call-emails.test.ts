import ICAL from "ical.js";
import { expect, onTestFinished, test } from "vitest";
import type { Channel } from "../../app/enquiries/enquiry.ts";
import { openCalls } from "../support/calls.ts";
import { startDesk } from "../support/desk.ts";

const OFFICE = "office@kiteline.example";
const VISITOR = "riya@x.example";
const PATIENCE = { timeout: 20_000 };
const CALL_CHANNELS: Channel[] = ["invitation", "host-invitation", "call-reminder"];

type Mail = Awaited<ReturnType<typeof startDesk>>["mail"]["messages"][number];

async function start() {
	const desk = await startDesk({ ENQUIRY_TO: OFFICE });
	onTestFinished(desk.stop);
	const calls = openCalls(desk.stores);
	const { db } = desk.stores.database;
	const listCallMails = (to: string) =>
		desk.listMails(to).filter(({ parsed }) => /call with/i.test(parsed.subject ?? ""));
	return {
		...desk,
		calls,
		db,
		/** As a visitor does on the page of the call. */
		change: async (id: string, fields: Record<string, string>) => {
			const path = await calls.toPath(id);
			const body = new URLSearchParams({ sequence: "0", ...fields });
			const response = await fetch(desk.origin + path, {
				method: "POST",
				body,
				redirect: "manual",
			});
			expect(response.status).toBe(303);
		},
		untilCallMails: async (to: string, count: number): Promise<Mail[]> => {
			await expect.poll(() => listCallMails(to).length, PATIENCE).toBe(count);
			return listCallMails(to);
		},
		listDeliveries: () =>
			db
				.selectFrom("deliveries")
				.select(["channel", "state", "eventId", "nextAt"])
				.where("channel", "in", CALL_CHANNELS)
				.orderBy("nextAt")
				.execute(),
	};
}

function readFile({ raw }: Mail) {
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

test("both sides get the invitation, its move and its cancellation as one event, in one thread", async () => {
	const { calls, change, untilCallMails, listDeliveries } = await start();
	const { id, startsAt } = await calls.book({ email: VISITOR }, "Asia/Kathmandu");
	const [[first], [hostFirst]] = [
		await untilCallMails(VISITOR, 1),
		await untilCallMails(OFFICE, 1),
	];
	const [to = 0] = (await calls.listTimes()).slice(4);
	await change(id, { intent: "move", time: new Date(to).toISOString() });
	await untilCallMails(VISITOR, 2);
	await change(id, { intent: "cancel", sequence: "1" });
	const mails = await untilCallMails(VISITOR, 3);
	const hostMails = await untilCallMails(OFFICE, 3);
	const uid = `${id}@kiteline.example`;
	for (const [own, begun] of [[mails, first] as const, [hostMails, hostFirst] as const]) {
		expect(own.map(readFile)).toEqual([
			{ method: "REQUEST", uid, sequence: 0, start: startsAt },
			{ method: "REQUEST", uid, sequence: 1, start: to },
			{ method: "CANCEL", uid, sequence: 2, start: to },
		]);
		expect(own[1]?.parsed).toMatchObject({ inReplyTo: begun?.messageId });
		expect(own[2]?.parsed.references).toBe(`${begun?.messageId} ${own[1]?.messageId}`);
	}
	expect(mails[1]?.parsed.text).toContain("(Nepal Time)");
	const reminders = (await listDeliveries()).filter(({ channel }) => channel === "call-reminder");
	expect(reminders.map(({ state }) => state)).toEqual(Array(4).fill("cancelled"));
});

test("the visitor is reminded when it is time, of the call as it is then", async () => {
	const { calls, db, mail, listDeliveries, untilCallMails, post, stores } = await start();
	const { id, startsAt } = await calls.book({ email: VISITOR });
	await Promise.all([untilCallMails(VISITOR, 1), untilCallMails(OFFICE, 1)]);
	// What waits for its time raises no alarm; the enquiry itself was stored without a channel.
	await db.deleteFrom("deliveries").where("channel", "=", "none").execute();
	const readOldest = async () => (await stores.staff.measure()).oldestPending;
	await expect.poll(readOldest, PATIENCE).toBeNull();
	const isReminder = ({ channel }: { channel: string }) => channel === "call-reminder";
	const due = (await listDeliveries()).filter(isReminder);
	expect(due.map(({ nextAt, state }) => [startsAt - nextAt, state])).toEqual([
		[24 * 3_600_000, "pending"],
		[3_600_000, "pending"],
	]);
	const makeDue = (kind: string) =>
		db
			.updateTable("deliveries")
			.set({ nextAt: Date.now() })
			.where("eventId", "like", `%:${kind}`)
			.where("state", "=", "pending")
			.execute();
	await makeDue("day");
	// A change at the desk wakes the workers.
	await post(id, { intent: "note", text: "Soon." });
	const [invitation, reminder] = await untilCallMails(VISITOR, 2);
	expect(reminder?.parsed.subject).toMatch(/^Reminder: /);
	expect(reminder?.parsed).toMatchObject({ inReplyTo: invitation?.messageId, attachments: [] });
	expect(reminder?.parsed.text).toContain(await calls.toPath(id));

	// Nobody is reminded of what has begun.
	await db
		.updateTable("bookings")
		.set({ startsAt: Date.now() - 1_000 })
		.execute();
	await makeDue("hour");
	await post(id, { intent: "note", text: "Now." });
	const readStates = async () =>
		(await listDeliveries()).filter(isReminder).map(({ state }) => state);
	await expect
		.poll(readStates, PATIENCE)
		.toEqual(expect.arrayContaining(["delivered", "cancelled"]));
	expect(mail.messages.filter(({ envelope }) => envelope.to[0] === VISITOR)).toHaveLength(2);
});

test("while the mail server is away, the call is told later, alike at each try, and only as it stands then", async () => {
	const { calls, change, db, mail, post, untilCallMails } = await start();
	mail.behave = { at: "reply", does: "drop" };
	const { id } = await calls.book({ email: VISITOR });
	// It was taken, and the site does not know.
	await untilCallMails(VISITOR, 1);
	mail.behave = "accept";
	await db
		.updateTable("deliveries")
		.set({ nextAt: Date.now() })
		.where("attempts", ">", 0)
		.execute();
	await post(id, { intent: "note", text: "Again." });
	const [first, second] = await untilCallMails(VISITOR, 2);
	expect(second?.raw).toBe(first?.raw);

	mail.behave = { at: "mail", does: "451 4.3.0 later" };
	const other = await calls.book({ email: "zubin@x.example" });
	const [to = 0] = (await calls.listTimes()).slice(4);
	await change(other.id, { intent: "move", time: new Date(to).toISOString() });
	const listTries = async () =>
		(
			await db
				.selectFrom("deliveries")
				.select(["lastError", "state"])
				.where("enquiryId", "=", other.id)
				.where("channel", "=", "invitation")
				.execute()
		).filter(({ lastError, state }) => lastError || state === "cancelled").length;
	await expect.poll(listTries, PATIENCE).toBe(2);
	mail.behave = "accept";
	await db
		.updateTable("deliveries")
		.set({ nextAt: Date.now() })
		.where("enquiryId", "=", other.id)
		.where("channel", "!=", "call-reminder")
		.where("state", "=", "pending")
		.execute();
	await post(id, { intent: "note", text: "It is back." });
	const [moved] = await untilCallMails("zubin@x.example", 1);
	expect(readFile(moved as Mail)).toMatchObject({ method: "REQUEST", sequence: 1, start: to });
});
