import { globSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { startSmallWordpress } from "./small-wordpress.ts";
import { startWatched } from "./watched-site.ts";

const POSTS = 20;
/** Of a post: so large that writing it takes its time. */
const LARGE = 150_000;
const KILLS = 5;

const DAMAGES: ((bytes: Buffer) => Buffer)[] = [
	(bytes) => bytes.subarray(0, bytes.length / 2),
	(bytes) => Buffer.alloc(bytes.length),
	// Another letter, and another version's field.
	(bytes) => bytes.fill("x", 99, 100),
	(bytes) => Buffer.from(bytes.toString().replaceAll('"title"', '"heading"')),
];

/** Kills while posts are written anew, each followed by a start without the CMS; then every file is damaged. */
export async function breakCache(): Promise<void> {
	const cms = await startSmallWordpress(POSTS, LARGE);
	const site = await startWatched(cms.settings);
	const list = () => globSync(`${site.dataDir}/**/*.json*`).toSorted();
	const listWhole = () => list().filter((path) => path.endsWith(".json"));
	const countPosts = () => listWhole().filter((path) => path.includes("/blog/")).length;
	await expect.poll(countPosts, { timeout: 30_000 }).toBeGreaterThan(POSTS);
	await site.expectWell("before");
	// Files have other names until they are whole; a kill leaves them.
	const countUnfinished = () => list().length - listWhole().length;
	for (let at = 0; at < KILLS; at++) {
		const before = countUnfinished();
		cms.change();
		// A moment of writing may be missed: then the kill comes beside it.
		const isWriting = expect.poll(countUnfinished, { timeout: 3_000, interval: 1 });
		await isWriting.toBeGreaterThan(before).catch(() => {});
		await wait(Math.random() * 30);
		await site.node.end("SIGKILL");
		cms.fail();
		await site.node.startAgain();
		await cms.expectPosts(site, "after a kill, without the CMS");
		await site.expectPages("after a kill, without the CMS");
		cms.recover();
	}
	await site.node.end("SIGKILL");
	for (const [at, path] of listWhole().entries())
		writeFileSync(path, DAMAGES[at % DAMAGES.length]?.(readFileSync(path)) ?? "");
	cms.fail();
	await site.node.startAgain();
	await site.expectPages("with damaged files, without the CMS");
	for (const path of [
		"/blog",
		...Array.from({ length: POSTS }, (_, at) => `/blog/small-post-${at}`),
	])
		expect((await site.request(path)).status, `${path} without any sound file`).toBe(503);
	cms.recover();
	await cms.untilShown(site);
	await site.expectNothingLost();
}
