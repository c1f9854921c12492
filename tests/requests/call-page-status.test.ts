import { afterAll, beforeAll, expect, it } from "vitest";
import { toEnd } from "../../app/bookings/free-times.ts";
import { openStores, type Stores } from "../../app/enquiries/open-stores.ts";
import { getRules, openCalls } from "../support/calls.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { openPage } from "./visitor.ts";

const rules = getRules();
const CALL_MS = rules.minutes * 60_000;

let stores: Stores;
let calls: ReturnType<typeof openCalls>;

/** Without SMTP_URL. */
provideSite();
beforeAll(async () => {
	stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
	calls = openCalls(stores);
});
afterAll(() => stores.database.close());

it.each(["sent", "moved"])(
	"after %s it promises no e-mail where the site sends none, but asks to keep the address",
	async (query) => {
		const { path } = await calls.book();
		const status = (await openPage(`${path}?${query}`)).text('main [role="status"]');
		expect(status).not.toContain("e-mail");
		expect(status).toContain("keep the address of this page");
	},
);

it("says that a call was cancelled in its status and title, and of one that stands nothing of it", async () => {
	const { id, path } = await calls.book();
	const standing = await openPage(`${path}?cancelled`);
	expect(standing.text('main [role="status"]')).toBe("");
	expect(standing.text("title")).not.toContain("cancelled");
	await calls.bookings.cancel(id, { staffId: null, sequence: 0 });
	const cancelled = await openPage(`${path}?cancelled`);
	expect(cancelled.text('main [role="status"]')).toContain("is cancelled");
	expect(cancelled.text("title")).toMatch(/^Your call is cancelled/);
});

it("offers the times beside the call too, which its own buffer takes from others", async () => {
	const times = await calls.listTimes();
	const beside = (start: number) => [start - CALL_MS, start + CALL_MS];
	const startsAt = times.find((start) => beside(start).every((time) => times.includes(time))) ?? 0;
	const call = { startsAt, endsAt: toEnd(startsAt, rules), zone: null };
	const { id } = await stores.enquiries.save(createNewEnquiry({ phone: "98765 43210" }), []);
	expect(await stores.bookings.book(id, call)).toBe("booked");
	const [before, after] = beside(startsAt).map((time) => new Date(time).toISOString());

	const path = await calls.toPath(id);
	const offered = (await openPage(path)).attributes('main [name="time"]', "value");
	expect(offered).toEqual(expect.arrayContaining([before, after]));
	expect(offered).not.toContain(new Date(startsAt).toISOString());
	const toOthers = (await openPage("/book")).attributes('main [name="time"]', "value");
	expect(toOthers).not.toContain(before);
	expect(toOthers).not.toContain(after);

	const body = new URLSearchParams({ intent: "move", sequence: "0", time: after ?? "" });
	const response = await site.request(path, { method: "POST", body });
	expect([response.status, response.headers.get("Location")]).toEqual([303, `${path}?moved`]);
	expect(await calls.find(id)).toMatchObject({ startsAt: Date.parse(after ?? ""), sequence: 1 });
});
