import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import pLimit from "p-limit";
import { scoreText } from "#app/enquiries/spam/classify-submission.ts";
import { SECOND } from "#app/platform/durations.ts";
import { splitQuote } from "../split-quote.ts";
import type { Line } from "./line.ts";
import type { Mailbox, ParsedMessage } from "./parsed-message.ts";
import { MessageTooCostly } from "./message-too-costly.ts";

/** `isLaterTry` allows a message more time that was too costly before. */
export type ParseOptions = { isLaterTry?: boolean };

/** The size in bytes of the largest message that is received, as most mail servers have it. */
export const MESSAGE_BYTES = 25 * 1024 * 1024;
/** The time in ms that a message may take at its first try, and for each MB of it; a later try may take longer. */
const FIRST_MS = 1.5 * SECOND;
const MB_MS = 0.3 * SECOND;
const LATER_MS = 10 * SECOND;
const IDLE_MS = 10 * SECOND;
const MAX_HEAP_MB = 256;

/** What is known of a message before its words are read. */
export type ReadContext = {
	/** The texts of our answers to its sender. */
	answers: readonly string[];
	/** Our own addresses, in lower case. */
	addresses: readonly string[];
	subject: string;
	from: Mailbox;
	/** The names of its files. */
	files: readonly string[];
};

export type ReadMessage = {
	/** Its own words, and what it repeats of earlier messages. */
	text: string;
	quoted: string | null;
	/** The words by which it is found. */
	words: string[];
	spam: { score: number; reasons: string[] };
};

/** Reads the words of a message. */
export async function readInProcess(
	lines: readonly Line[],
	context: ReadContext,
): Promise<ReadMessage> {
	const { text, quoted } = splitQuote(lines, context);
	const message = [context.subject, text, quoted].filter(Boolean).join("\n\n");
	const { name } = context.from;
	return {
		text,
		quoted,
		words: [],
		spam: scoreText({ name, message, company: null, sameWords: 0 }),
	};
}

/** Messages are parsed one after the other, so that the memory for one is the memory for all. */
const oneByOne = pLimit(1);
let running: ChildProcess | undefined;
let ending: NodeJS.Timeout | undefined;

/**
 * Parses a message in another process, which serves for the next ones too. Resolves to null for what is no message;
 * throws `MessageTooCostly` where it takes too long or too much memory, and rejects where no process can be started.
 */
export function parseInProcess(
	raw: Uint8Array,
	{ isLaterTry = false }: ParseOptions = {},
): Promise<ParsedMessage | null> {
	if (raw.byteLength > MESSAGE_BYTES) return Promise.resolve(null);
	return oneByOne(async () => {
		clearTimeout(ending);
		running ??= start();
		const child = running;
		// Until its answer is there, the process keeps this one alive.
		child.ref();
		child.channel?.ref();
		const limit = FIRST_MS + (raw.byteLength / 1024 ** 2) * MB_MS;
		const message = await ask(child, raw, isLaterTry ? LATER_MS : limit);
		if (message === undefined) stop(child);
		child.unref();
		child.channel?.unref();
		if (message === undefined) throw new MessageTooCostly();
		ending = setTimeout(stop, IDLE_MS, child).unref();
		return message;
	});
}

function start(): ChildProcess {
	// The file is in the project's folder, as the content is, also beside the built site.
	const child = fork(join(process.cwd(), "app/replies/parsing/parse-process.ts"), {
		execArgv: [`--max-old-space-size=${MAX_HEAP_MB}`],
		// The process needs none of the site's secrets; its output would be a dump of its memory.
		env: {},
		stdio: ["ignore", "ignore", "ignore", "ipc"],
		serialization: "advanced",
	});
	child.on("close", () => forget(child));
	// `ask` learns of an error by its own listener; without one of `start` an error between two messages would end the site.
	child.on("error", () => forget(child));
	return child;
}

/** Resolves to undefined when the process has ended, or takes too long. */
async function ask(
	child: ChildProcess,
	raw: Uint8Array,
	limit: number,
): Promise<ParsedMessage | null | undefined> {
	const ended = new AbortController();
	/** The code with which the process ended by itself, as it does where its program cannot be loaded. */
	let exitCode: number | null = null;
	const end = (code: number | null) => {
		exitCode = code;
		ended.abort();
	};
	child.once("close", end);
	const timer = setTimeout(end, limit, null);
	try {
		child.send(raw);
		const [{ message }] = await once(child, "message", { signal: ended.signal });
		return message;
	} catch (error) {
		if (ended.signal.aborted && exitCode === null) return;
		forget(child);
		throw error;
	} finally {
		clearTimeout(timer);
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
