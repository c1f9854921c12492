import { beforeAll, describe, expect, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { groupByDay } from "../../app/bookings/format-call.ts";
import { listFreeTimes } from "../../app/bookings/free-times.ts";
import { content } from "../support/addresses.ts";
import { getRules, WITHOUT_CALLS } from "../support/calls.ts";
import { all, edit } from "../support/content-acts.ts";
import { GOOD, makeAgedForm, readBookings, readForm } from "../support/enquiries.ts";
import { type Document, getAttribute, getText, parseHtml } from "../support/parse-html.ts";
import { startSite } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, openPage, readPage } from "./visitor.ts";

const rules = getRules();
const { form, page: head } = rules;
const PATHS = ["/book", "/contact"] as const;
const PHONE = "+91 98765 43210";

provideSite();
beforeAll(() => site.request("/contact"));

const listTimes = (from = rules) => listFreeTimes(from, { calls: [], busy: [] }, getNow());
const toValue = (start: number) => new Date(start).toISOString();
/** A day and a half ahead at least, and another one for each test. */
let used = 6;
/** Far enough from the one before, near which a test books another one, and after which nobody can be called at once. */
const takeTime = () => {
	used += 8;
	return toValue(listTimes()[used] ?? 0);
};

/** What a visitor sends who has read the form for a minute. */
const fillIn = (fields: Record<string, string> = {}): Record<string, string> => ({
	...GOOD,
	email: `${crypto.randomUUID()}@x.example`,
	phone: PHONE,
	...makeAgedForm(site, 60_000),
	...fields,
});

async function post(path: string, fields: Record<string, string>, to = site) {
	const response = await to.request(path, { method: "POST", body: new URLSearchParams(fields) });
	const html = await response.text();
	const location = response.headers.get("Location") ?? "";
	return { status: response.status, location, html, page: parseHtml(html) };
}

const findBookings = (email: string | undefined) =>
	readBookings(site).filter((row) => row.email === email);

const listChecked = (page: Document) =>
	page
		.select('[name="time"]')
		.filter((radio) => radio.hasAttribute("checked"))
		.map((radio) => getAttribute(radio, "value"));

// Before anything is booked.
test.each(PATHS)(
	"%s offers the free times by day in India's zone, of which none is chosen",
	async (path) => {
		const page = await openPage(path);
		const days = groupByDay(listTimes(), rules.zone);
		const toPlain = (day: string) => day.replace(",", "");
		const names = days.flatMap(({ day, times }) =>
			times.map(({ label }) => `${label}, ${toPlain(day)}`),
		);
		expect(page.attributes('[name="time"]', "aria-label")).toEqual(names);
		expect(page.texts("main form legend")).toEqual(days.map(({ day }) => toPlain(day)));
		expect(page.attributes('[name="time"]', "value")).toEqual(["", ...listTimes().map(toValue)]);
		expect(listChecked(page)).toEqual([""]);
		expect(page.text("main form")).toContain("India Standard Time");
		expect(page.attribute('[name="zone"]', "value")).toBe("");
		expect(page.select('[name="phone"]')).toHaveLength(1);
		expect(page.select('[name="callback"]')).toEqual([]);
	},
);

