import { beforeAll, describe, expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { listFreeTimes } from "../../app/calls/free-times.ts";
import { toTimesView } from "../../app/calls/shown-times.ts";
import { groupByDay } from "../../app/platform/time-zones/format-call.ts";
import { getRules } from "../support/calls.ts";
import { GOOD, makeAgedForm, readBookings, readForm } from "../support/enquiries.ts";
import { type Document, getAttribute, parseHtml } from "../support/parse-html.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { findEnquiries, openPage, readPage } from "./visitor.ts";

const rules = getRules();
const { form } = rules;
const SENT = expect.stringMatching(/^\/book\/[^/]+\?sent$/);

provideSite();
beforeAll(() => site.request("/contact"));

const listTimes = (from = rules) => listFreeTimes(from, { calls: [], busy: [] }, getNow());
const toValue = (start: number | undefined) => {
	if (start === undefined) throw new Error("no time is free");
	return new Date(start).toISOString();
};

let used = 2;
/** Returns a bookable time, far enough from the one before, near which a test books another one. */
const takeTime = () => {
	used += 6;
	return toValue(listTimes()[used]);
};

let visitors = 0;
/** Returns the headers of a connection that has no call ahead. */
const fromHome = () => ({ "X-Forwarded-For": `198.51.100.${++visitors}` });

/** Returns a form that was open for a minute, with its own message: the same one from many is spam. */
const fillIn = (fields: Record<string, string> = {}) => ({
	...GOOD,
	email: `${crypto.randomUUID()}@x.example`,
	message: `We weave bedsheets and sell too few. ${crypto.randomUUID()}`,
	phone: `98765 ${String(++visitors).padStart(5, "0")}`,
	time: "",
	...makeAgedForm(site, 60_000),
	...fields,
});

async function post(path: string, fields: Record<string, string>, headers = fromHome()) {
	const body = new URLSearchParams(fields);
	const response = await site.request(path, { method: "POST", body, headers });
	const html = await response.text();
	const location = response.headers.get("Location") ?? "";
	return { status: response.status, location, html, page: parseHtml(html) };
}

const findBookings = (email: string) => readBookings(site).filter((row) => row.email === email);

const listChecked = (page: Document) =>
	page
		.select('[name="time"]')
		.filter((radio) => radio.hasAttribute("checked"))
		.map((radio) => getAttribute(radio, "value"));

// This test runs before anything is booked.
test.for(["/book", "/contact"])(
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
		expect(page.select('[name="callback"]')).toEqual([]);
	},
);

describe.for(["/book", "/contact"])("the form of %s", (path) => {
	test.for([
		["a zone", "America/New_York", "America/New_York", null],
		["no zone", "", rules.zone, null],
		["an unknown one", "Asia/Mumbai", rules.zone, "“Asia/Mumbai”"],
		["an offset", "+05:30", rules.zone, "“+05:30”"],
		["a hostile one", `"><script>alert(1)</script>`, rules.zone, `“"><script>alert(1)</script>”`],
		["a long one", "x".repeat(9_000), rules.zone, `“${"x".repeat(64)}”`],
	] as const)(
		"with %s in the address has the times in it or in the agency's",
		async ([, typed, zone, said]) => {
			const response = await site.request(`${path}?service=seo&zone=${encodeURIComponent(typed)}`);
			expect(response.headers.get("Cache-Control")).toBe("private, no-store");
			const page = await readPage(response);
			// Other tests may have taken some times.
			const starts = page.attributes('[name="time"]', "value").filter(Boolean).map(Date.parse);
			const shown = toTimesView(starts, [], zone, rules.zone);
			expect(page.text("[data-zone-text]")).toBe(shown.text);
			expect(page.texts("main form legend")).toEqual(shown.days.map(({ name }) => name));
			const chosen = page.select('select[name="zone"] option[selected]');
			const value = zone === rules.zone ? "" : zone;
			expect(chosen.map((option) => getAttribute(option, "value"))).toEqual([value]);
			expect(page.texts('main [role="alert"]')).toEqual(
				said ? [`Unknown time zone ${said}. Please choose one from the list.`] : [],
			);
			expect(page.attributes('link[rel="canonical"]', "href")[0]).toMatch(new RegExp(`${path}$`));
		},
	);

	test("comes back in the zone that was chosen, when a field is missing", async () => {
		const { status, page } = await post(path, fillIn({ name: "", zone: "America/New_York" }));
		expect(status).toBe(422);
		const shown = toTimesView(listTimes(), [], "America/New_York", rules.zone);
		expect(page.text("[data-zone-text]")).toBe(shown.text);
		const chosen = page.select('select[name="zone"] option[selected]');
		expect(chosen.map((option) => getAttribute(option, "value"))).toEqual(["America/New_York"]);
	});

	test("books the chosen time and leads to the call's page, which says when it is", async () => {
		const fields = fillIn({ time: takeTime(), zone: "Asia/Kathmandu" });
		const { status, location } = await post(path, fields);
		expect([status, location]).toEqual([303, SENT]);
		const startsAt = Date.parse(fields.time);
		const row = { starts_at: startsAt, zone: "Asia/Kathmandu", state: "booked" };
		expect(findBookings(fields.email)).toMatchObject([row]);
		const [day] = groupByDay([startsAt], "Asia/Kathmandu");
		expect((await openPage(location)).text("main")).toContain(day?.day);
		expect((await openPage(path)).attributes('[name="time"]', "value")).not.toContain(fields.time);
	});

	test("is shown in the zone that is chosen without JavaScript, with every word, and not sent", async () => {
		const fields = fillIn({ name: "", zone: "Asia/Tokyo", showZone: "yes" });
		const { status, page } = await post(path, fields);
		expect(status).toBe(200);
		expect(page.text("[data-zone-text]")).toContain("Japan Standard Time");
		expect(page.select("[aria-invalid]")).toEqual([]);
		const { message, email, phone } = fields;
		expect(readForm(page).fields).toMatchObject({ message, email, phone });
		expect(findEnquiries(fields.email)).toEqual([]);
	});

	test("with a time that was taken meanwhile comes back with every word and the nearest times", async () => {
		const time = takeTime();
		expect((await post(path, fillIn({ time }))).status).toBe(303);
		const message = 'Words with <b>marks</b> & "quotes".';
		const fields = fillIn({ time, message, company: "Desai" });
		const { status, page } = await post(path, fields);
		expect(status).toBe(409);
		const alert = page.text('[role="alert"]');
		expect(alert).toContain(form.unavailable.title);
		expect(alert).toContain(form.unavailable.taken);
		expect(page.select('[role="alert"]')[0]?.hasAttribute("autofocus")).toBe(true);
		expect(listChecked(page)).toEqual([]);
		const [nearest] = page.select("main form fieldset");
		const offered = nearest?.querySelectorAll("input").map((each) => getAttribute(each, "value"));
		expect(offered).toHaveLength(3);
		expect(page.attributes('[name="time"]', "value")).not.toContain(time);
		const again = readForm(page);
		const { time: _taken, ...words } = fields;
		expect(again).toMatchObject({ action: path, fields: words });

		const sent = await post(path, { ...again.fields, time: offered?.[1] ?? "" });
		expect([sent.status, sent.location]).toEqual([303, SENT]);
		expect(findEnquiries(fields.email)).toHaveLength(1);
		const startsAt = Date.parse(offered?.[1] ?? "");
		expect(findBookings(fields.email)).toMatchObject([{ starts_at: startsAt }]);
	});
});

