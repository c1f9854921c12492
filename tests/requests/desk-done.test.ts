import { expect } from "vitest";
import { formatMoney } from "../../app/platform/amounts.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

/** The site is without SMTP_URL. */
provideSite();

/** A form is sent, and the page that follows is read: `tell` resolves to its line on what was done. */
const test = base.extend("tell", ({ desk }) => {
	return async (path: string, fields: Record<string, string>) => {
		const response = await desk.post(path, fields);
		expect(response.status, JSON.stringify(fields)).toBe(303);
		return (await readPage(desk.get(response.headers.get("Location") ?? ""))).text("#done");
	};
});

test("whichever button of an enquiry is pressed, the page says what it did", async ({
	desk,
	tell,
}) => {
	const id = await desk.save({ phone: "+91 98250 11223" });
	const press = async (intent: string, fields: Record<string, string> = {}) => {
		const revision = String((await desk.find(id)).revision);
		return tell(`/desk/enquiries/${id}`, { intent, revision, ...fields });
	};
	expect(await press("note", { text: "A word" })).toContain("note is saved");
	const told = { text: "A word for you", tell: desk.kabir.id };
	expect(await press("note", told)).toContain("note is saved, and Kabir is notified");
	expect(await press("state", { state: "open" })).toContain("now: Open");
	expect(await press("owner", { owner: desk.kabir.id })).toContain("belongs to Kabir");
	expect(await press("snooze", { until: "2099-01-05T03:30:00.000Z" })).toContain("snoozed until");
	expect(await press("snooze", { until: "" })).toContain("back in the inbox");
	expect(await press("won", { value: "4.8 lakh" })).toContain(`won, for ${formatMoney(480_000)}`);
	expect(await press("won", { value: "" })).toContain("won, without a value");
	expect(await press("lost", { reason: "Too <expensive>" })).toContain("lost: Too <expensive>");
	expect(await press("answered-elsewhere", { channel: "call" })).toContain("by call");
	expect(await press("replied")).toContain("They replied");
	expect(await press("spam")).toContain("spam now");
	expect(await press("ham")).toContain("not spam");
	expect(await press("undo")).toContain("Undone");
	expect(await press("erase")).toContain("Erased for good");
});

test("several values that are saved at once are told all, and what was so before as well", async ({
	desk,
	tell,
}) => {
	const id = await desk.save();
	const save = async (fields: Record<string, string>) => {
		const { revision } = await desk.find(id);
		return tell(`/desk/enquiries/${id}`, { intent: "save", revision: String(revision), ...fields });
	};
	const chosen = { state: "won", value: "48,000", owner: desk.kabir.id };
	const all = { ...chosen, until: "day", day: "2099-01-05" };
	const told = await save(all);
	for (const words of ["belongs to Kabir", "snoozed until", `won, for ${formatMoney(48_000)}`])
		expect(told).toContain(words);
	expect(told).toContain("Undo");
	expect(await save(chosen)).toContain("There was no change to save");
	expect(await save({ state: "won", value: "50,000" })).toContain(formatMoney(50_000));
});

test("corrected addresses and persons that are taken apart or put together are told", async ({
	desk,
	tell,
}) => {
	const email = `${crypto.randomUUID()}@x.example`;
	const [one, other] = [await desk.save({ email }), await desk.save({ email })];
	const press = async (fields: Record<string, string>) => {
		const { revision } = await desk.find(one);
		return tell(`/desk/enquiries/${one}`, { revision: String(revision), ...fields });
	};
	expect(await press({ intent: "take-apart" })).toContain("has its own conversation");
	expect(await press({ with: other })).toContain("one person’s conversation");
	expect(await press({ with: other })).toContain("There was no change to save");
	const changed = { intent: "correct", email: `new-${email}`, phone: "98250 11223" };
	expect(await press(changed)).toContain(`saved: new-${email}, 98250 11223`);
	expect(await press(changed)).toContain("There was no change to save");
});

test("the same for several enquiries at once", async ({ desk, tell }) => {
	const id = await desk.save();
	const own = { intent: "owner", owner: desk.meera.id, id };
	expect(await tell("/desk?view=all", own)).toContain("1 enquiry now belongs to Meera");
	expect(await tell("/desk?view=all", { intent: "spam", id })).toContain("is spam now");
});

test("the forms of calls, texts and devices say what they did", async ({ desk, tell }) => {
	const calls = "/desk/bookings";
	const busy = { from: "2026-12-24T10:00", to: "2026-12-24T11:00", note: "Dentist" };
	expect(await tell(calls, { intent: "busy", ...busy })).toContain("busy time is saved");
	const [row] = await desk.stores.database.db.selectFrom("busyTimes").select("id").execute();
	expect(await tell(calls, { intent: "free", id: row?.id ?? "" })).toContain("time is removed");
	expect(await tell(calls, { intent: "remove-calendar", id: "one" })).toContain("is removed");
	expect(await tell(calls, { intent: "renew-calendar-address" })).toContain("new address");
	const text = { intent: "add", name: "Thanks", text: "Dear {name}" };
	expect(await tell("/desk/texts", text)).toContain("text is added");
	expect(await tell("/desk/people", { intent: "signature", signature: "Meera" })).toContain(
		"signature is saved",
	);
});
