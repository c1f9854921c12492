import { spawn } from "node:child_process";
import { existsSync, openSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished } from "vitest";
import { GOOD, readDeliveries, readForm, readFormKey } from "../../support/enquiries.ts";
import { findFreePort } from "../../support/free-port.ts";
import { startMailServer } from "../../support/mail-server.ts";
import { makeEnvironment, ROOT } from "../../support/project-folder.ts";
import { readHtml } from "../../support/read-html.ts";
import { isShort } from "../../support/short.ts";
import { sendEnquiries } from "../crash/visitors.ts";
import { startSmallWordpress } from "./small-wordpress.ts";
import { makeWatchedFolder, type Sent, startWatched, type WatchedSite } from "./watched-site.ts";

const load = (file: string) => `--import ${pathToFileURL(join(import.meta.dirname, file)).href}`;
const PATIENCE = { timeout: 25_000, interval: 100 };

const DAY_MS = 86_400_000;
/** Nobody reads and fills in the form in less. */
const FILL_MS = 3_500;

/** A day forward and a day back: deliveries, forms, limits, cached pages, the CMS away meanwhile. */
export async function moveClock(): Promise<void> {
	const mail = await startMailServer();
	onTestFinished(mail.stop);
	const cms = await startSmallWordpress(3);
	const site = await startWatched({
		...cms.settings,
		NODE_OPTIONS: load("shift-clock.mjs"),
		SMTP_URL: mail.url,
		RATE_LIMIT_ENQUIRIES: "4/5s",
	});
	const untilDelivered = (when: string) => {
		const states = () => [...new Set(readDeliveries(site).map(({ state }) => state))];
		return expect.poll(states, { message: when, ...PATIENCE }).toEqual(["delivered"]);
	};
	const sendStatus = async (form?: Sent) => (await site.send(form)).status;

	const today = await fillInForm(site);
	await setClock(site, DAY_MS);
	await site.expectPages("a day ahead");
	expect(await sendStatus(today), "with a form of the day before").toBe(303);
	await untilDelivered("with a form of the day before");
	mail.behave = { at: "mail", does: "451 4.3.0 try later" };
	expect(await sendStatus(), "while the mail server refuses").toBe(303);
	const failed = () => readDeliveries(site).filter(({ last_error }) => last_error !== null);
	await expect.poll(failed, PATIENCE).toHaveLength(1);

	const tomorrow = await fillInForm(site);
	await setClock(site, 0);
	mail.behave = "accept";
	await site.expectPages("set back by a day");
	await untilDelivered("set back by a day, with one that waits until tomorrow");
	expect(await sendStatus(tomorrow), "with a form of the day after").toBe(303);
	await untilDelivered("with a form of the day after");

	// Who sent too much is let in again when the limit's time has passed, and not a day later.
	await setClock(site, DAY_MS);
	await expect.poll(() => sendStatus(), { timeout: 5_000, interval: 1 }).toBe(429);
	await setClock(site, 0);
	await expect.poll(() => sendStatus(), PATIENCE).toBe(303);

	cms.change();
	await cms.untilShown(site);
	const failures = cms.fail();
	await setClock(site, DAY_MS);
	await expect.poll(failures, PATIENCE).toBeGreaterThan(0);
	await setClock(site, 0);
	cms.recover();
	cms.change();
	await cms.untilShown(site);
	await site.expectPages("after all");
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

/** As a visitor gets it from the page, and takes the time to fill it in. */
async function fillInForm(site: WatchedSite): Promise<Sent> {
	const page = readHtml((await site.request("/contact")).html);
	const { submissionId = "", formToken = "", ...fields } = readForm(page).fields;
	await wait(FILL_MS);
	return { ...fields, ...GOOD, submissionId, formToken };
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
	const { origin } = site.node;
	const seconds = TIMES * SECONDS;
	const sending = sendEnquiries({ origin, rate: 15, seconds, formKey: readFormKey(site) });
	for (let at = 0; at < TIMES; at++) {
		await wait(PAUSE_MS);
		process.kill(site.node.pid() ?? 0, "SIGUSR2");
		const { code, signal } = await site.node.ended();
		expect([0, "SIGKILL"], "it ends by itself").not.toContain(code ?? signal);
		await site.node.startAgain();
	}
	const taken = (await sending).filter(({ isAcknowledged }) => isAcknowledged);
	site.acknowledged.push(...taken.map(({ submissionId }) => submissionId));
	await site.expectWell("after it");
	await site.expectNothingLost();
}

/** Their lines are more than a pipe or a socket takes. */
const REQUESTS = 3_000;
const AT_ONCE = 50;

/** Whoever reads the log ends, reads nothing, or is a full disk; later the site is asked to stop. */
export async function breakLog(reader: "gone" | "silent" | "full disk"): Promise<void> {
	const folder = makeWatchedFolder();
	const port = await findFreePort();
	const stdout = reader === "full disk" ? openSync("/dev/full", "w") : "pipe";
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", join(ROOT, "scripts/start.ts")],
		{
			cwd: folder.path,
			env: makeEnvironment({ DATA_DIR: folder.dataDir, PORT: String(port) }),
			stdio: ["ignore", stdout, "ignore"],
		},
	);
	onTestFinished(() => {
		child.stdout?.destroy();
		child.kill("SIGKILL");
	});
	const getStatus = async (path: string) => {
		const response = await fetch(`http://127.0.0.1:${port}${path}`);
		await response.arrayBuffer();
		return response.status;
	};
	await expect.poll(() => getStatus("/readyz"), PATIENCE).toBe(200);
	if (reader === "gone") child.stdout?.destroy();
	for (let at = 0; at < REQUESTS; at += AT_ONCE) {
		const paths = Array.from({ length: AT_ONCE }, (_, part) => (part % 2 ? "/" : "/about"));
		const statuses = await Promise.all(paths.map(getStatus));
		expect(new Set(statuses), `of pages ${at} to ${at + AT_ONCE}`).toEqual(new Set([200]));
	}
	child.kill("SIGTERM");
	// The site's own patience with what runs, and some more.
	await expect.poll(() => child.exitCode, { timeout: 15_000 }).toBe(0);
}
