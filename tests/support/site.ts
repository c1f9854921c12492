import { fork } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync, truncateSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "./fixtures/serve.ts";
import { makeEnvironment, makeProjectFolder } from "./project-folder.ts";

/** The canonical origin of every site under test, which is not where it listens. */
export const SITE_URL = "https://www.kiteline.example";

/** Where a started site is reached, and where it writes: as text, so that other processes can be given it. */
export type SiteAddress = {
	/** Where it listens, without a slash at the end. */
	origin: string;
	/** Where it takes the test's commands. */
	control: string;
	dataDir: string;
	/** The files of its stdout and stderr. */
	log: string;
	errors: string;
};

export type Site = SiteAddress & {
	/** One whole request; redirects are not followed. */
	request: (path: string, init?: RequestInit) => Promise<Response>;
	/** Chooses what the blog's source answers. */
	setBlog: (command: Command) => Promise<void>;
	/** What the server has written to stderr since the last call. */
	takeErrors: () => Promise<string>;
};

/** Its stop throws when the server wrote something to stderr that no test has taken. */
export type OwnSite = Site & { stop: () => Promise<void> };

/** Starts the built site in a process and a folder of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<OwnSite> {
	const folder = makeProjectFolder();
	const log = join(folder.path, "stdout.log");
	const errors = join(folder.path, "stderr.log");
	const child = fork(join(import.meta.dirname, "fixtures/serve.ts"), {
		cwd: folder.path,
		env: makeEnvironment({
			DATA_DIR: folder.dataDir,
			SITE_URL,
			// A test sends in a minute what one visitor sends in years.
			RATE_LIMIT_ENQUIRIES: "100000/1s",
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
	const [reached] = await Promise.race([once(child, "message"), ended]);
	if (!Array.isArray(reached)) {
		removeFolder();
		throw new Error(`The site did not start: it ended with ${reached}`);
	}
	const [origin, control] = reached;
	return {
		...connectSite({ origin, control, dataDir: folder.dataDir, log, errors }),
		stop: async () => {
			child.kill();
			await ended;
			removeFolder();
		},
	};
}

/** The functions of a site that this or another process has started. */
export function connectSite(address: SiteAddress): Site {
	const { origin, control, errors } = address;
	return {
		...address,
		request: (path, init) => fetch(origin + path, { redirect: "manual", ...init }),
		setBlog: async (command) => {
			await fetch(control, { method: "POST", body: command });
		},
		takeErrors: async () => {
			// What the server was about to write is written when it answers.
			await fetch(control);
			const written = readFileSync(errors, "utf8");
			truncateSync(errors);
			return written;
		},
	};
}
