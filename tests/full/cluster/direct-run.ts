import { setTimeout as wait } from "node:timers/promises";
import type { NodeProcess } from "../crash/node-process.ts";
import { type Answer, fillIn, send } from "../crash/visitors.ts";
import type { Cluster } from "./cluster.ts";
import { compareWithStore, type Kept } from "./compare-with-store.ts";
import { type Ending, endInTurn } from "./end-in-turn.ts";
import { toAddressOf } from "./page-visitors.ts";

/** Visitors of each node, who ask again as soon as they are answered. */
const VISITORS = 6;
const PAUSE_MS = 30;

type Asked = {
	node: number;
	begunAt: number;
	endedAt: number;
	answer: Answer;
	/** Null where it was a page. */
	submissionId: string | null;
};

export type DirectReport = Kept & {
	kills: number;
	requests: number;
	/** Requests that the killed nodes had in hand, and how many of them failed. */
	inFlight: number;
	failedInFlight: number;
	/** Taken and not answered, or answered wrongly, without a kill of their node. */
	failedElsewhere: number;
	/** Nobody listened although the node was not away. */
	refusedElsewhere: number;
};

/** Visitors ask each node itself while they are killed in turn. */
export async function runDirect(
	{ nodes, stores }: Cluster,
	plan: { every: number; times: number },
): Promise<DirectReport> {
	const formKey = await stores.enquiries.readSecret("form");
	const isOver = new AbortController();
	const visiting = nodes.flatMap((node, at) =>
		Array.from({ length: VISITORS }, (_, visitor) =>
			visit({ node, at, visitor, formKey, over: isOver.signal }),
		),
	);
	const endings = await endInTurn(nodes, plan);
	await wait(PAUSE_MS);
	isOver.abort();
	const asked = (await Promise.all(visiting)).flat();
	const forms = asked.flatMap(({ submissionId, answer }) =>
		submissionId ? [{ submissionId, isAcknowledged: answer === 303 }] : [],
	);
	return { ...(await compareWithStore(stores, forms)), ...judge(asked, endings) };
}

type Visit = {
	node: NodeProcess;
	at: number;
	visitor: number;
	formKey: Buffer;
	over: AbortSignal;
};

async function visit({ node, at, visitor, formKey, over }: Visit): Promise<Asked[]> {
	const asked: Asked[] = [];
	const toAddress = toAddressOf(30 + at * VISITORS + visitor);
	for (let turn = 0; !over.aborted; turn++) {
		const submissionId = turn % 2 ? null : crypto.randomUUID();
		const body = submissionId ? fillIn(submissionId, turn, formKey) : undefined;
		const path = submissionId ? "/contact" : `/search?q=seo+${turn}`;
		const begunAt = performance.now();
		const answer = await send(node.origin + path, { body, from: toAddress(turn) });
		asked.push({ node: at, begunAt, endedAt: performance.now(), answer, submissionId });
		await wait(PAUSE_MS);
	}
	return asked;
}

function judge(asked: readonly Asked[], endings: readonly Ending[]) {
	const isInHand = ({ node, begunAt, endedAt }: Asked) =>
		endings.some((end) => end.node === node && begunAt <= end.goneAt && endedAt >= end.killedAt);
	const isAway = ({ node, begunAt, endedAt }: Asked) =>
		endings.some((end) => end.node === node && begunAt <= end.backAt && endedAt >= end.killedAt);
	const isRight = ({ answer, submissionId }: Asked) => answer === (submissionId ? 303 : 200);
	const refused = asked.filter(({ answer }) => answer === "nobody there");
	const failed = asked.filter((each) => each.answer !== "nobody there" && !isRight(each));
	const taken = asked.filter(({ answer }) => answer !== "nobody there");
	return {
		kills: endings.length,
		requests: asked.length,
		inFlight: taken.filter(isInHand).length,
		failedInFlight: failed.filter(isInHand).length,
		failedElsewhere: failed.filter((each) => !isInHand(each)).length,
		refusedElsewhere: refused.filter((each) => !isAway(each)).length,
	};
}
