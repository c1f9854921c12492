import ICAL from "ical.js";
import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { createCallToken } from "../../app/calls/call-token.ts";
import { toEnd } from "../../app/calls/free-times.ts";
import { formatCall } from "../../app/platform/time-zones/format-call.ts";
import { content } from "../support/addresses.ts";
import { getRules } from "../support/calls.ts";
import { createStranger } from "../support/new-enquiry.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { openPage, readPage } from "./visitor.ts";

const { site: agency, people } = content;
const rules = getRules();
const host = people.find(({ slug }) => slug === rules.host)?.name ?? "";
const CANCEL = { intent: "cancel", sequence: "0" };

/** The site is without SMTP_URL. */
provideSite();

const post = (path: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
	site.request(path, { method: "POST", headers, body: new URLSearchParams(fields) });

const move = (path: string, start: number, sequence = 0) =>
	post(path, { intent: "move", sequence: String(sequence), time: new Date(start).toISOString() });

test("it says when, in both zones, with whom and how, and nothing that was typed", async ({
	calls,
}) => {
	const zone = "America/New_York";
	const { path, startsAt } = await calls.book({ name: "Riya Types" }, zone);
	const response = await site.request(path);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"cache-control": "private, no-store",
		"referrer-policy": "same-origin",
		"x-robots-tag": "noindex",
	});
	const html = await response.clone().text();
	const page = await readPage(response);
	for (const time of [formatCall(startsAt, zone), formatCall(startsAt, rules.zone)])
		expect(page.text("main")).toContain(time);
	expect(page.text("main")).toContain(`${rules.minutes} minutes with ${host}.`);
	expect(html).not.toMatch(/Riya Types|98765/);
	expect(html.split("</head>", 1)[0]).not.toContain(path);
});

test("it is downloaded for a calendar while the call is ahead, with nothing that was typed", async ({
	calls,
}) => {
	const { id, path, startsAt } = await calls.book({ name: "Riya Types" });
	const response = await site.request(`${path}/call.ics`);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "text/calendar; charset=utf-8",
		"cache-control": "private, no-store",
		"x-robots-tag": "noindex",
	});
	const file = await response.text();
	expect(file).not.toContain("Riya");
	const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent");
	const event = new ICAL.Event(component);
	expect(event.uid).toMatch(new RegExp(`^${id}@`));
	expect(event.startDate.toJSDate().getTime()).toBe(startsAt);
	expect(event.description).toContain(path);
	await post(path, CANCEL);
	for (const none of [path, "/book/0"])
		expect((await site.request(`${none}/call.ics`)).status).toBe(404);
});

test("after the form was sent it says what is booked, promises no e-mail where none is sent, and looking changes nothing", async ({
	calls,
}) => {
	const { id, path } = await calls.book();
	for (const query of ["?intent=cancel", ""]) await openPage(path + query);
	await site.request(path, { method: "HEAD" });
	const status = (await openPage(`${path}?sent`)).text('main [role="status"]');
	expect(status).toContain(rules.form.booked.title);
	expect(status).not.toContain("e-mail");
	expect(status).toContain("keep the address of this page");
	const page = await openPage(`${path}?cancelled`);
	expect(page.text('main [role="status"]')).toBe("");
	expect(await calls.find(id)).toMatchObject({ state: "booked", sequence: 0 });
});

test("there is no page for who has no token of ours, nor once the person is erased", async ({
	calls,
	stores,
}) => {
	const { id, path } = await calls.book();
	await stores.staff.erase({ id });
	const foreign = createCallToken(id, Buffer.from("another key"));
	for (const none of ["/book/0", `/book/${foreign}`, path]) {
		for (const address of [none, `${none}.data`])
			expect((await site.request(address)).status, address).toBe(404);
		expect((await post(none, CANCEL)).status, none).toBe(404);
	}
});

test("it moves the call to a free time, once per state of the page", async ({ calls }) => {
	const { id, path } = await calls.book();
	const [to, next] = [await calls.findTime(2, 5), await calls.findTime(2, 6)];
	const response = await move(path, to);
	expect([response.status, response.headers.get("Location")]).toEqual([303, `${path}?moved`]);
	expect(await calls.find(id)).toMatchObject({ state: "booked", startsAt: to, sequence: 1 });
	const page = await openPage(`${path}?moved`);
	expect(page.text('main [role="status"]')).toContain("new time");
	expect(page.text("main")).toContain(formatCall(to, rules.zone));

	// The page was loaded before the change.
	const late = await readPage(move(path, next), 409);
	expect(late.text('main [role="alert"]')).toContain("has changed since");
	expect(await calls.find(id)).toMatchObject({ startsAt: to, sequence: 1 });
});

