import { expect, it } from "vitest";
import { findUsualStep } from "#app/enquiries/usual-step.ts";
import { openAnswered, REPLY_SETTINGS } from "../../tests/support/answered-enquiry.ts";
import { writeMail } from "../../tests/support/incoming-mail.ts";
import { createNewEnquiry, describeOnBoth } from "../../tests/support/stores.ts";
import { createReplyAddress } from "./reply-address.ts";

const MEERA = "Meera <m@x.example>";
const RIYA = "riya@desaicotton.example";
const HELLO = "hello@kiteline.example";

describeOnBoth("an e-mail of the agency", ({ open }) => {
	it("that the site sent is ignored, also where a mail server has replaced its id", async () => {
		const { receive, write, get, answerId, id, replyKey } = await openAnswered(open);
		const signed = createReplyAddress(REPLY_SETTINGS.REPLY_ADDRESS ?? "", id, replyKey);
		const own = { From: HELLO, "Message-ID": answerId };
		const replaced = { From: HELLO, To: RIYA, Cc: HELLO, "Reply-To": signed };
		const told = {
			From: HELLO,
			To: "team@kiteline.example",
			"Reply-To": RIYA,
			"Auto-Submitted": "auto-generated",
		};
		const headers = [own, { ...own, "Reply-To": RIYA }, replaced, told];
		const outcomes = await Promise.all(
			headers.map((each) => receive(write(each), { MAIL_ENQUIRIES: true })),
		);
		expect(new Set(outcomes)).toEqual(new Set(["ignored"]));
		const { replies, enquiries, notices, enquiry } = await get();
		expect([replies.length, enquiries.length, notices.length, enquiry.state]).toEqual([
			0,
			1,
			0,
			"waiting",
		]);
	});

	it("to the visitor is the answer of who wrote it, with its words, its quote and its files", async () => {
		const { receive, write, get, meera, answerId, change } = await openAnswered(open);
		await receive(write({ "Message-ID": "<question@client.example>" }, "When do we begin?"));
		const draft = { kind: "answer", text: "Planned", sendAt: "2027-01-05T06:00:00.000Z" } as const;
		await change(draft);
		const file =
			'Content-Type: application/pdf\nContent-Disposition: attachment; filename="plan.pdf"\n\nx';
		const headers = {
			From: MEERA,
			To: `Riya <${RIYA}>, kabir@x.example`,
			Cc: HELLO,
			"In-Reply-To": answerId,
			"Message-ID": "<own@x.example>",
		};
		const text = "Dear Riya, in January.\n\nOn 25 Nov 2026, Riya Desai wrote:\n> When do we begin?";
		expect(await receive(writeMail({ headers, text, parts: [file] }))).toBe("taken");
		const { last, enquiry, replies, files, notices, events } = await get();
		expect(last).toMatchObject({
			kind: "answered-elsewhere",
			author: "person",
			staffId: meera?.id,
			data: { channel: "e-mail" },
			text: "Dear Riya, in January.",
			cc: "kabir@x.example",
			replaced: null,
		});
		const { at: dueAt } = findUsualStep("them");
		expect(enquiry).toMatchObject({ state: "waiting", owner: meera?.id, dueAt });
		const message = replies.find(({ eventId }) => eventId === last?.id);
		expect(message).toMatchObject({ fromAddress: "m@x.example", isOtherSender: 0 });
		expect(message?.quoted).toContain("When do we begin?");
		expect(files).toMatchObject([{ eventId: last?.id, name: "plan.pdf" }]);
		expect(notices).toHaveLength(1);
		expect(events.filter(({ kind }) => kind === "cancel-answer")).toEqual([]);
		// Who got a copy, and who replies to it, is found.
		const reply = { From: "kabir@x.example", "In-Reply-To": "<own@x.example>", Subject: "Hi" };
		expect(await receive(write(reply, "Fine."))).toBe("taken");
		expect((await get()).replies.at(-1)).toMatchObject({ matchedBy: "thread", isOtherSender: 0 });
	});

	it.each<[what: string, headers: Record<string, string>, author: string]>([
		["in Cc", { From: MEERA, To: HELLO, Cc: `Riya <${RIYA.toUpperCase()}>` }, "person"],
		["with a tag", { From: MEERA, To: "riya+shop@desaicotton.example", Cc: HELLO }, "person"],
		[
			"at an address from which they wrote",
			{ From: MEERA, To: "riya.private@x.example", Cc: HELLO },
			"person",
		],
		["at the address of a copy", { From: MEERA, To: "arun@x.example", Cc: HELLO }, "person"],
		["from the agency's own address", { From: HELLO, To: RIYA }, "system"],
		[
			"from the agency's own address, with a Reply-To of its domain",
			{ From: HELLO, To: RIYA, "Reply-To": "sales@kiteline.example" },
			"system",
		],
		[
			"by a list of ours",
			{
				From: `"'Meera' via Hello" <${HELLO}>`,
				"X-Original-From": MEERA,
				"Reply-To": MEERA,
				"List-Id": "<hello.kiteline.example>",
				To: RIYA,
				Cc: HELLO,
			},
			"person",
		],
	])("to the visitor stops the clock: %s", async (_what, headers, author) => {
		const { receive, write, get } = await openAnswered(open, { cc: ["arun@x.example"] });
		await receive(write({ From: "riya.private@x.example" }, "When?"));
		expect((await get()).enquiry.state).toBe("new");
		const raw = write(headers, "On Tuesday.");
		expect([await receive(raw), await receive(raw)]).toEqual(["taken", "known"]);
		const { last, enquiry, notices } = await get();
		expect(last).toMatchObject({ kind: "answered-elsewhere", author, text: "On Tuesday." });
		expect([enquiry.state, notices.length]).toEqual(["waiting", 1]);
	});

	it("at the signed address of an enquiry without an answer is its first one", async () => {
		const { receive, get, enquiries, replyKey, meera } = await openAnswered(open);
		const { id } = await enquiries.save(createNewEnquiry({ email: "asha@x.example" }), []);
		const signed = createReplyAddress(REPLY_SETTINGS.REPLY_ADDRESS ?? "", id, replyKey);
		const headers = { From: MEERA, To: "asha@x.example", Cc: signed, Subject: "Your shop" };
		expect(await receive(writeMail({ headers, text: "Dear Asha" }))).toBe("taken");
		const enquiry = (await get()).enquiries.find((each) => each.id === id);
		expect(enquiry).toMatchObject({ state: "waiting", firstAnswerBy: meera?.id, owner: meera?.id });
	});

	it("to a known visitor, in no thread of theirs, is an answer to what is open of them", async () => {
		const { receive, get, enquiries, meera } = await openAnswered(open);
		const { id } = await enquiries.save(createNewEnquiry({ email: "asha@x.example" }), []);
		const headers = { From: MEERA, To: "Asha <Asha@x.example>", Cc: HELLO, Subject: "Your shop" };
		expect(await receive(writeMail({ headers, text: "Dear Asha" }))).toBe("taken");
		const enquiry = (await get()).enquiries.find((each) => each.id === id);
		expect(enquiry).toMatchObject({ state: "waiting", firstAnswerBy: meera?.id, owner: meera?.id });
		expect(await receive(writeMail({ headers: { ...headers, To: "nobody@x.example" } }))).toBe(
			"left",
		);
	});

	it.each<[what: string, headers: Record<string, string>, cc: string | null]>([
		["the desk", { To: HELLO }, null],
		["colleagues", { To: "arjun@x.example", Cc: `team@kiteline.example, ${HELLO}` }, null],
		[
			"somebody outside who is not the visitor",
			{ To: "printer@x.example", Cc: HELLO },
			"printer@x.example",
		],
	])("to %s is a note", async (_what, headers, cc) => {
		const { receive, write, get, people, meera } = await openAnswered(open);
		await people.invite("Arjun", "arjun@x.example", "member");
		await receive(write({}, "When?"));
		expect(await receive(write({ From: MEERA, ...headers }, "She is a friend of ours."))).toBe(
			"taken",
		);
		const { last, enquiry, notices } = await get();
		expect(last).toMatchObject({
			kind: "note",
			staffId: meera?.id,
			text: "She is a friend of ours.",
			cc,
		});
		expect([enquiry.state, notices.length]).toEqual(["new", 1]);
		// Nobody outside got it but the printer, who is no visitor.
		await receive(write({ From: "printer@x.example", "Message-ID": "<p@x.example>" }, "Yes"));
		expect((await get()).replies.at(-1)).toMatchObject({ isOtherSender: 1 });
	});

	it.each<[what: string, headers: Record<string, string>, isDisabled: boolean]>([
		[
			"its domain disowns it",
			{ "Authentication-Results": "mx.kiteline.example; dmarc=fail header.from=x.example" },
			false,
		],
		["who wrote it was disabled", {}, true],
		["a machine sent it", { "Auto-Submitted": "auto-replied" }, false],
	])("is ignored where %s", async (_what, headers, isDisabled) => {
		const { receive, write, get, db } = await openAnswered(open);
		if (isDisabled)
			await db.updateTable("staff").set({ disabledAt: "2026-11-25T00:00:00.000Z" }).execute();
		const before = await get();
		expect(await receive(write({ From: MEERA, To: RIYA, Cc: HELLO, ...headers }))).toBe("ignored");
		expect(await get()).toEqual(before);
	});

	it("that belongs to no enquiry is left in the mailbox", async () => {
		const { receive, write, get } = await openAnswered(open);
		const without = { "In-Reply-To": "<x@y.example>" };
		for (const From of [MEERA, HELLO])
			expect(await receive(write({ ...without, From }), { MAIL_ENQUIRIES: true })).toBe("left");
		expect((await get()).enquiries).toHaveLength(1);
	});

	it("is the visitor's where the visitor is one of the staff, as in a test", async () => {
		const { receive, write, get } = await openAnswered(open, { enquiry: { email: "m@x.example" } });
		expect(await receive(write({ From: MEERA }))).toBe("taken");
		expect((await get()).last).toMatchObject({ kind: "reply" });
	});

	it("is erased with the person, with its quote and its files", async () => {
		const { receive, answerId, get, change } = await openAnswered(open);
		const file = "Content-Type: application/pdf; name=a.pdf\n\nx";
		const headers = { From: MEERA, To: `${RIYA}, kabir@x.example`, "In-Reply-To": answerId };
		await receive(writeMail({ headers, text: "Dear Riya", parts: [file] }));
		await change({ kind: "erase" });
		const { events, replies, files } = await get();
		expect([replies, files]).toEqual([[], []]);
		expect(events.filter(({ text, cc }) => text !== null || cc !== null)).toEqual([]);
	});
});
