import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { createStranger } from "../support/new-enquiry.ts";
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
	expect(await readLine(address)).toMatch(/you answered Anil by call.*Undo.*Next unanswered/);
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
	expect(await readLine(address)).toMatch(/you answered Anil by call.*Undo/);
	await desk.change(id, { intent: "note", text: "Mine" });
	expect(await readLine(address)).toBeUndefined();
	const bulk = await desk.post("/desk", { intent: "spam", id });
	const inbox = bulk.headers.get("Location") ?? "";
	expect(await readLine(inbox)).toBe("1 enquiry is spam now.Undo");
	const at = new Date(getNow() - MINUTE_MS - 1).toISOString();
	await desk.stores.database.db.updateTable("enquiryEvents").set({ at }).execute();
	expect(await readLine(inbox)).toBeUndefined();
});

test.for<Record<string, string>>([
	{ intent: "spam" },
	{ intent: "state", state: "open" },
	{ intent: "lost", reason: "Too dear" },
	{ intent: "snooze", until: "3" },
	{ intent: "answered-elsewhere", channel: "call" },
])("%j is undone from its page, with what was typed meanwhile kept", async (fields, { desk }) => {
	const id = await desk.save();
	const before = await desk.find(id);
	const { headers } = await desk.change(id, fields);
	const page = await readPage(desk.get(headers.get("Location") ?? ""));
	expect(page.text('#done [form="enquiry-form"][name="intent"][value="undo"]')).toBe("Undo");
	const draft = await readPage(desk.change(id, { intent: "undo", note: "Half a note" }));
	expect(draft.text("#done")).toMatch(/^Undone: this enquiry is as before\./);
	expect(draft.text("#main")).toContain("Half a note");
	// A delivery that was held is due at once.
	const { revision, seenAt, seenBy, deliveries, ...after } = await desk.find(id);
	expect(before).toMatchObject(after);
	expect(deliveries).toMatchObject([{ state: "pending" }]);
	const again = await readPage(desk.change(id, { intent: "undo", note: "Half a note" }), 422);
	expect(again.text('[role="alert"]')).toMatch(/no change here to undo.*Half a note/s);
});

test("what one has just done is undone from the next enquiry, too, as long as it can be", async ({
	desk,
}) => {
	const [id] = [await desk.save({ name: "Anil", email: "anil@y.example" }), await desk.save()];
	const { headers } = await desk.change(id, { intent: "spam" });
	const page = await readPage(desk.get(headers.get("Location") ?? ""));
	const next = page.attribute("#done a", "href") ?? "";
	const path = new URL(next, site.origin).pathname;
	expect(path).not.toContain(id);
	const onNext = await readPage(desk.get(next));
	expect(onNext.text("#done")).toBe("Anil’s enquiry is spam now.Undo");
	const action = onNext.attribute("#done form", "action") ?? "";
	expect(action).toBe(`/desk/enquiries/${id}`);
	const undone = await desk.post(action, { intent: "undo" });
	const back = await readPage(desk.get(undone.headers.get("Location") ?? ""));
	expect(back.text("#done")).toBe("Undone: this enquiry is as before.");
	expect((await desk.find(id)).verdict).toBe("clean");
	expect((await readPage(desk.get(next))).select("#done")).toEqual([]);
});

test("what was done with several is undone at once, and those that are too late are counted", async ({
	desk,
}) => {
	const ids = [await desk.save(), await desk.save(), await desk.save()];
	const act = async (intent: string, to = ids) => {
		const body = new URLSearchParams([["intent", intent], ...to.map((id) => ["id", id])]);
		const headers = { Cookie: desk.ofMeera };
		return site.request("/desk?view=all", { method: "POST", headers, body });
	};
	const verdicts = async () =>
		(await Promise.all(ids.map((id) => desk.find(id)))).map(({ verdict }) => verdict);
	const follow = async (response: Response) =>
		readPage(desk.get(response.headers.get("Location") ?? ""));
	const marked = await follow(await act("spam"));
	expect(marked.text("#done")).toBe("3 enquiries are spam now.Undo");
	expect(marked.attribute("#done form", "action")).toBe("/desk?view=all");
	const named = marked.attributes('#done [name="id"]', "value");
	expect(named.toSorted()).toEqual(ids.toSorted());
	const undone = await act("undo", named);
	expect(undone.headers.get("Location")).toMatch(/[?&]done=undone&count=3&/);
	expect((await follow(undone)).text("#done")).toBe("Undone: 3 enquiries are as before.");
	expect(await verdicts()).toEqual(["clean", "clean", "clean"]);

	await act("spam");
	const [late = ""] = ids;
	const at = new Date(getNow() - 3 * MINUTE_MS).toISOString();
	const { db } = desk.stores.database;
	await db.updateTable("enquiryEvents").set({ at }).where("enquiryId", "=", late).execute();
	expect((await follow(await act("undo"))).text("#done")).toBe(
		"Undone: 2 enquiries are as before. 1 could no longer be undone.",
	);
	expect((await verdicts()).toSorted()).toEqual(["clean", "clean", "spam"]);
	const tooLate = await readPage(act("undo", [late]), 422);
	expect(tooLate.text('[role="alert"]')).toContain(
		"It is too late to undo this. An answer can be undone for ten seconds",
	);
});

