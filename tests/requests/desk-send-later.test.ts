import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { formatLocalTime } from "#app/platform/dates.server.ts";
import { DAY, MINUTE } from "#app/platform/durations.ts";
import { createAddress } from "../support/desk.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

// Nothing is delivered: the address allows answers to be sent.
provideSite({ SMTP_URL: "smtp://127.0.0.1:1" });

const TEXT = "Dear Riya, thank you.";
const CONVERSATION = '[aria-label="Conversation"]';

test("an answer is planned for the next opening without JavaScript, leaves Unanswered, and is cancelled by a colleague", async ({
	desk,
}) => {
	const id = await desk.save({ email: createAddress() });
	const path = `/desk/enquiries/${id}`;
	const form = await readPage(desk.get(path));
	const [opening = ""] = form.attributes('#answer details button[name="at"]', "value");
	const [button = ""] = form.texts('#answer details button[name="at"]');
	const name = button.replace(/.*: /, "");
	const { status, headers } = await desk.change(id, { at: opening, text: TEXT });
	expect(status).toBe(303);

	const page = await readPage(desk.get(headers.get("Location") ?? ""));
	expect(page.text("#done")).toContain(`It goes out on ${name}.`);
	expect(page.attributes('#done button[value="undo"]', "name")).toEqual(["intent"]);
	expect(page.text("#answer-text")).toBe("");
	expect(page.text(CONVERSATION)).toContain("Meera planned an answer by e-mail:");
	expect(page.text(CONVERSATION)).toContain(`Planned for ${name}`);
	expect(page.text("#main header")).toContain(`The answer goes out ${name}`);
	expect(page.text("#main header")).not.toContain("Waiting for them");
	expect(await desk.read("/desk")).not.toContain(id);
	expect((await readPage(desk.get("/desk?view=waiting"))).text("main")).toContain(
		"Answer goes out",
	);

	const [planned = ""] = page.attributes('article button[name="planned"]', "value");
	const cancelled = await desk.change(id, { planned, revision: "0" }, desk.ofKabir);
	expect(cancelled.status).toBe(303);
	const after = await readPage(desk.get(cancelled.headers.get("Location") ?? "", desk.ofKabir));
	expect(after.text("#done")).toContain("Cancelled. It is Meera’s draft again.");
	expect(after.text(CONVERSATION)).toContain("Kabir cancelled the planned answer");
	expect(after.text("#answer-text")).toBe("");
	expect((await readPage(desk.get(path))).text("#answer-text")).toBe(TEXT);
	expect(await desk.read("/desk")).toContain(id);
});

test("an answer is planned for a time of one's own in India, and undone at once", async ({
	desk,
}) => {
	const id = await desk.save({ email: createAddress() });
	const later = formatLocalTime(getNow() + 2 * DAY);
	expect((await desk.change(id, { at: "own", later, text: TEXT })).status).toBe(303);
	const answer = (await desk.find(id)).deliveries.find(({ channel }) => channel === "answer");
	expect(formatLocalTime(answer?.nextAt ?? 0)).toBe(later);
	expect((await desk.change(id, { intent: "undo" })).status).toBe(303);
	expect((await readPage(desk.get(`/desk/enquiries/${id}`))).text("#answer-text")).toBe(TEXT);
});

test.for<[what: string, later: () => string, reason: string]>([
	["no time", () => "", "Choose a day and a time"],
	["no real time", () => "2026-02-31T10:00", "Choose a day and a time"],
	["a past time", () => formatLocalTime(getNow() - 5 * MINUTE), "is past"],
	["a far time", () => formatLocalTime(getNow() + 61 * DAY), "more than 60 days ahead"],
])(
	"%s is rejected with a reason, and all that was typed comes back",
	async ([, time, reason], { desk }) => {
		const id = await desk.save({ email: createAddress() });
		const fields = { at: "own", later: time(), text: TEXT, note: "A note" };
		const page = await readPage(desk.change(id, fields), 422);
		expect(page.text('#answer [role="alert"]')).toContain(reason);
		expect(page.text("#answer-text")).toBe(TEXT);
		expect(page.attribute('details[open] [name="later"]', "value")).toBe(fields.later);
		expect(page.text("#note textarea")).toBe("A note");
		expect((await desk.find(id)).revision).toBe(0);
	},
);

test("a time that was typed stays whichever button is pressed", async ({ desk }) => {
	const id = await desk.save({ email: createAddress() });
	const later = formatLocalTime(getNow() + DAY);
	for (const fields of [
		{ intent: "draft", note: "" },
		{ intent: "note", note: "A note" },
	]) {
		const page = await readPage(desk.change(id, { ...fields, later }));
		expect(page.attribute('details[open] [name="later"]', "value")).toBe(later);
	}
});

test.for(["soon", "2026-02-31T10:00:00Z", "2020-01-01T00:00:00Z", "1"])(
	"%j is no instant at which an answer can be sent",
	async (at, { desk }) => {
		const id = await desk.save({ email: createAddress() });
		const fields = { intent: "answer", at, text: TEXT };
		await readPage(desk.change(id, fields), 422);
		expect((await desk.find(id)).revision).toBe(0);
	},
);

test("a planned answer is a draft again once the visitor has replied, and the conversation says so", async ({
	desk,
}) => {
	const id = await desk.save({ email: createAddress() });
	const at = new Date(getNow() + DAY).toISOString();
	await desk.change(id, { intent: "answer", at, text: TEXT });
	const [planned = ""] = (await readPage(desk.get(`/desk/enquiries/${id}`))).attributes(
		'[name="planned"]',
		"value",
	);
	const replied = await desk.change(id, { intent: "replied", said: "One more thing" });
	const page = await readPage(desk.get(replied.headers.get("Location") ?? ""));
	expect(page.text(CONVERSATION)).toContain(
		"They wrote before it was sent: it is a draft of Meera again.",
	);
	expect(page.text("#answer-text")).toBe(TEXT);
	expect(page.text("#done")).toContain("Noted. They replied");
	expect(await desk.read("/desk")).toContain(id);
	// The button of a page that was opened before changes nothing any more.
	const { revision } = await desk.find(id);
	expect((await desk.change(id, { planned })).status).toBe(303);
	expect((await desk.find(id)).revision).toBe(revision);
});

test("a planned answer is cancelled on the page of any enquiry of its matter, to which the whole conversation leads", async ({
	desk,
}) => {
	const email = createAddress();
	const [id, other] = [await desk.save({ email }), await desk.save({ email })];
	const at = new Date(getNow() + DAY).toISOString();
	await desk.change(id, { intent: "answer", at, text: TEXT });
	const whole = await readPage(desk.get(`/desk/people-of/${id}`));
	expect(whole.select('[name="planned"]')).toEqual([]);
	expect(whole.attributes("article[data-planned] a", "href")).toEqual([`/desk/enquiries/${id}`]);
	const page = await readPage(desk.get(`/desk/enquiries/${other}`));
	const [planned = ""] = page.attributes('[name="planned"]', "value");
	expect((await desk.change(other, { planned })).status).toBe(303);
	expect(await desk.find(id)).toMatchObject({ state: "new", outgoingAt: null });
});
