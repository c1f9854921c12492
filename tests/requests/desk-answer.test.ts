import ICAL from "ical.js";
import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import type { Channel } from "../../app/enquiries/enquiry.ts";
import { content } from "../support/addresses.ts";
import { openCalls } from "../support/calls.ts";
import { startDesk } from "../support/desk.ts";
import { openEvents } from "../support/event-stream.ts";
import { createStranger } from "../support/new-enquiry.ts";
import { parseHtml } from "../support/parse-html.ts";

const { site: agency } = content;
const FROM = "team@mail.kiteline.example";
const OFFICE = "office@kiteline.example";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let desk: Awaited<ReturnType<typeof startDesk>>;

// One site sends e-mails of answers, reminders and calls for all tests. The last test ends it.
beforeAll(async () => {
	desk = await startDesk({ ENQUIRY_FROM: FROM, ENQUIRY_TO: OFFICE });
	return () => desk.stop();
});

/** Returns a new address for each visitor, as the tests share one mail server. */
const createAddress = () => `${crypto.randomUUID()}@x.example`;

async function untilMails(list: () => ReturnType<typeof desk.listMails>, count: number) {
	await expect.poll(() => list().length).toBe(count);
	return list();
}

const readPage = async (id: string) => (await desk.get(id)).text();

test("an answer arrives in the thread of the acknowledgement and of earlier answers", async () => {
	const email = createAddress();
	const list = () => desk.listMails(email);
	const id = await desk.save({ email, message: "We weave bedsheets.\n\nWhat would you do?" });
	await untilMails(list, 1);
	expect((await desk.answer(id, "Dear Riya,\n\nwe would ask.")).status).toBe(303);
	await untilMails(list, 2);
	expect((await desk.answer(id, "One more thing.")).status).toBe(303);
	const [acknowledgement, first, second] = await untilMails(list, 3);
	expect(first?.parsed).toMatchObject({
		from: { name: `Meera Shah, ${agency.name}`, address: FROM },
		to: [{ name: "Riya Desai", address: email }],
		replyTo: [{ name: agency.name, address: agency.email }],
		subject: `Re: ${acknowledgement?.parsed.subject}`,
		inReplyTo: acknowledgement?.messageId,
		references: acknowledgement?.messageId,
	});
	expect(first?.parsed.text).toContain("Dear Riya,\n\nwe would ask.\n");
	expect(first?.parsed.text).toContain("wrote:\n\n> We weave bedsheets.\n> \n> What would you do?");
	expect(second?.parsed).toMatchObject({
		inReplyTo: first?.messageId,
		references: `${acknowledgement?.messageId} ${first?.messageId}`,
	});
	expect(second?.parsed.headers.map(({ key }) => key)).not.toContain("auto-submitted");
	expect(await readPage(id)).toContain("sent on");
});

test("an answer has the subject that its author chose, in the same thread, and so has the next one", async () => {
	const email = createAddress();
	const list = () => desk.listMails(email);
	const id = await desk.save({ email, service: "seo", city: "surat" });
	const [acknowledgement] = await untilMails(list, 1);
	expect(acknowledgement?.parsed.subject).toBe("Your enquiry about SEO Services in Surat");
	const fields = { text: "Here it is.", subject: "Our quote\r\nBcc: all@x.example" };
	expect((await desk.post(id, { intent: "answer", ...fields })).status).toBe(303);
	await desk.sendNow(id);
	const [, answer] = await untilMails(list, 2);
	expect(answer?.parsed).toMatchObject({
		subject: "Our quote Bcc: all@x.example",
		inReplyTo: acknowledgement?.messageId,
	});
	expect(answer?.envelope.to).toEqual([email]);
	await desk.answer(id, "And this.");
	const [, , next] = await untilMails(list, 3);
	expect(next?.parsed.subject).toBe("Re: Our quote Bcc: all@x.example");
});

test("an answer brings hostile words as they are, and as no header or element of their own", async () => {
	const email = createAddress();
	const hostile = "Riya\r\nBcc: all@x.example\r\n\r\n<img src=x>";
	const id = await desk.save({ email, name: hostile, message: hostile }, []);
	expect((await desk.answer(id, hostile)).status).toBe(303);
	const [mail] = await untilMails(() => desk.listMails(email), 1);
	expect(mail?.envelope).toEqual({ from: FROM, to: [email] });
	expect(mail?.parsed.bcc).toBeUndefined();
	expect(mail?.parsed.text).toContain(hostile.replaceAll("\r", ""));
	expect(mail?.parsed.html).not.toContain("<img");
});

