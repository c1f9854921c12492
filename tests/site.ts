import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { BlogCommand } from "./fixtures/blog-command.ts";
import { makeEnvironment, makeProjectFolder } from "./project-folder.ts";

/** The canonical origin of every site under test, which is not where it listens. */
export const SITE_URL = "https://www.kiteline.example";

export type Site = {
	/** Where it listens, without a slash at the end. */
	origin: string;
	dataDir: string;
	/** One whole request; redirects are answers and are not followed. */
	request: (path: string, init?: RequestInit) => Promise<Response>;
	tellBlog: (command: BlogCommand) => Promise<void>;
	/** What the server has written to stderr since the last call. */
	takeErrors: () => string;
	/** Throws when the server wrote something to stderr that no test has taken. */
	stop: () => Promise<void>;
};

/** Starts the built site in a process and a folder of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
	const folder = makeProjectFolder();
	const child = fork(join(import.meta.dirname, "fixtures/serve.ts"), {
		cwd: folder.path,
		env: makeEnvironment({ DATA_DIR: folder.dataDir, SITE_URL, ...settings }),
		execArgv: ["--disable-warning=ExperimentalWarning"],
		stdio: ["ignore", "pipe", "pipe", "ipc"],
	});
	let errors = "";
	child.stderr?.setEncoding("utf8").on("data", (text: string) => {
		errors += text;
	});
	const takeErrors = () => {
		const taken = errors;
		errors = "";
		return taken;
	};
	const origin = await readOrigin(child).catch((error: unknown) => {
		folder.remove();
		throw new Error(`The site did not start: ${String(error)}\n${errors}`);
	});
	return {
		origin,
		dataDir: folder.dataDir,
		request: (path, init) => fetch(origin + path, { redirect: "manual", ...init }),
		tellBlog: async (command) => {
			const obeyed = once(child, "message");
			child.send(command);
			await obeyed;
		},
		takeErrors,
		stop: async () => {
			const ended = child.exitCode === null ? once(child, "exit") : undefined;
			child.kill();
			await ended;
			folder.remove();
			const left = takeErrors();
			if (left) throw new Error(`The server wrote to stderr:\n${left}`);
		},
	};
}

async function readOrigin(child: ChildProcess): Promise<string> {
	const { promise: failed, reject } = Promise.withResolvers<never>();
	child.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
	const [message] = await Promise.race([once(child, "message"), failed]);
	return `http://127.0.0.1:${message.port}`;
}
