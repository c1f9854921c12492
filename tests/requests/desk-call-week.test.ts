import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getNow } from "#app/clock.ts";
import { createBookingStore } from "../../app/bookings/store/booking-store.ts";
import { formatLocalTime } from "../../app/desk/local-time.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { toDay, toMidnight, toMonday } from "../../app/visits/day.ts";
import { connectDesk, type Desk } from "../support/desk-requests.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { type OwnSite, startSite } from "../support/site.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let site: OwnSite;
let desk: Desk;
let meera: Staff;
/** Of Meera, an owner, and of Kabir, a member. */
let [cookie, ofKabir] = ["", ""];

beforeAll(async () => {
	site = await startSite();
	desk = await connectDesk(site);
	meera = await desk.invite("Meera", "owner");
	cookie = await desk.createCookie(meera);
	ofKabir = await desk.createCookie(await desk.invite("Kabir"));
});
afterAll(async () => {
	await desk.stores.database.close();
	await site.stop();
});

const get = async (path: string, as = cookie) => (await desk.get(path, as)).text();
const post = (fields: Record<string, string>, as = cookie) =>
	desk.post("/desk/bookings", fields, as);

/** By default further ahead than visitors can book. */
async function saveCall(
	given: Parameters<typeof createNewEnquiry>[0] = {},
	startsAt = getNow() + 30 * DAY_MS,
): Promise<string> {
	const { id } = await desk.stores.enquiries.save(createNewEnquiry(given), []);
	const call = { startsAt, endsAt: startsAt + HOUR_MS / 2, zone: null };
	await createBookingStore(desk.stores.database).book(id, call);
	return id;
}

/** The values of the radios on the page of a call. */
async function listFreeTimes(id: string): Promise<string[]> {
	const values = (await get(`/desk/bookings/${id}`)).matchAll(/name="time" value="(\d[^"]+)"/g);
	return [...values].map(([, time = ""]) => time);
}

describe("the week", () => {
	it("has its calls, also those that are off, and leads to the weeks beside it", async () => {
		const startsAt = toMidnight(getNow()) + 50 * DAY_MS + 10 * HOUR_MS;
		const id = await saveCall({ name: "Lalita Rao", company: "Rao Silver" }, startsAt);
		const monday = toMonday(toDay(startsAt));
		const week = await get(`/desk/bookings?week=${monday}`);
		expect(week).toContain(`href="/desk/enquiries/${id}"`);
		expect(week).toContain("Rao Silver");
		expect(await get(`/desk/bookings?week=${toDay(startsAt)}`)).toContain("Rao Silver");
		expect(await get("/desk/bookings")).not.toContain("Rao Silver");
		await post({ intent: "cancel", id, sequence: "0" });
		expect(await get(`/desk/bookings?week=${monday}`)).toMatch(/Rao Silver.*Cancelled/s);
	});

	it.each(["", "x", "2026-02-30", "99999-01-01", "0000-01-01", "%00", "<script>"])(
		"of ?week=%s is this one",
		async (week) => {
			const response = await desk.get(`/desk/bookings?week=${week}`, cookie);
			expect(response.status).toBe(200);
			const shown = new Intl.DateTimeFormat("en-IN", {
				...({ weekday: "short", day: "numeric", month: "short" } as const),
				timeZone: "Asia/Kolkata",
			}).format(getNow());
			expect(await response.text()).toContain(shown.replace(",", ""));
		},
	);

	it("is linked from each page of the desk", async () => {
		for (const path of ["/desk", "/desk/numbers", "/desk/people"])
			expect(await get(path, ofKabir), path).toContain('<a href="/desk/bookings"');
	});
});

describe("a busy time", () => {
	it("takes its time from visitors until anybody removes it", async () => {
		const id = await saveCall();
		const [time = ""] = await listFreeTimes(id);
		const start = Date.parse(time);
		const fields = { from: formatLocalTime(start), to: formatLocalTime(start + HOUR_MS) };
		const added = await post({ intent: "busy", ...fields, note: "Dentist & <b>bank</b>" });
		expect(added.status).toBe(303);
		const address = `/desk/bookings?week=${toMonday(toDay(start))}`;
		expect(added.headers.get("Location")).toBe(`${address}#main`);
		expect(await listFreeTimes(id)).not.toContain(time);
		const page = await get(address, ofKabir);
		expect(page).toContain("Dentist &amp; &lt;b&gt;bank");
		const [, busy = ""] =
			/name="id" value="([^"]+)"[^>]*\/?><button[^>]*value="free"/.exec(page) ?? [];
		expect((await post({ intent: "free", id: busy }, ofKabir)).status).toBe(303);
		expect(await get(address)).not.toContain("Dentist");
		expect(await listFreeTimes(id)).toContain(time);
	});

	const day = toDay(getNow() + 3 * DAY_MS);
	it.each<[fields: Record<string, string>, words: string]>([
		[{}, "Enter two dates"],
		[{ from: `${day}T10:00`, to: "later" }, "Enter two dates"],
		[{ from: `${day}T10:00Z`, to: `${day}T11:00Z` }, "Enter two dates"],
		[{ from: `${day}T10:00`, to: `${day}T10:00` }, "ends before it begins"],
		[{ from: `${day}T10:00`, to: `${day}T09:00`, note: "Dentist" }, "ends before it begins"],
		[{ from: "2020-01-01T10:00", to: "2020-01-02T10:00" }, "This time is past"],
		[{ from: `${day}T10:00`, to: "2099-01-02T10:00" }, "within a year"],
		[{ from: `${day}T10:00`, to: `${day}T11:00`, note: "a".repeat(201) }, "at most 200"],
	])("%j is refused, and comes back as it was typed", async (fields, words) => {
		const response = await post({ intent: "busy", ...fields });
		expect(response.status).toBe(422);
		const page = await response.text();
		expect(page).toContain(words);
		for (const typed of Object.values(fields)) expect(page).toContain(`value="${typed}"`);
	});
});

