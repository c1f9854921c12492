import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod/mini";
import { installPackages } from "../scripts/install-packages.ts";
import { findFreePort } from "../tests/support/listen.ts";
import { type Figure, getMedian, NotMeasurableError, type Table } from "./figures.ts";
import { KEY_PAGES, repeat, withSiteAndBrowser } from "./site.ts";

/** No dependency of the project: 90 packages that only this measurement needs. */
const PACKAGE = "lighthouse@13.5.0";
const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
	FCP: { name: "first-contentful-paint", unit: "ms", peer: 792 },
	LCP: { name: "largest-contentful-paint", unit: "ms", most: 1150, peer: 1356 },
	TBT: { name: "total-blocking-time", unit: "ms", most: 60, peer: 0 },
	// Its fonts arrive late; with fonts there, and on all templates, it is measured by pages.ts.
	CLS: { name: "cumulative-layout-shift", unit: "", most: 0.05, peer: 0 },
} as const;

type Lighthouse = (address: string, options: Record<string, unknown>) => Promise<unknown>;

const moduleSchema = z.object({ default: z.custom<Lighthouse>((it) => typeof it === "function") });
const resultSchema = z.object({
	lhr: z.object({
		categories: z.record(z.enum(SCORES), z.object({ score: z.nullable(z.number()) })),
		audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
	}),
});
type Result = z.infer<typeof resultSchema>["lhr"];

export async function measureWithLighthouse(isThorough: boolean): Promise<Table[]> {
	const folder = installPackages(PACKAGE);
	if (!folder) throw new NotMeasurableError("Lighthouse could not be got from the registry.");
	const module = await import(pathToFileURL(join(folder, "lighthouse/core/index.js")).href);
	const { default: run } = moduleSchema.parse(module);
	const port = await findFreePort();
	return withSiteAndBrowser(
		async (site) => {
			const tables: Table[] = [];
			for (const [name, path] of Object.entries({ ...KEY_PAGES, blog: "/blog" })) {
				// The canonical address names this host.
				const address = `http://localhost:${site.port}${path}`;
				const options = { port, logLevel: "error", onlyCategories: SCORES };
				const results = await repeat(isThorough ? 5 : 3, async () => {
					return resultSchema.parse(await run(address, options)).lhr;
				});
				tables.push({ title: `${name}, ${path}`, figures: toFigures(results) });
				console.log(`${name} measured`);
			}
			return tables;
		},
		[`--remote-debugging-port=${port}`],
	);
}

function toFigures(results: readonly Result[]): Figure[] {
	const scores = SCORES.map((title): Figure => {
		const points = results.map(({ categories }) => (categories[title].score ?? 0) * 100);
		return {
			title,
			value: Math.round(getMedian(points)),
			unit: "points",
			least: 100,
			peer: 100,
		};
	});
	const audits = Object.entries(AUDITS).map(([title, { name, ...rest }]): Figure => {
		const values = results.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
		return { title, value: getMedian(values), ...rest };
	});
	return [...scores, ...audits];
}
