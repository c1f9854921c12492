import type { RequestListener, Server } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { setBlogSource, startPolling } from "#app/blog/blog-source.server.ts";
import { getEnv, settlePort } from "#app/env.server.ts";
import type { Env } from "#app/env.ts";
import { openSiteIndex } from "#app/search/site-index.server.ts";
import { startDelivering } from "./deliver.ts";
import { describeStart } from "./describe-start.ts";
import { endOnCrash } from "./lifecycle/end-on-crash.ts";
import { createRunning } from "./lifecycle/running.ts";
import { stopOnSignal } from "./lifecycle/stop-on-signal.ts";
import { limitConnections } from "./limits/connections.ts";
import { makeServer } from "./limits/make-server.ts";
import { openForStart } from "./open-for-start.ts";
import { readContentForStart } from "./read-content.ts";
import { createSite } from "./site.ts";
import { explainStartFault } from "./start-faults.ts";

export { createSite, setBlogSource };

const CLIENT = join(import.meta.dirname, "../client");

/** Starts the site; a fault in settings, content, store or port ends the process with one clear line each. */
export async function start(): Promise<void> {
	endOnCrash();
	let env: Env | undefined;
	try {
		env = getEnv();
		const { content, settle } = await readContentForStart(env.DATA_DIR);
		const store = await openForStart(env);
		const server = makeServer();
		const connections = limitConnections(server, { isBehindProxy: env.TRUST_PROXY > 0 });
		await listen(server, env);
		env = settlePort(readPort(server));
		const running = createRunning();
		server.on("request", createSite(build, CLIENT, { running }));
		startDelivering(env, content);
		startPolling();
		settle();
		void openSiteIndex();
		stopOnSignal({ server, connections, running });
		console.log(describeStart({ env, content, store }));
	} catch (error) {
		for (const line of explainStartFault(error, env)) console.error(line);
		process.exit(1);
	}
}

/** The site without a listening socket, for tests. */
export function createBuiltSite(): RequestListener {
	return createSite(build, CLIENT);
}

function listen(server: Server, { PORT, HOST }: Env): Promise<void> {
	return new Promise((done, reject) => {
		server.on("error", reject).listen(PORT, HOST, done);
	});
}

function readPort(server: Server): number {
	const address = server.address();
	return typeof address === "object" && address ? address.port : 0;
}