describe("another calendar", () => {
	const url = "https://calendar.example/private-0123/basic.ics";

	async function add(given: { error?: string; fetchedAt?: number } = {}): Promise<string> {
		const id = crypto.randomUUID();
		const start = getNow() + 2 * DAY_MS;
		await desk.stores.database.db
			.insertInto("busyCalendars")
			.values({
				id,
				staffId: meera.id,
				url,
				spans: JSON.stringify([{ start, end: start + HOUR_MS }]),
				fetchedAt: getNow() - HOUR_MS,
				triedAt: getNow(),
				error: null,
				...given,
			})
			.execute();
		return id;
	}

	it("is shown with its state, its secret address to who added it alone, and removed", async () => {
		const id = await add();
		const page = await get("/desk/bookings");
		expect(page).toContain(url);
		expect(page).toContain("read 1 h ago: 1 busy time ahead");
		const toOther = await get("/desk/bookings", ofKabir);
		expect(toOther).toContain("calendar.example");
		expect(toOther).not.toContain("private-0123");
		const week = toMonday(toDay(getNow() + 2 * DAY_MS));
		expect(await get(`/desk/bookings?week=${week}`)).toContain("In a calendar of Meera");
		expect((await post({ intent: "remove-calendar", id })).status).toBe(303);
		expect(await get("/desk/bookings")).not.toContain(url);
	});

	it("that cannot be read says why, and that its last answer still counts", async () => {
		const id = await add({ error: "There is nothing at this address any more." });
		const page = await get("/desk/bookings");
		expect(page).toContain("There is nothing at this address any more.");
		expect(page).toContain("still counts as it was 1 h ago");
		await post({ intent: "remove-calendar", id });
		const unread = await add({ fetchedAt: 0 });
		expect(await get("/desk/bookings")).toContain("not read yet");
		await post({ intent: "remove-calendar", id: unread });
	});

	it.each([
		"",
		"calendar",
		"javascript:alert(1)",
		"file:///etc/passwd",
		"http://127.0.0.1/calendar.ics",
		"https://127.0.0.1:3000/calendar.ics",
		"https://[::1]/calendar.ics",
		"https://localhost/calendar.ics",
		"webcal://169.254.169.254/latest/meta-data",
		"https://meera:secret@calendar.example/basic.ics",
	])("at %j is refused with words, and comes back as it was typed", async (address) => {
		const response = await post({ intent: "add-calendar", url: address });
		expect(response.status).toBe(422);
		const page = await response.text();
		expect(page).toMatch(/role="alert"[^>]*>[^<]*(address|private network)/);
		if (address) expect(page).toContain(`value="${address}"`);
		expect(page).not.toContain("remove-calendar");
	});
});

describe("one's own calendar address", () => {
	const ADDRESS = /\/book\/calendar\/[0-9a-f-]+\.ics/;

	it("is shown to that person alone, and another one is made at once", async () => {
		const [before = ""] = ADDRESS.exec(await get("/desk/bookings")) ?? [];
		expect(before).toContain(meera.id);
		const ofOther = ADDRESS.exec(await get("/desk/bookings", ofKabir))?.[0];
		expect(ofOther).not.toContain(meera.id);
		expect((await site.request(before)).status).toBe(200);
		expect((await post({ intent: "renew-calendar-address" })).status).toBe(303);
		const [after = ""] = ADDRESS.exec(await get("/desk/bookings")) ?? [];
		expect(after).not.toBe(before);
		expect((await site.request(before)).status).toBe(404);
		expect((await site.request(after)).status).toBe(200);
		expect(ADDRESS.exec(await get("/desk/bookings", ofKabir))?.[0]).toBe(ofOther);
	});
});
