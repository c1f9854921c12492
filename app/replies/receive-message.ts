import { wakeWorkers } from "#app/enquiries/delivery/worker.ts";
import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { parseInProcess } from "./parsing/parse-in-process.ts";
import { takeMessage } from "./take-message.ts";

/**
 * The outcome of a message. `taken`: stored, or the bounce noted. `known`: it was taken before. `ignored`: automatic, or our
 * own, so that nothing is to do. `left`: it belongs to no enquiry, and stays in the mailbox. `invalid`: no message.
 */
export type MessageOutcome = "taken" | "known" | "ignored" | "left" | "invalid";

/**
 * Receives an e-mail as it was sent. It is idempotent by Message-ID, whichever way and however often a message comes, and
 * rejects only while the store is unavailable.
 */
export async function receiveMessage(raw: Uint8Array): Promise<MessageOutcome> {
	const message = await parseInProcess(raw);
	if (!message) return "invalid";
	const outcome = await takeMessage(raw, message, await getEnquiryServices(), getEnv());
	if (outcome === "taken") wakeWorkers();
	return outcome;
}
