import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished } from "vitest";
import { content } from "../../support/addresses.ts";
import { GOOD, isShownAgain, makeAgedForm } from "../../support/enquiries.ts";
import { startNode } from "../../support/node-process.ts";
import { PATIENCE } from "../../support/patience.ts";
import { openFolder } from "../../support/started-process.ts";

/** The longest time in ms for a response, longer than the site's own limit: a slower one is stuck. */
const LONGEST_MS = 20_000;
const PAGES = ["/", "/mumbai", "/services/seo", "/contact"];

/** Starts a built site with a data folder of its own, which is watched while a fault is caused. */
export async function startWatched(
	settings: Record<string, string> = {},
	folder = openFolder(),
	args?: readonly string[],
) {
	const all = { DATA_DIR: folder.dataDir, RATE_LIMIT_ENQUIRIES: "100000/1s", ...settings };
	const node = await startNode(folder.path, all, args);
	onTestFinished(() => node.end("SIGKILL"));
	const acknowledged: string[] = [];

	const request = async (path: string, init: RequestInit = {}) => {
		const signal = AbortSignal.timeout(LONGEST_MS);
		const response = await fetch(node.origin + path, { redirect: "manual", signal, ...init });
		return { status: response.status, html: await response.text() };
	};

	/** Sends a form that was opened so many ms ago. */
	async function send(age = 60_000) {
		const message = `We weave bedsheets in Surat. ${crypto.randomUUID()}`;
		const sent = { ...GOOD, ...makeAgedForm(folder, age), message };
		const answer = await request("/contact", { method: "POST", body: new URLSearchParams(sent) });
		if (answer.status === 303) acknowledged.push(sent.submissionId);
		return { ...answer, isKept: isShownAgain(answer.html, sent, content.site) };
	}

	const expectPages = async (when: string) => {
		for (const path of PAGES) {
			const { status, html } = await request(path);
			expect(status, `${when}: ${path}`).toBe(200);
			expect(html.trimEnd().slice(-7), `${when}: the end of ${path}`).toBe("</html>");
		}
	};

	const expectWell = async (when: string) => {
		await expectPages(when);
		expect((await send()).status, `${when}: an enquiry`).toBe(303);
		expect((await request("/readyz")).status, `${when}: /readyz`).toBe(200);
	};

	/** Ends the site, and expects that what it acknowledged is on the disk, once. */
	const expectNothingLost = async () => {
		await node.end("SIGKILL");
		// It is not opened read-only, so that the journal of a killed site is applied first.
		const database = new DatabaseSync(join(folder.dataDir, "enquiries.sqlite"));
		const rows = database.prepare("select submission_id from enquiries").all();
		database.close();
		const stored = rows.map(({ submission_id }) => String(submission_id));
		expect(acknowledged.length).toBeGreaterThan(0);
		expect(stored).toEqual(expect.arrayContaining(acknowledged));
		expect(new Set(stored).size, "nothing is stored twice").toBe(stored.length);
	};

	return {
		...folder,
		node,
		request,
		send,
		expectPages,
		expectWell,
		expectNothingLost,
		restart: async () => {
			await node.end("SIGKILL");
			await node.startAgain();
		},
		/**
		 * Expects that pages are complete, and that of so many concurrent visitors each gets the input back, with e-mail and
		 * phone.
		 */
		async expectWithoutStore(when: string, visitors = 1): Promise<void> {
			const sending = Promise.all(Array.from({ length: visitors }, () => send()));
			await expectPages(when);
			for (const { status, isKept } of await sending)
				expect({ status, isKept }, `${when}: an enquiry`).toEqual({ status: 503, isKept: true });
			expect((await request("/readyz")).status, `${when}: /readyz`).toBe(503);
		},
		async expectBack(when: string): Promise<void> {
			const readiness = async () => (await request("/readyz")).status;
			const patience = { timeout: 20_000 * PATIENCE, message: when };
			await expect.poll(readiness, patience).toBe(200);
			await expectWell(when);
			await expectNothingLost();
		},
	};
}
