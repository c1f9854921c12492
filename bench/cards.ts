import { toCardPath } from "../app/seo/card-path.ts";
import { listAddresses } from "../tests/support/addresses.ts";
import { summarise, toFigure } from "./figures.ts";
import type { Part } from "./part.ts";
import { withSite } from "./site.ts";

/** Of the 99th percentile of a first drawing, in ms. */
const DRAWN_LIMIT = 300;
/** Of the largest, in KB. */
const SIZE_LIMIT = 100;
/** Not counted: the first picture of a process waits for the encoder to be loaded. */
const WARM_UP = 3;

/** Every page's card drawn for the first time, then found again, and their sizes. */
export const cards: Part = {
	name: "cards",
	title: "Social cards",
	method: "The cards of all pages, 1200 × 630 PNG, asked for one after the other.",
	measure: async () =>
		withSite(async ({ origin }) => {
			const paths = listAddresses().map(toCardPath);
			const { latencies, sizes } = await ask(origin, paths);
			const drawn = summarise(latencies.slice(WARM_UP));
			const kept = summarise((await ask(origin, paths)).latencies);
			const figures = [
				toFigure("drawn for the first time, median", drawn.median, "ms"),
				toFigure("drawn for the first time, p99", drawn.p99, "ms", {
					limit: { most: DRAWN_LIMIT },
				}),
				toFigure("found on the disk, median", kept.median, "ms"),
				toFigure("found on the disk, p99", kept.p99, "ms"),
				toFigure("the largest", Math.max(...sizes) / 1000, "KB", { limit: { most: SIZE_LIMIT } }),
			];
			return [{ title: `${paths.length} cards`, figures }];
		}),
};

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
