import { afterAll, beforeAll, expect, it } from "vitest";
import { getNow } from "#app/clock.ts";
import { createCallToken } from "../../app/bookings/call-token.ts";
import { formatCall } from "../../app/bookings/format-call.ts";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { content } from "../support/addresses.ts";
import { getRules, openCalls } from "../support/calls.ts";
import { GOOD, makeAgedForm } from "../support/enquiries.ts";
import { parseHtml } from "../support/parse-html.ts";
import { type OwnSite, startSite } from "../support/site.ts";

const { site: agency, pages, people } = content;
const { sent } = pages.contact.form;
const rules = getRules();
const host = people.find(({ slug }) => slug === rules.host)?.name ?? "";

let site: OwnSite;
let stores: Stores;
let calls: ReturnType<typeof openCalls>;

beforeAll(async () => {
	site = await startSite();
	stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
	calls = openCalls(stores);
});
afterAll(async () => {
	await stores.database.close();
	await site.stop();
});

const post = (path: string, fields: Record<string, string>, headers: HeadersInit = {}) =>
	site.request(path, { method: "POST", headers, body: new URLSearchParams(fields) });

const move = (path: string, start: number, sequence = 0) =>
	post(path, { intent: "move", sequence: String(sequence), time: new Date(start).toISOString() });

async function read(response: Response) {
	const html = await response.text();
	return { status: response.status, html, page: parseHtml(html) };
}

const listEvents = (id: string) =>
	stores.database.db
		.selectFrom("enquiryEvents")
		.select(["kind", "staffId"])
		.where("enquiryId", "=", id)
		.orderBy("revision")
		.execute();

it("says when, in both zones, with whom and how, and nothing that was typed", async () => {
	const zone = "America/New_York";
	const { path, startsAt } = await calls.book({ name: "Riya Types" }, zone);
	const response = await site.request(path);
	expect(response.status).toBe(200);
	for (const [name, value] of Object.entries({
		"Cache-Control": "private, no-store",
		"Referrer-Policy": "same-origin",
		"X-Robots-Tag": "noindex",
	}))
		expect(response.headers.get(name)).toBe(value);
	const { html, page } = await read(response);
	for (const time of [formatCall(startsAt, zone), formatCall(startsAt, rules.zone)])
		expect(page.text("main")).toContain(time);
	expect(page.text("main")).toContain(`${rules.minutes} minutes with ${host}.`);
	expect(page.attribute('meta[name="robots"]', "content")).toContain("noindex");
	expect(html).not.toMatch(/Riya Types|98765/);
	const [head = ""] = html.split("</head>");
	expect(head).not.toContain(path);
	expect(page.texts("main legend").length).toBeGreaterThan(1);
	expect(page.attributes('main input[type="radio"]', "value")).not.toContain(
		new Date(startsAt).toISOString(),
	);
});

// Summer time ends in New York on 1 November 2026, and begins in London on 28 March 2027.
it.each([
	["Asia/Kathmandu", "2026-11-29T09:30:00Z", "Sunday, 29 November 2026, 3:15 PM (Nepal Time)"],
	[
		"America/New_York",
		"2026-11-01T09:30:00Z",
		"Sunday, 1 November 2026, 4:30 AM (Eastern Standard Time)",
	],
	[
		"Europe/London",
		"2027-03-28T09:30:00Z",
		"Sunday, 28 March 2027, 10:30 AM (British Summer Time)",
	],
])("in %s the call of %s is on %s", async (zone, start, shown) => {
	const { id, path } = await calls.book({}, zone);
	const startsAt = Date.parse(start);
	await stores.database.db
		.updateTable("bookings")
		.set({ startsAt, endsAt: startsAt + 1_800_000 })
		.where("enquiryId", "=", id)
		.execute();
	const { page } = await read(await site.request(path));
	expect(page.text("main")).toContain(shown);
	expect(page.text("main")).toContain("3:00 PM (India Standard Time)");
});

it("a form with a time leads here when there is no script", async () => {
	await site.request("/contact");
	const [start = 0] = await calls.listTimes();
	const fields = {
		...GOOD,
		...makeAgedForm(site, 60_000),
		phone: "98765 43210",
		time: new Date(start).toISOString(),
		zone: "Asia/Kathmandu",
	};
	const response = await post("/contact", fields);
	const location = response.headers.get("Location") ?? "";
	expect([response.status, location]).toEqual([303, expect.stringMatching(/^\/book\/.+\?sent$/)]);
	const { page } = await read(await site.request(location));
	expect(page.text('main [role="status"]')).toContain(sent.title);
	expect(page.text("main")).toContain(formatCall(start, "Asia/Kathmandu"));
});

it("after the form was sent it thanks, and looking changes nothing", async () => {
	const { id, path } = await calls.book();
	for (const query of ["?sent", "?moved", "?intent=cancel", ""]) await site.request(path + query);
	await site.request(path, { method: "HEAD" });
	const { page } = await read(await site.request(`${path}?sent`));
	expect(page.text('main [role="status"]')).toContain(sent.title);
	expect(await calls.find(id)).toMatchObject({ state: "booked", sequence: 0 });
	expect(await listEvents(id)).toEqual([{ kind: "booked", staffId: null }]);
});

it.each([
	["0"],
	["x".repeat(80)],
	["calendar"],
	[createCallToken("01998f3e-6a52-7c1e-9a54-2f8e1c0d7b11", Buffer.from("another key"))],
])("there is no page at /book/%s, as it is not ours", async (token) => {
	for (const path of [`/book/${token}`, `/book/${token}.data`]) {
		expect((await site.request(path)).status).toBe(404);
		expect((await post(path, { intent: "cancel", sequence: "0" })).status).toBe(404);
	}
});

