import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod/mini";
import { importPackage } from "../scripts/install-packages.ts";
import { launchProfile } from "../tests/support/chromium.ts";
import { type Figure, getMedian, type Table } from "./figures.ts";
import { KEY_PAGES, repeat, withSite } from "./site.ts";

/** The package that measures. It is no dependency of the project: 90 packages that only this measurement needs. */
const PACKAGE = "lighthouse@13.5.0";
const ROUNDS = 3;
const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
	FCP: { name: "first-contentful-paint", unit: "ms", peer: 792 },
	LCP: { name: "largest-contentful-paint", unit: "ms", most: 1150, peer: 1356 },
	TBT: { name: "total-blocking-time", unit: "ms", most: 60, peer: 0 },
	"Speed Index": { name: "speed-index", unit: "ms", peer: 1391 },
	"main thread": { name: "mainthread-work-breakdown", unit: "ms", peer: 1250 },
	// The limit allows for the page's fonts, which arrive late.
	CLS: { name: "cumulative-layout-shift", unit: "", most: 0.05, peer: 0 },
} as const;

export type Lighthouse = (address: string, options: Record<string, unknown>) => Promise<unknown>;

const moduleSchema = z.object({ default: z.custom<Lighthouse>((it) => typeof it === "function") });
const resultSchema = z.object({
	lhr: z.object({
		/** An index of the machine's speed, measured before the visit. */
		environment: z.object({ benchmarkIndex: z.number() }),
		categories: z.partialRecord(z.enum(SCORES), z.object({ score: z.nullable(z.number()) })),
		audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
	}),
});
export type Result = z.infer<typeof resultSchema>["lhr"];

export async function measureWithLighthouse(): Promise<Table[]> {
	const run = await loadLighthouse();
	return withSite(async (site) => {
		const tables: Table[] = [];
		for (const [name, path] of Object.entries(KEY_PAGES)) {
			// The site has this host in its canonical address.
			const address = `http://localhost:${site.port}${path}`;
			const results = await repeat(ROUNDS, () => visit(run, address));
			tables.push({ title: `${name}, ${path}`, figures: toFigures(results) });
		}
		return tables;
	});
}

export async function loadLighthouse(): Promise<Lighthouse> {
	return moduleSchema.parse(await importPackage(PACKAGE, "core/index.js")).default;
}

/**
 * Visits an address in a browser of its own, which chooses its port for debugging and writes it to a file of its
 * profile.
 */
export async function visit(
	run: Lighthouse,
	address: string,
	more: Record<string, unknown> = {},
): Promise<Result> {
	const profile = mkdtempSync(join(tmpdir(), "lighthouse-"));
	const context = await launchProfile(profile);
	try {
		const [port] = readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n");
		const options = { port: Number(port), logLevel: "error", onlyCategories: SCORES, ...more };
		return resultSchema.parse(await run(address, options)).lhr;
	} finally {
		await context.close();
		rmSync(profile, { recursive: true, force: true });
	}
}

function toFigures(results: readonly Result[]): Figure[] {
	const scores = SCORES.map((title): Figure => {
		const points = results.map(({ categories }) => (categories[title]?.score ?? 0) * 100);
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
