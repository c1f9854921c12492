import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getNow } from "#app/clock.ts";
import { createBookingStore } from "../../app/bookings/store/booking-store.ts";
import { formatLocalTime } from "../../app/desk/local-time.ts";
import { toDay, toMidnight } from "../../app/visits/day.ts";
import { connectDesk, type Desk } from "../support/desk-requests.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { type OwnSite, startSite } from "../support/site.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CALL_MS = HOUR_MS / 2;

let site: OwnSite;
let desk: Desk;
let bookings: ReturnType<typeof createBookingStore>;
/** Of Meera, an owner, and of Kabir, a member. */
let [cookie, ofKabir] = ["", ""];

beforeAll(async () => {
	site = await startSite();
	desk = await connectDesk(site);
	bookings = createBookingStore(desk.stores.database);
	cookie = await desk.createCookie(await desk.invite("Meera", "owner"));
	ofKabir = await desk.createCookie(await desk.invite("Kabir"));
});
afterAll(async () => {
	await desk.stores.database.close();
	await site.stop();
});

const get = async (path: string, as = cookie) => (await desk.get(path, as)).text();
const post = (fields: Record<string, string>, as = cookie, query = "") =>
	desk.post(`/desk/bookings${query}`, fields, as);

let callCount = 0;
/** Each is an hour after the one before, at any time of the day: 30 days ahead, where no visitor can book yet. */
function nextTime(): number {
	return toMidnight(getNow()) + 30 * DAY_MS + callCount++ * HOUR_MS;
}

async function saveCall(
	given: Parameters<typeof createNewEnquiry>[0] = {},
	zone: string | null = "Asia/Kolkata",
	startsAt = nextTime(),
): Promise<string> {
	const { id } = await desk.stores.enquiries.save(createNewEnquiry(given), ["email"]);
	expect(await bookings.book(id, { startsAt, endsAt: startsAt + CALL_MS, zone })).toBe("booked");
	return id;
}

async function find(id: string) {
	const call = await bookings.find(id);
	if (!call) throw new Error("it has no call");
	return call;
}

/** As if it had been booked for then. */
async function setStart(id: string, startsAt: number): Promise<void> {
	await desk.stores.database.db
		.updateTable("bookings")
		.set({ startsAt, endsAt: startsAt + CALL_MS })
		.where("enquiryId", "=", id)
		.execute();
}

/** The values of the radios on the page of a call. */
async function listFreeTimes(id: string): Promise<string[]> {
	const page = await get(`/desk/bookings/${id}`);
	const values = page.matchAll(/name="time" value="(\d[^"]+)"/g);
	return [...values].map(([, time = ""]) => time);
}

