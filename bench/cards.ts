/** What the social cards cost: every page's drawn for the first time, then found again, and their sizes. */
import { toCardPath } from "../app/seo/card-path.ts";
import { listAddresses } from "../tests/addresses.ts";
import { startNode } from "../tests/crash/node-process.ts";
import { makeProjectFolder } from "../tests/project-folder.ts";
import { formatRow, summarise } from "./figures.ts";

/** Of the 99th percentile of a first drawing, in ms. */
const DRAWN_LIMIT = 300;
/** Of the largest, in bytes. */
const SIZE_LIMIT = 100_000;
/** Not counted: the first picture of a process waits for the encoder to be loaded. */
const WARM_UP = 3;

/** Prints the figures; gives whether the limits were held. */
export async function benchCards(): Promise<boolean> {
	const paths = listAddresses().map(toCardPath);
	console.log(`\nThe social cards of ${paths.length} pages, one after the other, times in ms`);
	const folder = makeProjectFolder();
	const node = await startNode(folder.path, { DATA_DIR: folder.dataDir });
	try {
		const { latencies, sizes } = await ask(node.origin, paths);
		const drawn = summarise(latencies.slice(WARM_UP));
		const kept = await ask(node.origin, paths);
		console.log(formatRow("a card, drawn for the first time", drawn));
		console.log(formatRow("the same, found on the disk", summarise(kept.latencies)));
		const [least, most] = [Math.min(...sizes), Math.max(...sizes)].map((size) =>
			Math.round(size / 1000),
		);
		const isHeld = drawn.p99 < DRAWN_LIMIT && Math.max(...sizes) < SIZE_LIMIT;
		console.log(`  ${least} to ${most} KB; limit ${SIZE_LIMIT / 1000} KB`);
		console.log(
			`  p99 of a first drawing: limit ${DRAWN_LIMIT} ms; all limits ${isHeld ? "held" : "NOT held"}`,
		);
		return isHeld;
	} finally {
		await node.end("SIGTERM");
		folder.remove();
	}
}

async function ask(origin: string, paths: readonly string[]) {
	const [latencies, sizes]: [number[], number[]] = [[], []];
	for (const path of paths) {
		const begun = performance.now();
		const answer = await fetch(`${origin}${path}`);
		sizes.push((await answer.arrayBuffer()).byteLength);
		latencies.push(performance.now() - begun);
		if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
	}
	return { latencies, sizes };
}
