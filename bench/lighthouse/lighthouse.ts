import { launchChromium } from "../../tests/support/chromium.ts";
import { findFreePort } from "../../tests/support/free-port.ts";
import { takeMedian, toFigure } from "../figures.ts";
import { KEY_PAGES } from "../key-pages.ts";
import type { Part, Run, Table } from "../part.ts";
import { startPlainSite } from "../plain-site.ts";
import { withSite } from "../site.ts";
import { provideLighthouse } from "./provide-lighthouse.ts";
import { type Reading, runLighthouse } from "./run-lighthouse.ts";

const ROUNDS = { quick: 3, thorough: 5 };
const FULL = { limit: { least: 100 }, peer: 100 };
const LIMITS: Record<string, Parameters<typeof toFigure>[3]> = {
	performance: FULL,
	accessibility: FULL,
	"best-practices": FULL,
	seo: FULL,
	FCP: { peer: 792 },
	LCP: { limit: { most: 1150 }, peer: 1356 },
	TBT: { limit: { most: 60 }, peer: 0 },
	CLS: { limit: { most: 0 }, peer: 0 },
};

/** Lighthouse's own phone and line, simulated, on six pages. */
export const lighthouse: Part = {
	name: "lighthouse",
	title: "Lighthouse",
	method: `Lighthouse as it comes: a slow phone on slow 4G, simulated. Medians of three runs, with \`--thorough\` of five, each page
in turn with the same page as plain HTML: without any script, with its styles, fonts and pictures, from files of nginx
in the same run. Best peers: FCP and LCP are the best of nine sites; score, TBT and CLS the best of the other frameworks.`,
	measure: async (run) => {
		const program = await provideLighthouse();
		if (!program) {
			run.note("Not measured: Lighthouse could not be got from the registry.");
			return [];
		}
		const port = await findFreePort();
		return withSite(async (site) => {
			const browser = await launchChromium([`--remote-debugging-port=${port}`]);
			// The canonical address names this host.
			const origin = `http://localhost:${site.port}`;
			const plain = await startPlainSite(browser, site.origin, Object.values(KEY_PAGES));
			if (!plain) run.note("The same as plain HTML was not measured: nginx is not there.");
			const tables: Table[] = [];
			for (const [name, path] of Object.entries(KEY_PAGES)) {
				const [own, bare]: [Reading[], Reading[]] = [[], []];
				for (let round = 0; round < countRounds(run); round++) {
					own.push(await runLighthouse(program, origin + path, { port }));
					if (plain)
						bare.push(await runLighthouse(program, plain.origin + path, { port, isPlain: true }));
				}
				const table = toTable(`${name}, ${path}`, own, bare);
				run.tell(`${name}: ${table.figures.map(({ figure }) => Math.round(figure)).join(", ")}`);
				tables.push(table);
			}
			await plain?.stop();
			await browser.close();
			return tables;
		});
	},
};

function countRounds({ isThorough }: Run): number {
	return isThorough ? ROUNDS.thorough : ROUNDS.quick;
}

function toTable(title: string, own: readonly Reading[], bare: readonly Reading[]): Table {
	const scores = ["performance", "accessibility", "best-practices", "seo"] as const;
	const times = ["FCP", "LCP", "TBT"] as const;
	const median = (readings: readonly Reading[], name: keyof Reading) =>
		takeMedian(readings.map((reading) => reading[name] ?? 0));
	return {
		title,
		figures: [
			...scores.map((name) => toFigure(name, median(own, name), "points", LIMITS[name])),
			...times.flatMap((name) => [
				toFigure(name, median(own, name), "ms", LIMITS[name]),
				...(bare.length > 0 ? [toFigure(`${name}, plain HTML`, median(bare, name), "ms")] : []),
			]),
			toFigure("CLS", median(own, "CLS"), "", LIMITS.CLS),
		],
	};
}
