import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import type { Channel } from "../../app/enquiries/enquiry.ts";
import { openCalls } from "../support/calls.ts";
import { createAddress, startDesk, untilMails } from "../support/desk.ts";
import { createStranger } from "../support/new-enquiry.ts";

const FROM = "team@mail.kiteline.example";
const OFFICE = "office@kiteline.example";
const HOUR_MS = 3_600_000;

let desk: Awaited<ReturnType<typeof startDesk>>;

// One site sends e-mails for all tests.
beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_FROM: FROM, ENQUIRY_TO: OFFICE });
	await desk.untilAdopted();
	return () => desk.stop();
});

test.each<[string, Channel[]]>([
	["invitation", []],
	["invitation with the enquiry", ["email", "acknowledgement"]],
])(
	"a call is told to both sides as one event in one thread: %s, move, reminder of the visitor, cancellation",
	async (_what, channels) => {
		const calls = openCalls(desk.stores);
		const { db } = desk.stores.database;
		const email = createAddress();
		const startsAt = await calls.findTime();
		const wanted = { startsAt, endsAt: startsAt + HOUR_MS / 2, zone: "Asia/Kathmandu" };
		const { id } = await desk.stores.enquiries.save(createStranger({ email }), channels, wanted);
		const path = await calls.toPath(id);
		const change = async (fields: Record<string, string>) => {
			const how = {
				method: "POST",
				body: new URLSearchParams(fields),
				redirect: "manual",
			} as const;
			expect((await fetch(desk.origin + path, how)).status).toBe(303);
		};
		const ofVisitor = () => desk.listMails(email);
		const ofOffice = () =>
			desk.listMails(OFFICE).filter(({ parsed }) => parsed.text?.includes(id) === true);
		const listReminders = () =>
			db
				.selectFrom("deliveries")
				.select(["id", "state", "nextAt"])
				.where("enquiryId", "=", id)
				.where("channel", "=", "call-reminder")
				.orderBy("nextAt")
				.execute();

		await Promise.all([untilMails(ofVisitor, 1), untilMails(ofOffice, 1)]);
		const to = await calls.findTime(2, 4);
		await change({ intent: "move", sequence: "0", time: new Date(to).toISOString() });
		await Promise.all([untilMails(ofVisitor, 2), untilMails(ofOffice, 2)]);

		// A delivery that is not due yet raises no alarm; the enquiry itself was stored without a channel.
		await db.deleteFrom("deliveries").where("channel", "=", "none").execute();
		const getOldestPending = async () => (await desk.stores.staff.measure()).oldestPending;
		// A delivery is marked a moment after its mail has arrived.
		await expect.poll(getOldestPending).toBeNull();
		const due = (await listReminders()).filter(({ state }) => state === "pending");
		expect(due.map(({ nextAt }) => to - nextAt)).toEqual([24 * HOUR_MS, HOUR_MS]);
		await db
			.updateTable("deliveries")
			.set({ nextAt: getNow() })
			.where("id", "=", due[0]?.id ?? "")
			.execute();
		// A change at the desk wakes the workers.
		await desk.post(id, { intent: "note", text: "Soon." });
		await untilMails(ofVisitor, 3);
		await change({ intent: "cancel", sequence: "1" });
		const [mails, hostMails] = [await untilMails(ofVisitor, 4), await untilMails(ofOffice, 3)];

		const reminder = mails[2];
		expect(reminder?.parsed.subject).toMatch(/^Reminder: /);
		expect(reminder?.parsed.text).toContain(path);
		expect(reminder?.parsed.references).toContain(mails[0]?.messageId);
		expect(mails[1]?.parsed.text).toContain("(Nepal Time)");
		const uid = `${id}@mail.kiteline.example`;
		for (const own of [mails.toSpliced(2, 1), hostMails]) {
			expect(own.map(({ raw }) => readEvent(raw))).toEqual([
				{ method: "REQUEST", uid, sequence: 0, start: startsAt },
				{ method: "REQUEST", uid, sequence: 1, start: to },
				{ method: "CANCEL", uid, sequence: 2, start: to },
			]);
			const [first, moved, cancelled] = own;
			expect(cancelled?.parsed.references).toBe(`${first?.messageId} ${moved?.messageId}`);
		}
		const states = (await listReminders()).map(({ state }) => state);
		expect(states.toSorted()).toEqual(["cancelled", "cancelled", "cancelled", "delivered"]);
	},
);

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
