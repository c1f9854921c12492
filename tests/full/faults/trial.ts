import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { content } from "../../support/addresses.ts";
import { GOOD, makeAgedForm, readEnquiries } from "../../support/enquiries.ts";
import { isShownAgain } from "../../support/kept-words.ts";
import { makeProjectFolder, type ProjectFolder } from "../../support/project-folder.ts";
import { startNode } from "../crash/node-process.ts";
import type { Finding } from "./fault.ts";

/** Longer than the site's own limit for one answer, in ms: what takes longer hangs. */
const LONGEST_ANSWER_MS = 20_000;
const PAGES = ["/", "/mumbai", "/services/seo", "/contact"];

/** A built site with a data folder of its own, to which something is done while it is watched. */
export type Trial = Awaited<ReturnType<typeof openTrial>>;

type Settings = Record<string, string>;

const open = new Set<() => Promise<void>>();

/** Ends what a trial that failed has left. */
export async function closeTrials(): Promise<void> {
	for (const close of open) await close();
}

/** `prepare` may do something to the folder before the site first starts, and gives what undoes it at the end. */
export async function openTrial(
	given: Settings | ((folder: ProjectFolder) => Settings) = {},
	prepare: (folder: ProjectFolder) => () => void = () => () => {},
) {
	const folder = makeProjectFolder();
	const undo = prepare(folder);
	const settings = typeof given === "function" ? given(folder) : given;
	const node = await startNode(folder.path, {
		DATA_DIR: folder.dataDir,
		RATE_LIMIT_ENQUIRIES: "100000/1s",
		...settings,
	});
	const close = async () => {
		open.delete(close);
		await node.end("SIGKILL");
		undo();
		folder.remove();
	};
	open.add(close);
	const broken: string[] = [];
	const acknowledged: string[] = [];

	const ask = (path: string, init: RequestInit = {}) =>
		fetch(node.origin + path, {
			redirect: "manual",
			signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
			...init,
		});
	const check = (isKept: boolean, words: string) => {
		if (!isKept) broken.push(words);
	};

	/** Sends a form that a visitor has opened a minute ago, or the one that is given. */
	async function send(when: string, given: Partial<Sent> = {}): Promise<Answered> {
		const sent: Sent = {
			...GOOD,
			...makeAgedForm(folder, 60_000),
			message: `Sent ${when}: we weave bedsheets in Surat. ${crypto.randomUUID()}`,
			...given,
		};
		try {
			const response = await ask("/contact", { method: "POST", body: new URLSearchParams(sent) });
			const html = await response.text();
			if (response.status === 303) acknowledged.push(sent.submissionId);
			return { status: response.status, html, sent };
		} catch (error) {
			check(false, `${when}: a form got no answer (${error})`);
			return { status: 0, html: "", sent };
		}
	}

	return {
		...folder,
		node,
		ask,
		send,
		check,
		/** Each page is whole. */
		async expectPages(when: string): Promise<void> {
			for (const path of PAGES) {
				const told = await ask(path).then(
					async (response) => {
						const isWhole = (await response.text()).trimEnd().endsWith("</html>");
						return `${response.status}${isWhole ? "" : " in parts"}`;
					},
					(error: unknown) => String(error),
				);
				check(told === "200", `${when}: ${path} is answered by ${told}`);
			}
		},
		async expectReady(isReady: boolean, when: string): Promise<void> {
			const status = await ask("/readyz").then((response) => response.status, String);
			check(status === (isReady ? 200 : 503), `${when}: /readyz is ${status}`);
		},
		/** An enquiry is taken, at the latest when the store's own patience is over. */
		async expectTaken(when: string): Promise<void> {
			const { status } = await send(when);
			check(status === 303, `${when}: an enquiry is answered by ${status}`);
		},
		/** An enquiry is not taken, and the visitor keeps every word and is told other ways. */
		expectKept(when: string, { status, html, sent }: Answered): void {
			check(status === 503, `${when}: an enquiry is answered by ${status}`);
			check(
				isShownAgain(html, sent, content.site),
				`${when}: the visitor does not get words, e-mail and phone back`,
			);
		},
		/** What others of the run have seen acknowledged. */
		addAcknowledged(ids: readonly string[]): void {
			acknowledged.push(...ids);
		},
		readStored: () => readEnquiries(folder),
		async startAgain(when: string): Promise<boolean> {
			return node.startAgain().then(
				() => true,
				(error: unknown) => {
					check(false, `${when}: it does not start (${error})`);
					return false;
				},
			);
		},
		/** Ends the site, and compares what it said with what lies on the disk. */
		async finish(did: string): Promise<Finding> {
			await node.end("SIGKILL");
			const rows = existsSync(join(folder.dataDir, "enquiries.sqlite")) ? readSafely(folder) : [];
			const times = Map.groupBy(rows, (row) => String(row.submission_id));
			const lost = acknowledged.filter((id) => !times.has(id)).length;
			await close();
			const twice = [...times.values()].filter(({ length }) => length > 1).length;
			check(lost === 0, `${lost} acknowledged enquiries are lost`);
			check(twice === 0, `${twice} enquiries are stored twice`);
			return { did, acknowledged: acknowledged.length, broken };
		},
	};
}

/** What a visitor's browser sends. */
export type Sent = Record<string, string> & { submissionId: string; formToken: string };

export type Answered = { status: number; html: string; sent: Sent };

/** Not read-only: what a killed site left in its journal is brought in first. */
function readSafely({ dataDir }: ProjectFolder) {
	const database = new DatabaseSync(join(dataDir, "enquiries.sqlite"), { timeout: 10_000 });
	try {
		return database.prepare("select submission_id from enquiries").all();
	} finally {
		database.close();
	}
}

/** Waits for what comes by itself, at most so long; whether it came. */
export async function waitUntil(
	isSo: () => boolean | Promise<boolean>,
	seconds: number,
): Promise<boolean> {
	const giveUpAt = performance.now() + seconds * 1_000;
	while (!(await isSo())) {
		if (performance.now() > giveUpAt) return false;
		await wait(100);
	}
	return true;
}
