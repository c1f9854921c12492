import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Command } from "./fixtures/command.ts";
import { makeEnvironment, makeProjectFolder } from "./project-folder.ts";

/** The canonical origin of every site under test, which is not where it listens. */
export const SITE_URL = "https://www.kiteline.example";

export type Site = {
	/** Where it listens, without a slash at the end. */
	origin: string;
	dataDir: string;
	/** One whole request; redirects are answers and are not followed. */
	request: (path: string, init?: RequestInit) => Promise<Response>;
	tellBlog: (command: Command) => Promise<void>;
	/** What the server has written to stderr since the last call. */
	takeErrors: () => Promise<string>;
	/** Throws when the server wrote something to stderr that no test has taken. */
	stop: () => Promise<void>;
};

/** Starts the built site in a process and a folder of its own. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
	const folder = makeProjectFolder();
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
		stdio: ["ignore", "pipe", "pipe", "ipc"],
	});
	let errors = "";
	child.stderr?.setEncoding("utf8").on("data", (text: string) => {
		errors += text;
	});
	const tell = async (command: Command) => {
		const obeyed = once(child, "message");
		child.send(command);
		await obeyed;
	};
	const origin = await readOrigin(child).catch((error: unknown) => {
		folder.remove();
		throw new Error(`The site did not start: ${String(error)}\n${errors}`);
	});
	return {
		origin,
		dataDir: folder.dataDir,
		request: (path, init) => fetch(origin + path, { redirect: "manual", ...init }),
		tellBlog: tell,
		takeErrors: async () => {
			await tell("answer");
			// What was written before the answer may lie in another pipe: it is read in the same turn.
			await setImmediate();
			const taken = errors;
			errors = "";
			return taken;
		},
		stop: async () => {
			const ended = once(child, "close");
			child.kill();
			await ended;
			folder.remove();
			if (errors) throw new Error(`The server wrote to stderr:\n${errors}`);
		},
	};
}

async function readOrigin(child: ChildProcess): Promise<string> {
	const { promise: failed, reject } = Promise.withResolvers<never>();
	child.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
	const [message] = await Promise.race([once(child, "message"), failed]);
	return `http://127.0.0.1:${message.port}`;
}