test("of several those that were erased meanwhile are named, and no success is told where all were", async ({
	desk,
}) => {
	const ids = [await desk.save(), await desk.save(), await desk.save()];
	const act = (of: readonly string[]) =>
		site.request("/desk?view=all", {
			method: "POST",
			headers: { Cookie: desk.ofMeera },
			body: new URLSearchParams([
				["intent", "owner"],
				["owner", desk.kabir.id],
				...of.map((id) => ["id", id]),
			]),
		});
	const [erased = ""] = ids;
	await desk.stores.staff.erase({ id: erased });
	const some = await act(ids);
	const page = await readPage(desk.get(some.headers.get("Location") ?? ""));
	expect(page.text("#done")).toContain(
		"2 enquiries now belong to Kabir. 1 was erased before, and not changed.",
	);
	expect(page.text("#done")).toContain("Undo");
	const none = await readPage(act([erased]), 422);
	expect(none.text('[role="alert"]')).toBe(
		"Nothing was changed. Everything you selected has been erased since you opened the page.",
	);
});

test("of several nothing is changed where nothing is chosen", async ({ desk }) => {
	const id = await desk.save();
	await desk.change(id, { intent: "owner", owner: desk.kabir.id });
	for (const [intent, name] of [
		["owner", "owner"],
		["state", "state"],
		["snooze", "until"],
	] as const) {
		const fields = { intent, [name]: "-", id };
		const page = await readPage(desk.post("/desk?view=all", fields), 422);
		expect(page.text('[role="alert"]')).toMatch(/^Nothing was changed\. Choose /);
	}
	expect(await desk.find(id)).toMatchObject({ owner: desk.kabir.id, state: "new" });
});

test("a no-show that was noted by mistake is taken back", async ({ desk, calls }) => {
	const { id } = await calls.book();
	await calls.setStart(id, getNow() - MINUTE_MS);
	const noted = await desk.post("/desk/bookings", { intent: "no-show", id });
	const page = await readPage(desk.get(noted.headers.get("Location") ?? ""));
	expect(page.text("#done")).toMatch(/^Noted as a no-show\..*Undo/);
	expect((await desk.change(id, { intent: "undo" })).status).toBe(303);
	expect(await calls.find(id)).toMatchObject({ state: "booked" });
});

test("an action with nothing ticked says so", async ({ desk }) => {
	const page = await readPage(desk.post("/desk", { intent: "state", state: "won" }), 422);
	expect(page.text('[role="alert"]')).toContain("Nothing is selected");
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
	expect(list.texts("[data-row]")).toEqual(Array(2).fill(expect.stringContaining("Snoozed until")));
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

test("a row whose address refused the acknowledgement is marked, until the address is corrected", async ({
	desk,
}) => {
	const given = createStranger({ city: "kochi" });
	const { id } = await desk.stores.enquiries.save(given, ["acknowledgement"]);
	await desk.stores.database.db
		.updateTable("deliveries")
		.set({ state: "failed", lastError: '{"code":"bounced","status":"5.1.1"}' })
		.where("enquiryId", "=", id)
		.execute();
	const read = async () => (await readPage(desk.get("/desk?city=kochi"))).text("[data-row]");
	expect(await read()).toContain("wrong e-mail address: this address does not exist");
	await desk.change(id, { intent: "correct", email: `new-${given.email}` });
	expect(await read()).not.toContain("wrong e-mail address");
});

test("a row tells what was said last, by whom and how long they wait, as one sentence that marks have a part in", async ({
	desk,
}) => {
	const given = {
		name: "Indira Varma",
		city: "mysuru",
		message: `Looms. ${"word ".repeat(1_000)}`,
	};
	const id = await desk.save({ ...given, company: "Varma Silk", callback: "morning" });
	const read = async (as?: string) => {
		const page = await readPage(desk.get("/desk?city=mysuru", as));
		return page.texts("[data-row] > .sr-only")[0] ?? "";
	};
	const first = await read();
	expect(first).toMatch(/^Unread\. Indira Varma, Varma Silk, wrote today at .*: “Looms\. word/);
	expect(first).toContain("callback: morning");
	expect(first.length).toBeLessThan(300);
	await desk.change(id, { intent: "note", text: "Speaks Kannada" });
	await desk.change(id, { intent: "draft", text: "Dear Indira" });
	expect(await read()).toMatch(/Varma Silk: you noted today at .*: “Speaks Kannada”.*your draft/);
	expect(await read(desk.ofKabir)).toMatch(/: Meera noted today at .*“Speaks Kannada”(?!.*draft)/);
	const page = await readPage(desk.get(`/desk/enquiries/${id}`));
	const [name] = page.attributes('article[data-kind="note"]', "aria-label");
	expect(name).toContain("Meera");
});
