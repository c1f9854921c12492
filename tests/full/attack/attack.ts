import { judgeAnswer } from "./judge-answer.ts";
import { type RawAnswer, sendBytes } from "./raw-request.ts";
import type { Target } from "./target.ts";

/** One kind of attack; `share` is how much of it: 1 for all, less for a sample spread over all of it. */
export type Attack = { title: string; run: (target: Target, share: number) => Promise<Report> };

/** What became of an attack. */
export type Report = {
	sent: number;
	/** How often each status was answered. */
	statuses: ReadonlyMap<number, number>;
	/** What was sent, and what is wrong with what came back. */
	faults: readonly string[];
};

type Shot = {
	/** For the report. */
	what: string;
	bytes: Buffer | string;
	/** The one status that is right, or several; by default any below 500. */
	wanted?: number | readonly number[];
};

/** So many at a time keep a server of one thread busy, and queue nothing that it would have to shed. */
const AT_ONCE = 6;
const LONGEST_NAME = 160;

/** Collects what attacks find. */
export function openReport() {
	const statuses = new Map<number, number>();
	const faults: string[] = [];
	let sent = 0;

	const addFault = (what: string, words: string) => {
		const shown = JSON.stringify(what);
		faults.push(
			`${shown.length > LONGEST_NAME ? `${shown.slice(0, LONGEST_NAME)}…` : shown}: ${words}`,
		);
	};

	return {
		statuses,
		faults,
		get sent() {
			return sent;
		},
		addFault,
		/** Judges an answer as every one is judged, and by its status. */
		addAnswer(what: string, answer: RawAnswer, wanted?: Shot["wanted"]): void {
			sent++;
			statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
			for (const words of judgeAnswer(answer)) addFault(what, words);
			const right = wanted === undefined ? null : [wanted].flat();
			if (right && !right.includes(answer.status))
				addFault(what, `it is answered ${answer.status}, not ${right.join(" or ")}`);
		},
	};
}

/** Sends all of it, a few at a time, and judges each answer. */
export async function shoot(target: Target, shots: readonly Shot[]): Promise<Report> {
	const report = openReport();
	await inTurns(shots, async ({ what, bytes, wanted }) => {
		report.addAnswer(what, await sendBytes(target.port, bytes), wanted);
	});
	return report;
}

export async function inTurns<Item>(
	items: readonly Item[],
	work: (item: Item) => Promise<void>,
): Promise<void> {
	const waiting = items.values();
	const workOn = async () => {
		for (const item of waiting) await work(item);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, workOn));
}

/** A share of a list, from all over it. */
export function take<Item>(items: readonly Item[], share: number): Item[] {
	return items.filter((_, at) => Math.floor(at * share) !== Math.floor((at - 1) * share));
}
