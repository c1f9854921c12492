import { setTimeout as wait } from "node:timers/promises";
import { content } from "../../support/addresses.ts";
import { isShownAgain } from "../../support/kept-words.ts";
import type { Postgres } from "../../support/postgres.ts";
import { fillIn } from "../crash/visitors.ts";
import type { Cluster } from "./cluster.ts";
import { compareWithStore, type Kept } from "./compare-with-store.ts";
import { sendPages } from "./page-visitors.ts";

const PAGES_PER_S = 50;
/** As long as a form may wait for a connection and be handed on. */
const FORM_MS = 30_000;
const FORM_PAUSE_MS = 250;
const BACK_MS = 30_000;

export type StorelessReport = Kept & {
	pages: number;
	failedPages: number;
	/** Forms that came back with every word, e-mail and phone. */
	keptForms: number;
	/** Forms that came to nothing. */
	failedForms: number;
};

type Form = { submissionId: string; isAcknowledged: boolean; isKept: boolean };

/** PostgreSQL is away for some seconds: pages are served, forms come back with their words or are taken later. */
export async function runStoreless(
	{ origin, stores }: Cluster,
	postgres: Postgres,
	seconds: number,
): Promise<StorelessReport> {
	const formKey = await stores.enquiries.readSecret("form");
	const forms: Form[] = [];
	const sendForm = async () => {
		forms.push(await fill(origin, formKey, forms.length));
	};
	await postgres.kill();
	const isOver = new AbortController();
	const asking = sendPages({ origin, rate: PAGES_PER_S, seconds });
	const filling = (async () => {
		const running: Promise<void>[] = [];
		while (!isOver.signal.aborted) {
			running.push(sendForm());
			await wait(FORM_PAUSE_MS);
		}
		await Promise.all(running);
	})();
	const { answers: pages } = await asking;
	await postgres.start();
	isOver.abort();
	await filling;
	const giveUpAt = performance.now() + BACK_MS;
	while (!forms.at(-1)?.isAcknowledged && performance.now() < giveUpAt) await sendForm();
	if (!forms.at(-1)?.isAcknowledged)
		throw new Error("Forms are not taken although PostgreSQL is back");
	return {
		...(await compareWithStore(stores, forms)),
		pages: pages.length,
		failedPages: pages.filter((answer) => answer !== 200).length,
		keptForms: forms.filter(({ isKept }) => isKept).length,
		failedForms: forms.filter(({ isKept, isAcknowledged }) => !isKept && !isAcknowledged).length,
	};
}

async function fill(origin: string, formKey: Buffer, at: number): Promise<Form> {
	const submissionId = crypto.randomUUID();
	const body = fillIn(submissionId, at, formKey);
	try {
		const response = await fetch(`${origin}/contact`, {
			method: "POST",
			body,
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			redirect: "manual",
			signal: AbortSignal.timeout(FORM_MS),
		});
		const html = await response.text();
		const sent = Object.fromEntries(new URLSearchParams(body));
		const isKept = response.status === 503 && isShownAgain(html, sent, content.site);
		return { submissionId, isAcknowledged: response.status === 303, isKept };
	} catch {
		return { submissionId, isAcknowledged: false, isKept: false };
	}
}
