import type { RequestListener } from "node:http";
import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import { type Env, getEnv } from "#app/platform/env.server.ts";
import { setOperationsLog, warn } from "#app/platform/operations-log.ts";
import { keepFilesPrivate, restrictFolder } from "#app/platform/private-files.ts";
import { getProjectFolder } from "#app/platform/project-folder.server.ts";
import { exitOnUncaughtException, shutDownOnSignal } from "./lifecycle/shutdown.ts";
import { formatStartError } from "./lifecycle/start-errors.ts";
import { createLimitedServer } from "./limits/create-server.ts";
import { createLog, toOperationsLog } from "./log/create-log.ts";
import { runSite } from "./run-site.ts";
import { createSite } from "./site.ts";

export { setBlogSource } from "#app/blog/blog-source.server.ts";
export { setClock } from "#app/platform/clock.ts";

const BUILT = join(getProjectFolder(), "build");
const CLIENT = join(BUILT, "client");
/** The folder is emptied by each build. */
const VALUES = join(BUILT, "server/content.json");

/** Starts the built site; errors in settings, content, store or port end the process with one clear line each. */
export async function start(): Promise<void> {
	let env: Env | undefined;
	keepFilesPrivate();
	try {
		env = getEnv();
		const log = createLog(env);
		setOperationsLog(toOperationsLog(log));
		restrictData(env);
		exitOnUncaughtException(log);
		const server = createLimitedServer();
		const running = await runSite({ server, clientDir: CLIENT, valuesPath: VALUES, log });
		shutDownOnSignal({ server, site: running.site, graceMs: env.STOP_GRACE });
		console.log(await running.report());
	} catch (error) {
		for (const line of formatStartError(error, env)) console.error(line);
		process.exit(1);
	}
}

/** Creates the built site without a listening socket, for tests. */
export function createBuiltSite(): RequestListener {
	return createSite(build, CLIENT).listener;
}

/** Restricts files that were made before the site kept them private, or were copied. */
function restrictData({ DATA_DIR }: Env): void {
	try {
		const count = restrictFolder(DATA_DIR);
		if (count > 0)
			console.log(`${count} files in ${DATA_DIR} were open to other users, and are no more.`);
	} catch (error) {
		warn(`Other users can read ${DATA_DIR}, which could not be changed:`, error);
	}
}
