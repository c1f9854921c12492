import { type Answer, sendEnquiries } from "../crash/visitors.ts";
import type { Cluster } from "./cluster.ts";
import { compareWithStore, type Kept } from "./compare-with-store.ts";
import { endInTurn } from "./end-in-turn.ts";
import { sendPages, toAddressOf } from "./page-visitors.ts";

export type ProxiedPlan = {
	/** Of enquiries and of pages, per second. */
	enquiries: number;
	pages: number;
	/** How often a node is killed, in seconds, and how many times. */
	every: number;
	times: number;
};

export type ProxiedReport = Kept & {
	kills: number;
	/** The longest that a node was away, in ms. */
	longestAway: number;
	pages: number;
	enquiries: number;
	/** Of the pages' visitors, by a node that had no room; they came again. */
	sentAway: number;
	/** Answers that were not 200 to a page, or not 303 to a form, with their counts. */
	failed: Record<string, number>;
};

/** Visitors ask nginx while nodes are killed in turn; nobody sends a form twice. */
export async function runProxied(
	{ origin, nodes, stores }: Cluster,
	{ enquiries, pages, every, times }: ProxiedPlan,
): Promise<ProxiedReport> {
	const seconds = every * times + every;
	const formKey = await stores.enquiries.readSecret("form");
	const [endings, sent, shown] = await Promise.all([
		endInTurn(nodes, { every, times }),
		sendEnquiries({
			origin,
			rate: enquiries,
			seconds,
			formKey,
			toAddress: toAddressOf(10),
			isPatient: false,
		}),
		sendPages({ origin, rate: pages, seconds }),
	]);
	const forms = sent.flatMap(({ answers }) => answers);
	return {
		...(await compareWithStore(stores, sent)),
		kills: endings.length,
		longestAway: Math.max(...endings.map(({ killedAt, backAt }) => backAt - killedAt)),
		pages: shown.answers.length,
		sentAway: shown.sentAway,
		enquiries: sent.length,
		failed: countFailed([...describe("page", shown.answers, 200), ...describe("form", forms, 303)]),
	};
}

const describe = (what: string, answers: readonly Answer[], right: number) =>
	answers.filter((answer) => answer !== right).map((answer) => `${what}: ${answer}`);

function countFailed(words: readonly string[]): Record<string, number> {
	return Object.fromEntries(
		[...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]),
	);
}
