import type { NodemailerError } from "nodemailer";
import type { EmailMessage } from "#app/design/email/email-message.ts";
import { decodeLogin } from "#app/platform/http/login.ts";
import { getTokenSource, type TokenSource } from "#app/platform/oauth-tokens.ts";
import type { DeliveryFault } from "../delivery-fault.ts";
import type { Claim } from "../store/outbox.ts";
import type { Attempt, Deliver } from "./worker.ts";

type MailerSettings = {
	/** The URL: `smtp://` or `smtps://`, with user, password and nodemailer's options as its query. */
	url: string;
	/** True if a 5xx reply to the receiver or the content ends the delivery. */
	stopsAtPermanentFailure?: boolean;
	/** The time limit of one whole attempt, in ms. */
	timeout?: number;
	/** The source of tokens for a URL with a user and no password; by default that of the settings. */
	tokens?: TokenSource | null;
};

export type EmailSettings = MailerSettings & {
	/** Builds the message, or null when nothing is left to send. */
	buildMessage: (claim: Claim) => EmailMessage | null | Promise<EmailMessage | null>;
};

type OAuth2Login = { type: "OAuth2"; user: string; accessToken: string };

/** The outcome of an attempt to send a message. */
type Sent = Exclude<Attempt, { outcome: "obsolete" }>;

const TIMEOUT_MS = 20_000;
/** The options that would print messages, keep connections open or send by other means than SMTP. */
const FORBIDDEN_OPTIONS = [
	"logger",
	"debug",
	"transactionLog",
	"pool",
	"lmtp",
	"sendmail",
	"streamTransport",
	"jsonTransport",
	"SES",
];

/** Creates a function that sends what the outbox has claimed. */
export function createEmailDelivery({ buildMessage, ...settings }: EmailSettings): Deliver {
	const send = createMailer(settings);
	return async (claim, stop) => {
		const message = await buildMessage(claim);
		return message ? send(message, claim.delivery.id, stop) : { outcome: "obsolete" };
	};
}

/**
 * Creates a function that sends e-mails over SMTP; only the server's 2xx after the message is success. The signal is
 * the deadline from the connection to the last reply, below nodemailer's own limits; a DNS query does not react to it.
 */
export function createMailer(settings: MailerSettings) {
	const { stopsAtPermanentFailure = false, timeout = TIMEOUT_MS } = settings;
	const url = new URL(settings.url);
	for (const option of FORBIDDEN_OPTIONS) url.searchParams.delete(option);
	const getTransport = createTransportGetter(url, timeout, settings.tokens);
	let isLoginRejected = false;
	return async (email: EmailMessage, id: string, stop: AbortSignal): Promise<Sent> => {
		const deadline = AbortSignal.timeout(timeout);
		const message = {
			...email,
			// The MIME boundaries are the same at each attempt, and nobody can guess them beforehand.
			baseBoundary: id,
			xMailer: false as const,
			signal: AbortSignal.any([stop, deadline]),
		};
		try {
			const transport = await getTransport(isLoginRejected);
			isLoginRejected = false;
			await transport.sendMail(message);
			return { outcome: "delivered" };
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			isLoginRejected = Reflect.get(error, "code") === "EAUTH";
			const aborted = stop.aborted ? "stopped" : deadline.aborted ? "ETIMEDOUT" : null;
			const outcome = stopsAtPermanentFailure && isPermanent(error) ? "gone" : "rejected";
			return { outcome, reason: toFault(error, aborted) };
		}
	};
}

/**
 * Creates a function that returns the transport for the next message: one for all, or where the URL has a user and no
 * password one with a token of OAuth2, another one after the server has rejected a login.
 */
function createTransportGetter(url: URL, timeout: number, tokens = getTokenSource()) {
	const user = decodeLogin(url.username);
	// It takes longer to load than any other package, and a site without e-mails has no need of it.
	const create = async (options: { url: string; auth?: OAuth2Login }) => {
		const { createTransport } = await import("nodemailer");
		return createTransport({ ...options, dnsTimeout: timeout });
	};
	if (!tokens || !user || url.password) {
		let transport: ReturnType<typeof create> | undefined;
		return () => (transport ??= create({ url: url.href }));
	}
	const { href } = Object.assign(new URL(url), { username: "" });
	return async (isRejected: boolean) => {
		const { token: accessToken } = await tokens.getToken({ isRejected });
		return create({ url: href, auth: { type: "OAuth2", user, accessToken } });
	};
}

/** Returns whether the server permanently rejects this receiver or content, not our login or address. */
function isPermanent({ permanent, command }: NodemailerError): boolean {
	return permanent === true && (command === "RCPT TO" || command === "DATA");
}

/** Returns the codes of an error only: a server's words often repeat addresses or lines of the message. */
function toFault(error: NodemailerError, aborted: string | null): DeliveryFault {
	const [reply] = REPLY.exec(error.response ?? "") ?? [];
	const { command = "", originalCode, code = "unknown" } = error;
	if (reply) return { code: "mail-server-answered", reply: reply.replace("-", " "), command };
	return { code: "mail-server-lost", fault: aborted ?? originalCode ?? code };
}

/** The RFC 5321 reply code and RFC 3463 enhanced status code. */
const REPLY = /^[1-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?(?=\s|-|$)/;
