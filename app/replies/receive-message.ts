import { wakeWorker } from "#app/enquiries/delivery/worker.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { warn } from "#app/platform/operations-log.ts";
import { MessageTooCostly } from "./parsing/message-too-costly.ts";
import { type ParseOptions, parseInProcess } from "./parsing/parse-in-process.ts";
import type { ParsedMessage } from "./parsing/parsed-message.ts";
import type { MessageOutcome } from "./reply-services.ts";
import type { SetAside } from "./set-aside-store.ts";
import { takeMessage } from "./take-message.ts";

/** What became of a message: its outcome, or why it is to be set aside, which concerns it alone. */
export type Received = MessageOutcome | SetAside;

/** The greatest size in bytes of the headers that are read of a message which is too costly as a whole. */
const HEAD_BYTES = 64 * 1024;

/**
 * Receives an e-mail as it was sent. It is idempotent by Message-ID, whichever way and however often a message comes, and
 * rejects only while the store is unavailable, or no parser can be started. A later try may take longer.
 */
export async function receiveMessage(
	raw: Uint8Array,
	options: ParseOptions = {},
): Promise<Received> {
	let message: ParsedMessage | null;
	try {
		message = await parseInProcess(raw, options);
	} catch (error) {
		if (!(error instanceof MessageTooCostly)) throw error;
		return { reason: "too-costly", ...describe(await parseHead(raw)) };
	}
	if (!message) return "invalid";
	const services = await getEnquiryServices();
	try {
		const outcome = await takeMessage(raw, message, services, getEnv());
		if (outcome === "taken") wakeWorker();
		return outcome;
	} catch (error) {
		// It rejects while the store is away: then the message is not at fault.
		await services.enquiries.check();
		warn(`A message could not be stored: ${nameError(error)}.`);
		return { reason: "store", ...describe(message) };
	}
}

/** Parses the headers alone. Resolves to null where even they are too costly, or name nobody. */
function parseHead(raw: Uint8Array): Promise<ParsedMessage | null> {
	const bytes = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEAD_BYTES));
	const ends = ["\r\n\r\n", "\n\n"].map((end) => bytes.indexOf(end)).filter((at) => at >= 0);
	const head = bytes.subarray(0, ends.length > 0 ? Math.min(...ends) : bytes.byteLength);
	return parseInProcess(Buffer.concat([head, Buffer.from("\r\n\r\n")])).catch(() => null);
}

const describe = (message: ParsedMessage | null) => ({
	sender: message?.from.address ?? "",
	subject: message?.subject ?? "",
});

/** Names an error by its code, as its words may be those of the message. */
function nameError(error: unknown): string {
	if (!(error instanceof Error)) return "unknown fault";
	return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
