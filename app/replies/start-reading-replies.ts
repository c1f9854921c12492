import { getEnquiryServices } from "#app/enquiries/enquiry-services.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { parseImapUrl } from "#app/platform/imap-url.ts";
import { getTokenSource } from "#app/platform/oauth-tokens.ts";
import { startMailboxWorker } from "#app/replies/imap/mailbox-worker.ts";
import { receiveMessage } from "#app/replies/receive-message.ts";

let worker: ReturnType<typeof startMailboxWorker> | undefined;

/** Reads replies from the mailbox of IMAP_URL, if there is one, until `stopReadingReplies`. */
export function startReadingReplies({ IMAP_URL }: Env): void {
	const address = IMAP_URL ? parseImapUrl(IMAP_URL) : null;
	if (!address) return;
	worker = startMailboxWorker({
		address,
		getDatabase: async () => (await getEnquiryServices()).database,
		receive: receiveMessage,
		tokens: getTokenSource(),
	});
}

export async function stopReadingReplies(patience: number): Promise<void> {
	await worker?.stop(patience);
	worker = undefined;
}