test("a text of content/desk.yaml is filled in below what was typed, in place of another, and nothing is sent", async () => {
	const id = await desk.save({ name: "Zubin", service: "seo", city: "surat" });
	const choose = async (text: string, template: string) => {
		const page = parseHtml(
			await (await desk.post(id, { intent: "answer", text, template })).text(),
		);
		return page.select("#answer-text")[0]?.textContent ?? "";
	};
	const first = await choose("Good morning!", "1");
	expect(first).toMatch(
		/^Good morning!\n\nDear Zubin,\n.*lines about SEO Services in Surat\..*Meera Shah/s,
	);
	const second = await choose(first.replaceAll("\n", "\r\n"), "2");
	expect(second).toMatch(/^Good morning!\n\nDear Zubin,\n\nBefore we say more,/);
	expect(second.match(/Dear /g)).toHaveLength(1);
	expect((await desk.find(id)).revision).toBe(0);
});

test("a signature is below the words once, in the e-mail and in the conversation, and with a text in its closing lines", async () => {
	const signature = "Meera Shah\nSearch, <Kiteline>\n+91 98250 11223";
	await desk.people.setSignature(desk.staff.id, signature);
	const signed = async (text: string) => {
		const email = createAddress();
		const id = await desk.save({ email }, []);
		expect(parseHtml(await readPage(id)).text("#answer-signature")).toContain("Search, <Kiteline>");
		await desk.answer(id, text);
		const [mail] = await untilMails(() => desk.listMails(email), 1);
		const part = parseHtml(await readPage(id)).text('[data-kind="answer"]');
		expect(part).toContain(signature.replaceAll("\n", " "));
		return mail?.parsed.text ?? "";
	};
	expect(await signed("Dear Riya,\n\nyes.")).toContain(`Dear Riya,\n\nyes.\n\n${signature}\n`);
	const id = await desk.save();
	const page = parseHtml(
		await (await desk.post(id, { intent: "answer", text: "", template: "1" })).text(),
	);
	const text = page.select("#answer-text")[0]?.textContent ?? "";
	expect(text).toMatch(/\n\nMeera Shah\nSearch, &lt;Kiteline&gt;\n\+91 98250 11223$/);
	const mail = await signed(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">"));
	expect(mail.match(/Meera Shah\nSearch/g)).toHaveLength(1);
	expect((await desk.answer(id, " ")).status).toBe(422);
	await desk.people.setSignature(desk.staff.id, null);
	expect(parseHtml(await readPage(id)).select("#answer-signature")).toEqual([]);
});

test("an answer that is empty or comes too late is rejected with its words", async () => {
	const id = await desk.save();
	expect((await desk.answer(id, " \n ")).status).toBe(422);
	await desk.post(id, { intent: "note", text: "I call her" });
	const late = await desk.post(id, { intent: "answer", text: "My long answer", revision: "0" });
	expect(late.status).toBe(409);
	const page = parseHtml(await late.text());
	expect(page.text("#answer-text")).toBe("My long answer");
	// The form's address leads to this element.
	expect(page.text('#answer [role="alert"]')).toMatch(/was changed .*I call her/);
	await desk.stores.staff.erase({ id });
	const gone = await desk.answer(id, "My other answer");
	expect(gone.status).toBe(409);
	const alert = parseHtml(await gone.text()).text('[role="alert"]');
	expect(alert).toMatch(/was erased .*My other answer/s);
	const { deliveries } = await desk.find(id);
	expect(deliveries.map(({ channel }) => channel)).not.toContain("answer");
});

test("who is answered is no spam, and the agency is told, with a link for who is signed in", async () => {
	const email = createAddress();
	const id = await desk.save({ email, verdict: "quarantined" }, ["email", "acknowledgement"]);
	expect(await readPage(id)).toContain("Not spam: send the answer");
	expect((await desk.answer(id, "You are a person.")).status).toBe(303);
	await untilMails(() => desk.listMails(email), 1);
	const find = () => desk.listMails(OFFICE).find(({ parsed }) => parsed.text?.includes(email));
	await expect.poll(find).toBeDefined();
	expect((await desk.find(id)).verdict).toBe("ham");
	const url = `${desk.origin}/desk/sign-in?to=/desk/enquiries/${id}`;
	expect(find()?.parsed.text).toContain(`Answer on the desk: ${url}`);
	expect(find()?.parsed.html).toContain(`href="${url}"`);
	expect(find()?.parsed.text).not.toContain("npm run");
	expect((await desk.get(id, "")).status).toBe(404);
});

test("an answer that nobody can get is shown, waits in the inbox again and is sent again", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	desk.mail.behave = { at: "rcpt", does: "550 5.1.1 unknown" };
	await desk.answer(id, "Can you read this?");
	await expect.poll(async () => (await desk.find(id)).state).toBe("new");
	const alert = parseHtml(await readPage(id)).text('[role="alert"]');
	expect(alert).toMatch(/did not arrive: this address does not exist\..*550 5\.1\.1 \(RCPT TO\)/);
	expect(await readPage(id)).toContain("The site could not deliver an answer: the visitor waits");
	desk.mail.behave = "accept";
	expect((await desk.post(id, { intent: "send-again" })).status).toBe(303);
	await untilMails(() => desk.listMails(email), 1);
	await expect.poll(async () => (await desk.find(id)).state).toBe("waiting");
});

