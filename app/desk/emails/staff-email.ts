import { setTimeout as wait } from "node:timers/promises";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { createMailer } from "#app/enquiries/delivery/smtp.ts";
import { exportFault } from "#app/enquiries/describe-rejection.ts";

type Options = {
	/** The SMTP URL; nothing is sent without one. */
	url: string | undefined;
	build: (id: string) => EmailMessage;
	/** Called with the reason of each failed try. */
	onFailure: (reason: string) => void;
	/** The pauses before each try, in ms; after two tries a link would be too old. */
	pauses?: readonly number[];
};

/** Sends an e-mail to somebody of the desk. */
export async function sendStaffEmail({
	url,
	build,
	onFailure,
	pauses = [0, 10_000],
}: Options): Promise<void> {
	if (!url) return;
	const send = createMailer({ url, stopsAtPermanentFailure: true });
	const id = crypto.randomUUID();
	const message = build(id);
	for (const pause of pauses) {
		// The wait does not keep the process alive, so that the site can end meanwhile; a command, which has no pauses, would
		// end by that.
		if (pause > 0) await wait(pause, undefined, { ref: false });
		const attempt = await send(message, id, new AbortController().signal);
		if (attempt.outcome === "delivered") return;
		onFailure(exportFault(attempt.reason));
		if (attempt.outcome === "gone") return;
	}
}
