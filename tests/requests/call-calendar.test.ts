import ICAL from "ical.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCalendarToken } from "../../app/bookings/calendar-token.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { openCalls } from "../support/calls.ts";
import { connectDesk, type Desk } from "../support/desk-requests.ts";
import { type OwnSite, SITE_URL, startSite } from "../support/site.ts";

let site: OwnSite;
let desk: Desk;
let calls: ReturnType<typeof openCalls>;
let owner: Staff;
let member: Staff;

beforeAll(async () => {
	site = await startSite();
	desk = await connectDesk(site);
	calls = openCalls(desk.stores);
	owner = await desk.invite("Meera", "owner");
	member = await desk.invite("Kabir");
});
afterAll(async () => {
	await desk.stores.database.close();
	await site.stop();
});

async function toPath(staff: Staff): Promise<string> {
	const key = await desk.stores.enquiries.getOrCreateSecret("calendar");
	return `/book/calendar/${createCalendarToken(staff, key)}.ics`;
}

function listEvents(file: string): ICAL.Event[] {
	const calendar = new ICAL.Component(ICAL.parse(file));
	expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
	return calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
}

it("has the calls that stand, by time, with whom to call, and no others", async () => {
	const riya = await calls.book({
		name: "Riya; Desai",
		company: "Cotton, Ltd",
		phone: "98250 11223",
	});
	const zubin = await calls.book({ name: "Zubin" });
	const cancelled = await calls.book({ name: "Cancels" });
	await calls.bookings.cancel(cancelled.id, { staffId: null, sequence: 0 });
	await calls.book({ name: "Spam", verdict: "quarantined" });
	const erased = await calls.book({ name: "Erased" });
	await desk.stores.staff.erase({ id: erased.id });

	const response = await site.request(await toPath(member));
	expect(response.status).toBe(200);
	expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
	expect(response.headers.get("Cache-Control")).toBe("private, max-age=300");
	expect(response.headers.get("X-Robots-Tag")).toBe("noindex");
	const file = await response.text();
	const events = listEvents(file);
	expect(events.map(({ summary }) => summary)).toEqual([
		"Call with Riya; Desai, Cotton, Ltd",
		"Call with Zubin",
	]);
	expect(events[0]?.location).toBe("98250 11223");
	expect(events[0]?.description).toContain(`${SITE_URL}/desk/enquiries/${riya.id}`);
	expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual([
		riya.startsAt,
		zubin.startsAt,
	]);
	expect(file).not.toMatch(/Spam|Cancels|Erased/);

	const etag = response.headers.get("ETag") ?? "";
	const again = await site.request(await toPath(owner), { headers: { "If-None-Match": etag } });
	expect([again.status, await again.text()]).toEqual([304, ""]);
	const [to = 0] = (await calls.listTimes()).slice(5);
	const span = { start: to, end: to + 1_800_000 };
	expect(await calls.bookings.move(riya.id, span, { staffId: null, sequence: 0 })).toBe("moved");
	const moved = await site.request(await toPath(owner), { headers: { "If-None-Match": etag } });
	expect(moved.status).toBe(200);
	expect(listEvents(await moved.text()).at(-1)).toMatchObject({ sequence: 1, uid: events[0]?.uid });
});

it("is nobody's but the person's own, until it is renewed or the person is disabled", async () => {
	const path = await toPath(owner);
	const other = path.replace(owner.id, member.id);
	for (const foreign of [
		other,
		path.replace(/.\.ics$/, "g.ics"),
		"/book/calendar/x.ics",
		"/book/calendar",
	])
		expect((await site.request(foreign)).status, foreign).toBe(404);
	expect((await site.request(path, { method: "POST" })).status).not.toBe(200);

	const renewed = { ...owner, calendarVersion: 1 };
	await desk.stores.database.db
		.updateTable("staff")
		.set({ calendarVersion: 1 })
		.where("id", "=", owner.id)
		.execute();
	expect((await site.request(path)).status).toBe(404);
	expect((await site.request(await toPath(renewed))).status).toBe(200);
	await desk.people.setDisabled(member.id, true);
	expect((await site.request(await toPath(member))).status).toBe(404);
});
