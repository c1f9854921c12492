import { SECOND } from "#app/platform/durations.ts";
import { getAgencyRegion } from "#app/platform/region.ts";
import type { Line } from "./line.ts";
import { askProcess } from "./message-process.ts";
import { packLines, unpackLines } from "./packed-lines.ts";
import type { ParsedMessage } from "./parsed-message.ts";
import { joinPieces } from "./pieces.ts";
import type { ReadContext, ReadMessage } from "./read-words.ts";

export type { ReadContext, ReadMessage };

/** `isLaterTry` gives a message more time, which was too costly before. */
export type ParseOptions = { isLaterTry?: boolean };

const MB = 1024 * 1024;
/** The size in bytes of the largest message that is received, as most mail servers have it. */
export const MESSAGE_BYTES = 25 * MB;
/** The time in ms that a message may take at the first try, and for each MB more; and what a later try may take. */
const FIRST_MS = 1.5 * SECOND;
const MB_MS = 0.3 * SECOND;
const LATER_MS = 10 * SECOND;
/** The time in ms for the words of a parsed message, which are bounded and read in linear time. */
const READ_MS = 10 * SECOND;

/**
 * Parses a message in another process. Resolves to null for what is no message; rejects with `MessageTooCostly` for one that
 * takes too much time or memory, and with another error where no process can be started.
 */
export async function parseInProcess(
	raw: Uint8Array,
	{ isLaterTry = false }: ParseOptions = {},
): Promise<ParsedMessage | null> {
	if (raw.byteLength > MESSAGE_BYTES) return null;
	const limit = isLaterTry ? LATER_MS : FIRST_MS + Math.ceil((raw.byteLength / MB) * MB_MS);
	const { sent, pieces } = await askProcess({ kind: "parse" }, limit, raw);
	if (sent.kind !== "parsed") throw new Error(`The process sent ${sent.kind}.`);
	const { message } = sent;
	if (!message) return null;
	for (const [at, file] of message.files.entries()) file.content = await joinPieces(pieces, at);
	return { ...message, lines: unpackLines(message.lines) };
}

/**
 * Reads the words of a parsed message in another process: what is quoted, the words by which it is found, and whether they
 * look like advertising. Rejects as `parseInProcess` does.
 */
export async function readInProcess(
	lines: readonly Line[],
	context: ReadContext,
): Promise<ReadMessage> {
	const region = getAgencyRegion();
	const request = { kind: "read", lines: packLines(lines), context, region } as const;
	const { sent } = await askProcess(request, READ_MS);
	if (sent.kind !== "read") throw new Error(`The process sent ${sent.kind}.`);
	return sent.message;
}
