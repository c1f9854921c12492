import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import type { NodemailerError } from "nodemailer/lib/errors";
import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection, {
	type SMTPConnectionOptions,
	type SMTPEnvelope,
} from "nodemailer/lib/smtp-connection";
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

type Server = ReturnType<typeof parseConnectionUrl>;
type Mail = { envelope: SMTPEnvelope; bytes: Buffer };
/** `message` is where a server may have taken it and we do not know. */
type Stage = "connection" | "greeting" | "login" | "envelope" | "message";
type Fault = Partial<Pick<NodemailerError, FaultDetail>> & Error;
type FaultDetail = "code" | "originalCode" | "command" | "response" | "permanent";

const TIMEOUT_MS = 20_000;
const PORTS = { plain: 587, secure: 465 };
/** How long the answer to QUIT is waited for, which is only polite. */
const GOODBYE_MS = 1_000;

/**
 * Sends an enquiry as an e-mail over SMTP, with the same bytes at each try. Only the server's 2xx after the
 * message is success. A try's limit holds over everything from the look-up of the host to the last
 * reply, and its socket is destroyed when it ends.
 */
export function createEmailDelivery(settings: EmailSettings): Deliver {
	const { url, compose, isLastWord = false, timeout = TIMEOUT_MS } = settings;
	const server = parseConnectionUrl(url);
	return async (claim, stop) => {
		const limit = AbortSignal.any([stop, AbortSignal.timeout(timeout)]);
		const mail = await build(compose(claim), claim.delivery.id);
		const { fault, stage } = await transmit(server, mail, limit);
		if (!fault) return { outcome: "delivered" };
		const outcome = isLastWord && isForGood(fault) ? "gone" : "refused";
		return { outcome, reason: describe(fault, stage) };
	};
}

/** The boundaries are made of the id, which nobody can guess before. */
async function build(message: EmailMessage, id: string): Promise<Mail> {
	const node = new MailComposer({
		...message,
		baseBoundary: id,
		disableFileAccess: true,
		disableUrlAccess: true,
	}).compile();
	const bytes = await node.build();
	return { envelope: { ...node.getEnvelope(), size: bytes.length }, bytes };
}

/** One conversation from the connection to the end; never throws. */
async function transmit(
	server: Server,
	mail: Mail,
	limit: AbortSignal,
): Promise<{ fault: Fault | null; stage: Stage }> {
	let stage: Stage = "connection";
	if (limit.aborted) return { fault: limit.reason, stage };
	const enter = (next: Stage) => {
		stage = next;
	};
	const { promise: broken, reject } = Promise.withResolvers<never>();
	const abort = () => reject(limit.reason);
	limit.addEventListener("abort", abort);
	const socket = open(server).on("error", reject);
	const connection = new SMTPConnection({
		...(server as SMTPConnectionOptions),
		connection: socket,
		// Its close then destroys a TLS socket before ours below it, and at once.
		socketCloseTimeout: 0,
		// It can log whole messages, and does when the URL's query says so.
		logger: false,
	});
	connection.on("error", reject);
	connection.on("end", () => reject(fail("ECONNECTION")));
	try {
		await Promise.race([broken, converse(connection, socket, server, mail, enter)]);
		await sayGoodbye(connection, limit);
		return { fault: null, stage };
	} catch (error) {
		return { fault: error instanceof Error ? error : fail("unknown"), stage };
	} finally {
		limit.removeEventListener("abort", abort);
		connection.close();
		socket.destroy();
	}
}

/** Our own socket, because nodemailer's look-up of the host goes on after a close. */
function open({ host, port, secure, localAddress }: Server): Socket {
	return connect({
		host,
		port: port ?? (secure ? PORTS.secure : PORTS.plain),
		localAddress: typeof localAddress === "string" ? localAddress : undefined,
	});
}

async function converse(
	connection: SMTPConnection,
	socket: Socket,
	{ auth, authMethod }: Server,
	{ envelope, bytes }: Mail,
	enter: (stage: Stage) => void,
): Promise<void> {
	await once(socket, "connect");
	enter("greeting");
	await settle((done) => connection.connect(done));
	if (auth?.user) {
		enter("login");
		if (!connection.allowsAuth) throw fail("ENOAUTH");
		const method = typeof authMethod === "string" ? authMethod : undefined;
		await settle((done) => connection.login({ ...auth, method }, done));
	}
	enter("envelope");
	// Read once the envelope is accepted.
	const content = Readable.from(
		(function* () {
			enter("message");
			yield bytes;
		})(),
	);
	await settle((done) =>
		connection.send(envelope, content, (error, info) =>
			// An LMTP server refuses a receiver after the message, which nodemailer calls sent.
			done(error ?? info.rejectedErrors?.[0]),
		),
	);
}

function settle(begin: (done: (error?: Error | null) => void) => void): Promise<void> {
	return new Promise((resolve, reject) => begin((error) => (error ? reject(error) : resolve())));
}

/** Whatever becomes of it, the message is accepted. */
async function sayGoodbye(connection: SMTPConnection, signal: AbortSignal): Promise<void> {
	const left = once(connection, "end");
	connection.quit();
	const patience = sleep(GOODBYE_MS, undefined, { signal, ref: false });
	await Promise.race([left, patience]).catch(() => undefined);
}

function fail(code: string): Fault {
	return Object.assign(new Error(code), { code });
}

/** 503 is about the order of the commands, not about this receiver or message. */
function isForGood({ permanent, command }: Fault): boolean {
	return permanent === true && (command === "RCPT TO" || command === "DATA");
}

/** The stage and the codes alone: a server's words often repeat addresses or lines of the message. */
function describe(fault: Fault, stage: Stage): string {
	const place = COMMANDS.find((command) => fault.command?.startsWith(command)) ?? stage;
	const reply = REPLY.exec(fault.response ?? "");
	if (reply) return `the mail server answered ${reply[0].replace("-", " ")} (${place})`;
	const code = fault.originalCode ?? fault.code;
	const known = CAUSES[fault.name] ?? CAUSES[String(code)];
	const cause = known ?? (/^[A-Z][A-Z0-9_]+$/.test(String(code)) ? code : "unknown fault");
	return `the mail server was not reached or broke off (${place}): ${cause}`;
}

const COMMANDS = ["EHLO", "HELO", "STARTTLS", "AUTH", "MAIL FROM", "RCPT TO", "DATA"];
const REPLY = /^[1-5]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3})?(?=\s|-|$)/;
const CAUSES: Record<string, string> = {
	TimeoutError: "time-out",
	AbortError: "stopped",
	ETIMEDOUT: "time-out",
	ECONNECTION: "connection closed",
	EPROTOCOL: "no SMTP reply",
	ENOAUTH: "it offers no login",
};
