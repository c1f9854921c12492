import { beforeEach, expect, it } from "vitest";
import type { DeliveryRow } from "#app/enquiries/delivery-table.ts";
import type { Channel } from "#app/enquiries/enquiry.ts";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { VISITOR } from "#app/enquiries/store/change-types.ts";
import { createDeliveries } from "#app/enquiries/store/deliveries.ts";
import { setClock } from "#app/platform/clock.ts";
import { createCallActs } from "../../../tests/support/call-stores.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { CONFIGURED, openTestStores } from "../../../tests/support/command-stores.ts";
import { CALCULATION } from "../../../tests/support/emails.ts";
import { mark } from "../../../tests/support/stores.ts";
import { ham, retry, spam } from "./send-or-hold.ts";
import { show } from "./show.ts";

beforeEach(() => setClock(() => NOW));

type TestStores = Awaited<ReturnType<typeof openTestStores>>;

const NOW = Date.UTC(2026, 10, 25, 6, 30);
const storeFault = (text: string) => JSON.stringify({ code: "text", text });
const TRIED = { attempts: 2, nextAt: NOW + 250_000, lastError: storeFault("ECONNREFUSED") };
const DELIVERED = { state: "delivered", deliveredAt: "2026-11-21T08:35:00Z" } as const;
const FAILED = {
	state: "failed",
	attempts: 11,
	lastError: storeFault("answered\u001B[2J 500"),
} as const;

const COMMANDS = { retry, spam, ham, show };

type Enquiry = [
	saved: Parameters<TestStores["save"]>,
	change?: (stores: TestStores["stores"], id: string) => Promise<unknown>,
];

const ENQUIRIES = {
	new: [[]],
	tried: [[{}, ["email"], TRIED]],
	delivered: [[{}, ["email"], DELIVERED]],
	"failed in part": [[{}, ["email", "webhook"], DELIVERED, FAILED]],
	"with a reminder": [[{}, ["email", "call-reminder"], DELIVERED, TRIED]],
	"answered, not sent": [[{}, ["email", "answer"], DELIVERED, TRIED]],
	quarantined: [[{ verdict: "quarantined" }]],
	"spam and delivered": [
		[{}, ["email"], DELIVERED],
		({ database }, id) => mark(database, id, "spam"),
	],
	"being sent": [[], ({ outbox }) => outbox.claim("email", 1)],
	erased: [[], ({ staff }, id) => staff.erase({ id })],
} satisfies Record<string, Enquiry>;

async function saveOne({ save, stores }: TestStores, name: keyof typeof ENQUIRIES) {
	const [given, change]: Enquiry = ENQUIRIES[name];
	const saved = await save(...given);
	await change?.(stores, saved.id);
	return saved;
}

type Row = [
	command: keyof typeof COMMANDS,
	enquiry: keyof typeof ENQUIRIES,
	words: string,
	/** The verdict and the states of the deliveries afterwards. */
	then?: string,
	settings?: Record<string, string>,
];

it.each<Row>([
	["retry", "failed in part", "is due now by webhook. The running", "clean delivered pending"],
	["retry", "failed in part", "by webhook until WEBHOOK_URL", "", { SMTP_URL: "smtp://a" }],
	["retry", "with a reminder", "nothing is to be done", "clean pending delivered"],
	["retry", "quarantined", "is quarantined, so it is held. If it is none, say so: ham "],
	["retry", "being sent", "is being sent at this moment"],
	["retry", "answered, not sent", "is due now by answer", "clean pending delivered"],
	["spam", "new", "is marked as spam and will not be delivered", "spam held"],
	["spam", "delivered", "had been delivered already (e-mail)", "spam delivered"],
	["ham", "quarantined", "is due now by e-mail", "ham pending"],
	["ham", "spam and delivered", "nothing is sent again", "ham delivered"],
	["show", "tried", "pending, 2 tries, next in 4 min: ECONNREFUSED"],
	["show", "failed in part", "failed after 11 tries: answered\uFFFD[2J 500"],
	["show", "erased", "  Erased       2"],
])("%s of one that is %s: %s", async (command, enquiry, words, then, settings = CONFIGURED) => {
	const test = await openTestStores();
	const { id, find } = await saveOne(test, enquiry);
	const output = await test.run(COMMANDS[command], id.slice(0, 8), { settings });
	expect(output.printed + output.error).toContain(words);
	const { verdict, deliveries = [] } = (await find()) ?? {};
	if (then) expect([verdict, ...deliveries.map(({ state }) => state)].join(" ")).toBe(then);
});

it("retry makes due at once what waits, and with --failed all that failed", async () => {
	const test = await openTestStores();
	const { run } = test;
	const { id, find } = await saveOne(test, "tried");
	await run(retry, id);
	expect((await find())?.deliveries[0]?.nextAt).toBeLessThanOrEqual(NOW);
	for (let time = 0; time < 2; time++) await saveOne(test, "failed in part");
	const { printed } = await run(retry, "--failed", { settings: CONFIGURED });
	expect(printed).toMatch(
		/^2 failed deliveries are pending again\.\n.* seconds: 2 by webhook\.\n$/,
	);
	expect((await run(retry, "--failed")).printed).toBe("Nothing has failed.\n");
});

it("show has a budget that was typed as a range as it was typed", async () => {
	const { run, save } = await openTestStores();
	const { id } = await save({ budget: 100_000, budgetRange: "1-2 lakh" });
	expect((await run(show, id)).printed).toMatch(/^ +Budget +1-2 lakh$/m);
});

