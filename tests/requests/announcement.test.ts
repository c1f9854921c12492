import { beforeAll, expect, test } from "vitest";
import { getNow } from "#app/platform/clock.ts";
import { addDays, toDay, toDayStart } from "#app/platform/dates.server.ts";
import { editFile } from "../support/copied-content.ts";
import { type NodeProcess, START_AT_TEST_CLOCK, startNode } from "../support/node-process.ts";
import { createProjectFolder } from "../support/project-folder.ts";

const TEXT = "We are closed on Friday";
const MINUTE = 60_000;

let site: NodeProcess;
const today = toDay(getNow());

beforeAll(async () => {
	const folder = createProjectFolder({ ownContent: true });
	const announcement = { text: TEXT, link: "/contact", until: today };
	editFile(folder.path, "content/site.yaml", ["announcement"], announcement);
	site = await startNode(folder.path, { DATA_DIR: folder.dataDir }, START_AT_TEST_CLOCK);
	return async () => {
		await site.end("SIGTERM");
		folder.remove();
	};
});

async function get(path: string) {
	const response = await fetch(site.origin + path);
	const cacheControl = response.headers.get("Cache-Control");
	const [line] =
		(await response.text()).match(/<aside aria-label="Announcement".*?<\/aside>/) ?? [];
	return { cacheControl, line, etag: response.headers.get("ETag") };
}

test("an announcement stands on each page and in every cache until its day is over, and then on none", async () => {
	const left = Date.parse(toDayStart(addDays(today, 1))) - getNow();
	const before = await get("/");
	expect(before.line).toMatch(new RegExp(`<a [^>]*href="/contact"[^>]*>${TEXT}</a>`));
	expect((await get("/contact")).line).toContain(TEXT);
	expect((await get("/nowhere")).line).toContain(TEXT);
	expect(before.cacheControl).toContain("s-maxage=60");
	await site.moveClock(left - 5 * MINUTE);
	const ending = await get("/");
	expect(ending.line).toBe(before.line);
	expect(ending.cacheControl).toBe("public, max-age=0, must-revalidate");
	await site.moveClock(left + MINUTE);
	const after = await get("/");
	expect(after.line).toBeUndefined();
	expect(after.cacheControl).toBe(before.cacheControl);
	expect(after.etag).not.toBe(before.etag);
	expect((await get("/contact")).line).toBeUndefined();
});
