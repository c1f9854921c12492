import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { GOOD, readDeliveries, readForm } from "../../support/enquiries.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { readHtml } from "../../support/read-html.ts";
import { expectPosts } from "./cms.ts";
import type { Fault } from "./fault.ts";
import { startSmallWordpress } from "./small-wordpress.ts";
import { openTrial, type Sent, type Trial, waitUntil } from "./trial.ts";

const DAY_MS = 86_400_000;
const SHIFTER = pathToFileURL(join(import.meta.dirname, "shift-clock.mjs")).href;
/** Nobody reads and fills in the form in less. */
const FILL_MS = 3_500;
/** Until the site has seen the file, and some more. */
const SEEN_MS = 300;

export const clockJumps: Fault = {
	name: "clock jump",
	isSample: true,
	run: async () => {
		const mail = await startMailServer();
		const cms = await startSmallWordpress(3);
		try {
			let file = "";
			const settings = {
				NODE_OPTIONS: `--import ${SHIFTER}`,
				CONTENT_API_URL: cms.base,
				BLOG_TTL: "1s",
				SMTP_URL: mail.url,
				RATE_LIMIT_ENQUIRIES: "4/5s",
			};
			const trial = await openTrial((folder) => {
				file = join(folder.path, "clock.txt");
				writeFileSync(file, "0");
				return { ...settings, CLOCK_FILE: file };
			});
			/** In one step, so that the site never reads half of it. */
			const set = async (ms: number) => {
				writeFileSync(`${file}.new`, String(ms));
				renameSync(`${file}.new`, file);
				await wait(SEEN_MS);
			};
			await jumpForward(trial, mail, set);
			await jumpBack(trial, mail, set);
			await expectLimitToEnd(trial, set);
			cms.change();
			await expectBlogToMove(trial, cms.path, 2);
			cms.isHealthy(false, (request) => void request.destroy());
			await set(DAY_MS);
			await wait(2_500);
			await set(0);
			cms.isHealthy(true);
			cms.change();
			await expectBlogToMove(trial, cms.path, 3);
			await expectPosts(trial, cms.path, "after all");
			await trial.expectPages("after all");
			await trial.expectReady(true, "after all");
			return await trial.finish(
				"a day forward and a day back: deliveries, forms, limits, kept pages, the CMS away meanwhile",
			);
		} finally {
			await Promise.all([mail.stop(), cms.stop()]);
		}
	},
};

type SetClock = (ms: number) => Promise<void>;

/** As a visitor gets it from the page. */
async function openForm(trial: Trial): Promise<Sent> {
	const page = readHtml(await (await trial.ask("/contact")).text());
	const { submissionId = "", formToken = "", ...fields } = readForm(page).fields;
	const message = `Sent about a jump of the clock. ${crypto.randomUUID()}`;
	return { ...fields, ...GOOD, message, submissionId, formToken };
}

async function expectDelivered(trial: Trial, sent: Sent, when: string): Promise<void> {
	const { status } = await trial.send(when, sent);
	trial.check(status === 303, `${when}: an enquiry is answered by ${status}`);
	await expectAllDelivered(trial, when);
}

/** Nothing is held as a machine's, and nothing waits for a time that has not come. */
async function expectAllDelivered(trial: Trial, when: string): Promise<void> {
	const isDone = () => readDeliveries(trial).every(({ state }) => state === "delivered");
	if (await waitUntil(isDone, 25)) return;
	const left = readDeliveries(trial).filter(({ state }) => state !== "delivered");
	trial.check(false, `${when}: ${left.length} are ${left.map(({ state }) => state).join(", ")}`);
}

async function jumpForward(trial: Trial, mail: MailServer, set: SetClock): Promise<void> {
	const form = await openForm(trial);
	await wait(FILL_MS);
	await set(DAY_MS);
	await trial.expectPages("a day ahead");
	await expectDelivered(trial, form, "with a form of the day before");
	mail.behave = { at: "mail", does: "451 4.3.0 try later" };
	await trial.expectTaken("a day ahead, with a mail server that refuses");
	const isRefused = () => readDeliveries(trial).some(({ last_error }) => last_error !== null);
	trial.check(await waitUntil(isRefused, 10), "a day ahead: the mail server is never asked");
}

async function jumpBack(trial: Trial, mail: MailServer, set: SetClock): Promise<void> {
	const form = await openForm(trial);
	await wait(FILL_MS);
	await set(0);
	mail.behave = "accept";
	await trial.expectPages("set back by a day");
	await expectAllDelivered(trial, "set back by a day, with one that waits until tomorrow");
	await expectDelivered(trial, form, "with a form of the day after");
}

/** Who sent too much is let in again when the limit's time has passed, and not a day later. */
async function expectLimitToEnd(trial: Trial, set: SetClock): Promise<void> {
	await set(DAY_MS);
	let status = 303;
	for (let at = 0; at < 6 && status === 303; at++)
		({ status } = await trial.send("until the limit"));
	trial.check(status === 429, `beyond the limit an enquiry is answered by ${status}`);
	await set(0);
	const isTaken = async () => (await trial.send("after the limit")).status === 303;
	trial.check(await waitUntil(isTaken, 20), "set back by a day: the limit does not end");
}

async function expectBlogToMove(trial: Trial, path: string, version: number): Promise<void> {
	const isNew = async () =>
		(await (await trial.ask(path)).text()).includes(`Words of version ${version}.`);
	trial.check(await waitUntil(isNew, 20), `a changed post (${version}) is not shown`);
}
