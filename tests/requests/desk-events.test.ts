import { expect } from "vitest";
import { GOOD, makeAgedForm } from "../support/enquiries.ts";
import { openEvents } from "../support/event-stream.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { test } from "../support/site-fixtures.ts";
import { postForm } from "./visitor.ts";

provideSite();

test("an open inbox hears of a new enquiry and of changes, not of spam, and nothing of anybody", async ({
	desk,
	calls,
}) => {
	const { id } = await calls.book();
	const stream = await openEvents(site.origin, desk.ofMeera);
	expect(Object.fromEntries(stream.response.headers)).toMatchObject({
		"content-type": "text/event-stream",
		"cache-control": "no-store, no-transform",
		"x-accel-buffering": "no",
	});
	expect(stream.response.headers.get("content-encoding")).toBeNull();
	await expect.poll(stream.getMarks).toEqual(["1.1"]);
	await postForm({ ...GOOD, ...makeAgedForm(site, 60_000), homepage: "https://x.example" });
	await postForm({ ...GOOD, ...makeAgedForm(site, 60_000) });
	await expect.poll(stream.getMarks).toEqual(["1.1", "2.1"]);
	await desk.change(id, { intent: "note", text: "Called" });
	await expect.poll(stream.getMarks).toEqual(["1.1", "2.1", "2.2"]);
	await desk.post("/desk/bookings", { intent: "cancel", id, sequence: "0" });
	await expect.poll(stream.getMarks).toEqual(["1.1", "2.1", "2.2", "2.3"]);
	expect(stream.getText()).toMatch(/^(data: \d+\.\d+\n\n|:\n\n)+$/);
});

test("its heartbeat tells what a command did beside the site, and ends it for who is disabled", async ({
	desk,
}) => {
	const [ofMember, ofOwner] = [
		await openEvents(site.origin, desk.ofKabir),
		await openEvents(site.origin, desk.ofMeera),
	];
	await expect.poll(ofMember.getMarks).toHaveLength(1);
	await desk.stores.enquiries.save(createNewEnquiry(), []);
	await desk.people.setDisabled(desk.kabir.id, true);
	// The heartbeat is sent every ten seconds: HEARTBEAT_MS.
	await expect.poll(ofMember.hasEnded, { timeout: 20_000 }).toBe(true);
	await expect.poll(ofOwner.getMarks).toHaveLength(2);
	await expect.poll(ofOwner.getText).toMatch(/^:$/m);
	expect(ofOwner.hasEnded()).toBe(false);
});

test("a session has ten of them at once, and a closed one makes room", async ({ desk }) => {
	const cookie = await desk.createCookie(desk.meera);
	const open = () => openEvents(site.origin, cookie);
	const streams = await Promise.all(Array.from({ length: 10 }, open));
	const { response } = await open();
	expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
	streams[0]?.close();
	await expect.poll(async () => (await open()).response.status).toBe(200);
});
