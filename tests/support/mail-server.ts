import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { vi } from "vitest";

/**
 * A stage of a conversation: `message` is half-way through the message, `reply` is once it is accepted and before the
 * last reply.
 */
type MailStage = "greeting" | "mail" | "rcpt" | "message" | "reply";

/**
 * The server's behaviour at a stage: a drop closes the connection, a stall sends no reply, a drip sends a reply byte by
 * byte that never ends. A reply is code and text: `550 5.1.1 unknown`.
 */
export type MailBehaviour =
	| "accept"
	| { at: MailStage; does: "drop" | "stall" | "drip" | `${number} ${string}` };

type ReceivedMail = Awaited<ReturnType<typeof read>> & { isAcknowledged: boolean };

export type MailServerSettings = {
	behave?: MailBehaviour;
	port?: number;
	/** The login with a password, or with an access token of OAuth2. */
	login?: { user: string; pass: string } | { user: string; token: string };
	/** True if TLS is used from the start, with a self-signed certificate. */
	tls?: boolean;
};

/** Starts a real SMTP server on a loopback port. */
export async function startMailServer({
	behave = "accept",
	port = 0,
	login,
	tls = false,
}: MailServerSettings = {}) {
	const messages: ReceivedMail[] = [];
	const sockets = new Map<number, Socket>();
	const stalled = Promise.withResolvers<void>();

	const getAction = (stage: MailStage) =>
		server.behave !== "accept" && server.behave.at === stage ? server.behave.does : null;

	/** Calls `next` except for a drop, stall or drip. */
	const runStage = (at: MailStage, session: SMTPServerSession, next: (error?: Error) => void) => {
		const action = getAction(at);
		const socket = sockets.get(session.remotePort);
		if (!action) return next();
		if (action === "drop") return void socket?.destroy();
		if (action === "stall") return stalled.resolve();
		if (action === "drip") return drip(socket);
		const [, code, text] = /^(\d+) (.*)$/.exec(action) ?? [];
		next(Object.assign(new Error(text), { responseCode: Number(code) }));
	};

	const smtp = new SMTPServer({
		logger: false,
		disableReverseLookup: true,
		secure: tls,
		allowInsecureAuth: true,
		authOptional: !login,
		disabledCommands: login ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
		onConnect: (session, done) => runStage("greeting", session, done),
		authMethods: login && "token" in login ? ["XOAUTH2"] : ["PLAIN", "LOGIN"],
		onAuth: ({ username, password, accessToken }, _session, done) => {
			const secret = login && ("token" in login ? login.token : login.pass);
			const given = accessToken ?? password;
			if (username === login?.user && given === secret) done(null, { user: username });
			else done(null, { message: `5.7.8 ${username} is not known`, responseCode: 535 });
		},
		onMailFrom: (_, session, done) => runStage("mail", session, done),
		onRcptTo: (_, session, done) => runStage("rcpt", session, done),
		onData: (stream, session, done) => {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => {
				if (chunks.push(chunk) === 1) runStage("message", session, () => {});
			});
			stream.on("end", async () => {
				if (getAction("message")) return;
				const message = await read(Buffer.concat(chunks), session);
				const action = getAction("reply");
				const isRejected = /^\d/.test(action ?? "");
				if (!isRejected) messages.push({ ...message, isAcknowledged: !action });
				runStage("reply", session, done);
			});
		},
	});
	smtp.on("error", () => {});
	smtp.server.on("connection", (socket) => {
		const { remotePort = 0 } = socket;
		sockets.set(remotePort, socket);
		socket.on("error", () => {});
		socket.on("close", () => sockets.delete(remotePort));
	});
	const listening = once(smtp.server, "listening");
	smtp.listen(port, "127.0.0.1");
	await listening;

	const server = {
		/** The value of SMTP_URL, with the login. */
		url: toUrl(smtp.server.address() as AddressInfo, { tls, login }),
		/** The behaviour from the next stage on. */
		behave,
		/** The accepted messages, also where the reply was lost; a message that arrived twice is in it twice. */
		messages,
		/** Resolves at the first stall. */
		untilStalled: () => stalled.promise,
		/** Resolves once no client is connected. */
		untilIdle: () => vi.waitUntil(() => sockets.size === 0, { timeout: 20_000, interval: 5 }),
		stop: async () => {
			const closed = new Promise<void>((done) => smtp.close(done));
			for (const socket of sockets.values()) socket.destroy();
			await closed;
		},
	};
	return server;
}

async function read(bytes: Buffer, { envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
	const parsed = await PostalMime.parse(bytes);
	const from = mailFrom ? mailFrom.address : "";
	return {
		envelope: { from, to: rcptTo.map(({ address }) => address) },
		parsed,
		/** The message as it arrived, without dot-stuffing. */
		raw: bytes.toString("utf8"),
		messageId: parsed.messageId ?? "",
	};
}

/** Sends a reply of many lines without an end. */
function drip(socket: Socket | undefined): void {
	socket?.write("220-wait ");
	const timer = setInterval(() => socket?.write("."), 20);
	socket?.on("close", () => clearInterval(timer));
}

function toUrl({ port }: AddressInfo, { tls, login }: MailServerSettings): string {
	const url = new URL(`${tls ? "smtps" : "smtp"}://127.0.0.1:${port}`);
	url.username = encodeURIComponent(login?.user ?? "");
	url.password = encodeURIComponent(login && "pass" in login ? login.pass : "");
	return url.href;
}