test("it rejects a time that is taken or none of ours, and offers the others", async ({
	calls,
}) => {
	const { path, id, startsAt } = await calls.book();
	const other = await calls.book();
	for (const start of [other.startsAt, startsAt + 60_000, getNow() - 60_000]) {
		const page = await readPage(move(path, start), 409);
		expect(page.text('main [role="alert"]')).toContain("has been taken");
		expect(page.attributes('main input[type="radio"]', "value").length).toBeGreaterThan(3);
	}
	const none = await readPage(post(path, { intent: "move", sequence: "0" }), 422);
	expect(none.text('main [role="alert"]')).toContain("No time was chosen");
	expect(await calls.find(id)).toMatchObject({ startsAt, sequence: 0 });
});

test("it offers the time after the call too, which its own buffer takes from others", async ({
	calls,
	stores,
}) => {
	const times = await calls.listTimes();
	const startsAt = times.find((start) => times.includes(toEnd(start, rules)));
	if (!startsAt) throw new Error("no two times in a row are free");
	const call = { startsAt, endsAt: toEnd(startsAt, rules), zone: null };
	const { id } = await stores.enquiries.save(createStranger(), [], call);
	const after = new Date(call.endsAt).toISOString();
	const path = await calls.toPath(id);
	const offered = (await openPage(path)).attributes('main [name="time"]', "value");
	expect(offered).toContain(after);
	expect(offered).not.toContain(new Date(startsAt).toISOString());
	const toOthers = (await openPage("/book")).attributes('main [name="time"]', "value");
	expect(toOthers).not.toContain(after);
	expect((await move(path, Date.parse(after))).status).toBe(303);
});

test("it offers times in the zone of the call, and in another one that is chosen", async ({
	calls,
}) => {
	const { path } = await calls.book({}, "America/New_York");
	const times = await openPage(path);
	expect(times.text("[data-zone-text]")).toContain("Eastern Time");
	const chosen = await post(path, { intent: "move", zone: "Asia/Tokyo", showZone: "yes" });
	const others = await openPage(chosen.headers.get("Location") ?? "");
	expect(others.text("[data-zone-text]")).toContain("Japan Standard Time");
	const unknown = await openPage(`${path}?zone=Nowhere`);
	expect(unknown.text('main [role="alert"]')).toContain("“Nowhere”");
	expect(unknown.text("[data-zone-text]")).toContain("Eastern Time");
});

test("it cancels the call, says so from then on, and does not do it twice", async ({ calls }) => {
	const { id, path } = await calls.book();
	const response = await post(path, CANCEL);
	expect([response.status, response.headers.get("Location")]).toEqual([303, `${path}?cancelled`]);
	expect(await calls.find(id)).toMatchObject({ state: "cancelled", sequence: 1 });
	const page = await openPage(`${path}?cancelled`);
	expect(page.text("main h1")).toBe("Your call is cancelled");
	expect(page.texts("main form button")).toEqual(["Book the same time again"]);
	const again = await readPage(post(path, { intent: "cancel", sequence: "1" }), 410);
	expect(again.text('main [role="alert"]')).toContain(agency.phone);
});

test("a cancellation is taken back while its time is free, but not one by the staff", async ({
	calls,
}) => {
	const { id, path, startsAt } = await calls.book();
	await post(path, CANCEL);
	const rebook = { intent: "rebook", sequence: "1" };
	const response = await post(path, rebook);
	expect([response.status, response.headers.get("Location")]).toEqual([303, `${path}?rebooked`]);
	expect(await calls.find(id)).toMatchObject({ state: "booked", sequence: 2, startsAt });
	const page = await openPage(`${path}?rebooked`);
	expect(page.text('main [role="status"]')).toContain(rules.form.booked.title);

	await post(path, { ...CANCEL, sequence: "2" });
	const other = await calls.book();
	expect(other.startsAt).toBe(startsAt);
	expect((await openPage(path)).select("main form")).toEqual([]);
	expect((await post(path, { ...rebook, sequence: "3" })).status).toBe(409);

	const [staffId, sequence] = [null, 0];
	const byStaff = await calls.book();
	await calls.bookings.cancel(byStaff.id, { staffId, sequence });
	expect((await openPage(byStaff.path)).select("main form")).toHaveLength(1);
});

