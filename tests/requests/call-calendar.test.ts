import ICAL from "ical.js";
import { expect } from "vitest";
import { createFeedToken } from "../../app/calls/feed-token.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { SITE_URL } from "../support/site.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";

provideSite();

const test = base.extend("toPath", ({ stores }) => async (staff: Staff) => {
	const key = await stores.enquiries.getOrCreateSecret("calendar");
	return `/book/calendar/${createFeedToken(staff, key)}.ics`;
});

function listEvents(file: string): ICAL.Event[] {
	const calendar = new ICAL.Component(ICAL.parse(file));
	expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
	return calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
}

test("it has the calls that stand, by time, with whom to call, and no others", async ({
	desk,
	calls,
	toPath,
}) => {
	const riya = await calls.book({
		name: "Riya; Desai",
		company: "Cotton, Ltd",
		phone: "98765 43210",
	});
	const zubin = await calls.book({ name: "Zubin" });
	const cancelled = await calls.book({ name: "Cancels" });
	await calls.bookings.cancel(cancelled.id, { staffId: null, sequence: 0 });
	await calls.book({ name: "Spam", verdict: "quarantined" });

	const response = await site.request(await toPath(desk.kabir));
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "text/calendar; charset=utf-8",
		"cache-control": "private, max-age=300",
		"x-robots-tag": "noindex",
	});
	const file = await response.text();
	expect(file).not.toMatch(/Spam|Cancels/);
	const events = listEvents(file);
	expect(events.map(({ summary }) => summary)).toEqual([
		"Call with Riya; Desai, Cotton, Ltd",
		"Call with Zubin",
	]);
	expect(events[0]?.location).toBe("98765 43210");
	expect(events[0]?.description).toContain(`${SITE_URL}/desk/enquiries/${riya.id}`);
	expect(events[1]?.startDate.toJSDate().getTime()).toBe(zubin.startsAt);

	const headers = { "If-None-Match": response.headers.get("ETag") ?? "" };
	const again = await site.request(await toPath(desk.meera), { headers });
	expect([again.status, await again.text()]).toEqual([304, ""]);
});

test("it is nobody's but the person's own, until it is renewed or the person is disabled", async ({
	desk,
	toPath,
}) => {
	const { meera, kabir } = desk;
	const path = await toPath(meera);
	expect(path).toMatch(/^\/book\/calendar\/[0-9a-f]{40}\.ics$/);
	expect((await site.request(path)).status).toBe(200);
	const wrong = `/book/calendar/${"0".repeat(40)}.ics`;
	for (const foreign of [wrong, path.replace(/.\.ics$/, "g.ics"), "/book/calendar/x.ics"])
		expect((await site.request(foreign)).status, foreign).toBe(404);
	// Calendar programs still have the former addresses, which contain the person's id.
	const older = path.replace("/calendar/", `/calendar/${meera.id}-`);
	expect((await site.request(older)).status).toBe(200);
	await desk.people.renewFeedAddress(meera.id);
	for (const dead of [path, older]) {
		const { status, headers } = await site.request(dead);
		expect([status, headers.get("Cache-Control")], dead).toEqual([404, "no-store"]);
	}
	const ofKabir = await toPath(kabir);
	expect((await site.request(ofKabir)).status).toBe(200);
	await desk.people.setDisabled(kabir.id, true);
	expect((await site.request(ofKabir)).status).toBe(404);
});
