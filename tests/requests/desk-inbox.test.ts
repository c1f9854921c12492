import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

const MINUTE_MS = 60_000;

/** The site is without SMTP_URL. */
provideSite();

test("what was done is told once, to who did it, and not when its address is opened later or is made up", async ({
	desk,
}) => {
	const [id, other] = [await desk.save({ name: "Anil" }), await desk.save()];
	const called = { intent: "answered-elsewhere", channel: "call" };
	const { headers } = await desk.change(id, called);
	const address = headers.get("Location") ?? "";
	expect(address).toMatch(/[?&]done=answered-elsewhere#done$/);
	const readLine = async (path: string, as?: string) =>
		(await readPage(desk.get(path, as))).texts("#done")[0];
	expect(await readLine(address)).toMatch(/you answered by call.*Next unanswered/);
	const page = await readPage(desk.get(address));
	expect(page.attributes("#done a", "href")).not.toContain(`/desk/enquiries/${id}`);
	for (const [path, as] of [
		[address, desk.ofKabir],
		[address.replace("done=answered-elsewhere", "done=spam")],
		[`/desk/enquiries/${other}?done=answered-elsewhere`],
		[`/desk?done=spam&count=3&ids=${id}`],
		["/desk?done=spam&ids=%00"],
	] as const)
		expect(await readLine(path, as), path).toBeUndefined();
	await desk.change(id, { intent: "note", text: "Busy" }, desk.ofKabir);
	expect(await readLine(address)).toBeUndefined();
	const bulk = await desk.post("/desk", { intent: "spam", id });
	const inbox = bulk.headers.get("Location") ?? "";
	expect(await readLine(inbox)).toBe("1 enquiry is spam now.");
	const at = new Date(getNow() - MINUTE_MS - 1).toISOString();
	await desk.stores.database.db.updateTable("enquiryEvents").set({ at }).execute();
	expect(await readLine(inbox)).toBeUndefined();
});

test("an action with nothing ticked says so", async ({ desk }) => {
	const page = await readPage(desk.post("/desk", { intent: "state", state: "won" }), 422);
	expect(page.text('[role="alert"]')).toContain("Nothing was ticked");
});