test("an answer that is undone in time is never sent, and its words are a draft again", async () => {
	const [email, other] = [createAddress(), createAddress()];
	const id = await desk.save({ email }, []);
	const before = await desk.find(id);
	const text = "Dear Riya,\n\ntoo early a word.";
	const answered = await desk.post(id, { intent: "answer", text });
	const done = await fetch(desk.origin + answered.headers.get("Location"), {
		headers: { Cookie: desk.cookie },
	});
	expect(parseHtml(await done.text()).text('#done [value="undo"]')).toBe("Undo");
	expect((await desk.post(id, { intent: "undo" })).status).toBe(303);
	const { revision, seenAt, seenBy, ...after } = await desk.find(id);
	expect(before).toMatchObject(after);
	const page = parseHtml(await readPage(id));
	expect(page.select("#answer-text")[0]?.textContent).toBe(text);
	expect(page.text("#answer-draft")).toMatch(/^Draft of /);
	// What is due later arrives without it.
	await desk.sendNow(id);
	await desk.answer(await desk.save({ email: other }, []), "A later answer");
	await untilMails(() => desk.listMails(other), 1);
	expect(desk.listMails(email)).toEqual([]);
});

test("an answer is held back for who needs longer to undo it, once and for its author alone", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	await desk.post(id, { intent: "answer", text: "Dear Riya, wait." });
	const { db } = desk.stores.database;
	const event = await db
		.selectFrom("enquiryEvents")
		.select("id")
		.where("enquiryId", "=", id)
		.executeTakeFirstOrThrow();
	const hold = async (eventId: string) =>
		(await desk.post(id, { intent: "hold", event: eventId })).status;
	expect(await hold("another")).toBe(422);
	expect(await hold(event.id)).toBe(204);
	const delivery = db.selectFrom("deliveries").select("nextAt").where("eventId", "=", event.id);
	const { nextAt } = await delivery.executeTakeFirstOrThrow();
	expect(await hold(event.id)).toBe(204);
	expect((await delivery.executeTakeFirstOrThrow()).nextAt).toBe(nextAt);
	await desk.site.moveClock(20_000);
	expect((await desk.post(id, { intent: "undo", event: event.id })).status).toBe(303);
	expect(await hold(event.id)).toBe(422);
	await desk.site.moveClock(100_000);
	expect(desk.listMails(email)).toEqual([]);
});

test("an answer that was sent cannot be undone, which is said in words", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	await desk.answer(id, "Dear Riya, this is it.");
	await untilMails(() => desk.listMails(email), 1);
	const rejected = await desk.post(id, { intent: "undo" });
	expect(rejected.status).toBe(422);
	const page = parseHtml(await rejected.text());
	expect(page.text('[role="alert"]')).toContain("on its way already, and cannot be called back");
	expect(page.texts('[data-kind="answer"]').join()).toContain("this is it");
	expect((await desk.find(id)).state).toBe("waiting");
});

test("an answer that waits is not sent any more once the person is erased", async () => {
	const email = createAddress();
	const id = await desk.save({ email }, []);
	const findAnswer = async () =>
		(await desk.find(id)).deliveries.find(({ channel }) => channel === "answer");
	desk.mail.behave = { at: "mail", does: "451 4.3.0 later" };
	await desk.answer(id, "She sells silver");
	await expect.poll(async () => (await findAnswer())?.lastError).toContain("451");
	await desk.stores.staff.erase({ id });
	desk.mail.behave = "accept";
	expect((await findAnswer())?.state).toBe("cancelled");
	expect(await readPage(id)).not.toContain("silver");
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

const listReminders = () =>
	desk
		.listMails(OFFICE)
		.map(({ parsed }) => parsed)
		.filter(({ subject = "" }) => /wait for an answer|Nobody has answered/.test(subject));

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
	expect(first?.subject).toBe("2 people wait for an answer");
	for (const id of [riya, zubin])
		expect(first?.text).toContain(`${desk.origin}/desk/sign-in?to=/desk/enquiries/${id}`);
	expect(first?.html).toContain("&lt;b&gt;Hello");

	await age([await save("Asha\r\nWaits")]);
	await wake();
	await expect.poll(() => listReminders().length).toBe(2);
	expect(listReminders()[1]?.subject).toBe("Nobody has answered Asha Waits yet");
});

test("a site that stops ends the streams of open inboxes, and does not wait", async () => {
	const cookie = `desk=${await desk.people.createSession(desk.staff.id, "a test")}`;
	const stream = await openEvents(desk.origin, cookie);
	await expect.poll(stream.getMarks).toHaveLength(1);
	await desk.site.end("SIGTERM");
	// The exit code is 1 when responses had to be cut after ten seconds.
	expect(desk.site.exitCodes).toEqual([0]);
	expect(stream.hasEnded()).toBe(true);
	expect(desk.site.output().stdout).toMatch(/"kind":"stream","route":"desk","status":200/);
});
