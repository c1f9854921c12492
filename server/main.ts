import { join, resolve } from "node:path";
import * as build from "virtual:react-router/server-build";
import { serve } from "@hono/node-server";
import { setBlogSource } from "#app/blog/blog.server.ts";
import { readContent } from "#app/content/content.server.ts";
import { closeEnquiryStore, getEnquiryStore } from "#app/enquiries/store.server.ts";
import { getEnv } from "#app/env.server.ts";
import type { Env } from "#app/env.ts";
import { describeStart } from "./describe-start.ts";
import { createSite } from "./site.ts";
import { explainStartFault } from "./start-faults.ts";

export { createSite, setBlogSource };

/** After SIGTERM, how long running answers may take to finish. */
const DRAIN_MS = 10_000;

/** Starts the site; a fault in settings, content, store or port ends the process with one clear line each. */
export async function start(): Promise<void> {
	let env: Env | undefined;
	try {
		env = getEnv();
		const content = readContent();
		const store = getEnquiryStore();
		const site = createSite(build, join(import.meta.dirname, "../client"));
		const server = await listen(site.fetch, env.PORT, env.HOST);
		stopOnSignal(server);
		console.log(
			describeStart({ env, content, enquiryCount: store.count(), port: readPort(server) }),
		);
	} catch (error) {
		for (const line of explainStartFault(error, env)) console.error(line);
		process.exit(1);
	}
}

/** The site without a listening socket, for tests. */
export function createBuiltSite() {
	return createSite(build, resolve(import.meta.dirname, "../client"));
}

type Server = ReturnType<typeof serve>;

function listen(
	fetch: Parameters<typeof serve>[0]["fetch"],
	port: number,
	hostname: string,
): Promise<Server> {
	return new Promise((done, reject) => {
		const server = serve({ fetch, port, hostname }, () => done(server));
		server.on("error", reject);
	});
}

function readPort(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}

function stopOnSignal(server: Server): void {
	const stop = () => {
		const late = setTimeout(() => process.exit(1), DRAIN_MS);
		server.close(() => {
			clearTimeout(late);
			closeEnquiryStore();
			process.exit(0);
		});
		if ("closeIdleConnections" in server) server.closeIdleConnections();
	};
	process.once("SIGTERM", stop);
	process.once("SIGINT", stop);
}