it("moves to a free time, once per state of the page", async () => {
	const { id, path } = await calls.book();
	const [to = 0, next = 0] = (await calls.listTimes()).slice(5);
	const response = await move(path, to);
	expect([response.status, response.headers.get("Location")]).toEqual([303, `${path}?moved`]);
	expect(await calls.find(id)).toMatchObject({ state: "booked", startsAt: to, sequence: 1 });
	expect(await listEvents(id)).toMatchObject([
		{ kind: "booked" },
		{ kind: "call-moved", staffId: null },
	]);
	const { page } = await read(await site.request(`${path}?moved`));
	expect(page.text('main [role="status"]')).toContain("new time");
	expect(page.text("main")).toContain(formatCall(to, rules.zone));

	// From a page that was loaded before.
	const late = await read(await move(path, next));
	expect(late.status).toBe(409);
	expect(late.page.text('main [role="alert"]')).toContain("changed meanwhile");
	expect(late.page.text("main")).toContain(formatCall(to, rules.zone));
	expect(await calls.find(id)).toMatchObject({ startsAt: to, sequence: 1 });
});

it("refuses a time that is taken or none of ours, and offers the others", async () => {
	const { path, id, startsAt } = await calls.book();
	const other = await calls.book();
	for (const start of [other.startsAt, startsAt + 60_000, getNow() - 60_000, 8e15]) {
		const { status, page } = await read(await move(path, start));
		expect(status).toBe(409);
		expect(page.text('main [role="alert"]')).toContain("not free any more");
		expect(page.attributes('main input[type="radio"]', "value").length).toBeGreaterThan(3);
	}
	const none = await read(await post(path, { intent: "move", sequence: "0" }));
	expect(none.status).toBe(422);
	expect(none.page.text('main [role="alert"]')).toContain("No time was chosen");
	expect(await calls.find(id)).toMatchObject({ startsAt, sequence: 0 });
});

it("cancels, says so from then on, and does not do it twice", async () => {
	const { id, path } = await calls.book();
	const response = await post(path, { intent: "cancel", sequence: "0" });
	expect([response.status, response.headers.get("Location")]).toEqual([303, `${path}?cancelled`]);
	expect(await calls.find(id)).toMatchObject({ state: "cancelled", sequence: 1 });
	const { status, page } = await read(await site.request(path));
	expect([status, page.text("main h1")]).toEqual([200, "Your call is cancelled"]);
	expect(page.select("main form")).toEqual([]);
	const again = await read(await post(path, { intent: "cancel", sequence: "1" }));
	expect(again.status).toBe(410);
	expect(again.page.text('main [role="alert"]')).toContain(agency.phone);
});

it("a call that has begun can be neither moved nor cancelled", async () => {
	const { id, path } = await calls.book();
	await stores.database.db
		.updateTable("bookings")
		.set({ startsAt: getNow() - 60_000 })
		.where("enquiryId", "=", id)
		.execute();
	const [to = 0] = await calls.listTimes();
	for (const response of [
		await move(path, to),
		await post(path, { intent: "cancel", sequence: "0" }),
	])
		expect(response.status).toBe(410);
	expect((await read(await site.request(path))).page.text("main h1")).toBe("Your call is over");
});

it("what was moved ten times takes a word between people", async () => {
	const { id, path } = await calls.book();
	await stores.database.db
		.updateTable("bookings")
		.set({ sequence: 10 })
		.where("enquiryId", "=", id)
		.execute();
	const [to = 0] = await calls.listTimes();
	const { status, page } = await read(await move(path, to, 10));
	expect(status).toBe(409);
	expect(page.text('main [role="alert"]')).toContain(agency.phone);
	expect(page.texts("main form button")).toEqual(["Cancel the call"]);
});

it("is no page any more once its person is erased", async () => {
	const { id, path } = await calls.book();
	await stores.staff.erase({ id });
	expect((await site.request(path)).status).toBe(404);
	expect((await post(path, { intent: "cancel", sequence: "0" })).status).toBe(404);
});

it("takes no form from another site, and nothing that is no form of its own", async () => {
	const { id, path } = await calls.book();
	const fields = { intent: "cancel", sequence: "0" };
	const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
	expect((await post(path, fields, foreign)).status).toBe(403);
	expect((await post(path, { ...fields, intent: "delete" })).status).toBe(400);
	expect((await post(path, { ...fields, sequence: "x" })).status).toBe(409);
	expect((await site.request(path, { method: "POST", body: "{" })).status).toBe(400);
	expect(
		(await site.request(path, { method: "PUT", body: new URLSearchParams(fields) })).status,
	).toBe(405);
	expect(await calls.find(id)).toMatchObject({ state: "booked", sequence: 0 });
});

it("a call that is held back looks and changes as one that stands, and nobody is told", async () => {
	const { id, path } = await calls.book({ verdict: "quarantined" });
	const { status, page } = await read(await site.request(path));
	expect([status, page.text("main h1")]).toEqual([200, "Your call"]);
	expect(page.texts("main form button")).toEqual(["Move the call", "Cancel the call"]);
	const [to = 0] = (await calls.listTimes()).slice(5);
	expect((await move(path, to)).status).toBe(303);
	expect(await calls.find(id)).toMatchObject({ state: "held-back", startsAt: to, sequence: 1 });
	expect((await post(path, { intent: "cancel", sequence: "1" })).status).toBe(303);
	expect(await calls.find(id)).toMatchObject({ state: "cancelled", sequence: 2 });
	expect(await listEvents(id)).toEqual([]);
});