it("retry names what it puts back: not what is replaced, late, over, cancelled or erased, nor what nothing is set for", async () => {
	const { run, save, stores } = await openTestStores();
	const { db } = stores.database;
	const addAnswer = (enquiryId: string, id: string, revision: number) =>
		db
			.insertInto("enquiryEvents")
			.values({
				id,
				enquiryId,
				revision,
				kind: "answer",
				at: "2026-11-24T06:30:00.000Z",
				author: "person",
				staffId: null,
				text: "Hello",
			})
			.execute();
	const addFailed = async (enquiryId: string, channel: Channel, eventId: string) =>
		db
			.insertInto("deliveries")
			.values({
				...createDeliveries(enquiryId, [channel], true, eventId)[0],
				state: "failed",
			} as DeliveryRow)
			.execute();
	const { id } = await save({}, ["acknowledgement"], FAILED);
	expect((await run(retry, id, { settings: CONFIGURED })).printed).toContain("is not sent late");
	const none = await run(retry, "--failed", { settings: CONFIGURED });
	expect(none.printed).toContain("Nothing is sent again: an acknowledgement is not sent late");
	for (const revision of [1, 2]) {
		await addAnswer(id, `answer-${revision}`, revision);
		await addFailed(id, "answer", `answer-${revision}`);
	}
	const calls = createCallActs(stores.database);
	const startsAt = NOW + 86_400_000;
	const call = { startsAt, endsAt: startsAt + 1_800_000, zone: null };
	await calls.book(id, call);
	const invitations = db
		.updateTable("deliveries")
		.where("channel", "in", ["invitation", "host-invitation"]);
	await invitations.set({ state: "failed" }).execute();
	const one = await run(retry, id, { settings: { ...CONFIGURED, WEBHOOK_URL: "" } });
	expect(one.printed).toBe(
		`${id.slice(0, 8)} is due now by answer and invitation to us and invitation. The running site sends within a few seconds.\n`,
	);
	await invitations.set({ state: "failed" }).execute();
	await calls.cancel(id, { staffId: null, sequence: 0 });
	await db.deleteFrom("deliveries").where("state", "=", "pending").execute();
	for (let time = 0; time < 2; time++) await save({}, ["email"], FAILED);
	await save({}, ["webhook"], FAILED);
	const erased = await save({}, ["email"], FAILED);
	await stores.staff.erase({ id: erased.id });
	const { printed } = await run(retry, "--failed", { settings: { SMTP_URL: "smtp://a" } });
	expect(printed).toBe(
		"3 failed deliveries are pending again.\nThe running site sends within a few seconds: 2 by e-mail.\n1 stays pending by webhook until WEBHOOK_URL is set.\n",
	);
});

it("show has everything of an enquiry, the message last, whole and indented, so that it cannot pass for ours", async () => {
	const { run, save } = await openTestStores();
	const { id } = await save({
		phone: "+91 98765 43210",
		budget: 150_000,
		calculation: CALCULATION,
		message: "First line.\n\nDeliveries\n  e-mail  delivered\r\u001B[31m",
		lastTouch: { utm_source: "newsletter", utm_campaign: "diwali" },
		verdict: "quarantined",
		spamReasons: [{ code: "trapped" }, { code: "too-fast", seconds: 1.2 }],
	});
	const { printed } = await run(show, id.slice(0, 6));
	expect(printed).toMatch(new RegExp(`^${id} {2}quarantined$`, "m"));
	for (const lines of [
		/Phone +\+91 98765 43210\n +Company +-\n/,
		/\n +Budget +₹1,50,000\n/,
		/\nCalculation: Ad budget\n.*Budget a month/,
		/Last touch +utm_source=newsletter {2}utm_campaign=diwali\n/,
		/Reasons +filled in a field that people do not see\n +filled in within 1\.2 s\n/,
	])
		expect(printed).toMatch(lines);
	const message = "  First line.\n  \n  Deliveries\n    e-mail  delivered\n  \uFFFD[31m\n";
	expect(printed.split("\nMessage\n")[1]).toBe(message);
});

it("show has the replies below the message, indented alike", async () => {
	const { run, save, stores } = await openTestStores();
	const { id } = await save({ message: "Hello" });
	const reply = { kind: "reply", text: "Yes.\nBy Friday\u001B[2J", message: MESSAGE } as const;
	await changeEnquiry(stores.database, { id, by: VISITOR }, reply);
	const { printed } = await run(show, id);
	expect(printed.split("\nMessage\n")[1]).toMatch(
		/^ {2}Hello\n\nReply, .*, riya@desaicotton\.example\n {2}Yes\.\n {2}By Friday\uFFFD\[2J\n$/,
	);
});

it("one enquiry is found by the beginning of its id, if that is of one only", async () => {
	const { run, save, stores } = await openTestStores();
	const { db } = stores.database;
	for (const id of ["aaaa1111", "aaaa2222"]) {
		await save({}, []);
		await db.deleteFrom("deliveries").execute();
		await db.deleteFrom("searchTexts").execute();
		await db.updateTable("enquiries").set({ id }).where("id", "not like", "aaaa____").execute();
	}
	const find = async (start: string) => {
		const { printed, error } = await run(show, start);
		return printed + error;
	};
	expect(await find("aaa")).toContain("Expected the first 4 characters");
	expect(await find("aaaa")).toContain("Several enquiries");
	expect(await find("zzzz")).toContain('No enquiry has an id that begins with "zzzz".');
	expect(await find("AAAA1")).toContain("aaaa1111");
});
