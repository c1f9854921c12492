import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { formatLocalTime, toDay, toMidnight, toMonday } from "../../app/platform/dates.server.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PAGE = "/desk/bookings";

provideSite();

test("the week has its calls, also those that are off; what is no week is this one", async ({
	desk,
	calls,
}) => {
	const { id } = await calls.book({ name: "Lalita Rao", company: "Rao Silver" });
	const startsAt = toMidnight(getNow()) + 50 * DAY_MS + 10 * HOUR_MS;
	await calls.setStart(id, startsAt);
	const path = `${PAGE}?week=${toDay(startsAt)}`;
	expect(await desk.read(path)).toMatch(
		new RegExp(`href="/desk/enquiries/${id}".*Rao Silver`, "s"),
	);
	await desk.post(PAGE, { intent: "cancel", id, sequence: "0" });
	expect(await desk.read(path)).toMatch(/Cancelled.*Rao Silver/s);
	expect(await desk.read(`${PAGE}?week=<script>`, desk.ofKabir)).not.toContain("Rao Silver");
});

test("a busy time takes its time from visitors until anybody removes it", async ({
	desk,
	calls,
}) => {
	const listOffered = async () =>
		(await (await site.request("/book")).text()).match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g);
	const start = await calls.findTime();
	const time = new Date(start).toISOString();
	expect(await listOffered()).toContain(time);
	const fields = { from: formatLocalTime(start), to: formatLocalTime(start + HOUR_MS) };
	const note = "Dentist & <b>bank</b>";
	const added = await desk.post(PAGE, { intent: "busy", ...fields, note });
	const address = `${PAGE}?week=${toMonday(toDay(start))}`;
	expect([added.status, added.headers.get("Location")]).toEqual([303, `${address}&done=busy#done`]);
	expect(await listOffered()).not.toContain(time);
	const page = await desk.read(address, desk.ofKabir);
	expect(page).toContain("Dentist &amp; &lt;b&gt;bank");
	const [, id = ""] = /name="id" value="([^"]+)"[^>]*><button[^>]*value="free"/.exec(page) ?? [];
	expect((await desk.post(PAGE, { intent: "free", id }, desk.ofKabir)).status).toBe(303);
	expect(await desk.read(address)).not.toContain("Dentist");
	expect(await listOffered()).toContain(time);
});

const day = toDay(getNow() + 3 * DAY_MS);
test.for<[fields: Record<string, string>, words: string]>([
	[{ from: `${day}T10:00`, to: `${day}T10:00`, note: "Dentist" }, "ends before it begins"],
	[{ from: "2020-01-01T10:00", to: "2020-01-02T10:00" }, "This time is past"],
])(
	"a busy time of %j is rejected, and comes back as it was typed",
	async ([fields, words], { desk }) => {
		const response = await desk.post(PAGE, { intent: "busy", ...fields });
		expect(response.status).toBe(422);
		const page = await response.text();
		expect(page).toContain(words);
		for (const typed of Object.values(fields)) expect(page).toContain(`value="${typed}"`);
	},
);

const url = "https://calendar.example/private-0123/basic.ics";

test("another calendar is shown with its state, its secret address to who added it alone, and removed", async ({
	desk,
}) => {
	const start = getNow() + 2 * DAY_MS;
	const calendars = desk.stores.database.db;
	await calendars
		.insertInto("busyCalendars")
		.values({
			id: "a",
			staffId: desk.meera.id,
			url,
			spans: JSON.stringify([{ start, end: start + HOUR_MS }]),
			fetchedAt: getNow() - HOUR_MS,
			problems: "[]",
			triedAt: getNow(),
			error: null,
		})
		.execute();
	const page = await desk.read(PAGE);
	expect(page).toContain(url);
	expect(page).toContain("read 1 h ago: 1 busy time ahead");
	const toOther = await desk.read(PAGE, desk.ofKabir);
	expect(toOther).toContain("calendar.example");
	expect(toOther).not.toContain("private-0123");
	const week = await desk.read(`${PAGE}?week=${toDay(start)}`);
	expect(week).toContain("In a calendar of Meera");
	const problems = JSON.stringify(["“Tea” of 2026-12-01: its start cannot be read."]);
	await calendars.updateTable("busyCalendars").set({ problems }).execute();
	expect(await desk.read(PAGE)).toContain("“Tea”");
	expect(await desk.read(PAGE, desk.ofKabir)).not.toContain("“Tea”");

	const error = "This address no longer has a calendar.";
	await calendars.updateTable("busyCalendars").set({ error }).execute();
	expect(await desk.read(PAGE)).toMatch(
		/still counts as it was 1 h ago.*no longer has a calendar/s,
	);
	await calendars.updateTable("busyCalendars").set({ spans: "[{" }).execute();
	expect(await desk.read(PAGE)).toContain("the saved copy is malformed");
	const never = { spans: "[]", fetchedAt: 0, error: null };
	await calendars.updateTable("busyCalendars").set(never).execute();
	expect(await desk.read(PAGE)).toContain("being read now, please reload this page");
	expect((await desk.post(PAGE, { intent: "remove-calendar", id: "a" })).status).toBe(303);
	expect(await desk.read(PAGE)).not.toContain(url);
	await site.takeErrors();
});

test("another calendar in a private network is rejected with words, and comes back as it was typed", async ({
	desk,
}) => {
	const address = "https://127.0.0.1:3000/calendar.ics";
	const response = await desk.post(PAGE, { intent: "add-calendar", url: address });
	expect(response.status).toBe(422);
	const page = await response.text();
	expect(page).toMatch(/role="alert"[^>]*>[^<]*private network/);
	expect(page).toContain(`value="${address}"`);
	expect(page).not.toContain("remove-calendar");
});

test("one's own calendar address is shown to that person alone, and another one is made at once", async ({
	desk,
}) => {
	const readAddress = async (as?: string) =>
		/\/book\/calendar\/[0-9a-f-]+\.ics/.exec(await desk.read(PAGE, as))?.[0] ?? "";
	const [before, ofOther] = [await readAddress(), await readAddress(desk.ofKabir)];
	expect(before).not.toContain(desk.meera.id);
	expect(ofOther).not.toBe(before);
	expect((await site.request(before)).status).toBe(200);
	expect((await desk.post(PAGE, { intent: "renew-calendar-address" })).status).toBe(303);
	const after = await readAddress();
	expect((await site.request(before)).status).toBe(404);
	expect((await site.request(after)).status).toBe(200);
	expect(await readAddress(desk.ofKabir)).toBe(ofOther);
});
