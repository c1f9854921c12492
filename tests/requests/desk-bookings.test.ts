import { expect } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { createHostStore } from "../../app/calls/store/host-store.ts";
import { formatLocalTime, toDay, toMidnight } from "../../app/platform/dates.server.ts";
import { parseHtml } from "../support/parse-html.ts";
import { provideSite } from "../support/site-and-browser.ts";
import { test as base } from "../support/site-fixtures.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

provideSite();

/** A test with a function that sends a form about calls. */
const test = base.extend("post", ({ desk }) => {
	return async (fields: Record<string, string>, as?: string) => {
		const response = await desk.post("/desk/bookings", { sequence: "0", ...fields }, as);
		const page = (await response.text()).replaceAll("<!-- -->", "");
		return { status: response.status, location: response.headers.get("Location"), page };
	};
});

const toTime = (start: number) => new Date(start).toISOString();

test("a call is moved to a free time, with a word, or to one that visitors cannot book", async ({
	desk,
	calls,
	post,
}) => {
	const { id } = await calls.book();
	const startsAt = await calls.findTime(2, 4);
	const text = "I am on the train then.\r\nIs this as good?";
	const moved = await post({ intent: "move", id, time: toTime(startsAt), text });
	const location = `/desk/enquiries/${id}?done=call-moved#done`;
	expect(moved).toMatchObject({ status: 303, location });
	expect(await calls.find(id)).toMatchObject({ startsAt, sequence: 1 });
	const page = await desk.read(`/desk/enquiries/${id}`);
	expect(page).toContain("Meera moved the call to");
	expect(page).toContain("I am on the train then.\nIs this as good?");

	const other = `${toDay(getNow() + 2 * DAY_MS)}T21:15`;
	await post({ intent: "move", id, other, time: "other", sequence: "1" });
	expect(formatLocalTime((await calls.find(id)).startsAt)).toBe(other);
});

test("while the call is, one can call and say whether it took place, at the enquiry and in the inbox", async ({
	desk,
	calls,
}) => {
	const id = await desk.save({ name: "Nina Now", phone: "98250 11223" });
	const startsAt = getNow() - HOUR_MS / 6;
	await calls.bookings.book(id, { startsAt, endsAt: startsAt + HOUR_MS / 2, zone: null });
	const enquiry = parseHtml(await desk.read(`/desk/enquiries/${id}`));
	expect(enquiry.attributes("#call a", "href")).toEqual(["tel:+919825011223"]);
	expect(enquiry.texts("#call button")).toEqual(["Took place", "No-show"]);
	const inbox = parseHtml(await desk.read("/desk"));
	expect(inbox.texts('[aria-labelledby="todays-calls"] li').join()).toMatch(
		/Nina Now.*Call.*Did it take place\?/,
	);
	expect((await desk.post("/desk/bookings", { intent: "took-place", id })).status).toBe(303);
});

test("a call that was only asked for is offered with its time, and booked or declined", async ({
	desk,
	calls,
	post,
}) => {
	const email = "asks-often@x.example";
	for (const _ of [1, 2]) await calls.book({ email });
	const asked = await calls.book({ email }, null, 2, "unconfirmed");
	const week = await desk.read(`/desk/bookings?week=${toDay(asked.startsAt)}`);
	expect(week).toContain("Asked for but not booked");
	expect(await desk.read(`/desk/enquiries/${asked.id}`)).toContain("Book or decline it");
	const page = await desk.read(`/desk/bookings/${asked.id}`);
	const time = toTime(asked.startsAt);
	expect(page).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${time}"`));
	const booked = await post({ intent: "move", id: asked.id, time });
	expect(booked.status).toBe(303);
	expect(await calls.find(asked.id)).toMatchObject({ state: "booked" });
	expect(await desk.read(`/desk/enquiries/${asked.id}`)).toContain("Meera booked a call on");

	const { id } = await calls.book({ email }, null, 2, "unconfirmed");
	expect((await post({ intent: "cancel", id })).status).toBe(303);
	expect(await calls.find(id)).toMatchObject({ state: "cancelled" });
});

test.for<[what: string, fields: Record<string, string>, words: string]>([
	["hostile words", { time: "' or 1=1; --", text: "</textarea><b>" }, "Choose one of the free"],
	[
		"two times",
		{ time: "2026-12-03T10:00:00.000Z", other: "2026-12-04T10:00" },
		"You chose two times",
	],
	[
		"a time with too many words",
		{ text: "अ".repeat(10_001) },
		"10,001 characters, and at most 10,000",
	],
	["a past time", { other: "2020-01-01T10:00" }, "This time is past"],
])(
	"a call is not moved to %s, and what was typed comes back",
	async ([, { text = "A word to you", ...fields }, words], { calls, post }) => {
		const { id } = await calls.book();
		const { status, page } = await post({ intent: "move", id, text, ...fields });
		expect(status).toBe(422);
		expect(page).toContain(words);
		const escaped = text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
		expect(page).toContain(`${escaped}</textarea>`);
		if (fields.other) expect(page).toContain(`value="${fields.other}"`);
		expect(await calls.find(id)).toMatchObject({ sequence: 0, state: "booked" });
	},
);

