import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { readDeliveries } from "../../support/enquiries.ts";
import { isShort } from "../../support/is-short.ts";
import { listEnquiries } from "../../support/list-enquiries.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { createNewEnquiry } from "../../support/new-enquiry.ts";
import { START_AT_TEST_CLOCK, spawnNode } from "../../support/node-process.ts";
import { writeOldStore } from "../../support/old-store.ts";
import { PATIENCE } from "../../support/patience.ts";
import { ROOT } from "../../support/project-folder.ts";
import { openFolder } from "../../support/started-process.ts";
import { startWatched } from "./watched-site.ts";

const DAY_MS = 86_400_000;
const LONG = { timeout: 20_000 * PATIENCE };
const isRoot = process.getuid?.() === 0;
if (!isRoot) console.log("The full disk is left out: only root can mount one.");

describe("the site serves its pages and loses no enquiry, during and after", {
	timeout: 120_000 * PATIENCE,
}, () => {
	test.runIf(isRoot)("a full disk and one that is read-only, also at a new start", async () => {
		const run = (program: string, ...args: string[]) =>
			execFileSync(program, args, { stdio: "pipe" });
		const folder = openFolder();
		run("mount", "-t", "tmpfs", "-o", "size=3m", "site-test", folder.dataDir);
		onTestFinished(() => void run("umount", "--lazy", folder.dataDir));
		const site = await startWatched({}, folder);
		const filler = join(site.dataDir, "filler");
		await site.expectWell("before");
		run("sh", "-c", `cat /dev/zero > ${filler} || true`);
		// The store's journal may have space left for some more.
		while ((await site.send()).status === 303);
		await site.expectWithoutStore("on the full disk");
		await site.restart();
		await site.expectWithoutStore("started anew on the full disk");
		await site.node.end("SIGKILL");
		rmSync(filler);
		run("mount", "-o", "remount,ro", folder.dataDir);
		await site.node.startAgain();
		await site.expectWithoutStore("started on a read-only disk");
		run("mount", "-o", "remount,rw", folder.dataDir);
		await site.expectBack("writable again");
	});

	test("a store that another process locks, also at a new start", async () => {
		const site = await startWatched();
		await site.expectWell("before");
		const other = new DatabaseSync(join(site.dataDir, "enquiries.sqlite"));
		other.exec("pragma busy_timeout = 10000; begin exclusive");
		// Several wait at once, and none may wait until the time-outs of the others are over.
		await site.expectWithoutStore("while it is locked", 8);
		await site.restart();
		await site.expectPages("started anew while it is locked");
		other.exec("rollback");
		other.close();
		await site.expectBack("after the lock");
	});

	test("a clock that jumps a day ahead and back: deliveries, forms and limits", async () => {
		const mail = await startMailServer();
		onTestFinished(mail.stop);
		// The visitors' own clock is the system's, without a shift.
		const settings = { TEST_CLOCK_SHIFT: "0", SMTP_URL: mail.url, RATE_LIMIT_ENQUIRIES: "4/5s" };
		const site = await startWatched(settings, openFolder(), START_AT_TEST_CLOCK);
		const { moveClock } = site.node;
		const untilDelivered = (when: string) => {
			const states = () => [...new Set(readDeliveries(site).map(({ state }) => state))];
			return expect.poll(states, { message: when, ...LONG }).toEqual(["delivered"]);
		};
		const sendStatus = async (age?: number) => (await site.send(age)).status;

		await moveClock(DAY_MS);
		await site.expectPages("a day ahead");
		expect(await sendStatus(), "with a form of the day before").toBe(303);
		await untilDelivered("with a form of the day before");
		mail.behave = { at: "mail", does: "451 4.3.0 try later" };
		expect(await sendStatus(), "while the mail server rejects").toBe(303);
		const failed = () => readDeliveries(site).filter(({ last_error }) => last_error !== null);
		await expect.poll(failed, LONG).toHaveLength(1);

		await moveClock(0);
		mail.behave = "accept";
		await untilDelivered("set back by a day, with one that waits until tomorrow");
		expect(await sendStatus(-DAY_MS), "with a form of the day after").toBe(303);
		await untilDelivered("with a form of the day after");

		// A limited sender is admitted again when the limit's time has passed, and not a day later.
		await moveClock(DAY_MS);
		await expect.poll(() => sendStatus(), { ...LONG, interval: 1 }).toBe(429);
		await moveClock(0);
		await expect.poll(() => sendStatus(), LONG).toBe(303);
		expect((await site.request("/readyz")).status, "/readyz after all").toBe(200);
		await site.expectNothingLost();
	});

	test("a heap that is full while visitors send, and a new start", async () => {
		const eater = join(openFolder().path, "eat-memory.mjs");
		writeFileSync(eater, EAT_MEMORY);
		const site = await startWatched({
			NODE_OPTIONS: `--max-old-space-size=96 --import ${pathToFileURL(eater).href}`,
		});
		await site.expectWell("before");
		const { node } = site;
		const sending = Array.from({ length: 20 }, () => site.send().catch(() => null));
		process.kill(node.pid() ?? 0, "SIGUSR2");
		expect([0, "SIGKILL"], "it ends by itself").not.toContain(await node.ended());
		await Promise.all(sending);
		await node.startAgain();
		await site.expectWell("after it");
		await site.expectNothingLost();
	});

	test("kill -9 during a migration: later and later, until it is done before", async () => {
		for (let after = 10, isDone = false; !isDone; after *= isShort ? 3 : 1.5) {
			const { dataDir } = openFolder();
			const old = await writeOldStore(dataDir, OLD_ENQUIRIES);
			isDone = await migrateAndKill(dataDir, after);
			if (after === 10) expect(isDone, "done before the first kill").toBe(false);
			const settings = { DATA_DIR: dataDir, DATABASE_URL: undefined };
			const { database, enquiries } = await openStores(settings);
			const added = createNewEnquiry();
			await enquiries.save(added, ["email"]);
			const stored = (await listEnquiries(enquiries)).map(({ submissionId }) => submissionId);
			await database.close();
			const wanted = [...old, added.submissionId].toSorted();
			expect(stored.toSorted(), `killed after ${after} ms`).toEqual(wanted);
		}
	});

	test("a log that nobody reads, also at its end", async () => {
		const { child, origin: findOrigin } = spawnNode({ cwd: openFolder().path });
		onTestFinished(() => void child.kill("SIGKILL"));
		const origin = await findOrigin();
		child.stdout?.pause();
		const getStatus = async () => {
			const response = await fetch(`${origin}/about`);
			await response.arrayBuffer();
			return response.status;
		};
		// The log lines are more than a pipe or a socket buffers.
		for (let at = 0; at < 3_000; at += 50) {
			const statuses = await Promise.all(Array.from({ length: 50 }, getStatus));
			expect(new Set(statuses), `of pages from ${at} on`).toEqual(new Set([200]));
		}
		child.kill("SIGTERM");
		const [code] = await once(child, "exit");
		expect(code).toBe(0);
	});
});

