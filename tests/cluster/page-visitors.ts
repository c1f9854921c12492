import { setTimeout as wait } from "node:timers/promises";
import { type Answer, send } from "../crash/visitors.ts";

const PATHS = ["/", "/mumbai", "/services/seo", "/about", "/blog", "/surat/adajan", "/contact"];

/** Loopback addresses, so that no limit per address is met: 62,500 of each group. */
export const toAddressOf = (group: number) => (at: number) =>
	`127.${group}.${Math.floor(at / 250) % 250}.${1 + (at % 250)}`;

/** Asks for pages at a steady rate, every second one by an address that no cache has; gives each answer. */
export async function sendPages({
	origin,
	rate,
	seconds,
}: {
	origin: string;
	/** Per second. */
	rate: number;
	seconds: number;
}): Promise<Answer[]> {
	const toAddress = toAddressOf(20);
	const begun = performance.now();
	const asked: Promise<Answer>[] = [];
	for (let at = 0; at < rate * seconds; at++) {
		await wait(Math.max(0, begun + (at * 1000) / rate - performance.now()));
		const path = `${PATHS[at % PATHS.length]}${at % 2 ? `?visit=${at}` : ""}`;
		asked.push(send(origin + path, { from: toAddress(at) }));
	}
	return Promise.all(asked);
}
