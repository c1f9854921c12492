import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { getNow } from "#app/clock.ts";
import type { Staff } from "../../app/desk/store/people-store.ts";
import { readEnquiries } from "../support/enquiries.ts";
import { openEvents } from "../support/event-stream.ts";
import { createNewEnquiry } from "../support/new-enquiry.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { openDesk } from "../support/seeded-desk.ts";
import { type OwnSite, startSite } from "../support/site.ts";
import { openFolder, startProcess } from "../support/started-process.ts";

let site: OwnSite;
let desk: Awaited<ReturnType<typeof openDesk>>;
let owner: Staff;

beforeAll(async () => {
	site = await startSite();
	desk = await openDesk(site);
	owner = await desk.invite("Meera Shah", "owner");
	// The site gets to know of the first person with a request.
	await site.request("/desk/sign-in");
});
afterAll(async () => {
	await desk.close();
	await site.stop();
});

const signIn = async (staff: Staff) => `__Host-desk=${await desk.signIn(staff)}`;

/** By a command of the staff: in this process, which is not the site's. */
const saveBeside = async (given = {}) =>
	(await desk.stores.enquiries.save(createNewEnquiry(given), [])).id;

test("an open inbox hears of a new enquiry and of a change, not of spam, and nothing of anybody", async () => {
	const cookie = await signIn(owner);
	const stream = await openEvents(site.origin, cookie);
	await expect.poll(stream.getMarks).toEqual(["0.0"]);
	await desk.sendEnquiry(site, { homepage: "https://x.example" });
	await desk.sendEnquiry(site);
	await expect.poll(stream.getMarks).toEqual(["0.0", "1.0"]);
	const stored = readEnquiries(site).find(({ verdict }) => verdict === "clean");
	const response = await site.request(`/desk/enquiries/${stored?.id}`, {
		method: "POST",
		headers: { Cookie: cookie },
		body: new URLSearchParams({ intent: "note", text: "Called", revision: "0" }),
	});
	expect(response.status).toBe(303);
	await expect.poll(stream.getMarks).toEqual(["0.0", "1.0", "1.1"]);
	expect(stream.getText()).toMatch(/^(data: \d+\.\d+\n\n|:\n\n)+$/);
});

test("it is not compressed, cached or kept back by a proxy", async () => {
	const { response } = await openEvents(site.origin, await signIn(owner));
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "text/event-stream",
		"cache-control": "no-store, no-transform",
		"x-accel-buffering": "no",
	});
	expect(response.headers.get("content-encoding")).toBeNull();
});

test("strangers find nothing there, and HEAD opens nothing", async () => {
	expect((await site.request("/desk/events")).status).toBe(404);
	const headers = { Cookie: await signIn(owner) };
	const response = await site.request("/desk/events", { method: "HEAD", headers });
	expect([response.status, response.headers.get("content-type")]).toEqual([200, null]);
});

test("an open inbox hears at once that a call was cancelled", async () => {
	const id = await saveBeside();
	const startsAt = getNow() + 86_400_000;
	await desk.bookings.book(id, { startsAt, endsAt: startsAt + 1_800_000, zone: null });
	const cookie = await signIn(owner);
	const stream = await openEvents(site.origin, cookie);
	await expect.poll(stream.getMarks).toHaveLength(1);
	const response = await site.request("/desk/bookings", {
		method: "POST",
		headers: { Cookie: cookie },
		body: new URLSearchParams({ intent: "cancel", id, sequence: "0" }),
	});
	expect(response.status).toBe(303);
	// Sooner than the heartbeat.
	await expect.poll(stream.getMarks, { timeout: 5_000 }).toHaveLength(2);
});

test("its heartbeat tells what a command did beside the site, and ends it for who is disabled", async () => {
	const member = await desk.invite("Kabir Rao", "member");
	const [ofMember, ofOwner] = [
		await openEvents(site.origin, await signIn(member)),
		await openEvents(site.origin, await signIn(owner)),
	];
	await expect.poll(ofMember.getMarks).toHaveLength(1);
	await saveBeside();
	await desk.people.setDisabled(member.id, true);
	await expect.poll(ofMember.hasEnded, { timeout: 20_000 }).toBe(true);
	await expect.poll(ofOwner.getMarks).toHaveLength(2);
	// Two heartbeats: longer than the server keeps a silent connection.
	await expect.poll(ofOwner.getText, { timeout: 20_000 }).toMatch(/:\n\n(.*\n)*:\n/);
	expect(ofOwner.hasEnded()).toBe(false);
});

test("a session has ten of them at once, and a closed one makes room", async () => {
	const cookie = await signIn(owner);
	const open = () => openEvents(site.origin, cookie);
	const streams = await Promise.all(Array.from({ length: 10 }, open));
	const { response } = await open();
	expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
	streams[0]?.close();
	await expect.poll(async () => (await open()).response.status).toBe(200);
});

test("a site that stops ends them, and does not wait", async () => {
	const { path, dataDir } = openFolder();
	const settings = { SITE_URL: "http://localhost:3000", DATA_DIR: dataDir };
	const started = startProcess({ cwd: path, settings });
	const origin = await started.origin();
	const own = await openDesk({ dataDir });
	onTestFinished(own.close);
	const cookie = `desk=${await own.signIn(await own.invite("Meera Shah", "owner"))}`;
	const stream = await openEvents(origin, cookie);
	await expect.poll(stream.getMarks).toEqual(["0.0"]);
	started.end("SIGTERM");
	// 1 when responses had to be cut after ten seconds.
	expect(await started.ended).toBe(0);
	expect(stream.hasEnded()).toBe(true);
	expect(started.output.stdout).toMatch(/"kind":"stream","route":"desk","status":200/);
	expect(started.output.stderr).toBe("");
});

test.runIf(findPostgres())("an inbox on one node hears of an enquiry on another", async () => {
	const postgres = await startPostgres();
	onTestFinished(() => postgres.stop());
	const DATABASE_URL = await postgres.createDatabase();
	const nodes = [await startSite({ DATABASE_URL }), await startSite({ DATABASE_URL })] as const;
	const own = await openDesk({ dataDir: "nowhere" }, DATABASE_URL);
	onTestFinished(async () => {
		await own.close();
		for (const node of nodes) await node.stop();
	});
	const cookie = `__Host-desk=${await own.signIn(await own.invite("Meera Shah", "owner"))}`;
	const stream = await openEvents(nodes[0].origin, cookie);
	await expect.poll(stream.getMarks).toEqual(["0.0"]);
	await own.sendEnquiry(nodes[1]);
	await expect.poll(stream.getMarks).toEqual(["0.0", "1.0"]);
});
