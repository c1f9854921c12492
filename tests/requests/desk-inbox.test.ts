import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { readPage } from "./visitor.ts";

const MINUTE_MS = 60_000;

/** The site is without SMTP_URL. */
provideSite();

test("what was done is told once, to who did it, and not when its address is opened later or is made up", async ({
	desk,
}) => {
	const [id, other] = [
		await desk.save({ name: "Anil", email: "anil@x.example" }),
		await desk.save(),
	];
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

test("all rows are ticked by a link, are snoozed at once, and say until when", async ({ desk }) => {
	const ids = [await desk.save({ city: "kochi" }), await desk.save({ city: "kochi" })];
	const page = await readPage(desk.get("/desk?city=kochi"));
	expect(page.select('[name="id"][checked]')).toEqual([]);
	const ticked = await readPage(desk.get(page.attribute("[data-ticks-all]", "href") ?? ""));
	const found = ticked.attributes('[name="id"][checked]', "value");
	expect(found.toSorted()).toEqual(ids.toSorted());
	const body = new URLSearchParams([
		["intent", "snooze"],
		["until", "3"],
		...ids.map((id) => ["id", id]),
	]);
	const snoozed = await site.request("/desk?city=kochi", {
		method: "POST",
		headers: { Cookie: desk.ofMeera },
		body,
	});
	const inbox = await readPage(desk.get(snoozed.headers.get("Location") ?? ""));
	expect(inbox.text("#done")).toMatch(/^2 enquiries are snoozed until /);
	const list = await readPage(desk.get("/desk?city=kochi&view=snoozed"));
	expect(list.texts("[data-row] time")).toEqual(Array(2).fill(expect.stringMatching(/^Snoozed/)));
});

test("counts follow the filters, and clearing those keeps the words that are sought", async ({
	desk,
}) => {
	await desk.save({ name: "Quentin Dias", city: "goa", service: "seo" });
	await desk.save({ name: "Quentin Dias", service: "seo" });
	const page = await readPage(desk.get("/desk?q=quentin&city=goa&owner=nobody"));
	expect(page.text('nav[aria-label="Views"]')).toContain("Unanswered 1");
	expect(page.attributes("main form details a", "href")).toEqual(["/desk?q=quentin"]);
});