test("who comes second is told what changed, or that another call takes the time, and loses no word", async ({
	desk,
	calls,
	post,
}) => {
	const [{ id }, other] = [await calls.book(), await calls.book()];
	const [startsAt, second] = [await calls.findTime(2, 4), await calls.findTime(2, 9)];
	const time = toTime(startsAt);
	await post({ intent: "move", id, time, text: "From Kabir" }, desk.ofKabir);
	for (const intent of ["move", "cancel"]) {
		const late = await post({ intent, id, time: toTime(second), text: "From Meera" });
		expect(late.status, intent).toBe(409);
		for (const words of ["Kabir moved the call to", "From Kabir", "From Meera</textarea>"])
			expect(late.page, intent).toContain(words);
	}
	expect((await post({ intent: "cancel", id, sequence: "x" })).status).toBe(409);
	expect(await calls.find(id)).toMatchObject({ startsAt, state: "booked" });

	const taken = await post({ intent: "move", id: other.id, time, text: "Sooner?" });
	expect(taken.status).toBe(409);
	expect(taken.page).toContain("another call now takes this time");
	expect(taken.page).toContain("Sooner?</textarea>");
});

test("a call is cancelled with a word, once, and its time is free again", async ({
	desk,
	calls,
	post,
}) => {
	const { id, startsAt } = await calls.book();
	const fields = { intent: "cancel", id, text: "I am in court" };
	expect((await post(fields, desk.ofKabir)).status).toBe(303);
	expect(await calls.find(id)).toMatchObject({ state: "cancelled" });
	const page = await desk.read(`/desk/enquiries/${id}`);
	expect(page).toContain("Kabir cancelled the call");
	expect(page).toContain("I am in court");
	const again = await post({ ...fields, sequence: "1", text: "Second word" });
	expect(again).toMatchObject({ status: 409, page: expect.stringContaining("Second word") });
	expect(await calls.listTimes()).toContain(startsAt);
});

test("a call was not taken only once it has begun, and is not changed then", async ({
	desk,
	calls,
	post,
}) => {
	const { id } = await calls.book();
	expect((await post({ intent: "no-show", id })).status).toBe(409);
	await calls.setStart(id, getNow() - 5 * 60_000);
	const time = toTime(await calls.findTime());
	for (const intent of ["move", "cancel"])
		expect((await post({ intent, id, time })).status, intent).toBe(409);
	expect((await post({ intent: "no-show", id })).status).toBe(303);
	expect(await calls.find(id)).toMatchObject({ state: "no-show" });
	expect(await desk.read(`/desk/enquiries/${id}`)).toContain("did not take the call");
	expect((await post({ intent: "took-place", id })).status).toBe(303);
	const page = await desk.read(`/desk/enquiries/${id}`);
	expect(page).toContain("Meera noted that the call took place");
	expect(page).toMatch(/value="no-show"[^>]*>It was a no-show/);
	expect(await calls.find(id)).toMatchObject({ state: "took-place" });
});

test("a booked call leaves Unanswered until it is over, then the desk asks what became of it", async ({
	desk,
	calls,
}) => {
	const { id } = await calls.book({ name: "Lalita Waits" });
	const readRows = async () =>
		(await desk.read("/desk")).match(/<a[^>]*data-row=""[^>]*>/g)?.join("") ?? "";
	expect(await readRows()).not.toContain(id);
	// It is over, and of today at any hour.
	const startsAt = toMidnight(getNow());
	await desk.stores.database.db
		.updateTable("bookings")
		.set({ startsAt, endsAt: startsAt + 1 })
		.where("enquiryId", "=", id)
		.execute();
	expect(await readRows()).toContain(id);
	const inbox = await desk.read("/desk");
	expect(inbox).toMatch(/id="todays-calls".*Did it take place\?.*value="took-place"/s);
	expect(await desk.read(`/desk/enquiries/${id}`)).toContain("Did it take place?");
	await desk.post("/desk/bookings", { intent: "took-place", id });
	expect(await readRows()).not.toContain(id);
	// After a call it is the agency that moves next, unless somebody says otherwise.
	expect(await desk.read("/desk?view=mine")).toContain(id);
	expect(await desk.find(id)).toMatchObject({ state: "open", dueAt: expect.any(String) });
});

test("a refused invitation is told in the inbox, at the enquiry and among the calls", async ({
	desk,
	calls,
}) => {
	const { id, startsAt } = await calls.book();
	const { db } = desk.stores.database;
	await db
		.updateTable("deliveries")
		.set({ state: "failed", lastError: "550 5.1.1 (RCPT TO)" })
		.where("enquiryId", "=", id)
		.where("channel", "=", "invitation")
		.execute();
	const words = "The invitation did not reach them: this address does not exist.";
	const week = `/desk/bookings?week=${toDay(startsAt)}`;
	for (const path of ["/desk", `/desk/enquiries/${id}`, week])
		expect((await desk.read(path)).replaceAll("<!-- -->", ""), path).toContain(words);
});

