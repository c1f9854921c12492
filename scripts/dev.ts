/** `npm run dev`: serves the whole site from its sources, which Vite transforms when they are needed. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { html } from "hono/html";
import { createServer, isRunnableDevEnvironment, type Plugin } from "vite";
import { type Env, getEnv } from "../app/platform/env.server.ts";
import { keepFilesPrivate } from "../app/platform/private-files.ts";
import { formatStartError } from "../server/lifecycle/start-errors.ts";
import { createLimitedServer, listen } from "../server/limits/create-server.ts";
import type * as RunSiteModule from "../server/run-site.ts";
import { formatError } from "./show-saved-content.ts";

type RunningSite = RunSiteModule.RunningSite;

/** Files that no browser loads. React Router's plugin updates open pages after changes of the others. */
const SERVER_ONLY = /^(app\/desk|server)\//;

/** The modules as they were at the last request, and the site that they run. */
let running: { module: typeof RunSiteModule; site: Promise<RunningSite> } | undefined;
let isBroken = false;

keepFilesPrivate();
const server = createLimitedServer();
const vite = await createServer({
	appType: "custom",
	// Requests of other origins are left to the site.
	server: { middlewareMode: true, cors: false, ws: { server } },
	plugins: [reloadPages()],
});
server.on("request", (request, response) => {
	vite.middlewares(request, response, () => respond(request, response));
});
await listenOrExit();
// React Router's plugin has started a second Vite, which would end the process before the site has stopped.
process.removeAllListeners("SIGTERM");
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);
await getSite()
	.then((site) => site.report())
	.then(console.log, reportError);

async function listenOrExit(): Promise<void> {
	let env: Env | undefined;
	try {
		env = getEnv();
		// For the site, whose modules read the settings themselves.
		process.env.PORT = String(await listen(server, env.PORT, env.HOST));
	} catch (error) {
		for (const line of formatStartError(error, env)) console.error(line);
		process.exit(1);
	}
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
	try {
		const { site } = await getSite();
		isBroken = false;
		site.listener(request, response);
	} catch (error) {
		isBroken = true;
		const text = reportError(error);
		response.writeHead(500, { "Content-Type": "text/html; charset=utf-8" });
		response.end(
			`${html`<!doctype html><script type="module" src="/@vite/client"></script><pre>${stripVTControlCharacters(text)}</pre>`}`,
		);
	}
}

/** Returns the site that runs; starts it anew with the changed modules after one was saved. */
async function getSite(): Promise<RunningSite> {
	const { ssr } = vite.environments;
	if (!ssr || !isRunnableDevEnvironment(ssr))
		throw new Error("Vite cannot run the server's modules.");
	const module: typeof RunSiteModule = await ssr.runner.import("/server/run-site.ts");
	if (running?.module === module) return running.site;
	const ended = endSite();
	const site = ended.then(() =>
		module.runSite({ server, clientDir: null, valuesPath: null, log: null }),
	);
	running = { module, site };
	site.catch(() => {
		// The next request tries again.
		if (running?.site === site) running = undefined;
	});
	return site;
}

async function endSite(): Promise<void> {
	const site = await running?.site.catch(() => undefined);
	await site?.stop();
}

async function stop(): Promise<void> {
	await vite.close();
	await endSite();
	process.exit(0);
}

function reportError(error: unknown): string {
	const text = formatError(error);
	vite.config.logger.error(text, { timestamp: true });
	return text;
}

/** Reloads open pages after changes of the desk and the server, and once an error is mended. */
function reloadPages(): Plugin {
	return {
		name: "reload-pages",
		hotUpdate({ file, server: { environments, config } }) {
			if (this.environment.name !== "ssr") return;
			if (isBroken || SERVER_ONLY.test(relative(config.root, file)))
				environments.client?.hot.send({ type: "full-reload" });
		},
	};
}
