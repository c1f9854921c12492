import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished } from "vitest";
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

/** A day forward and a day back: deliveries, forms and limits. The visitors' clock goes on as it was. */
export async function moveClock(): Promise<void> {
	const mail = await startMailServer();
	onTestFinished(mail.stop);
	// With the visitors' own clock: no shift.
	const settings = { TEST_CLOCK_SHIFT: "0", SMTP_URL: mail.url, RATE_LIMIT_ENQUIRIES: "4/5s" };
	const site = await startWatched(settings, openFolder(), START_AT_TEST_CLOCK);
	const { moveClock: setAhead } = site.node;
	const untilDelivered = (when: string) => {
		const states = () => [...new Set(readDeliveries(site).map(({ state }) => state))];
		return expect.poll(states, { message: when, ...LONG }).toEqual(["delivered"]);
	};
	const sendStatus = async (age?: number) => (await site.send(age)).status;

	await setAhead(DAY_MS);
	await site.expectPages("a day ahead");
	expect(await sendStatus(), "with a form of the day before").toBe(303);
	await untilDelivered("with a form of the day before");
	mail.behave = { at: "mail", does: "451 4.3.0 try later" };
	expect(await sendStatus(), "while the mail server refuses").toBe(303);
	const failed = () => readDeliveries(site).filter(({ last_error }) => last_error !== null);
	await expect.poll(failed, LONG).toHaveLength(1);

	await setAhead(0);
	mail.behave = "accept";
	await site.expectPages("set back by a day");
	await untilDelivered("set back by a day, with one that waits until tomorrow");
	expect(await sendStatus(-DAY_MS), "with a form of the day after").toBe(303);
	await untilDelivered("with a form of the day after");

	// Who sent too much is let in again when the limit's time has passed, and not a day later.
	await setAhead(DAY_MS);
	await expect.poll(() => sendStatus(), { ...LONG, interval: 1 }).toBe(429);
	await setAhead(0);
	await expect.poll(() => sendStatus(), LONG).toBe(303);
	expect((await site.request("/readyz")).status, "/readyz after all").toBe(200);
	await site.expectNothingLost();
}

/** Loaded into the site before its own code: at SIGUSR2 it fills the heap until the process ends. */
const EAT_MEMORY = `process.on("SIGUSR2", () => {
	const eaten = [];
	for (;;) eaten.push(Array.from({ length: 10000 }, () => ({ eaten })));
});`;

/** The heap is full while visitors send, and whoever watches the site starts it anew. */
export async function fillHeap(): Promise<void> {
	const { path } = openFolder();
	const eater = join(path, "eat-memory.mjs");
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
}

/** Their lines are more than a pipe or a socket takes. */
const REQUESTS = 3_000;
const AT_ONCE = 50;

/** Nobody reads the log any more; then the site is asked to stop. */
export async function breakLog(): Promise<void> {
	const { path: cwd } = openFolder();
	const { child, origin: findOrigin } = spawnNode({ cwd });
	onTestFinished(() => void child.kill("SIGKILL"));
	const origin = await findOrigin();
	child.stdout?.pause();
	const getStatus = async (address: string) => {
		const response = await fetch(origin + address);
		await response.arrayBuffer();
		return response.status;
	};
	for (let at = 0; at < REQUESTS; at += AT_ONCE) {
		const addresses = Array.from({ length: AT_ONCE }, (_, part) => (part % 2 ? "/" : "/about"));
		const statuses = await Promise.all(addresses.map(getStatus));
		expect(new Set(statuses), `of pages ${at} to ${at + AT_ONCE}`).toEqual(new Set([200]));
	}
	const ended = once(child, "exit");
	child.kill("SIGTERM");
	expect(await ended).toEqual([0, null]);
}

/** So many that moving them takes some time. */
const OLD_ENQUIRIES = 3_000;
/** How much later each kill comes than the one before. */
const FACTOR = isShort ? 3 : 1.5;

/** Opens the store as the site does at its start, and says so before and after. */
const OPEN = `
	const { openStores } = await import("./app/enquiries/open-stores.ts");
	process.stdout.write("begun");
	await openStores({ DATA_DIR: process.env.DATA_DIR });
	process.stdout.write("done");
`;

/** Kills later and later, until the migration is done before; then the store opens each time, and nothing is lost. */
export async function killInMigration(): Promise<void> {
	for (let after = 10, isDone = false; !isDone; after *= FACTOR) {
		const { dataDir } = openFolder();
		const old = writeOldStore(dataDir, OLD_ENQUIRIES);
		isDone = await openAndKill(dataDir, after);
		if (after === 10) expect(isDone, "done before the first kill").toBe(false);
		const { database, enquiries } = await openStores({
			DATA_DIR: dataDir,
			DATABASE_URL: undefined,
		});
		const added = createNewEnquiry();
		await enquiries.save(added, ["email"]);
		const stored = (await listEnquiries(enquiries)).map(({ submissionId }) => submissionId);
		await database.close();
		const wanted = [...old, added.submissionId].toSorted();
		expect(stored.toSorted(), `killed after ${after} ms`).toEqual(wanted);
	}
}

/** Kills it so many ms after it has begun; whether it was done before. */
async function openAndKill(dataDir: string, after: number): Promise<boolean> {
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
