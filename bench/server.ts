import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
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

/** The least share of a bare server's requests that the site answers from memory. */
const LEAST_SHARE = 0.66;

/**
 * Measures requests per second of cached pages, beside those of a bare server that sends the same bytes, and of pages that
 * are rendered for the first time.
 */
export async function measureServer(): Promise<Table[]> {
	const { cached, bare } = await withSite(async ({ origin }) => ({
		cached: await sendLoad(origin, { paths: ["/"], duration: SECONDS }),
		bare: await withBareServer(origin, (other) =>
			sendLoad(other, { paths: ["/"], duration: SECONDS }),
		),
	}));
	const rendered = await withSite(async ({ origin }) => {
		const paths = await listPaths(origin);
		for (const path of paths.splice(0, WARM_UP)) await (await fetch(origin + path)).text();
		return sendLoad(origin, { paths, amount: paths.length });
	});
	const share = cached.requests.average / bare.requests.average;
	return [
		toTable("home, from memory", cached, { peer: 1_710 }),
		{
			title: "the same bytes from a bare server of Node, in the same run",
			figures: [
				{ title: "requests", value: bare.requests.average, unit: "/s" },
				{ title: "share that the site answers", value: share, unit: "", least: LEAST_SHARE },
			],
		},
		toTable("each page for the first time", rendered, { least: 300, peer: 400 }),
	];
}

/** Runs `work` with a server that sends what a site sends for its home page. */
async function withBareServer<T>(site: string, work: (origin: string) => Promise<T>): Promise<T> {
	const [message] = await once(get(site, { headers: { "accept-encoding": "br" } }), "response");
	// Node's server sets its own ones.
	const { connection, "keep-alive": keepAlive, date, ...headers } = message.headers;
	const body = await buffer(message);
	const child = fork(join(import.meta.dirname, "bare-server.ts"));
	try {
		child.send({ headers, body: body.toString("base64") });
		const [address] = await once(child, "message");
		const { port } = z.object({ port: z.number() }).parse(address);
		return await work(`http://127.0.0.1:${port}`);
	} finally {
		child.kill();
	}
}

type Load = {
	paths: readonly string[];
	/** In seconds. */
	duration?: number;
	amount?: number;
	/** Requests a second of all connections; as many as the server answers by default. */
	overallRate?: number;
	mayFail?: boolean;
};

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
	limits: { least?: number; peer: number },
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
