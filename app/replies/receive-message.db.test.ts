import { expect, it } from "vitest";
import { openAnswered, REPLY_SETTINGS } from "../../tests/support/answered-enquiry.ts";
import { REPLIES, WORDS, writeMail } from "../../tests/support/incoming-mail.ts";
import { claimOne, describeOnBoth, mark, untilWaiting } from "../../tests/support/stores.ts";
import { findToldReply } from "./find-told-reply.ts";
import { parseMessage } from "./parsing/parse-message.ts";
import type { ParsedMessage } from "./parsing/parsed-message.ts";

describeOnBoth("a message", ({ open, createPlace, kind }) => {
	it("in the thread puts its enquiry back, with its words, the quote and its files, and tells the owner", async () => {
		const { receive, answerId, get, id, stores, database, enquiries } = await openAnswered(open);
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
			data: { from: "waiting" },
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

	it("keeps to whom else it was sent, but no address of the agency and none of its writer", async () => {
		const { receive, answerId, get } = await openAnswered(open);
		const headers = {
			"In-Reply-To": answerId,
			From: "Riya Desai <riya@desaicotton.example>",
			To: `${REPLY_SETTINGS.ENQUIRY_FROM}, "Rao, Suresh" <Suresh@Rao.example>`,
			Cc: "riya@desaicotton.example, Arun <arun@desai.example>, nobody",
		};
		await receive(writeMail({ text: "Yes.", headers }));
		expect((await get()).replies).toMatchObject([
			{ toAddresses: "suresh@rao.example", ccAddresses: "arun@desai.example" },
		]);
		await receive(writeMail({ text: "And this.", headers: { "In-Reply-To": answerId, To: "" } }));
		expect((await get()).replies.at(-1)).toMatchObject({ toAddresses: null, ccAddresses: null });
	});

	it("is taken once, however often and at however many places it comes at once", async () => {
		const place = await createPlace();
		const { receive, write, get } = await openAnswered(open, { place });
		const raw = write();
		const outcomes = await Promise.all(Array.from({ length: 8 }, () => receive(raw)));
		expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill("known"), "taken"]);
		expect(await receive(raw)).toBe("known");
		expect((await get()).replies).toHaveLength(1);
	});

	it.skipIf(kind === "SQLite")(
		"that another node takes is known once that node has committed",
		async () => {
			const { receive, write, db, get } = await openAnswered(open);
			const raw = write();
			await db.transaction().execute(async (tx) => {
				await tx.selectFrom("enquiries").selectAll().forUpdate().execute();
				await untilWaiting(tx, receive(raw), receive(raw));
			});
			await expect.poll(async () => (await get()).replies.length).toBe(1);
		},
	);

	it("that replies to the visitor's own message belongs to the same thread", async () => {
		const { receive, write, get } = await openAnswered(open);
		await receive(write({ "Message-ID": "<first@client.example>" }));
		await receive(write({ "In-Reply-To": "<first@client.example>", From: "c@d.example" }));
		expect((await get()).replies.map(({ isOtherSender }) => isOtherSender)).toEqual([0, 1]);
	});

	it("reopens what was won and wakes what was snoozed; spam stays spam, and nobody is told", async () => {
		const { receive, write, get, change, database, id } = await openAnswered(open);
		await change({ kind: "state", state: "won" });
		await receive(write());
		expect((await get()).enquiry.state).toBe("new");
		await mark(database, id, "spam");
		await receive(write());
		const { enquiry, notices, replies } = await get();
		expect([enquiry.verdict, notices.length, replies.length]).toEqual(["spam", 1, 2]);
	});

	it("that becomes an enquiry has its files, of which only the names are kept where it looks like spam", async () => {
		const { receive, db } = await openAnswered(open);
		const on = { MAIL_ENQUIRIES: true };
		const file = "Content-Type: application/pdf; name=a.pdf\n\nx";
		for (const text of ["Help us.", "https://a.example ".repeat(6)]) {
			const headers = { From: `${crypto.randomUUID()}@x.example` };
			expect(await receive(writeMail({ headers, text, parts: [file] }), on)).toBe("taken");
		}
		const rows = await db
			.selectFrom("attachments")
			.innerJoin("enquiries", "enquiries.id", "attachments.enquiryId")
			.select(["verdict", "attachments.name", "isKept"])
			.orderBy("verdict")
			.execute();
		expect(rows).toEqual([
			{ verdict: "clean", name: "a.pdf", isKept: 1 },
			{ verdict: "quarantined", name: "a.pdf", isKept: 0 },
		]);
	});

	it("is erased with the person, with its quote and its files", async () => {
		const { receive, answerId, get, change } = await openAnswered(open);
		const file = "Content-Type: application/pdf; name=a.pdf\n\nx";
		const headers = { "In-Reply-To": answerId };
		await receive(writeMail({ ...REPLIES.Thunderbird, headers, parts: [file] }));
		await change({ kind: "erase" });
		const { events, replies, files } = await get();
		expect([replies, files, events.filter(({ text }) => text !== null)]).toEqual([[], [], []]);
		expect(await receive(writeMail({ headers, text: "Thanks" }))).toBe("left");
	});

	it.each<[what: string, one: Record<string, string>, other: Record<string, string>]>([
		["days later", {}, { Date: "Fri, 27 Nov 2026 09:00:00 +0530" }],
		["by somebody else", {}, { From: "arun@desaicotton.example" }],
		[
			"without a domain",
			{ "Message-ID": "<1>" },
			{ "Message-ID": "<1>", Date: "Fri, 27 Nov 2026 09:00:00 +0530" },
		],
		[
			"with an empty id",
			{ "Message-ID": "<>" },
			{ "Message-ID": "<>", Date: "Fri, 27 Nov 2026 09:00:00 +0530" },
		],
	])("with the Message-ID of another one is taken, too: %s", async (_what, one, other) => {
		const { receive, write, get } = await openAnswered(open);
		const same = { "Message-ID": "<3@crm.desaicotton.example>" };
		expect(await receive(write({ ...same, ...one }, "Tuesday."))).toBe("taken");
		expect(await receive(write({ ...same, ...other }, "Tuesday."))).toBe("taken");
		expect((await get()).replies).toHaveLength(2);
	});

	it("with the Message-ID, the date and the sender of another one, and other words, is taken, too", async () => {
		const { receive, write, get } = await openAnswered(open);
		const same = { "Message-ID": "<3@crm.desaicotton.example>" };
		for (const text of ["Tuesday is fine.", "No, Wednesday."])
			expect(await receive(write(same, text))).toBe("taken");
		expect((await get()).replies).toHaveLength(2);
	});

	it.each<[what: string, id: string]>([
		["with an id", "<4@client.example>"],
		["with an id without brackets", "4@client.example"],
		["with an id that has a blank", "<3klm o7@mct.desaicotton.example>"],
		["with an id that is no address", "<four>"],
		["with an empty id", "<>"],
	])("that comes by the hook and by the mailbox is one: %s", async (_what, id) => {
		const { receive, write, get } = await openAnswered(open);
		const added = {
			"Return-Path": "<riya@desaicotton.example>",
			"Delivered-To": "hello@kiteline.example",
		};
		expect(await receive(write({ "Message-ID": id }))).toBe("taken");
		expect(await receive(write({ "Message-ID": id, ...added }))).toBe("known");
		expect((await get()).replies).toHaveLength(1);
	});

	it("is stored whatever its texts are made of", async () => {
		const { take, write, get, answerId, id } = await openAnswered(open);
		const odd = "a\u0000b\ud800c\udfff\ufffe\u{10ffff}".repeat(40);
		const raw = write();
		const message = await parseMessage(raw);
		if (!message) throw new Error("it is no message");
		const odds: ParsedMessage = {
			...message,
			messageId: `<${odd.slice(0, 200)}@x.example>`,
			rawMessageId: odd,
			date: odd,
			references: [`<${odd}@x>`, answerId],
			from: { name: odd, address: "riya@desaicotton.example" },
			replyTo: { name: odd, address: `${odd}@x.example` },
			originalFrom: { name: odd, address: odd },
			receivers: [`${odd}@kiteline.example`, odd],
			subject: odd,
			listId: "",
			lines: [
				{ text: odd, isQuoted: false },
				{ text: `> ${odd}`, isQuoted: true },
			],
			files: [{ name: odd, type: `a/${odd}`, size: 2, content: new Uint8Array([0, 1]) }],
		};
		expect(await take(raw, odds)).toBe("taken");
		const { last, replies, files } = await get();
		expect(last).toMatchObject({ kind: "reply", enquiryId: id });
		for (const text of [last?.text, replies[0]?.fromName, replies[0]?.subject, files[0]?.name])
			expect(text).toMatch(/^(?:> )?ab/);
		const on = { MAIL_ENQUIRIES: true };
		const stranger = { name: odd, address: "stranger@x.example" };
		const another = { ...odds, from: stranger, replyTo: null, references: [] };
		expect(await take(raw, another, on)).toBe("taken");
		const report = { ids: [odd, answerId.slice(0, -1), answerId], status: odd, recipients: [odd] };
		expect(await take(raw, { ...odds, date: "later", bounce: report })).toBe("taken");
	});
});