test.for([
	["past", "2020-01-01T04:30:00.000Z"],
	["too far ahead", toValue(listTimes({ ...rules, horizonDays: 40 }).at(-1))],
	["no time at all", '"><script>alert(1)</script>'],
] as const)("a time is not possible which is %s, and the message is kept", async ([, time]) => {
	const fields = fillIn({ time, zone: '"><script>alert(2)</script>' });
	const { status, html, page } = await post("/book", fields);
	expect(status).toBe(409);
	expect(html).not.toMatch(/<script>alert/);
	expect(page.text('[role="alert"]')).toContain(form.unavailable.closed);
	expect(listChecked(page)).toEqual([]);
	expect(findEnquiries(fields.email)).toHaveLength(1);
	expect(findBookings(fields.email)).toEqual([]);
});

describe("a form with a call", () => {
	test("that was sent without one before books for the stored enquiry, and twice it has the same call", async () => {
		const fields = fillIn({ time: takeTime() });
		const without = await post("/book", { ...fields, time: "" });
		expect([without.status, without.location]).toEqual([303, "/book?sent"]);
		const { location } = await post("/book", fields);
		expect(location).toEqual(SENT);
		for (const time of [fields.time, takeTime(), ""])
			expect(await post("/book", { ...fields, time })).toMatchObject({ status: 303, location });
		expect(findEnquiries(fields.email)).toHaveLength(1);
		expect(findBookings(fields.email)).toMatchObject([{ starts_at: Date.parse(fields.time) }]);
	});

	test("of somebody who has two ahead waits for the staff, and takes the time from nobody", async () => {
		const home = fromHome();
		for (const _ of [1, 2]) await post("/book", fillIn({ time: takeTime() }), home);
		const fields = fillIn({ time: takeTime() });
		for (const _ of ["sent", "sent again"]) {
			const { status, location } = await post("/contact", fields, home);
			expect([status, location]).toEqual([303, "/contact?sent=unconfirmed"]);
		}
		const page = await openPage("/contact?sent=unconfirmed");
		expect(page.text("main")).toContain(form.unconfirmed.text);
		expect(findEnquiries(fields.email)).toHaveLength(1);
		expect(findBookings(fields.email)).toMatchObject([{ state: "unconfirmed" }]);
		expect((await post("/book", fillIn({ time: fields.time }))).location).toEqual(SENT);
	});

	test("that looks like spam gets the same response, and takes the time from nobody", async () => {
		const fields = fillIn({ time: takeTime(), homepage: "x" });
		const { status, location } = await post("/book", fields);
		expect([status, location]).toEqual([303, SENT]);
		expect(findBookings(fields.email)).toMatchObject([{ state: "held-back" }]);
		await openPage(location);
		const other = fillIn({ time: fields.time });
		expect((await post("/book", other)).status).toBe(303);
		expect(findBookings(other.email)).toMatchObject([{ state: "booked" }]);
	});
});

test("/book is nobody else's, and carries what it is about", async () => {
	const response = await site.request("/book?service=seo&city=mumbai&district=bandra");
	expect(response.headers.get("Cache-Control")).toBe("private, no-store");
	const page = await readPage(response);
	expect(page.text("main form")).toContain("SEO Services in Bandra, Mumbai");
	const about = { service: "seo", city: "mumbai", district: "bandra" };
	expect(readForm(page)).toMatchObject({ action: "/book", fields: about });
});

test("where no time is free /book says so, and the form works without one", async ({ desk }) => {
	const startsAt = getNow();
	const endsAt = startsAt + 20 * 86_400_000;
	await desk.stores.bookings.addBusy({ staffId: desk.meera.id, startsAt, endsAt, note: "" });
	const page = await openPage("/book");
	expect(page.text("main form")).toContain(form.full);
	expect(page.select('[name="time"]')).toEqual([]);
	expect((await openPage("/contact")).select('[name="callback"]')).toHaveLength(1);
	const { status, location } = await post("/book", fillIn());
	expect([status, location]).toEqual([303, "/book?sent"]);
});
