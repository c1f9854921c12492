import { expect, it } from "vitest";
import { parseFault } from "#app/enquiries/delivery-fault.ts";
import { exportFault } from "#app/enquiries/describe-rejection.ts";
import { exportSpamReasons } from "#app/enquiries/spam/describe-spam-reason.ts";
import { parseSpamReasons, type SpamReason } from "#app/enquiries/spam/spam-reason.ts";
import { createStranger, describeOnBoth } from "../../../tests/support/stores.ts";
import { storeReasons } from "./store-reasons.ts";

const SPAM: [string, SpamReason][] = [
	["filled in a field that people do not see", { code: "trapped" }],
	["sent without the form", { code: "without-form" }],
	["filled in within 0.4 s", { code: "too-fast", seconds: 0.4 }],
	["did not pass Turnstile", { code: "turnstile-failed" }],
	["Turnstile did not answer", { code: "turnstile-silent" }],
	["6 links", { code: "links", count: 6 }],
	["links in forum or HTML markup", { code: "markup-links" }],
	["a link for a name", { code: "link-for-name" }],
	["nothing but links", { code: "only-links" }],
	["the same over and over", { code: "repetition" }],
	["the same words 12 times before", { code: "same-words", count: 12 }],
	["more than 30 e-mails became enquiries within an hour", { code: "mail-flood", count: 30 }],
	["too fast", { code: "text", text: "too fast" }],
];

const FAULTS: [string, ReturnType<typeof parseFault>][] = [
	[
		"the mail server answered 550 5.1.1 (RCPT TO)",
		{ code: "mail-server-answered", reply: "550 5.1.1", command: "RCPT TO" },
	],
	[
		"the mail server answered 421 (connection)",
		{ code: "mail-server-answered", reply: "421", command: "CONN" },
	],
	[
		"the mail server was not reached or broke off: time-out",
		{ code: "mail-server-lost", fault: "ETIMEDOUT" },
	],
	[
		"the mail server was not reached or broke off: ECONNREFUSED",
		{ code: "mail-server-lost", fault: "ECONNREFUSED" },
	],
	["the webhook answered 410", { code: "webhook-answered", status: 410 }],
	["the webhook did not answer: time-out", { code: "webhook-lost", fault: "TimeoutError" }],
	["the push service answered 429", { code: "push-answered", status: 429 }],
	["the push service was not reached", { code: "push-lost" }],
	["an unexpected fault, see the log", { code: "unexpected" }],
	["This mailbox is full (5.2.2)", { code: "bounced", status: "5.2.2" }],
	["The mail server did not take it", { code: "bounced", status: "" }],
	["550 5.1.1 no such mailbox", { code: "text", text: "550 5.1.1 no such mailbox" }],
];

/** Bounces by what their event tells: the words that it had, and its words and data afterwards. */
const BOUNCES: [string, string | null, object][] = [
	["This mailbox is full (5.2.2)", null, { from: "waiting", to: "new", status: "5.2.2" }],
	["The mail server did not take it", null, { from: "waiting", to: "new", status: "" }],
	["No such address", "No such address", { from: "waiting", to: "new" }],
];

describeOnBoth("the migration to reasons as data", ({ open, createBlankPlace }) => {
	it("keeps what each sentence told, and sentences that are none of ours", async () => {
		const { database, enquiries } = await open(await createBlankPlace());
		const { db } = database;
		const { id } = await enquiries.save(createStranger(), ["email"]);
		const clean = await enquiries.save(createStranger(), []);
		const [delivery] = await db.selectFrom("deliveries").selectAll().execute();
		if (!delivery) throw new Error("there is no delivery");
		const spamReasons = SPAM.map(([text]) => text).join("\n");
		await db.updateTable("enquiries").set({ spamReasons }).where("id", "=", id).execute();
		await db.deleteFrom("deliveries").execute();
		await db
			.insertInto("deliveries")
			.values(
				FAULTS.map(([lastError], at) => ({
					...delivery,
					id: `delivery-${at}`,
					eventId: String(at),
					nextAt: at,
					lastError,
				})),
			)
			.execute();
		await db
			.insertInto("enquiryEvents")
			.values(
				BOUNCES.map(([text], at) => ({
					id: `event-${at}`,
					enquiryId: id,
					at: "2026-12-03T04:30:00.000Z",
					author: "system" as const,
					staffId: null,
					kind: "answer-bounced" as const,
					data: JSON.stringify({ from: "waiting", to: "new" }),
					text,
					cc: null,
					sendAt: null,
					replaced: null,
					revision: at,
				})),
			)
			.execute();
		await storeReasons(db as never);

		const reasons = parseSpamReasons((await findEnquiry(id)).spamReasons);
		expect(reasons).toEqual(SPAM.map(([, reason]) => reason));
		expect(exportSpamReasons(reasons)).toEqual(SPAM.map(([text]) => text));
		expect((await findEnquiry(clean.id)).spamReasons).toBe("");
		const deliveries = await db.selectFrom("deliveries").selectAll().orderBy("nextAt").execute();
		const faults = deliveries.map(({ lastError }) => parseFault(lastError));
		expect(faults).toEqual(FAULTS.map(([, fault]) => fault));
		expect(faults.map((fault) => fault && exportFault(fault))).toEqual(
			FAULTS.map(([text]) => text),
		);
		const events = await db.selectFrom("enquiryEvents").selectAll().orderBy("revision").execute();
		expect(events.map(({ text, data }) => [text, JSON.parse(data)])).toEqual(
			BOUNCES.map(([, text, data]) => [text, data]),
		);

		function findEnquiry(id: string) {
			return db.selectFrom("enquiries").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
		}
	});
});
