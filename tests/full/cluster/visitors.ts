import { setTimeout as wait } from "node:timers/promises";
import { content } from "../../support/addresses.ts";
import { isShownAgain } from "../../support/kept-words.ts";
import type { NodeProcess } from "../crash/node-process.ts";
import { type Answer, fillIn, send } from "../crash/visitors.ts";

const PATHS = ["/", "/mumbai", "/services/seo", "/about", "/blog", "/surat/adajan", "/contact"];
/** As long as the site asks for by Retry-After when it has no room. */
const AWAY_MS = 2_000;
/** Of a visitor who asks again as soon as there is a response. */
const PAUSE_MS = 30;
/** As long as a form may wait for a connection and be handed on. */
const FORM_MS = 30_000;

/** Loopback addresses, so that no limit per address is met: 62,500 of each group. */
export const toAddressOf = (group: number) => (at: number) =>
	`127.${group}.${Math.floor(at / 250) % 250}.${1 + (at % 250)}`;

/**
 * Asks for pages at a steady rate, every second one by an address that no cache has. Who is told that there is no
 * room, as on a machine that is busy, comes again once. Gives each last answer.
 */
export async function sendPages(load: {
	origin: string;
	/** Per second. */
	rate: number;
	seconds: number;
}): Promise<Answer[]> {
	const toAddress = toAddressOf(20);
	const begun = performance.now();
	const visit = async (url: string, from: string) => {
		const answer = await send(url, { from });
		if (answer !== 503) return answer;
		await wait(AWAY_MS);
		return send(url, { from });
	};
	const asked: Promise<Answer>[] = [];
	for (let at = 0; at < load.rate * load.seconds; at++) {
		await wait(Math.max(0, begun + (at * 1000) / load.rate - performance.now()));
		const path = `${PATHS[at % PATHS.length]}${at % 2 ? `?visit=${at}` : ""}`;
		asked.push(visit(load.origin + path, toAddress(at)));
	}
	return Promise.all(asked);
}

export type Asked = {
	node: NodeProcess;
	begunAt: number;
	endedAt: number;
	answer: Answer;
	/** Null where it was a page. */
	submissionId: string | null;
};

/** Asks one node for pages and sends it forms in turn, as quickly as it responds. */
export async function visitAgainAndAgain(
	node: NodeProcess,
	formKey: Buffer,
	{ group, over }: { group: number; over: AbortSignal },
): Promise<Asked[]> {
	const asked: Asked[] = [];
	for (let turn = 0; !over.aborted; turn++) {
		const submissionId = turn % 2 ? null : crypto.randomUUID();
		const body = submissionId ? fillIn(submissionId, turn, formKey) : undefined;
		const path = submissionId ? "/contact" : `/search?q=seo+${turn}`;
		const begunAt = performance.now();
		const answer = await send(node.origin + path, { body, from: toAddressOf(group)(turn) });
		asked.push({ node, begunAt, endedAt: performance.now(), answer, submissionId });
		await wait(PAUSE_MS);
	}
	return asked;
}

/** Sends a form; whether it was acknowledged, or came back with every word, e-mail and phone. */
export async function sendForm(origin: string, formKey: Buffer, at: number) {
	const submissionId = crypto.randomUUID();
	const body = new URLSearchParams(fillIn(submissionId, at, formKey));
	const signal = AbortSignal.timeout(FORM_MS);
	const init = { method: "POST", body, redirect: "manual", signal } as const;
	const { status, html } = await fetch(`${origin}/contact`, init).then(
		async (response) => ({ status: response.status, html: await response.text() }),
		() => ({ status: 0, html: "" }),
	);
	const isKept = status === 503 && isShownAgain(html, Object.fromEntries(body), content.site);
	return { submissionId, status, isKept, isAcknowledged: status === 303 };
}
