import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openEvents } from "../support/event-stream.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { openDesk } from "../support/seeded-desk.ts";
import { startSite } from "../support/site.ts";

/** What no page may tell. */
const DETAILS = /ECONN|127\.0\.0\.1|terminat|no such table|SQLITE|\.tsx?:|node:/i;

async function openSite(DATABASE_URL?: string) {
	const site = await startSite(DATABASE_URL ? { DATABASE_URL } : {});
	const desk = await openDesk(site, DATABASE_URL);
	onTestFinished(async () => {
		await desk.close();
		await site.stop();
	});
	const owner = await desk.invite("Meera Shah", "owner");
	const Cookie = `__Host-desk=${await desk.signIn(owner)}`;
	const [id = ""] = await desk.seed(owner);
	return {
		site,
		desk,
		Cookie,
		path: `/desk/enquiries/${id}`,
		get: (path: string, cookie = Cookie) => site.request(path, { headers: { Cookie: cookie } }),
	};
}

test.runIf(findPostgres())(
	"while the store is away the desk says so and gives the words back; strangers see nothing of it",
	async () => {
		const postgres = await startPostgres();
		onTestFinished(() => postgres.stop());
		const { site, desk, get, path, Cookie } = await openSite(await postgres.createDatabase());
		expect((await get("/desk")).status).toBe(200);
		const stream = await openEvents(site.origin, Cookie);
		await postgres.kill();

		const inbox = await get("/desk");
		expect([inbox.status, inbox.headers.get("retry-after")]).toEqual([503, "30"]);
		const page = await inbox.text();
		expect(page).toContain("cannot be reached now");
		expect(page).not.toMatch(DETAILS);
		const sent = await site.request(path, {
			method: "POST",
			headers: { Cookie },
			body: new URLSearchParams({ intent: "note", text: "Three <lines> of it", revision: "0" }),
		});
		expect(sent.status).toBe(503);
		expect(await sent.text()).toContain("Three &lt;lines&gt; of it</textarea>");

		for (const hidden of ["/desk", path]) expect((await get(hidden, "")).status, hidden).toBe(404);
		expect((await get("/desk/sign-in", "")).status).toBe(200);
		expect(await site.takeErrors()).toContain("A request of the desk could not be answered");

		await postgres.start();
		await expect.poll(async () => (await get("/desk")).status).toBe(200);
		await desk.sendEnquiry(site);
		await expect.poll(stream.getMarks, { timeout: 20_000 }).toContain("6.2");
	},
);

test("a fault of the desk itself is told in words, and without details", async () => {
	const { site, get, path } = await openSite();
	expect((await get(path)).status).toBe(200);
	const store = new DatabaseSync(join(site.dataDir, "enquiries.sqlite"));
	store.exec("pragma busy_timeout = 5000; drop table enquiry_events");
	store.close();
	const response = await get(path);
	expect([response.status, response.headers.get("retry-after")]).toEqual([500, null]);
	const page = await response.text();
	expect(page).toContain("Something went wrong on our side");
	expect(page).not.toMatch(DETAILS);
	expect(await site.takeErrors()).toContain("no such table");
});
