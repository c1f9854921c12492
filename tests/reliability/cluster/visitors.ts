import { setTimeout as wait } from "node:timers/promises";
import { content } from "../../support/addresses.ts";
import { isShownAgain } from "../../support/enquiries.ts";
import type { NodeProcess } from "../crash/node-process.ts";
import { fillIn, send, visitAtRate } from "../crash/visitors.ts";

const PATHS = ["/", "/mumbai", "/services/seo", "/about", "/blog", "/surat/adajan", "/contact"];
/** As long as the site asks for by Retry-After when it has no room. */
const AWAY_MS = 2_000;
/** Of a visitor who asks again as soon as there is a response. */
const PAUSE_MS = 30;

/** Loopback addresses, so that no limit per address is met: 62,500 of each group. */
export const toAddressOf = (group: number) => (at: number) =>
	`127.${group}.${Math.floor(at / 250) % 250}.${1 + (at % 250)}`;

/** Asks for pages, every second one by an address that no cache has; who is told that there is no room asks once more. */
export function sendPages(origin: string, load: { rate: number; seconds: number }) {
	return visitAtRate(load, async (at) => {
		const url = `${origin}${PATHS[at % PATHS.length]}${at % 2 ? `?visit=${at}` : ""}`;
		const from = toAddressOf(20)(at);
		const answer = await send(url, { from });
		if (answer !== 503) return answer;
		await wait(AWAY_MS);
		return send(url, { from });
	});
}

export type Asked = Awaited<ReturnType<typeof visitAgainAndAgain>>[number];

/** Asks one node for pages, where the submission id is empty, and sends it forms in turn, as quickly as it responds. */
export async function visitAgainAndAgain(
	node: NodeProcess,
	formKey: Buffer,
	group: number,
	over: AbortSignal,
) {
	const asked = [];
	for (let turn = 0; !over.aborted; turn++) {
		const submissionId = turn % 2 ? "" : crypto.randomUUID();
		const body = submissionId && fillIn(submissionId, turn, formKey);
		const path = submissionId ? "/contact" : `/search?q=seo+${turn}`;
		const begunAt = performance.now();
		const answer = await send(node.origin + path, { body, from: toAddressOf(group)(turn) });
		const visit = { node, submissionId, answer, isAcknowledged: answer === 303 };
		asked.push({ ...visit, begunAt, endedAt: performance.now() });
		await wait(PAUSE_MS);
	}
	return asked;
}

/** Sends a form; whether it was acknowledged, or came back with every word, e-mail and phone. */
export async function sendForm(origin: string, formKey: Buffer, at: number) {
	const submissionId = crypto.randomUUID();
	const body = new URLSearchParams(fillIn(submissionId, at, formKey));
	// It may wait for a connection and be handed on.
	const signal = AbortSignal.timeout(30_000);
	const init = { method: "POST", body, redirect: "manual", signal } as const;
	const response = await fetch(`${origin}/contact`, init).catch(() => Response.error());
	const { status } = response;
	const html = await response.text().catch(() => "");
	const isKept = status === 503 && isShownAgain(html, Object.fromEntries(body), content.site);
	return { submissionId, status, isKept, isAcknowledged: status === 303 };
}