test("a reason goes to the agency, in few words, and comes back where nothing was changed", async ({
	calls,
	stores,
}) => {
	const { id, path } = await calls.book();
	const reason = `  <b>I\u0003l\u0000l</b>\r\n${"x".repeat(600)}`;
	const rejected = await readPage(post(path, { intent: "move", sequence: "0", reason }), 422);
	expect(rejected.texts("main textarea")[0]).toMatch(/^<b>Ill<\/b>/);
	await post(path, { ...CANCEL, reason });
	const { db } = stores.database;
	const [event] = await db
		.selectFrom("enquiryEvents")
		.select(["kind", "author", "text"])
		.where("enquiryId", "=", id)
		.orderBy("revision", "desc")
		.execute();
	expect(event).toMatchObject({ kind: "call-cancelled", author: "visitor" });
	expect(event?.text).toMatch(/^<b>Ill<\/b>\nx+$/);
	expect(event?.text).toHaveLength(500);
});

test("a call that was moved three times takes a word between people, and one that has begun is not changed", async ({
	calls,
	stores,
}) => {
	const { id, path } = await calls.book();
	const to = await calls.findTime();
	await stores.database.db
		.updateTable("bookings")
		.set({ sequence: 3 })
		.where("enquiryId", "=", id)
		.execute();
	const page = await readPage(move(path, to, 3), 409);
	expect(page.text('main [role="alert"]')).toContain(agency.phone);
	expect(page.texts("main form button")).toEqual(["Yes, cancel the call"]);

	const begun = await calls.book();
	await calls.setStart(begun.id, getNow() - 60_000);
	expect((await move(begun.path, to)).status).toBe(410);
	expect((await post(begun.path, CANCEL)).status).toBe(410);
	expect((await openPage(begun.path)).text("main h1")).toBe("Your call is over");
});

test("it takes ten tries in ten minutes", async ({ calls }) => {
	const { id, path } = await calls.book();
	const wrong = { intent: "move", sequence: "0" };
	for (let tries = 0; tries < 10; tries += 1) expect((await post(path, wrong)).status).toBe(422);
	const page = await readPage(post(path, CANCEL), 429);
	expect(page.text('main [role="alert"]')).toContain("in ten minutes");
	expect(await calls.find(id)).toMatchObject({ state: "booked" });
});

test("its address counts until thirty days after the call, and says so from then on", async ({
	calls,
}) => {
	const { id, path } = await calls.book();
	const setAge = (days: number) =>
		calls.setStart(id, getNow() - rules.minutes * 60_000 - days * 86_400_000);
	await setAge(29.9);
	expect((await openPage(path)).text("main h1")).toBe("Your call is over");
	await setAge(30.1);
	const { startsAt } = await calls.find(id);
	const forms = [post(path, CANCEL), move(path, await calls.findTime())];
	for (const response of [site.request(path), site.request(`${path}?moved`), ...forms]) {
		const page = await readPage(response, 410);
		expect(page.text("main h1")).toBe("This page has expired");
		expect(page.text("main")).toContain("30 days");
		expect(page.text("main")).not.toContain(formatCall(startsAt, rules.zone));
		expect(page.attributes('main a[href="/book"]', "href")).not.toEqual([]);
	}
	expect((await site.request(`${path}.data`)).status).toBe(410);
	expect(await calls.find(id)).toMatchObject({ state: "booked", sequence: 0, startsAt });
});

test("it takes no form from another site, and none that is not its own", async ({ calls }) => {
	const { id, path } = await calls.book();
	const foreign = { Origin: "https://evil.example" };
	expect((await post(path, CANCEL, foreign)).status).toBe(403);
	expect((await post(path, { ...CANCEL, intent: "delete" })).status).toBe(400);
	expect((await post(path, { ...CANCEL, sequence: "x" })).status).toBe(409);
	expect(await calls.find(id)).toMatchObject({ state: "booked", sequence: 0 });
});

test("a call that is held back looks and changes as one that stands, and nobody is told", async ({
	calls,
	stores,
}) => {
	const { id, path } = await calls.book({ verdict: "quarantined" });
	const page = await openPage(path);
	expect(page.texts("main form button")).toEqual([
		"Show the times in this zone",
		"Move the call",
		"Yes, cancel the call",
	]);
	expect((await move(path, await calls.findTime(2, 5))).status).toBe(303);
	expect(await calls.find(id)).toMatchObject({ state: "held-back", sequence: 1 });
	expect((await post(path, { intent: "cancel", sequence: "1" })).status).toBe(303);
	expect(await calls.find(id)).toMatchObject({ state: "cancelled", sequence: 2 });
	const { db } = stores.database;
	const events = db.selectFrom("enquiryEvents").select("kind").where("enquiryId", "=", id);
	expect(await events.execute()).toEqual([]);
});
