import { setTimeout as wait } from "node:timers/promises";
import { type Answer, send } from "../crash/visitors.ts";

const PATHS = ["/", "/mumbai", "/services/seo", "/about", "/blog", "/surat/adajan", "/contact"];

/** Loopback addresses, so that no limit per address is met: 62,500 of each group. */
export const toAddressOf = (group: number) => (at: number) =>
	`127.${group}.${Math.floor(at / 250) % 250}.${1 + (at % 250)}`;

/** As long as the site asks for by Retry-After when it has no room. */
const AWAY_MS = 2_000;

export type PageAnswers = {
	answers: Answer[];
	/** Visitors whom a node had no room for, as on a machine that is busy, and who came again. */
	sentAway: number;
};

/** Asks for pages at a steady rate, every second one by an address that no cache has; gives each last answer. */
export async function sendPages({
	origin,
	rate,
	seconds,
}: {
	origin: string;
	/** Per second. */
	rate: number;
	seconds: number;
}): Promise<PageAnswers> {
	const toAddress = toAddressOf(20);
	const begun = performance.now();
	const asked: Promise<Answer>[] = [];
	let sentAway = 0;
	const visit = async (url: string, from: string) => {
		const answer = await send(url, { from });
		if (answer !== 503) return answer;
		sentAway++;
		await wait(AWAY_MS);
		return send(url, { from });
	};
	for (let at = 0; at < rate * seconds; at++) {
		await wait(Math.max(0, begun + (at * 1000) / rate - performance.now()));
		const path = `${PATHS[at % PATHS.length]}${at % 2 ? `?visit=${at}` : ""}`;
		asked.push(visit(origin + path, toAddress(at)));
	}
	return { answers: await Promise.all(asked), sentAway };
}
