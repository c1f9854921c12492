import { spawn } from "node:child_process";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished } from "vitest";
import { readDeliveries, readFormKey } from "../../support/enquiries.ts";
import { isShort } from "../../support/is-short.ts";
import { findFreePort } from "../../support/listen.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { buildEnvironment, START } from "../../support/project-folder.ts";
import { openFolder } from "../../support/started-process.ts";
import { sendEnquiries } from "../crash/visitors.ts";
import { startWatched, type WatchedSite } from "./watched-site.ts";

const load = (file: string) => `--import ${pathToFileURL(join(import.meta.dirname, file)).href}`;
const PATIENCE = { timeout: 25_000, interval: 100 };
const DAY_MS = 86_400_000;

/** A day forward and a day back: deliveries, forms and limits. The visitors' clock goes on as it was. */
export async function moveClock(): Promise<void> {
	const mail = await startMailServer();
	onTestFinished(mail.stop);
	const site = await startWatched({
		NODE_OPTIONS: load("shift-clock.mjs"),
		SMTP_URL: mail.url,
		RATE_LIMIT_ENQUIRIES: "4/5s",
	});
	const untilDelivered = (when: string) => {
		const states = () => [...new Set(readDeliveries(site).map(({ state }) => state))];
		return expect.poll(states, { message: when, ...PATIENCE }).toEqual(["delivered"]);
	};
	const sendStatus = async (age?: number) => (await site.send(age)).status;

	await setClock(site, DAY_MS);
	await site.expectPages("a day ahead");
	expect(await sendStatus(), "with a form of the day before").toBe(303);
	await untilDelivered("with a form of the day before");
	mail.behave = { at: "mail", does: "451 4.3.0 try later" };
	expect(await sendStatus(), "while the mail server refuses").toBe(303);
	const failed = () => readDeliveries(site).filter(({ last_error }) => last_error !== null);
	await expect.poll(failed, PATIENCE).toHaveLength(1);

	await setClock(site, 0);
	mail.behave = "accept";
	await site.expectPages("set back by a day");
	await untilDelivered("set back by a day, with one that waits until tomorrow");
	expect(await sendStatus(-DAY_MS), "with a form of the day after").toBe(303);
	await untilDelivered("with a form of the day after");

	// Who sent too much is let in again when the limit's time has passed, and not a day later.
	await setClock(site, DAY_MS);
	await expect.poll(() => sendStatus(), { timeout: 5_000, interval: 1 }).toBe(429);
	await setClock(site, 0);
	await expect.poll(() => sendStatus(), PATIENCE).toBe(303);
	expect((await site.request("/readyz")).status, "/readyz after all").toBe(200);
	await site.expectNothingLost();
}

/** In one step, so that the site never reads half of it. The site takes the file away once it has read it. */
async function setClock({ path }: WatchedSite, shift: number): Promise<void> {
	const file = join(path, "clock.txt");
	writeFileSync(`${file}.new`, String(shift));
	renameSync(`${file}.new`, file);
	await expect.poll(() => existsSync(file), PATIENCE).toBe(false);
}

const HEAP_MB = 96;
const TIMES = isShort ? 1 : 3;
/** As long as one time takes, with the new start. */
const SECONDS = 4.5;
const PAUSE_MS = 1_500;

/** The heap is full again and again while visitors send, and whoever watches the site starts it anew. */
export async function fillHeap(): Promise<void> {
	const site = await startWatched({
		NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} ${load("eat-memory.mjs")}`,
	});
	const { node, acknowledged } = site;
	const seconds = TIMES * SECONDS;
	const sending = sendEnquiries({ ...node, rate: 15, seconds, formKey: readFormKey(site) });
	for (let at = 0; at < TIMES; at++) {
		await wait(PAUSE_MS);
		process.kill(node.pid() ?? 0, "SIGUSR2");
		expect([0, "SIGKILL"], "it ends by itself").not.toContain(await node.ended());
		await node.startAgain();
	}
	const taken = (await sending).filter(({ isAcknowledged }) => isAcknowledged);
	acknowledged.push(...taken.map(({ submissionId }) => submissionId));
	await site.expectWell("after it");
	await site.expectNothingLost();
}

/** Their lines are more than a pipe or a socket takes. */
const REQUESTS = 3_000;
const AT_ONCE = 50;

/** The log goes to a pipe that nobody reads, or to a descriptor; later the site is asked to stop. */
export async function breakLog(stdout: "pipe" | number): Promise<void> {
	const { path: cwd, dataDir } = openFolder();
	const port = await findFreePort();
	const env = buildEnvironment({ DATA_DIR: dataDir, PORT: String(port) });
	const child = spawn(process.execPath, START, { cwd, env, stdio: ["ignore", stdout, "ignore"] });
	onTestFinished(() => {
		child.stdout?.destroy();
		child.kill("SIGKILL");
	});
	const getStatus = async (address: string) => {
		const response = await fetch(`http://127.0.0.1:${port}${address}`);
		await response.arrayBuffer();
		return response.status;
	};
	await expect.poll(() => getStatus("/readyz"), PATIENCE).toBe(200);
	for (let at = 0; at < REQUESTS; at += AT_ONCE) {
		const addresses = Array.from({ length: AT_ONCE }, (_, part) => (part % 2 ? "/" : "/about"));
		const statuses = await Promise.all(addresses.map(getStatus));
		expect(new Set(statuses), `of pages ${at} to ${at + AT_ONCE}`).toEqual(new Set([200]));
	}
	child.kill("SIGTERM");
	// The site's own patience with what runs, and some more.
	await expect.poll(() => child.exitCode, { timeout: 15_000 }).toBe(0);
}