describe.each(PATHS)("the form of %s", (path) => {
	test("books the chosen time and leads to the call's page, which says when it is", async () => {
		const fields = fillIn({ time: takeTime(), zone: "Asia/Kathmandu" });
		const { status, location } = await post(path, fields);
		expect([status, location]).toEqual([303, expect.stringMatching(/^\/book\/[^/]+\?sent$/)]);
		const startsAt = Date.parse(fields.time ?? "");
		const row = { starts_at: startsAt, zone: "Asia/Kathmandu", state: "booked" };
		expect(findBookings(fields.email)).toMatchObject([row]);
		const [day] = groupByDay([startsAt], "Asia/Kathmandu");
		expect((await openPage(location)).text("main")).toContain(day?.day);
		expect((await openPage(path)).attributes('[name="time"]', "value")).not.toContain(fields.time);
	});

	test("wants a phone number for a call, says so at its field, and the time stays chosen", async () => {
		const time = takeTime();
		const { status, page } = await post(path, fillIn({ time, phone: "" }));
		expect(status).toBe(422);
		const message = page.attribute('[name="phone"]', "aria-describedby");
		expect(page.text(`#${message}`)).toContain("add your phone number");
		expect(listChecked(page)).toEqual([time]);
	});

	test("with a time that was taken meanwhile comes back with every word and the nearest times", async () => {
		const time = takeTime();
		expect((await post(path, fillIn({ time }))).status).toBe(303);
		const fields = fillIn({
			time,
			message: 'Words with <b>marks</b> & "quotes".',
			company: "Desai",
		});
		const { status, page } = await post(path, fields);
		expect(status).toBe(409);
		const alert = page.text('[role="alert"]');
		expect(alert).toContain(form.unavailable.title);
		expect(alert).toContain(form.unavailable.taken);
		expect(page.select('[role="alert"]')[0]?.hasAttribute("autofocus")).toBe(true);
		const closed = page.select("main form details").filter((each) => !each.hasAttribute("open"));
		expect(closed.filter((each) => each.querySelector('[role="alert"]'))).toEqual([]);
		expect(listChecked(page)).toEqual([]);
		const [nearest] = page.select("main form fieldset");
		const [legend] = nearest?.querySelectorAll("legend") ?? [];
		expect(legend && getText(legend)).toBe(form.unavailable.nearest);
		const offered = nearest?.querySelectorAll("input").map((each) => getAttribute(each, "value"));
		expect(offered).toHaveLength(3);
		expect(page.attributes('[name="time"]', "value")).not.toContain(time);
		const again = readForm(page);
		const { time: _taken, ...words } = fields;
		expect(again).toMatchObject({ action: path, fields: words });
		expect(findEnquiries(fields.email ?? ""), "it has arrived").toHaveLength(1);

		const sent = await post(path, { ...again.fields, time: offered?.[1] ?? "" });
		expect([sent.status, sent.location]).toEqual([
			303,
			expect.stringMatching(/^\/book\/.+\?sent$/),
		]);
		expect(findEnquiries(fields.email ?? "")).toHaveLength(1);
		expect(findBookings(fields.email)).toMatchObject([
			{ starts_at: Date.parse(offered?.[1] ?? ""), submission_id: fields.submissionId },
		]);
	});

	test.each([
		["past", "2020-01-01T04:30:00.000Z"],
		["outside the hours", "2026-12-06T22:10:00.000Z"],
		["too far ahead", toValue(listTimes({ ...rules, horizonDays: 40 }).at(-1) ?? 0)],
		["no time at all", '"><script>alert(1)</script>'],
		["beyond all calendars", "+275760-09-13T00:00:00.001Z"],
	])("says that a time is not possible which is %s, and keeps the message", async (_what, time) => {
		const fields = fillIn({ time, zone: '"><script>alert(2)</script>' });
		const { status, html, page } = await post(path, fields);
		expect(status).toBe(409);
		expect(html).not.toMatch(/<script>alert/);
		expect(page.text('[role="alert"]')).toContain(form.unavailable.closed);
		expect(listChecked(page)).toEqual([]);
		expect(findEnquiries(fields.email ?? "")).toHaveLength(1);
		expect(findBookings(fields.email)).toEqual([]);
	});

	test("works without a time, and thanks on its own page", async () => {
		const { status, location } = await post(path, fillIn({ time: "", phone: "" }));
		expect([status, location]).toEqual([303, `${path}?sent`]);
		const page = await openPage(location);
		expect(page.text('main [role="status"]')).toContain(content.pages.contact.form.sent.title);
	});
});

test("/book is nobody else's, and carries what it is about", async () => {
	const response = await site.request("/book?service=seo&city=mumbai&district=bandra");
	expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	const page = await readPage(response);
	expect(page.text("h1")).toBe(head.title);
	expect(page.text("main form")).toContain("SEO Services in Bandra, Mumbai");
	expect(page.attribute('link[rel="canonical"]', "href")).toMatch(/\/book$/);
	expect(page.select('meta[name="robots"]')).toEqual([]);
	const about = { service: "seo", city: "mumbai", district: "bandra" };
	expect(readForm(page)).toMatchObject({ action: "/book", fields: about });
	expect((await openPage("/sitemap")).attributes("main a", "href")).toContain("/book");
});

const NO_TIMES = all(
	edit("content/pages/contact.yaml", "noticeHours: 4", "noticeHours: 168"),
	edit("content/pages/contact.yaml", "horizonDays: 14", "horizonDays: 1"),
);

test("where the content offers no calls there is no page for them, and everything leads to the contact page", async () => {
	const own = await startSite({}, WITHOUT_CALLS);
	const open = (path: string, status = 200) => readPage(own.request(path), status);
	await open("/book", 404);
	expect((await post("/book", { ...GOOD, time: takeTime() }, own)).status).toBe(404);
	expect((await own.request("/cards/book.png")).status).toBe(404);
	for (const path of ["/sitemap", "/", "/mumbai", "/mumbai/bandra", "/services/seo/mumbai"]) {
		const links = (await open(path)).attributes("a", "href");
		expect(links.filter((link) => link.startsWith("/book"))).toEqual([]);
		expect(links.some((link) => link.startsWith("/contact"))).toBe(true);
	}
	const contact = await open("/contact");
	expect(contact.select('[name="time"], [name="zone"]')).toEqual([]);
	expect(contact.select('[name="callback"]')).toHaveLength(1);
	const ignored = await post("/contact", { ...GOOD, time: takeTime() }, own);
	expect([ignored.status, ignored.location]).toEqual([303, "/contact?sent"]);
	await own.stop();
});

test("where no time is free /book says so, and the form works without one", async () => {
	const own = await startSite({}, NO_TIMES);
	const page = await readPage(own.request("/book"));
	expect(page.text("main form")).toContain(form.full);
	expect(page.select('[name="time"]')).toEqual([]);
	expect(page.select('[name="phone"]')).toHaveLength(1);
	expect((await readPage(own.request("/contact"))).select('[name="callback"]')).toHaveLength(1);
	const { status, location } = await post("/book", GOOD, own);
	expect([status, location]).toEqual([303, "/book?sent"]);
	await own.stop();
});
