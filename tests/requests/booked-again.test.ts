import { beforeAll, describe, expect, test } from "vitest";
import { getNow } from "#app/clock.ts";
import { listFreeTimes } from "../../app/bookings/free-times.ts";
import { getRules } from "../support/calls.ts";
import { GOOD, makeAgedForm, readBookings } from "../support/enquiries.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { findEnquiries, openPage } from "./visitor.ts";

provideSite();
beforeAll(() => site.request("/contact"));

let used = 0;
/** Free times that are far enough from each other. */
function takeTime(): string {
	const times = listFreeTimes(getRules(), { calls: [], busy: [] }, getNow());
	used += 3;
	return new Date(times[used] ?? 0).toISOString();
}

const fillIn = (fields: Record<string, string> = {}) => ({
	...GOOD,
	email: `${crypto.randomUUID()}@x.example`,
	phone: "+91 98765 43210",
	...makeAgedForm(site, 60_000),
	time: takeTime(),
	...fields,
});

async function send(fields: Record<string, string>) {
	const body = new URLSearchParams(fields);
	const response = await site.request("/book", { method: "POST", body });
	await response.text();
	return { status: response.status, location: response.headers.get("Location") };
}

const findBookings = (email: string) => readBookings(site).filter((row) => row.email === email);

describe("a form with a call", () => {
	test("that is sent twice has the same call, whatever time the second one names", async () => {
		const fields = fillIn();
		const first = await send(fields);
		expect(first.status).toBe(303);
		expect(await send(fields)).toEqual(first);
		expect(await send({ ...fields, time: takeTime() })).toEqual(first);
		expect(await send({ ...fields, time: "" })).toEqual(first);
		expect(findEnquiries(fields.email)).toHaveLength(1);
		expect(findBookings(fields.email)).toMatchObject([{ starts_at: Date.parse(fields.time) }]);
	});

	test("that was sent without one before books for the enquiry that is stored", async () => {
		const fields = fillIn();
		expect(await send({ ...fields, time: "" })).toEqual({ status: 303, location: "/book?sent" });
		expect((await send(fields)).location).toMatch(/^\/book\/.+\?sent$/);
		expect(findEnquiries(fields.email)).toHaveLength(1);
	});

	test("that looks like spam gets the same response, and takes the time from nobody", async () => {
		const links = "https://a.example https://b.example https://c.example https://d.example";
		const fields = fillIn({
			message: `Cheap backlinks, casino, SEO offer: ${links}`,
			homepage: "x",
		});
		const { status, location } = await send(fields);
		expect([status, location]).toEqual([303, expect.stringMatching(/^\/book\/.+\?sent$/)]);
		expect(findBookings(fields.email)).toMatchObject([{ state: "held-back" }]);
		expect((await openPage(location ?? "")).text("h1")).not.toBe("");
		const other = fillIn({ time: fields.time });
		expect((await send(other)).status).toBe(303);
		expect(findBookings(other.email)).toMatchObject([{ state: "booked" }]);
	});
});
