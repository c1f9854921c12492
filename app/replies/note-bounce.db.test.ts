import { expect, it } from "vitest";
import { toMessageId } from "#app/design/email/email-headers.ts";
import { openAnswered } from "../../tests/support/answered-enquiry.ts";
import { writeMail } from "../../tests/support/incoming-mail.ts";
import { claimOne, describeOnBoth } from "../../tests/support/stores.ts";
import { parseMessage } from "./parsing/parse-message.ts";

describeOnBoth("a report", ({ open }) => {
	it("that says that the answer did not arrive marks it as failed, in words", async () => {
		const { receive, answerId, get, delivery, db } = await openAnswered(open);
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
			data: { from: "waiting", to: "new", status: "5.1.1" },
			text: null,
		});
		const failed = await db
			.selectFrom("deliveries")
			.selectAll()
			.where("id", "=", delivery.id)
			.executeTakeFirst();
		expect(failed).toMatchObject({
			state: "failed",
			lastError: JSON.stringify({ code: "bounced", status: "5.1.1" }),
		});
		expect(await receive(report)).toBe("known");
	});

	const report = (id: string, groups: readonly string[], headers: Record<string, string> = {}) =>
		writeMail({
			headers: {
				From: "mailer-daemon@mx.example",
				"Content-Type": 'multipart/report; report-type=delivery-status; boundary="b1"',
				...headers,
			},
			text: "Sorry.",
			parts: [
				`Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\n${groups.join("\n\n")}\n`,
				`Content-Type: text/rfc822-headers\n\nMessage-ID: ${id}\n`,
			],
		});
	const failed = (address: string, status = "5.1.1") =>
		`Final-Recipient: rfc822; ${address}\nAction: failed\nStatus: ${status}`;
	const cc = ["kabir@desaicotton.example", "arun@x.example"];

	it.each<[what: string, groups: string[], named: string, status: string]>([
		["one copy", [failed("kabir@desaicotton.example")], "kabir@desaicotton.example", "5.1.1"],
		[
			"in capitals",
			[failed("Kabir@DesaiCotton.example", "5.2.2")],
			"kabir@desaicotton.example",
			"5.2.2",
		],
		[
			"both copies",
			[failed("kabir@desaicotton.example"), failed("arun@x.example")],
			"kabir@desaicotton.example, arun@x.example",
			"5.1.1",
		],
		[
			"the address that a copy goes on to",
			[failed("kabir@inner.example")],
			"kabir@inner.example",
			"5.1.1",
		],
	])(
		"on a copy of an answer leaves the answer, and says who got none: %s",
		async (_what, groups, named, status) => {
			const { receive, answerId, get } = await openAnswered(open, { cc });
			expect(await receive(report(answerId, groups))).toBe("taken");
			const { answer, enquiry, last } = await get();
			expect(answer).toMatchObject({ state: "delivered", lastError: null });
			expect(enquiry.state).toBe("waiting");
			expect(last).toMatchObject({
				kind: "copy-bounced",
				author: "system",
				cc: named,
				data: { status },
			});
		},
	);

	it.each<[what: string, cc: string[], groups: string[]]>([
		[
			"on the visitor and a copy",
			cc,
			[failed("kabir@desaicotton.example"), failed("riya@desaicotton.example")],
		],
		["on the visitor's address with a tag", cc, [failed("Riya+shop@desaicotton.example")]],
		["that names nobody", cc, ["Action: failed\nStatus: 5.1.1"]],
		["on an address that the visitor's mail goes on to", [], [failed("riya@inner.example")]],
	])("%s marks the answer", async (_what, copies, groups) => {
		const { receive, answerId, get } = await openAnswered(open, { cc: copies });
		expect(await receive(report(answerId, groups))).toBe("taken");
		const { answer, enquiry, last } = await get();
		expect([answer.state, enquiry.state, last?.kind]).toEqual(["failed", "new", "answer-bounced"]);
	});

	it("that names earlier e-mails of the thread, too, marks the one that came back", async () => {
		const { receive, answerId, get, change, stores } = await openAnswered(open);
		await change({ kind: "answer", text: "One more thing." });
		const second = await claimOne(stores, "answer");
		await stores.outbox.markDelivered(second);
		const id = toMessageId(second.delivery.id, "hello@kiteline.example");
		const headers = { References: answerId, "In-Reply-To": answerId };
		expect(await receive(report(id, [failed("riya@desaicotton.example")], headers))).toBe("taken");
		expect((await get()).answer.state).toBe("delivered");
	});

	it("without a code marks the answer", async () => {
		const { take, answerId, get, write } = await openAnswered(open);
		const raw = write();
		const message = await parseMessage(raw);
		if (!message) throw new Error("it is no message");
		const bounce = { ids: [answerId], status: "", recipients: ["riya@desaicotton.example"] };
		expect(await take(raw, { ...message, bounce })).toBe("taken");
		expect((await get()).last).toMatchObject({
			kind: "answer-bounced",
			data: { status: "" },
		});
	});

	it("on a copy is forgotten with the person", async () => {
		const { receive, answerId, get, change } = await openAnswered(open, { cc });
		await receive(report(answerId, [failed("kabir@desaicotton.example")]));
		await change({ kind: "erase" });
		expect(JSON.stringify((await get()).events)).not.toContain("kabir");
	});
});
