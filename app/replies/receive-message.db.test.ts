import { expect, it } from "vitest";
import { toMessageId } from "#app/design/email/email-headers.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { createAddressLimit } from "#app/enquiries/spam/address-limit.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { byPerson, type Change } from "#app/enquiries/store/change-types.ts";
import { getNow, setClock } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { ANSWER, REPLIES, WORDS, writeMail } from "../../tests/support/incoming-mail.ts";
import {
	claimOne,
	createNewEnquiry,
	describeOnBoth,
	mark,
	untilWaiting,
} from "../../tests/support/stores.ts";
import { findToldReply } from "./find-told-reply.ts";
import { parseMessage } from "./parsing/parse-message.ts";
import { createReplyAddress } from "./reply-address.ts";
import { type ReplySettings, takeMessage } from "./take-message.ts";

const SETTINGS: ReplySettings = {
	REPLY_ADDRESS: "hello+{token}@kiteline.example",
	MAIL_ENQUIRIES: false,
	ENQUIRY_FROM: "hello@kiteline.example",
	ENQUIRY_TO: "team@kiteline.example",
	SMTP_URL: "smtp://127.0.0.1:1",
	WEBHOOK_URL: undefined,
	ENQUIRY_ACKNOWLEDGE: false,
};

describeOnBoth("a message", ({ open, createPlace, kind }) => {
	/** Opens a store with an enquiry that was answered. */
	async function openAnswered(place?: Awaited<ReturnType<typeof createPlace>>) {
		const stores = await open(place);
		const { database, enquiries } = stores;
		const { db } = database;
		const services = {
			...stores,
			replyKey: await enquiries.getOrCreateSecret("reply"),
			addressKey: await enquiries.getOrCreateSecret("address"),
			addressLimit: createAddressLimit({ count: 5, seconds: 600 }, database, "test"),
		};
		const meera = await createPeopleStore(database).invite("Meera", "m@x.example", "member");
		const { id } = await enquiries.save(createNewEnquiry(), []);
		const change = (given: Change) =>
			changeEnquiry(database, { id, by: byPerson(meera?.id ?? "") }, given);
		await change({ kind: "answer", text: ANSWER });
		const claim = await claimOne(stores, "answer");
		await stores.outbox.markDelivered(claim);
		const { delivery } = claim;
		const answerId = toMessageId(delivery.id, "hello@kiteline.example");
		const receive = async (raw: Uint8Array, settings: Partial<ReplySettings> = {}) => {
			const message = await parseMessage(raw);
			if (!message) throw new Error("it is no message");
			return takeMessage(raw, message, services, { ...SETTINGS, ...settings });
		};
		const write = (headers: Record<string, string> = {}, text = "Thanks") =>
			writeMail({ headers: { "In-Reply-To": answerId, ...headers }, text });
		const get = async () => ({
			enquiry: await db
				.selectFrom("enquiries")
				.selectAll()
				.where("id", "=", id)
				.executeTakeFirstOrThrow(),
			events: await db.selectFrom("enquiryEvents").selectAll().orderBy("revision").execute(),
			replies: await db.selectFrom("replies").selectAll().execute(),
			files: await db.selectFrom("attachments").selectAll().execute(),
			notices: await db
				.selectFrom("deliveries")
				.selectAll()
				.where("channel", "=", "reply-notice")
				.execute(),
		});
		return { ...services, stores, db, id, meera, delivery, answerId, change, receive, write, get };
	}

	it("in the thread puts its enquiry back, with its words, the quote and its files, and tells the owner", async () => {
		const { receive, answerId, get, id, stores, database, enquiries } = await openAnswered();
		const file = `Content-Type: text/html\nContent-Disposition: attachment; filename="page.html"\n\n<script>alert(1)</script>`;
		const headers = { "In-Reply-To": answerId, "Message-ID": "<1@client.example>" };
		expect(await receive(writeMail({ ...REPLIES.Gmail, headers, parts: [file] }))).toBe("taken");
		const { enquiry, events, replies, files, notices } = await get();
		const event = events.at(-1);
		expect(enquiry).toMatchObject({ state: "new", incomingAt: event?.at, snoozedUntil: null });
		expect(event).toMatchObject({
			kind: "reply",
			author: "visitor",
			text: WORDS,
			fromValue: "waiting",
		});
		expect(replies).toMatchObject([
			{
				eventId: event?.id,
				messageId: "<1@client.example>",
				matchedBy: "thread",
				isOtherSender: 0,
			},
		]);
		expect(replies[0]?.quoted).toContain("we can begin in January");
		expect(files).toMatchObject([{ eventId: event?.id, name: "page.html", type: "text/html" }]);
		expect(notices).toMatchObject([{ eventId: event?.id, state: "pending" }]);
		const claim = await claimOne(stores, "reply-notice");
		const told = await findToldReply(database, claim.delivery, claim.enquiry);
		expect(told).toMatchObject({ text: WORDS, files: ["page.html"], ownerEmail: "m@x.example" });
		expect((await enquiries.find(id))?.state).toBe("new");
	});

	it("is taken once, however often and at however many places it comes at once", async () => {
		const place = await createPlace();
		const { receive, write, get } = await openAnswered(place);
		const raw = write();
		const outcomes = await Promise.all(Array.from({ length: 8 }, () => receive(raw)));
		expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill("known"), "taken"]);
		expect(await receive(raw)).toBe("known");
		expect((await get()).replies).toHaveLength(1);
	});

	it.skipIf(kind === "SQLite")(
		"that another node takes is known once that node has committed",
		async () => {
			const { receive, write, db, get } = await openAnswered();
			const raw = write();
			await db.transaction().execute(async (tx) => {
				await tx.selectFrom("enquiries").selectAll().forUpdate().execute();
				await untilWaiting(tx, receive(raw), receive(raw));
			});
			await expect.poll(async () => (await get()).replies.length).toBe(1);
		},
	);

	it("belongs by a signed address from anybody, who is named; a forged signature is none", async () => {
		const { receive, write, get, id, replyKey } = await openAnswered();
		const address = createReplyAddress(SETTINGS.REPLY_ADDRESS ?? "", id, replyKey);
		const stranger = {
			"In-Reply-To": "<x@y.example>",
			From: "Kabir <kabir@x.example>",
			Subject: "Hi",
		};
		expect(await receive(write({ ...stranger, To: address.toUpperCase() }))).toBe("taken");
		expect((await get()).replies).toMatchObject([
			{ matchedBy: "address", isOtherSender: 1, fromAddress: "kabir@x.example" },
		]);
		const forged = address.replace(/.@/, (end) => (end.startsWith("0") ? "1@" : "0@"));
		expect(await receive(write({ ...stranger, To: forged }))).toBe("left");
	});

	it("from who got a copy of an answer is from nobody else", async () => {
		const { change, receive, write, get } = await openAnswered();
		await change({ kind: "answer", text: ANSWER, cc: ["arun@x.example", "kabir@x.example"] });
		await receive(write({ From: "Kabir <Kabir@x.example>" }));
		await receive(write({ From: "stranger@x.example", "Message-ID": "<2@x.example>" }));
		expect((await get()).replies.map(({ isOtherSender }) => isOtherSender).toSorted()).toEqual([
			0, 1,
		]);
	});

	it("belongs by its sender and subject, or is left in the mailbox", async () => {
		const { receive, write, get } = await openAnswered();
		const without = { "In-Reply-To": "<x@y.example>" };
		expect(await receive(write({ ...without, Subject: "Lunch?" }))).toBe("left");
		expect(await receive(write({ ...without, From: "a@b.example" }))).toBe("left");
		const { site } = (await import("#app/content/content.server.ts")).getContent();
		expect(await receive(write({ ...without, Subject: `AW: Your enquiry to ${site.name}` }))).toBe(
			"taken",
		);
		expect((await get()).replies).toMatchObject([{ matchedBy: "sender" }]);
	});

	it("that replies to the visitor's own message belongs to the same thread", async () => {
		const { receive, write, get } = await openAnswered();
		await receive(write({ "Message-ID": "<first@client.example>" }));
		await receive(write({ "In-Reply-To": "<first@client.example>", From: "c@d.example" }));
		expect((await get()).replies.map(({ isOtherSender }) => isOtherSender)).toEqual([0, 1]);
	});

	it("reopens what was won and wakes what was snoozed; spam stays spam, and nobody is told", async () => {
		const { receive, write, get, change, database, id } = await openAnswered();
		await change({ kind: "state", state: "won" });
		await receive(write());
		expect((await get()).enquiry.state).toBe("new");
		await mark(database, id, "spam");
		await receive(write());
		const { enquiry, notices, replies } = await get();
		expect([enquiry.verdict, notices.length, replies.length]).toEqual(["spam", 1, 2]);
	});

	it("of a machine opens nothing again, and what it says is kept", async () => {
		const { receive, write, get } = await openAnswered();
		const away = { "Auto-Submitted": "auto-replied" };
		expect(await receive(write(away, "I am away until Monday."))).toBe("ignored");
		const { enquiry, events, notices } = await get();
		expect([enquiry.state, notices]).toEqual(["waiting", []]);
		expect(events.at(-1)).toMatchObject({ kind: "auto-reply", text: "I am away until Monday." });
	});

	it("of ours is ignored, whoever of the agency wrote it", async () => {
		const { receive, write, get, answerId } = await openAnswered();
		const own = { From: "hello@kiteline.example", "Message-ID": answerId };
		for (const headers of [own, { From: "m@x.example" }, { From: "team@kiteline.example" }])
			expect(await receive(write(headers))).toBe("ignored");
		expect((await get()).replies).toEqual([]);
	});

	it("of a loop of two machines is kept, and tells and reopens no more until somebody answers", async () => {
		const { receive, write, get, change } = await openAnswered();
		for (let count = 0; count < 13; count++) expect(await receive(write())).toBe("taken");
		const { notices, replies, events } = await get();
		expect([notices.length, replies.length]).toEqual([10, 13]);
		expect(events.at(-1)).toMatchObject({ kind: "reply", toValue: null });
		const later = getNow() + HOUR / 2;
		setClock(() => later);
		await change({ kind: "answer", text: "Stop." });
		setClock(() => later + 1);
		await receive(write());
		expect((await get()).notices).toHaveLength(11);
	});

	it("that says that the answer did not arrive marks it as failed, in words", async () => {
		const { receive, answerId, get, delivery, db } = await openAnswered();
		const report = writeMail({
			headers: {
				From: "mailer-daemon@mx.example",
				"Content-Type": 'multipart/report; report-type=delivery-status; boundary="b1"',
			},
			text: "Sorry.",
			parts: [
				"Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nAction: failed\nStatus: 5.1.1\n",
				`Content-Type: message/rfc822\n\nMessage-ID: ${answerId}\nFrom: hello@kiteline.example\n\nHello\n`,
			],
		});
		expect(await receive(report)).toBe("taken");
		const { enquiry, events } = await get();
		expect(enquiry).toMatchObject({ state: "new", firstAnswerAt: null });
		expect(events.at(-1)).toMatchObject({
			kind: "answer-bounced",
			text: "This address does not exist (5.1.1)",
		});
		const failed = await db
			.selectFrom("deliveries")
			.selectAll()
			.where("id", "=", delivery.id)
			.executeTakeFirst();
		expect(failed).toMatchObject({
			state: "failed",
			lastError: "This address does not exist (5.1.1)",
		});
		expect(await receive(report)).toBe("known");
	});

	it("of somebody new becomes an enquiry where that is wanted, once, after the check for spam", async () => {
		const { receive, enquiries, db } = await openAnswered();
		const on = { MAIL_ENQUIRIES: true };
		const raw = writeMail({
			headers: { From: "Kabir <kabir@x.example>", Subject: "Ads" },
			text: "Help us.",
		});
		expect(await Promise.all([receive(raw, on), receive(raw, on)])).toContain("taken");
		const spam = writeMail({
			headers: { From: "s@x.example" },
			text: "https://a.example ".repeat(6),
		});
		expect(await receive(spam, on)).toBe("taken");
		const rows = await db.selectFrom("enquiries").selectAll().orderBy("createdAt").execute();
		expect(
			rows
				.slice(1)
				.map(({ email, verdict }) => [email, verdict])
				.toSorted(),
		).toEqual([
			["kabir@x.example", "clean"],
			["s@x.example", "quarantined"],
		]);
		expect(rows.find(({ name }) => name === "Kabir")).toMatchObject({
			message: "Ads\n\nHelp us.",
			source: "e-mail",
		});
		expect(await enquiries.count()).toBe(3);
	});

	it("is erased with the person, with its quote and its files", async () => {
		const { receive, answerId, get, change } = await openAnswered();
		const file = "Content-Type: application/pdf; name=a.pdf\n\nx";
		const headers = { "In-Reply-To": answerId };
		await receive(writeMail({ ...REPLIES.Thunderbird, headers, parts: [file] }));
		await change({ kind: "erase" });
		const { events, replies, files } = await get();
		expect([replies, files, events.filter(({ text }) => text !== null)]).toEqual([[], [], []]);
		expect(await receive(writeMail({ headers, text: "Thanks" }))).toBe("left");
	});
});
