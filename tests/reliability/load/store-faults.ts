import { execFileSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished } from "vitest";
import { PATIENCE } from "../../support/patience.ts";
import { openFolder } from "../../support/started-process.ts";
import { startWatched, type WatchedSite } from "./watched-site.ts";

/** A store's journal may have room left for some more. */
const MOST_UNTIL_FULL = 60;
const VISITORS = 8;

export const isRoot = process.getuid?.() === 0;

const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: "pipe" });

/** A file system of 3 MB, filled to the last byte; also at a new start. */
export async function fillDisk(): Promise<void> {
	const folder = openFolder();
	run("mount", "-t", "tmpfs", "-o", "size=3m", "site-test", folder.dataDir);
	onTestFinished(() => void run("umount", "--lazy", folder.dataDir));
	const site = await startWatched({}, folder);
	const filler = join(site.dataDir, "filler");
	await site.expectWell("before");
	run("sh", "-c", `cat /dev/zero > ${filler} || true`);
	for (let at = 0; at < MOST_UNTIL_FULL; at++) if ((await site.send()).status !== 303) break;
	await site.expectWithoutStore("on the full disk");
	await restart(site);
	await site.expectWithoutStore("started anew on the full disk");
	rmSync(filler);
	await expectBack(site, "with room again");
}

/** Nothing in the data folder may be written, also at a new start. Root goes past modes: there it is immutable. */
export async function makeReadOnly(): Promise<void> {
	const site = await startWatched();
	await site.expectWell("before");
	const [program, protect, release] = isRoot ? ["chattr", "+i", "-i"] : ["chmod", "a-w", "u+w"];
	// The -shm file is memory that is shared: who writes into it when it is immutable is ended by the system.
	const files = globSync(`${site.dataDir}/**`).filter((path) => !path.endsWith("-shm"));
	run(program, protect, ...files.toReversed());
	try {
		// What is open stays writable to a user who is not root.
		if (isRoot) await site.expectWithoutStore("while it is read-only");
		await site.expectPages("while it is read-only");
		await restart(site);
		await site.expectWithoutStore("started anew, read-only");
	} finally {
		run(program, release, ...files);
	}
	await expectBack(site, "writable again");
}

/** Another process holds the store, while many send forms at once, and while the site starts anew. */
export async function lockStore(): Promise<void> {
	const site = await startWatched();
	await site.expectWell("before");
	const other = new DatabaseSync(join(site.dataDir, "enquiries.sqlite"));
	other.exec("pragma busy_timeout = 10000; begin exclusive");
	// None may wait for the others' patience to end.
	await site.expectWithoutStore("while it is locked", VISITORS);
	await restart(site);
	await site.expectPages("started anew while it is locked");
	other.exec("rollback");
	other.close();
	await expectBack(site, "after the lock");
}

async function restart({ node }: WatchedSite): Promise<void> {
	await node.end("SIGKILL");
	await node.startAgain();
}

async function expectBack(site: WatchedSite, when: string): Promise<void> {
	const readiness = async () => (await site.request("/readyz")).status;
	const patience = { timeout: 20_000 * PATIENCE, message: when };
	await expect.poll(readiness, patience).toBe(200);
	await site.expectWell(when);
	await site.expectNothingLost();
}
