import { fork } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { Act } from "./content-acts.ts";
import type { Command } from "./fixtures/serve.ts";
import { buildEnvironment, createProjectFolder } from "./project-folder.ts";

/** The canonical origin of every site under test, which is not where it listens. */
export const SITE_URL = "https://www.kiteline.example";

/** A site's address, serialisable for other processes. */
export type SiteAddress = {
	/** The origin without a trailing slash. */
	origin: string;
	/** The URL for the test's commands. */
	control: string;
	dataDir: string;
	/** The files of its stdout and stderr. */
	log: string;
	errors: string;
};

export type Site = SiteAddress & {
	/** Sends a request. Redirects are not followed. */
	request: (path: string, init?: RequestInit) => Promise<Response>;
	setBlog: (command: Command) => Promise<void>;
	/** Returns the output on stderr since the last call. */
	takeErrors: () => Promise<string>;
};

/** A site of the test's own. `stop` throws when the server wrote errors to stderr that no test has taken. */
export type OwnSite = Site & { stop: () => Promise<void> };

/** Starts the built site in a process and a folder of its own, and with `change` with content of its own. */
export async function startSite(
	settings: Record<string, string> = {},
	change?: Act,
): Promise<OwnSite> {
	const folder = createProjectFolder({ ownContent: change !== undefined });
	change?.(folder.path);
	const log = join(folder.path, "stdout.log");
	const errors = join(folder.path, "stderr.log");
	const child = fork(join(import.meta.dirname, "fixtures/serve.ts"), {
		cwd: folder.path,
		env: buildEnvironment({
			DATA_DIR: folder.dataDir,
			SITE_URL,
			// A test sends in a minute what one visitor sends in years.
			RATE_LIMIT_ENQUIRIES: "100000/1s",
			// A test can send from IP addresses of its own.
			TRUST_PROXY: "1",
			...settings,
		}),
		execArgv: ["--disable-warning=ExperimentalWarning"],
		stdio: ["ignore", openSync(log, "a"), openSync(errors, "a"), "ipc"],
	});
	const ended = once(child, "close");
	const removeFolder = () => {
		const written = readFileSync(errors, "utf8");
		folder.remove();
		if (written) throw new Error(`The server wrote to stderr:\n${written}`);
	};
	const [started] = await Promise.race([once(child, "message"), ended]);
	if (!Array.isArray(started)) {
		removeFolder();
		throw new Error(`The site did not start: it ended with ${started}`);
	}
	const [origin, control] = started;
	return {
		...connectSite({ origin, control, dataDir: folder.dataDir, log, errors }),
		stop: async () => {
			child.kill();
			await ended;
			removeFolder();
		},
	};
}

export function connectSite(address: SiteAddress): Site {
	const { origin, control, errors } = address;
	return {
		...address,
		request: (path, init) => fetch(origin + path, { redirect: "manual", ...init }),
		setBlog: async (command) => {
			await fetch(control, { method: "POST", body: command });
		},
		takeErrors: async () => {
			// The server has flushed its output when it responds.
			await fetch(control);
			const written = readFileSync(errors, "utf8");
			truncateSync(errors);
			return written;
		},
	};
}
