import { setTimeout as wait } from "node:timers/promises";
import { AS_BROWSER, getRaw, readText } from "../get-raw.ts";

/**
 * The server answers at first with what was compressed in haste. What it is asked for a second time it compresses
 * better, page after page, once it has been calm for two seconds.
 */
const ROUNDS = 10;
const CALM_MS = 4_000;

/** Per template the bytes that must come before anything can be painted. */
export async function weighFirstFlights(
	origin: string,
	templates: Record<string, string>,
): Promise<Record<string, number>> {
	let last: Record<string, number> = {};
	for (let round = 0; round < ROUNDS; round++) {
		const weighed: Record<string, number> = {};
		for (const [name, path] of Object.entries(templates)) weighed[name] = await weigh(origin, path);
		const isSame = JSON.stringify(weighed) === JSON.stringify(last);
		last = weighed;
		if (isSame && round > 1) break;
		await wait(CALM_MS);
	}
	return last;
}

async function weigh(origin: string, path: string): Promise<number> {
	const page = await getRaw(origin + path, AS_BROWSER);
	let bytes = page.body.length;
	for (const address of listStyleSheets(readText(page))) {
		const sheet = await getRaw(new URL(address, origin).href, AS_BROWSER);
		bytes += sheet.body.length;
	}
	return bytes;
}

/** Those that the browser waits for before it paints. */
function listStyleSheets(html: string): string[] {
	return [...html.matchAll(/<link\b[^>]*>/g)]
		.map(([link]) => link)
		.filter((link) => /\brel="?stylesheet/.test(link) && !/\bmedia="?(?:print|not)/.test(link))
		.flatMap((link) => /\bhref="([^"]*)"/.exec(link)?.[1] ?? []);
}
