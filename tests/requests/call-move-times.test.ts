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

provideSite();
beforeAll(async () => {
	stores = await openStores({ DATA_DIR: site.dataDir, DATABASE_URL: undefined });
});
afterAll(() => stores.database.close());

it("a call can be moved to the times beside it, which its own buffer takes from others", async () => {
	const calls = openCalls(stores);
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
