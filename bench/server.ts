import * as z from "zod/mini";
import { importPackage } from "../scripts/install-packages.ts";
import type { Table } from "./figures.ts";
import { listPaths, withSite } from "./site.ts";

/** The package that sends load. It is no dependency of the project, as only this measurement needs it. */
const PACKAGE = "autocannon@8.0.0";
const SECONDS = 8;
const CONNECTIONS = 32;
const WARM_UP = 40;

type Autocannon = (options: Record<string, unknown>) => Promise<unknown>;
const moduleSchema = z.object({ default: z.custom<Autocannon>((it) => typeof it === "function") });
const resultSchema = z.object({
	requests: z.object({ average: z.number(), total: z.number() }),
	latency: z.object({ p50: z.number(), p99: z.number() }),
	errors: z.number(),
	non2xx: z.number(),
});

/** Measures requests per second of cached pages and of pages that are rendered for the first time. */
export async function measureServer(): Promise<Table[]> {
	const cached = await withSite(({ origin }) =>
		sendLoad(origin, { paths: ["/"], duration: SECONDS }),
	);
	const rendered = await withSite(async ({ origin }) => {
		const paths = await listPaths(origin);
		for (const path of paths.splice(0, WARM_UP)) await (await fetch(origin + path)).text();
		return sendLoad(origin, { paths, amount: paths.length });
	});
	return [
		toTable("home, from memory", cached, { least: 15_000, peer: 1_710 }),
		toTable("each page for the first time", rendered, { least: 300, peer: 400 }),
	];
}

type Load = { paths: readonly string[]; duration?: number; amount?: number; mayFail?: boolean };

/** Requests the paths in turn as fast as the server responds. Throws when a request fails unless it may. */
export async function sendLoad(
	origin: string,
	{ paths, mayFail = false, ...limits }: Load,
): Promise<z.infer<typeof resultSchema>> {
	const { default: run } = moduleSchema.parse(await importPackage(PACKAGE, "autocannon.js"));
	const result = resultSchema.parse(
		await run({
			url: origin,
			connections: CONNECTIONS,
			headers: { "accept-encoding": "br" },
			requests: paths.map((path) => ({ path })),
			...limits,
		}),
	);
	if (result.errors > 0 || (result.non2xx > 0 && !mayFail))
		throw new Error(`${origin}: ${result.errors} failed, ${result.non2xx} were rejected`);
	return result;
}

function toTable(
	title: string,
	{ requests, latency }: z.infer<typeof resultSchema>,
	limits: { least: number; peer: number },
): Table {
	return {
		title,
		figures: [
			{ title: "requests", value: requests.average, unit: "/s", ...limits },
			{ title: "median", value: latency.p50, unit: "ms" },
			{ title: "p99", value: latency.p99, unit: "ms" },
		],
	};
}
