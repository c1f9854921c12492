import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { vi } from "vitest";

/** `message` is half-way through the message, `reply` when it is taken and the last reply not yet sent. */
type MailStage = "greeting" | "mail" | "rcpt" | "message" | "reply";

/**
 * What the server does at a stage, and how it is before: a drop closes the connection, a stall says nothing
 * more, a drip sends a reply byte by byte that never ends. A reply is code and text: `550 5.1.1 unknown`.
 */
export type MailBehaviour =
	| "accept"
	| { at: MailStage; does: "drop" | "stall" | "drip" | `${number} ${string}` };

/** Acknowledged where the server said so; else the sender must take it for lost. */
type ReceivedMail = Awaited<ReturnType<typeof read>> & { isAcknowledged: boolean };

export type MailServerSettings = {
	behave?: MailBehaviour;
	/** 0, the default, is a free one. */
	port?: number;
	/** Asks for a login, with these as the right ones. */
	login?: { user: string; pass: string };
	/** With a certificate that nobody has signed. */
	tls?: "none" | "starttls" | "implicit";
	/** Commands one by one, or all of an envelope at once. */
	isPipelining?: boolean;
};

/** A real SMTP server on a loopback port. */
export async function startMailServer({
	behave = "accept",
	port = 0,
	login,
	tls = "none",
	isPipelining = true,
}: MailServerSettings = {}) {
	const messages: ReceivedMail[] = [];
	const sockets = new Map<number, Socket>();
	let connections = 0;
	const held = Promise.withResolvers<void>();

	const whatAt = (stage: MailStage) =>
		server.behave !== "accept" && server.behave.at === stage ? server.behave.does : null;

	/** Does what the server shall do at this stage; goes on only where it is no drop, stall or drip. */
	const meet = (at: MailStage, session: SMTPServerSession, goOn: (error?: Error) => void) => {
		const does = whatAt(at);
		const socket = sockets.get(session.remotePort);
		if (!does) return goOn();
		if (does === "drop") return void socket?.destroy();
		if (does === "stall") return held.resolve();
		if (does === "drip") return drip(socket);
		const [, code, text] = /^(\d+) (.*)$/.exec(does) ?? [];
		goOn(Object.assign(new Error(text), { responseCode: Number(code) }));
	};

	const smtp = new SMTPServer({
		logger: false,
		disableReverseLookup: true,
		secure: tls === "implicit",
		allowInsecureAuth: true,
		authOptional: !login,
		hidePIPELINING: !isPipelining,
		disabledCommands: [...(login ? [] : ["AUTH"]), ...(tls === "starttls" ? [] : ["STARTTLS"])],
		onConnect: (session, done) => meet("greeting", session, done),
		onAuth: ({ username, password }, _session, done) => {
			if (username === login?.user && password === login?.pass) done(null, { user: username });
			else done(null, { message: `5.7.8 ${username} is not known`, responseCode: 535 });
		},
		onMailFrom: (_, session, done) => meet("mail", session, done),
		onRcptTo: (_, session, done) => meet("rcpt", session, done),
		onData: (stream, session, done) => {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => {
				if (chunks.push(chunk) === 1) meet("message", session, () => {});
			});
			stream.on("end", async () => {
				if (whatAt("message")) return;
				const message = await read(Buffer.concat(chunks), session);
				const does = whatAt("reply");
				const isRefused = /^\d/.test(does ?? "");
				if (!isRefused) messages.push({ ...message, isAcknowledged: !does });
				meet("reply", session, done);
			});
		},
	});
	smtp.on("error", () => {});
	smtp.server.on("connection", (socket) => {
		connections++;
		const { remotePort = 0 } = socket;
		sockets.set(remotePort, socket);
		socket.on("error", () => {});
		socket.on("close", () => sockets.delete(remotePort));
	});
	const listening = once(smtp.server, "listening");
	smtp.listen(port, "127.0.0.1");
	await listening;

	const server = {
		/** For SMTP_URL; with user and password where they are asked for. */
		url: toUrl(smtp.server.address() as AddressInfo, { tls, login }),
		/** From the next connection's or message's stage on. */
		behave,
		/** What it took, also when its reply was then lost; a message that came twice is here twice. */
		messages,
		/** How often somebody connected. */
		connections: () => connections,
		/** Resolves once somebody was left at a stall. */
		whenHeld: () => held.promise,
		/** Resolves once nobody is connected. */
		whenIdle: () => vi.waitUntil(() => sockets.size === 0, { timeout: 20_000, interval: 5 }),
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
		/** As it came over the wire, without the stuffed dots. */
		raw: bytes.toString("utf8"),
		messageId: parsed.messageId ?? "",
	};
}

/** A reply of many lines whose end never comes. */
function drip(socket: Socket | undefined): void {
	socket?.write("220-wait ");
	const timer = setInterval(() => socket?.write("."), 20);
	socket?.on("close", () => clearInterval(timer));
}

function toUrl({ port }: AddressInfo, { tls, login }: MailServerSettings): string {
	const url = new URL(`${tls === "implicit" ? "smtps" : "smtp"}://127.0.0.1:${port}`);
	url.username = encodeURIComponent(login?.user ?? "");
	url.password = encodeURIComponent(login?.pass ?? "");
	return url.href;
}