test("the forms that book a call say where there is no number to ring", async ({ desk }) => {
	const email = `${crypto.randomUUID()}@x.example`;
	const id = await desk.save({ email, name: "Salim Numberless" });
	const forms = [
		`/desk/bookings/${id}`,
		`/desk/bookings?for=${id}`,
		`/desk/enquiries/new?person=${id}&time=other`,
	];
	for (const path of forms) expect(await desk.read(path), path).toContain("needs a phone number");
	expect(await desk.read(`/desk/bookings/${id}`)).toContain(`/desk/enquiries/${id}#correct`);
	await desk.change(id, { intent: "correct", phone: "98765 43210" });
	const later = await desk.save({ email });
	for (const path of [...forms, `/desk/bookings/${later}`])
		expect(await desk.read(path), path).not.toContain("needs a phone number");
});

test("where there is no call none can be cancelled, and one is booked with a word to its visitor", async ({
	desk,
	calls,
	post,
}) => {
	const none = await desk.save();
	expect((await post({ intent: "cancel", id: none })).status).toBe(422);
	expect((await desk.get("/desk/bookings/nobody")).status).toBe(404);
	expect(await desk.read(`/desk/enquiries/${none}`)).toContain("Book a call");
	const startsAt = await calls.findTime();
	const fields = { intent: "book", id: none, time: toTime(startsAt), text: "As agreed." };
	expect((await post(fields)).status).toBe(303);
	expect(await calls.find(none)).toMatchObject({ startsAt, state: "booked", hostId: null });
	const page = await desk.read(`/desk/enquiries/${none}`);
	expect(page).toContain("Meera booked a call on");
	expect(page).toContain("As agreed.");
	const again = await post(fields, desk.ofKabir);
	expect(again).toMatchObject({ status: 409, page: expect.stringContaining("As agreed.") });
});

test("a call of a visitor abroad is shown in both zones", async ({ desk, calls }) => {
	const { id } = await calls.book({ phone: "+1 212 555 0101" }, "America/New_York");
	await calls.setStart(id, toMidnight(getNow()) + 40 * DAY_MS + 11.75 * HOUR_MS);
	for (const path of [`bookings/${id}`, `enquiries/${id}`]) {
		const page = await desk.read(`/desk/${path}`);
		expect(page, path).toContain("11:45\u00a0am");
		expect(page, path).toContain('href="tel:+12125550101"');
		expect(page, path).toMatch(/Where they are: .*Eastern/);
	}
});

test("a call of a visitor in India is shown once, whichever name the browser has for the zone", async ({
	desk,
	calls,
}) => {
	for (const zone of ["Asia/Calcutta", "Asia/Kolkata"]) {
		const { id } = await calls.book({}, zone);
		for (const path of [`bookings/${id}`, `enquiries/${id}`])
			expect(await desk.read(`/desk/${path}`), zone).not.toMatch(/Where they are|theirs below/);
	}
});

test("the inbox has the calls of today above it, and says of each enquiry when its call is", async ({
	desk,
	calls,
}) => {
	const { id } = await calls.book();
	const readToday = async () =>
		/<h2 id="todays-calls".*?<\/section>/s.exec(await desk.read("/desk"))?.[0] ?? "";
	expect(await readToday()).not.toContain(id);
	expect(await desk.read("/desk?view=all")).toMatch(/>Call [^<]*\d:\d\d\u00a0[ap]m</);
	await calls.setStart(id, getNow());
	expect(await readToday()).toContain(`href="/desk/enquiries/${id}"`);
});

test("the hours for calls are one's own, and to an owner anybody's", async ({ desk }) => {
	const { meera, kabir, ofKabir } = desk;
	const findHosts = async () => {
		const hosts = await createHostStore(desk.stores.database).list();
		return hosts.map(({ id, windows }) => [id, windows]);
	};
	const save = (whose: string, hours: Record<string, string>, as?: string) =>
		desk.post(`/desk/bookings?hours=${whose}`, { intent: "hours", ...hours }, as);
	const monday = { "days-0": "Monday", "from-0": "10:00", "to-0": "16:00" };
	const windows = [{ days: ["Monday"], from: "10:00", to: "16:00" }];

	const page = parseHtml(await desk.read(`/desk/bookings?hours=${kabir.id}`));
	expect(page.texts("#hours h3")).toEqual(["Hours of Kabir"]);
	expect((await save(kabir.id, monday)).status).toBe(303);
	expect(await findHosts()).toEqual([[kabir.id, windows]]);
	expect((await save(kabir.id, { ...monday, "to-0": "10:05" })).status).toBe(422);

	const ofMember = parseHtml(await desk.read(`/desk/bookings?hours=${meera.id}`, ofKabir));
	expect(ofMember.texts("#hours h3")).toEqual(["Your hours"]);
	expect((await save(meera.id, {}, ofKabir)).status).toBe(303);
	expect(await findHosts()).toEqual([]);
});
