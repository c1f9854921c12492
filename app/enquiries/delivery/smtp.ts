import { createTransport, type NodemailerError } from "nodemailer";
import type { Claim } from "../store/outbox.ts";
import type { Deliver } from "./worker.ts";

type Mailbox = { name: string; address: string };

/** An e-mail to one receiver. The same enquiry makes the same message at every try. */
export type EmailMessage = {
	from: Mailbox;
	to: Mailbox;
	replyTo: Mailbox;
	subject: string;
	text: string;
	html: string;
	/** With its angle brackets. */
	messageId: string;
	date: Date;
	headers: Record<string, string>;
};

export type EmailSettings = {
	/** `smtp://` or `smtps://`, with user, password and nodemailer's options as its query. */
	url: string;
	compose: (claim: Claim) => EmailMessage;
	/** What the server refuses with 5xx for its receiver or content is given up, not tried again. */
	isLastWord?: boolean;
	/** In ms, for one whole try. */
	timeout?: number;
};

const TIMEOUT_MS = 20_000;
/** Options that would print whole messages, keep connections open or send by other means than SMTP. */
const REFUSED_OPTIONS = [
	...["logger", "debug", "transactionLog", "pool"],
	...["lmtp", "sendmail", "streamTransport", "jsonTransport", "SES"],
];

/**
 * Sends an enquiry as an e-mail over SMTP, with the same bytes at each try. Only the server's 2xx
 * after the message is success. The timeout covers everything from the DNS lookup to the last reply.
 */
export function createEmailDelivery(settings: EmailSettings): Deliver {
	const { compose, isLastWord = false, timeout = TIMEOUT_MS } = settings;
	const url = new URL(settings.url);
	for (const option of REFUSED_OPTIONS) url.searchParams.delete(option);
	const transport = createTransport({ url: url.href, dnsTimeout: timeout });
	return async (claim, stop) => {
		const deadline = AbortSignal.timeout(timeout);
		const message = {
			...compose(claim),
			// MIME boundaries that are the same at each try and that nobody can guess before.
			baseBoundary: claim.delivery.id,
			xMailer: false as const,
			signal: AbortSignal.any([stop, deadline]),
		};
		try {
			await transport.sendMail(message);
			return { outcome: "delivered" };
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			const aborted = stop.aborted ? "stopped" : deadline.aborted ? "time-out" : null;
			const outcome = isLastWord && isPermanent(error) ? "gone" : "refused";
			return { outcome, reason: describe(error, aborted) };
		}
	};
}

/** Whether the server refuses this receiver or content for good, not our login or address. */
function isPermanent({ permanent, command }: NodemailerError): boolean {
	return permanent === true && (command === "RCPT TO" || command === "DATA");
}

/** The codes alone: a server's words often repeat addresses or lines of the message. */
function describe(error: NodemailerError, aborted: string | null): string {
	const [reply] = REPLY.exec(error.response ?? "") ?? [];
	const place = error.command === "CONN" ? "connection" : error.command;
	if (reply) return `the mail server answered ${reply.replace("-", " ")} (${place})`;
	const code = error.originalCode ?? error.code ?? "unknown fault";
	const cause = aborted ?? CAUSES[code] ?? code;
	return `the mail server was not reached or broke off: ${cause}`;
}

/** RFC 5321 reply code and RFC 3463 enhanced status code. */
const REPLY = /^[1-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?(?=\s|-|$)/;
const CAUSES: Record<string, string> = {
	ECONNECTION: "connection closed",
	EPROTOCOL: "no SMTP reply",
	EAUTH: "the login was not possible",
	ETIMEDOUT: "time-out",
};
