import { type ChildProcess, fork } from "node:child_process";
import { on } from "node:events";
import { realpathSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import { SECOND } from "#app/platform/durations.ts";
import { getProjectFolder } from "#app/platform/project-folder.server.ts";
import { MessageTooCostly } from "./message-too-costly.ts";
import { type Piece, sendInPieces } from "./pieces.ts";
import type { Request, Sent } from "./requests.ts";

const START_MS = 30 * SECOND;
const IDLE_MS = 10 * SECOND;
/** The limits of V8's heap: with what it takes beside, 25 MB of a message took 260 MB at most (measured on Node 24). */
const MAX_HEAP_MB = 96;
const MAX_SEMI_SPACE_MB = 2;

/** What the process sent, with the pieces that came before. */
export type Answer = { sent: Sent; pieces: Piece[] };

/** Messages are read one after the other, so that the memory for one is the memory for all. */
const oneByOne = pLimit(1);
let running: ChildProcess | undefined;
let ending: NodeJS.Timeout | undefined;

/**
 * Asks the process of messages, which is started where none runs, serves for the next requests too, and ends when there are
 * none. `raw` is the message to parse. `limit` is the time in ms for an answer, from when the process is ready for it. Rejects with `MessageTooCostly` for
 * what takes more time, or more memory than the process has, and with another error where no process can be started.
 */
export function askProcess(request: Request, limit: number, raw?: Uint8Array): Promise<Answer> {
	return oneByOne(async () => {
		clearTimeout(ending);
		if (!running?.connected) running = await start();
		const child = running;
		// Until its answer is there, the process keeps this one alive.
		child.ref();
		child.channel?.ref();
		try {
			return await ask(child, request, limit, raw);
		} catch (error) {
			stop(child);
			throw error;
		} finally {
			child.unref();
			child.channel?.unref();
			ending = setTimeout(stop, IDLE_MS, child).unref();
		}
	});
}

/** Starts the process. Resolves when its program is loaded, which takes no time of a message. */
async function start(): Promise<ChildProcess> {
	const folder = getProjectFolder();
	const child = fork(join(folder, "app/replies/parsing/parse-process.ts"), {
		execArgv: [
			`--max-old-space-size=${MAX_HEAP_MB}`,
			`--max-semi-space-size=${MAX_SEMI_SPACE_MB}`,
			...listPermissions(folder),
		],
		// The process needs none of the site's secrets; its output would be a dump of its memory.
		env: {},
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		serialization: "advanced",
	});
	child.on("close", () => forget(child));
	// A request learns of an error by its own listener; without this one, an error between two would end the site.
	child.on("error", () => forget(child));
	const late = AbortSignal.timeout(START_MS);
	try {
		await waitForMessage(child, late);
	} catch (error) {
		stop(child);
		throw new Error("The process that reads messages could not be started.", { cause: error });
	}
	return child;
}

/** Lists the options by which the process may read its program and nothing else, write nothing, and start nothing. */
function listPermissions(folder: string): string[] {
	const packages = join(folder, "node_modules");
	const folders = [join(folder, "app"), packages, realpathSync(packages)];
	const readable = [join(folder, "package.json"), ...folders.map((path) => join(path, "*"))];
	return ["--permission", ...readable.map((path) => `--allow-fs-read=${path}`)];
}

async function ask(
	child: ChildProcess,
	request: Request,
	limit: number,
	raw?: Uint8Array,
): Promise<Answer> {
	const late = AbortSignal.timeout(limit);
	const answer = waitForMessage(child, late);
	const send = (message: Request | Piece) =>
		new Promise<void>((resolve, reject) =>
			child.send(message, (error) => (error ? reject(error) : resolve())),
		);
	// What cannot be sent is not answered either: the process has ended.
	const sending = raw ? sendInPieces(send, raw, 0) : Promise.resolve();
	sending.then(() => send(request)).catch(() => {});
	try {
		return await answer;
	} catch (error) {
		// The end by a signal is V8's where the heap is full, or the system's. A program that fails ends with a code.
		if (late.aborted || child.exitCode === null) throw new MessageTooCostly();
		throw error;
	}
}

/** Resolves to what the process sends next, with the pieces before it. Rejects when it ends before, or is late. */
async function waitForMessage(child: ChildProcess, late: AbortSignal): Promise<Answer> {
	const ended = new AbortController();
	const end = () => ended.abort();
	child.once("close", end);
	try {
		const pieces: Piece[] = [];
		const signal = AbortSignal.any([ended.signal, late]);
		for await (const [sent] of on(child, "message", { signal })) {
			if (sent.kind !== "piece") return { sent, pieces };
			pieces.push(sent);
		}
		throw new Error("The process sends nothing further.");
	} finally {
		child.off("close", end);
	}
}

function stop(child: ChildProcess): void {
	forget(child);
	child.kill("SIGKILL");
}

function forget(child: ChildProcess): void {
	if (running === child) running = undefined;
}
