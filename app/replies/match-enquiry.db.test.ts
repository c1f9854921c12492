import { expect, it } from "vitest";
import { getContent } from "#app/content/content.server.ts";
import { createDelivery } from "#app/enquiries/store/deliveries.ts";
import { openAnswered, REPLY_SETTINGS } from "../../tests/support/answered-enquiry.ts";
import {
	createNewEnquiry,
	createStranger,
	describeOnBoth,
	mark,
} from "../../tests/support/stores.ts";
import { createReplyAddress } from "./reply-address.ts";

describeOnBoth("a reply", ({ open }) => {
	it("belongs by a signed address from anybody, who is named; a forged signature is none", async () => {
		const { receive, write, get, id, replyKey } = await openAnswered(open);
		const address = createReplyAddress(REPLY_SETTINGS.REPLY_ADDRESS ?? "", id, replyKey);
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
		const { change, receive, write, get } = await openAnswered(open);
		await change({ kind: "answer", text: "Yes", cc: ["arun@x.example", "kabir@x.example"] });
		await receive(write({ From: "Kabir <Kabir@x.example>" }));
		await receive(write({ From: "stranger@x.example", "Message-ID": "<2@x.example>" }));
		expect((await get()).replies.map(({ isOtherSender }) => isOtherSender).toSorted()).toEqual([
			0, 1,
		]);
	});

	it("belongs by its sender and subject, or is left in the mailbox", async () => {
		const { receive, write, get } = await openAnswered(open);
		const without = { "In-Reply-To": "<x@y.example>" };
		expect(await receive(write({ ...without, Subject: "Lunch?" }))).toBe("left");
		expect(await receive(write({ ...without, From: "a@b.example" }))).toBe("left");
		const { site } = (await import("#app/content/content.server.ts")).getContent();
		expect(await receive(write({ ...without, Subject: `AW: Your enquiry to ${site.name}` }))).toBe(
			"taken",
		);
		expect((await get()).replies).toMatchObject([{ matchedBy: "sender" }]);
	});

	it("belongs by the subject that the author of an answer chose, or by what the enquiry is about", async () => {
		const enquiry = { service: "seo", city: "surat" };
		const { change, receive, write } = await openAnswered(open, { enquiry });
		await change({ kind: "answer", text: "Yes", subject: "Our quote, as promised" });
		for (const [at, subject] of [
			"AW: Our quote, as promised",
			"Re: Your enquiry about SEO Services in Surat",
			`Re: ${getContent().site.name} has your message`,
		].entries()) {
			const headers = { "In-Reply-To": "<x@y.example>", "Message-ID": `<${at}@x.example>` };
			expect(await receive(write({ ...headers, Subject: subject })), subject).toBe("taken");
		}
		const other = { "In-Reply-To": "<x@y.example>", Subject: "Our quote, as usual" };
		expect(await receive(write(other))).toBe("left");
	});

	const group = (name: string, address: string) => ({
		From: `"'${name}' via Hello" <hello@kiteline.example>`,
		"Reply-To": `${name} <${address}>`,
		"X-Original-Sender": address,
		"X-Original-From": `${name} <${address}>`,
		"List-Id": "<hello.kiteline.example>",
		Precedence: "list",
	});
	const RIYA = group("Riya Desai", "riya@desaicotton.example");
	const { "X-Original-From": _from, "X-Original-Sender": _sender, ...OF_MAILMAN } = RIYA;
	const { "X-Original-From": _name, "Reply-To": _reply, ...OF_SENDER_ALONE } = RIYA;

	it.each<[what: string, headers: Record<string, string>]>([
		["a Google Group", RIYA],
		[
			"a Google Group, whose Reply-To is the list",
			{ ...RIYA, "Reply-To": "hello@kiteline.example" },
		],
		["X-Original-Sender alone", OF_SENDER_ALONE],
		["Mailman, which has Reply-To", OF_MAILMAN],
		[
			"a list of ours that no setting names",
			{
				...OF_MAILMAN,
				From: "Riya via Desk <desk@lists.kiteline.example>",
				"List-Id": "Desk <desk.lists.kiteline.example>",
			},
		],
		[
			"a program without the headers of a list",
			{ From: OF_MAILMAN.From, "Reply-To": "riya@desaicotton.example" },
		],
	])("that came by a list of ours is the visitor's: %s", async (_what, headers) => {
		const { receive, write, get } = await openAnswered(open);
		expect(await receive(write(headers))).toBe("taken");
		const without = { "In-Reply-To": "<x@y.example>" };
		expect(await receive(write({ ...headers, ...without }, "Once more"))).toBe("taken");
		const { replies, notices, enquiry } = await get();
		expect(replies.map(({ fromAddress, isOtherSender }) => [fromAddress, isOtherSender])).toEqual([
			["riya@desaicotton.example", 0],
			["riya@desaicotton.example", 0],
		]);
		expect([notices.length, enquiry.state]).toEqual([2, "new"]);
	});

	it("at its signed address by a list of ours is that of who wrote it", async () => {
		const { receive, write, get, id, replyKey } = await openAnswered(open);
		const To = createReplyAddress(REPLY_SETTINGS.REPLY_ADDRESS ?? "", id, replyKey);
		const kabir = {
			...group("Kabir", "kabir@x.example"),
			"In-Reply-To": "<x@y.example>",
			To,
			Subject: "Hi",
		};
		expect(await receive(write(kabir))).toBe("taken");
		expect((await get()).replies).toMatchObject([
			{ matchedBy: "address", isOtherSender: 1, fromAddress: "kabir@x.example" },
		]);
	});

	it("of a machine that came by a list of ours stays one", async () => {
		const { receive, write, get } = await openAnswered(open);
		for (const headers of [
			{ "Auto-Submitted": "auto-replied" },
			group("News", "noreply@news.example"),
		])
			expect(await receive(write({ ...RIYA, ...headers }))).toBe("ignored");
		expect((await get()).notices).toEqual([]);
	});

	it("that a help desk sends from noreply@ in somebody's name is that person's", async () => {
		const { receive, write, get } = await openAnswered(open);
		const From = "Help <noreply@helpdesk.example>";
		expect(await receive(write({ From, "Reply-To": "Riya <riya@desaicotton.example>" }))).toBe(
			"taken",
		);
		expect(await receive(write({ From }, "Nobody"))).toBe("ignored");
		const machine = {
			From,
			"Reply-To": "riya@desaicotton.example",
			"Auto-Submitted": "auto-generated",
		};
		expect(await receive(write(machine, "A machine"))).toBe("ignored");
		expect((await get()).replies).toMatchObject([{ isOtherSender: 0 }]);
	});

	it("is never caught by an enquiry that is held", async () => {
		const { receive, write, get, enquiries, id, database } = await openAnswered(open);
		const held = createNewEnquiry({ verdict: "quarantined", message: "A form without its token" });
		await enquiries.save(held, []);
		const spam = await enquiries.save(createStranger({ message: "Marked by mistake" }), []);
		await mark(database, spam.id, "spam");
		expect(await receive(write({ "In-Reply-To": "<x@y.example>" }))).toBe("taken");
		const token = createReplyAddress(
			REPLY_SETTINGS.REPLY_ADDRESS ?? "",
			spam.id,
			await enquiries.getOrCreateSecret("reply"),
		);
		expect(await receive(write({ "In-Reply-To": "<x@y.example>", To: token, Subject: "Hi" }))).toBe(
			"taken",
		);
		const { replies, notices } = await get();
		expect(replies.map(({ enquiryId }) => enquiryId)).toEqual([id, id]);
		expect(notices).toHaveLength(2);
	});

	it("to a reminder, which is about several enquiries, belongs to none of them by its thread", async () => {
		const { receive, write, db, id } = await openAnswered(open);
		const delivery = createDelivery({
			enquiryId: id,
			channel: "reminder",
			eventId: "r",
			state: "delivered",
			nextAt: 0,
		});
		await db.insertInto("deliveries").values(delivery).execute();
		const headers = { "In-Reply-To": `<${delivery.id}@kiteline.example>`, From: "m@x.example" };
		expect(await receive(write(headers, "I take these."))).toBe("left");
	});
});