/** A module that is loaded into the site before its own code: at SIGUSR2 it fills the heap until the process ends. */
const EAT_MEMORY = `process.on("SIGUSR2", () => {
	const eaten = [];
	for (;;) eaten.push(Array.from({ length: 10000 }, () => ({ eaten })));
});`;

/** The number of old enquiries, so many that their migration takes some time. */
const OLD_ENQUIRIES = 3_000;

/** A program that opens the store as the site does at its start, and writes a word before and after. */
const OPEN = `
	const { loadRegion } = await import("./app/content/load.ts");
	const { setRegion } = await import("./app/platform/region.ts");
	const { openStores } = await import("./app/enquiries/open-stores.ts");
	setRegion(loadRegion);
	process.stdout.write("begun");
	await openStores({ DATA_DIR: process.env.DATA_DIR });
	process.stdout.write("done");
`;

/** Kills the program so many ms after its start. Returns whether it was done before. */
async function migrateAndKill(dataDir: string, after: number): Promise<boolean> {
	const { child, ended } = spawnNode({
		cwd: ROOT,
		settings: { DATA_DIR: dataDir },
		args: ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", OPEN],
	});
	if (!child.stdout) throw new Error("it has no output");
	await once(child.stdout, "data");
	const done = once(child.stdout, "data").then(() => true);
	const isDone = await Promise.race([done, wait(after, false), ended.then(() => false)]);
	child.kill("SIGKILL");
	await ended;
	return isDone;
}
