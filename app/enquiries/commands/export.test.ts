import { expect, it } from "vitest";
import { changeEnquiry } from "#app/enquiries/store/change-enquiry.ts";
import { SYSTEM, VISITOR } from "#app/enquiries/store/change-types.ts";
import { setClock } from "#app/platform/clock.ts";
import { MESSAGE } from "../../../tests/support/change-effects.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { createStranger } from "../../../tests/support/new-enquiry.ts";
import { exportAll } from "./export.ts";

/** Other programs rely on these names and on their order. */
const FIELDS =
	"id submissionId createdAt name email message phone company budget timeline service city district landingPage referrer firstTouch lastTouch source noticeVersion wantsNews verdict spamReasons status deliveries callback calculation state owner firstAnswerAt booking budgetRange website wonValue lostReason personId expectedValue";

it("an export is every field as a line of JSON, and how deliveries stand", async () => {
	const { run, save } = await openTestStores();
	const given = { budget: 150_000, callback: "morning", calculation: "tool=ad-budget" } as const;
	const message = 'Quote " and \\ and\nfeed \u009B2J \u007F \u202E Ünïcode क्षि';
	const delivered = { state: "delivered", deliveredAt: "2026-11-21T08:35:00Z" } as const;
	await save({ ...given, message, addressKey: "hashed" }, ["email", "webhook"], delivered);
	const { printed } = await run(exportAll);
	const record = JSON.parse(printed);
	expect(Object.keys(record).join(" ")).toBe(`${FIELDS} replies`);
	expect(record).toMatchObject({ ...given, message, status: "pending", phone: null, replies: [] });
	const none = { attempts: 0, deliveredAt: null, lastError: null, nextAt: null };
	const { state, deliveredAt } = delivered;
	const nextAt = expect.stringMatching(/^20\d\d-.*Z$/);
	expect(record.deliveries).toEqual([
		{ ...none, channel: "email", state, deliveredAt },
		{ ...none, channel: "webhook", state: "pending", nextAt },
	]);
	// Terminals interpret these characters.
	expect(printed).not.toMatch(/[\u007F-\u009F\u202A-\u202E]/);
});

it("an export has the replies to each enquiry, oldest first", async () => {
	const { run, save, stores } = await openTestStores();
	const reply = async (id: string, at: string, text: string) => {
		setClock(() => Date.parse(at));
		await changeEnquiry(
			stores.database,
			{ id, by: VISITOR },
			{ kind: "reply", text, message: MESSAGE },
		);
	};
	const [one, other] = [await save(createStranger()), await save(createStranger())];
	await reply(one.id, "2026-11-25T07:00:00.000Z", "Thanks.");
	await reply(other.id, "2026-11-25T08:00:00.000Z", "No.");
	setClock(() => Date.parse("2026-11-25T09:00:00.000Z"));
	await changeEnquiry(stores.database, { id: one.id, by: SYSTEM }, { kind: "replied", text: "" });
	const { printed } = await run(exportAll);
	const lines = printed
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
	const from = MESSAGE.fromAddress;
	expect(lines.find(({ id }) => id === one.id).replies).toEqual([
		{ at: "2026-11-25T07:00:00.000Z", from, text: "Thanks." },
		{ at: "2026-11-25T09:00:00.000Z", from: null, text: "" },
	]);
	expect(lines.find(({ id }) => id === other.id).replies).toEqual([
		{ at: "2026-11-25T08:00:00.000Z", from, text: "No." },
	]);
});

it("an export as CSV has a header, and what was sent in cells that are no formulas", async () => {
	const { run, save } = await openTestStores();
	const firstTouch = { utm_source: "a b", gclid: "1" };
	await save({ name: '=LINK("x")', phone: "+91 98765", message: "Two,\nlines", firstTouch }, []);
	const [header, record, end] = (await run(exportAll, "--format csv")).printed.split("\r\n");
	expect([header?.replaceAll(",", " "), end]).toEqual([FIELDS, ""]);
	expect(record).toContain(`,"'=LINK(""x"")",riya@desaicotton.example,"Two,\nlines",'+91 98765,`);
	expect(record).toContain(",utm_source=a+b&gclid=1,");
	expect(record).toMatch(/,pending,"none pending, no channel",,,new,+[\da-f-]{36},$/);
});
