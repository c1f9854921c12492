import { expect } from "vitest";
import { getNow } from "#app/clock.ts";
import { formatLocalTime } from "../../app/desk/local-time.ts";
import type { NewEnquiry } from "../../app/enquiries/enquiry.ts";
import { toDay, toMidnight } from "../../app/visits/day.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const CALL_MS = HOUR_MS / 2;

type Given = Partial<NewEnquiry & { zone: string; startsAt: number }>;

provideSite();

let callCount = 0;
/** Each is an hour after the one before, at any time of the day: 30 days ahead, where no visitor can book yet. */
const nextTime = () => toMidnight(getNow()) + 30 * DAY_MS + callCount++ * HOUR_MS;

/** What staff do with calls. */
const test = base.extend("bookings", ({ stores, calls, desk }) => ({
	find: calls.find,
	setStart: calls.setStart,
	async post(fields: Record<string, string>, as?: string) {
		const response = await desk.post("/desk/bookings", { sequence: "0", ...fields }, as);
		const page = (await response.text()).replaceAll("<!-- -->", "");
		return { status: response.status, location: response.headers.get("Location"), page };
	},
	async save({ zone = "Asia/Kolkata", startsAt = nextTime(), ...given }: Given = {}) {
		const call = { startsAt, endsAt: startsAt + CALL_MS, zone };
		const saved = await stores.enquiries.save(createNewEnquiry(given), ["email"], call);
		expect(saved.call).toBe("booked");
		return saved.id;
	},
	/** The times that the page of a call offers, without those that are too near soon. */
	async listFree(id: string): Promise<[string, string, ...string[]]> {
		const page = await desk.read(`/desk/bookings/${id}`);
		const radios = [...page.matchAll(/name="time" value="(\d[^"]+)"/g)].slice(2);
		const [time, second, ...others] = radios.map(([, value = ""]) => value);
		if (!time || !second) throw new Error("no two times are free");
		return [time, second, ...others];
	},
}));

test("a call is moved to a free time, with a word, or to one that visitors cannot book", async ({
	desk,
	bookings,
}) => {
	const id = await bookings.save({ name: "Farah Sheikh" });
	const [time] = await bookings.listFree(id);
	const text = "I am on the train then.\r\nIs this as good?";
	const moved = await bookings.post({ intent: "move", id, time, text });
	expect(moved).toMatchObject({ status: 303, location: `/desk/enquiries/${id}` });
	expect(await bookings.find(id)).toMatchObject({ startsAt: Date.parse(time), sequence: 1 });
	const page = await desk.read(`/desk/enquiries/${id}`);
	expect(page).toContain("Meera moved the call to");
	expect(page).toContain("I am on the train then.\nIs this as good?");
	expect(await bookings.listFree(await bookings.save())).not.toContain(time);

	const other = `${toDay(getNow() + 2 * DAY_MS)}T21:15`;
	await bookings.post({ intent: "move", id, other, time: "other", sequence: "1" });
	expect(formatLocalTime((await bookings.find(id)).startsAt)).toBe(other);
});

test.for<[what: string, fields: Record<string, string>, words: string]>([
	["hostile words", { time: "' or 1=1; --", text: "</textarea><b>" }, "Choose one of the free"],
	["two times", { time: "2026-12-03T10:00:00.000Z", other: "2026-12-04T10:00" }, "Two times"],
	["a past time", { other: "2020-01-01T10:00" }, "This time is past"],
])(
	"a call is not moved to %s, and what was typed comes back",
	async ([, fields, words], { bookings }) => {
		const id = await bookings.save();
		const typed: Record<string, string> = { text: "A word to you", ...fields };
		const { status, page } = await bookings.post({ intent: "move", id, ...typed });
		expect(status).toBe(422);
		expect(page).toContain(words);
		const text = typed.text?.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
		expect(page).toContain(`${text}</textarea>`);
		if (typed.other) expect(page).toContain(`value="${typed.other}"`);
		expect(await bookings.find(id)).toMatchObject({ sequence: 0, state: "booked" });
	},
);