describe("a call", () => {
	it("is moved to one of the free times, and the visitor is written a word about it", async () => {
		const id = await saveCall({ name: "Farah Sheikh" });
		const [, time = ""] = await listFreeTimes(id);
		const text = "I am on the train then.\r\nIs this as good?";
		const moved = await post({ intent: "move", id, time, text, sequence: "0" });
		expect([moved.status, moved.headers.get("Location")]).toEqual([303, `/desk/enquiries/${id}`]);
		expect(await find(id)).toMatchObject({
			state: "booked",
			startsAt: Date.parse(time),
			sequence: 1,
			endsAt: Date.parse(time) + CALL_MS,
		});
		const page = await get(`/desk/enquiries/${id}`);
		expect(page).toMatch(/Meera(<!-- -->)? moved the call to/);
		expect(page).toContain("I am on the train then.\nIs this as good?");
		expect(await listFreeTimes(await saveCall())).not.toContain(time);
	});

	it("is moved by staff to a time that visitors cannot book", async () => {
		const id = await saveCall();
		const other = `${toDay(getNow() + 2 * DAY_MS)}T21:15`;
		const fields = { intent: "move", id, other, sequence: "0" };
		expect((await post({ ...fields, time: "other" })).status).toBe(303);
		expect(formatLocalTime((await find(id)).startsAt)).toBe(other);
	});

	it.each<[what: string, fields: Record<string, string>, words: string]>([
		["no time", {}, "Choose one of the free times"],
		["a time that is none", { time: "soon" }, "Choose one of the free times"],
		["a day without a time", { time: "2026-12-03" }, "Choose one of the free times"],
		["hostile words", { time: "' or 1=1; --", text: "</textarea><b>" }, "Choose one of the free"],
		["a day that is none", { time: "other", other: "2027-02-30T10:00" }, "Choose one of the free"],
		["two times", { time: "2026-12-03T10:00:00.000Z", other: "2026-12-04T10:00" }, "Two times"],
		["a past time", { time: "2020-01-01T10:00:00.000Z" }, "This time is past"],
		["a past time of the field", { other: "2020-01-01T10:00" }, "This time is past"],
		["a far time", { time: "2099-01-01T10:00:00.000Z" }, "too far ahead"],
	])("is not moved to %s, and what was typed comes back", async (_what, fields, words) => {
		const id = await saveCall();
		const typed: Record<string, string> = { text: "A word to you", ...fields };
		const response = await post({ intent: "move", id, sequence: "0", ...typed });
		expect(response.status).toBe(422);
		const page = await response.text();
		expect(page).toContain(words);
		expect(page).toContain(
			`${(typed.text ?? "").replaceAll("<", "&lt;").replaceAll(">", "&gt;")}</textarea>`,
		);
		if (typed.other) expect(page).toContain(`value="${typed.other}"`);
		expect(await find(id)).toMatchObject({ sequence: 0, state: "booked" });
	});

	it("is not moved to where another call is, and what was typed comes back", async () => {
		const [id, other] = [await saveCall(), await saveCall()];
		const [time = "", second = ""] = await listFreeTimes(id);
		expect((await post({ intent: "move", id: other, time, sequence: "0" })).status).toBe(303);
		const fields = { intent: "move", id, time, text: "Sooner?", sequence: "0" };
		const response = await post(fields);
		expect(response.status).toBe(409);
		const page = await response.text();
		expect(page).toContain("another call takes this time");
		expect(page).toContain("Sooner?</textarea>");
		expect(page).not.toContain(`value="${time}"`);
		expect((await post({ ...fields, time: second })).status).toBe(303);
	});

	it("that somebody changed meanwhile stays as it is, and one is told what changed", async () => {
		const id = await saveCall();
		const [time = "", second = ""] = await listFreeTimes(id);
		const first = { intent: "move", id, time, text: "From Kabir", sequence: "0" };
		expect((await post(first, ofKabir)).status).toBe(303);
		for (const intent of ["move", "cancel"]) {
			const late = await post({ intent, id, time: second, text: "From Meera", sequence: "0" });
			expect(late.status, intent).toBe(409);
			const page = await late.text();
			expect(page).toMatch(/Kabir(<!-- -->)? moved the call to/);
			expect(page).toContain("From Kabir");
			expect(page).toContain("From Meera</textarea>");
			expect(page).toContain('name="sequence" value="1"');
		}
		for (const sequence of ["", "x", "1.5", "-1"])
			expect((await post({ intent: "cancel", id, sequence })).status, sequence).toBe(409);
		expect(await find(id)).toMatchObject({ startsAt: Date.parse(time), state: "booked" });
	});

	it("is cancelled with a word, once, and its time is free again", async () => {
		const id = await saveCall();
		const [time = ""] = await listFreeTimes(id);
		await post({ intent: "move", id, time, sequence: "0" });
		const fields = { intent: "cancel", id, text: "I have to go to court", sequence: "1" };
		expect((await post(fields, ofKabir)).status).toBe(303);
		expect(await find(id)).toMatchObject({ state: "cancelled" });
		const page = await get(`/desk/enquiries/${id}`);
		expect(page).toMatch(/Kabir(<!-- -->)? cancelled the call/);
		expect(page).toContain("I have to go to court");
		const again = await post({ ...fields, text: "Second word" });
		expect(again.status).toBe(409);
		expect(await again.text()).toContain("Second word");
		expect(await listFreeTimes(await saveCall())).toContain(time);
	});

	it("was not taken only once it has begun", async () => {
		const id = await saveCall();
		const early = await post({ intent: "no-show", id });
		expect([early.status, await early.text()]).toEqual([
			409,
			expect.stringContaining("has not begun yet"),
		]);
		await setStart(id, getNow() - 5 * 60_000);
		expect(await get(`/desk/enquiries/${id}`)).toContain('value="no-show"');
		for (const intent of ["move", "cancel"]) {
			const time = new Date(nextTime()).toISOString();
			expect((await post({ intent, id, time, sequence: "0" })).status, intent).toBe(409);
		}
		expect((await post({ intent: "no-show", id })).status).toBe(303);
		expect(await find(id)).toMatchObject({ state: "no-show" });
		expect((await post({ intent: "no-show", id })).status).toBe(409);
		const page = await get(`/desk/enquiries/${id}`);
		expect(page).toContain("did not take the call");
		expect(page).not.toContain('value="no-show"');
	});

	it("of nobody cannot be changed or shown", async () => {
		const { id } = await desk.stores.enquiries.save(createNewEnquiry(), []);
		for (const none of [id, "none", "", "../x", "' or 1=1"]) {
			for (const intent of ["move", "cancel", "no-show"])
				expect((await post({ intent, id: none, sequence: "0" })).status).toBe(422);
			if (none && !none.includes("/"))
				expect((await desk.get(`/desk/bookings/${none}`, cookie)).status, none).toBe(404);
		}
	});

	it("of a visitor abroad is shown in both zones, and hostile names are words", async () => {
		const startsAt = toMidnight(getNow()) + 40 * DAY_MS + 11.75 * HOUR_MS;
		const name = "<script>alert(1)</script>";
		const id = await saveCall({ name, phone: "+1 212 555 0101" }, "America/New_York", startsAt);
		for (const path of [
			`/desk/bookings/${id}`,
			`/desk/enquiries/${id}`,
			`/desk/bookings?week=${toDay(startsAt)}`,
		]) {
			const page = await get(path);
			expect(page, path).toContain("11:45\u00a0am");
			expect(page, path).toContain('href="tel:+12125550101"');
			expect(page, path).not.toContain(name);
			if (!path.includes("?")) expect(page, path).toMatch(/Where they are: .*Eastern/);
		}
	});
});

describe("the inbox", () => {
	it("has the calls of today above it, and says of each enquiry when its call is", async () => {
		const startsAt = nextTime();
		const id = await saveCall({ name: "Zubin Irani" }, null, startsAt);
		const ofToday = /<h2 id="todays-calls".*?<\/section>/s;
		expect((await get("/desk")).match(ofToday)?.[0] ?? "").not.toContain("Zubin");
		expect(await get("/desk")).toMatch(/Call \w{3} \d+ \w+, \d+:00\u00a0[ap]m/);
		// At midnight it would be of the day before.
		const start = Math.min(getNow() + CALL_MS, toMidnight(getNow()) + DAY_MS - 60_000);
		await setStart(id, start);
		const [shown = ""] = (await get("/desk")).match(ofToday) ?? [];
		expect(shown).toContain(`href="/desk/enquiries/${id}"`);
		await post({ intent: "cancel", id, sequence: "0" });
		expect((await get("/desk")).match(ofToday)?.[0] ?? "").not.toContain("Zubin");
	});
});