test("who comes second is told what changed, or that another call takes the time, and loses no word", async ({
	desk,
	bookings,
}) => {
	const [id, other] = [await bookings.save(), await bookings.save()];
	const [time, second] = await bookings.listFree(id);
	await bookings.post({ intent: "move", id, time, text: "From Kabir" }, desk.ofKabir);
	for (const intent of ["move", "cancel"]) {
		const late = await bookings.post({ intent, id, time: second, text: "From Meera" });
		expect(late.status, intent).toBe(409);
		for (const words of ["Kabir moved the call to", "From Kabir", "From Meera</textarea>"])
			expect(late.page, intent).toContain(words);
	}
	expect((await bookings.post({ intent: "cancel", id, sequence: "x" })).status).toBe(409);
	expect(await bookings.find(id)).toMatchObject({ startsAt: Date.parse(time), state: "booked" });

	const taken = await bookings.post({ intent: "move", id: other, time, text: "Sooner?" });
	expect(taken.status).toBe(409);
	expect(taken.page).toContain("another call takes this time");
	expect(taken.page).toContain("Sooner?</textarea>");
});

test("a call is cancelled with a word, once, and its time is free again", async ({
	desk,
	bookings,
}) => {
	const id = await bookings.save();
	const [time] = await bookings.listFree(id);
	await bookings.post({ intent: "move", id, time });
	const fields = { intent: "cancel", id, text: "I am in court", sequence: "1" };
	expect((await bookings.post(fields, desk.ofKabir)).status).toBe(303);
	expect(await bookings.find(id)).toMatchObject({ state: "cancelled" });
	const page = await desk.read(`/desk/enquiries/${id}`);
	expect(page).toContain("Kabir cancelled the call");
	expect(page).toContain("I am in court");
	const again = await bookings.post({ ...fields, text: "Second word" });
	expect(again).toMatchObject({ status: 409, page: expect.stringContaining("Second word") });
	expect(await bookings.listFree(await bookings.save())).toContain(time);
});

test("a call was not taken only once it has begun, and is not changed then", async ({
	desk,
	bookings,
}) => {
	const id = await bookings.save();
	const early = await bookings.post({ intent: "no-show", id });
	expect(early.status).toBe(409);
	expect(early.page).toContain("has not begun yet");
	await bookings.setStart(id, getNow() - 5 * 60_000);
	const time = new Date(nextTime()).toISOString();
	for (const intent of ["move", "cancel"])
		expect((await bookings.post({ intent, id, time })).status, intent).toBe(409);
	expect((await bookings.post({ intent: "no-show", id })).status).toBe(303);
	expect(await bookings.find(id)).toMatchObject({ state: "no-show" });
	expect(await desk.read(`/desk/enquiries/${id}`)).toContain("did not take the call");
});

test("a call of nobody cannot be changed or shown", async ({ desk, bookings }) => {
	const none = await desk.save();
	expect((await bookings.post({ intent: "cancel", id: none })).status).toBe(422);
	expect((await desk.get(`/desk/bookings/${none}`)).status).toBe(404);
});

test("a call of a visitor abroad is shown in both zones, and hostile names are words", async ({
	desk,
	bookings,
}) => {
	const startsAt = toMidnight(getNow()) + 40 * DAY_MS + 11.75 * HOUR_MS;
	const name = "<script>alert(1)</script>";
	const phone = "+1 212 555 0101";
	const id = await bookings.save({ name, phone, zone: "America/New_York", startsAt });
	for (const path of [`bookings/${id}`, `enquiries/${id}`, `bookings?week=${toDay(startsAt)}`]) {
		const page = await desk.read(`/desk/${path}`);
		expect(page, path).toContain("11:45\u00a0am");
		expect(page, path).toContain('href="tel:+12125550101"');
		expect(page, path).not.toContain(name);
		if (!path.includes("?")) expect(page, path).toMatch(/Where they are: .*Eastern/);
	}
});

test("the inbox has the calls of today above it, and says of each enquiry when its call is", async ({
	desk,
	bookings,
}) => {
	const id = await bookings.save();
	const readToday = async () =>
		/<h2 id="todays-calls".*?<\/section>/s.exec(await desk.read("/desk"))?.[0] ?? "";
	expect(await readToday()).not.toContain(id);
	expect(await desk.read("/desk")).toMatch(/Call \w{3} \d+ \w+, \d+:00\u00a0[ap]m/);
	await bookings.setStart(id, getNow());
	expect(await readToday()).toContain(`href="/desk/enquiries/${id}"`);
	await bookings.setStart(id, toMidnight(getNow()) + DAY_MS);
	expect(await readToday()).not.toContain(id);
});
