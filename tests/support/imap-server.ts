import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What the server does in place of an answer for a message. */
export type Fault = "NO" | "BAD" | "close" | "hang" | "nothing" | "empty";
/** What is asked of a message: its flags and size, its sender, all of it, or to be flagged. */
type Asked = "size" | "envelope" | "source" | "flag";
type Message = { uid: number; subject: string; raw: string };

export type ImapSettings = {
	/** Returns the fault at a message, if there is one. */
	findFault?: (uid: number, asked: Asked) => Fault | undefined;
	/** The UID up to which messages have been there for years. */
	lastOld?: number;
};

/**
 * Starts a small IMAP server on a loopback port, with one mailbox, which fails as it is told to: it knows what the site
 * sends (RFC 9051), and nothing more. It ends with the test.
 */
export async function startImapServer({
	findFault = () => undefined,
	lastOld = 0,
}: ImapSettings = {}) {
	const messages: Message[] = [];
	const flags = new Map<number, string>();
	const sockets = new Set<Socket>();
	const asked: string[] = [];
	const idle = new Map<Socket, string>();
	/** The number of messages that each client knows of. */
	const told = new Map<Socket, number>();
	let connections = 0;
	let uidValidity = 1;

	function tell(socket: Socket): void {
		if (told.get(socket) === messages.length) return;
		told.set(socket, messages.length);
		socket.write(`* ${messages.length} EXISTS\r\n`);
	}

	function answer(socket: Socket, line: string): void {
		const [tag = "", ...words] = line.split(" ");
		const isUid = words[0]?.toUpperCase() === "UID";
		const [command = "", ...args] = isUid ? words.slice(1) : words;
		const end = (text = "OK done") => socket.write(`${tag} ${text}\r\n`);
		const send = (text: string) => socket.write(`* ${text}\r\n`);
		switch (command.toUpperCase()) {
			case "DONE":
				break;
			case "CAPABILITY":
				send("CAPABILITY IMAP4rev1 IDLE");
				break;
			case "LIST":
				send('LIST (\\HasNoChildren) "/" INBOX');
				break;
			case "SELECT":
				tell(socket);
				send(`OK [UIDVALIDITY ${uidValidity}] ids`);
				send("OK [PERMANENTFLAGS (\\Seen \\*)] flags");
				break;
			case "SEARCH":
				send(`SEARCH ${findRange(args).join(" ")}`);
				break;
			case "FETCH":
			case "STORE":
				answerMessages(socket, tag, line, args[0] ?? "");
				return;
			case "IDLE":
				idle.set(socket, tag);
				socket.write("+ idling\r\n");
				tell(socket);
				return;
			case "LOGOUT":
				end();
				socket.end();
				return;
		}
		end();
	}

	/** Finds the UIDs of a range such as 3:*, or of a search for what came lately. */
	function findRange(args: string[]): number[] {
		const uids = messages.map(({ uid }) => uid);
		const [key, range = ""] = args;
		if (key?.toUpperCase() !== "UID") return uids.filter((uid) => uid > lastOld);
		const last = uids.at(-1) ?? 0;
		const [from = 0, to = from] = range.split(":").map((end) => (end === "*" ? last : Number(end)));
		return uids.filter((uid) => uid >= Math.min(from, to) && uid <= Math.max(from, to));
	}

	function answerMessages(socket: Socket, tag: string, line: string, range: string): void {
		const what = findAsked(line);
		// The last message is asked for by its number.
		const isUid = line.toUpperCase().includes(" UID ");
		const wanted = messages.filter(({ uid }, at) => (isUid ? uid : at + 1) === Number(range));
		for (const message of wanted) {
			const { uid } = message;
			asked.push(`${what} ${uid}`);
			const fault = findFault(uid, what);
			if (fault === "close") socket.destroy();
			if (fault === "NO" || fault === "BAD")
				socket.write(`${tag} ${fault} the message is broken\r\n`);
			if (fault && fault !== "nothing" && fault !== "empty") return;
			if (what === "flag") flags.set(uid, /\(([^)]*)\)/.exec(line)?.[1] ?? "");
			if (fault === "nothing" || what === "flag") continue;
			const items = describe(message, what, fault === "empty" ? "" : message.raw);
			socket.write(`* ${messages.indexOf(message) + 1} FETCH (UID ${uid} ${items})\r\n`);
		}
		socket.write(`${tag} OK done\r\n`);
	}

	function describe({ uid, subject, raw }: Message, what: Asked, given: string): string {
		if (what === "source") return `BODY[] {${Buffer.byteLength(given)}}\r\n${given}`;
		if (what === "envelope")
			return `ENVELOPE (NIL "${subject}" (("Riya" NIL "Riya" "client.example")) NIL NIL NIL NIL NIL NIL NIL)`;
		return `FLAGS (${flags.get(uid) ?? ""}) RFC822.SIZE ${Buffer.byteLength(raw)}`;
	}

	const server = createServer((socket) => {
		connections++;
		sockets.add(socket);
		let rest = "";
		socket.on("error", () => {});
		socket.on("close", () => {
			sockets.delete(socket);
			idle.delete(socket);
		});
		socket.on("data", (data) => {
			const lines = (rest + data.toString("latin1")).split("\r\n");
			rest = lines.pop() ?? "";
			for (const line of lines) {
				const waiting = idle.get(socket);
				idle.delete(socket);
				answer(socket, waiting ? `${waiting} DONE` : line);
			}
		});
		socket.write("* OK [CAPABILITY IMAP4rev1 IDLE] ready\r\n");
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	onTestFinished(async () => {
		for (const socket of sockets) socket.destroy();
		await new Promise((done) => server.close(done));
	});

	return {
		/** The value of IMAP_URL. */
		url: `imap://desk:pass@127.0.0.1:${port}/INBOX`,
		/** What was asked of messages, in order: `source 3`. */
		asked,
		/** The flags by UID. */
		flags,
		countConnections: () => connections,
		/** Delivers messages, each by its subject, and announces them. */
		deliver(...subjects: string[]): void {
			for (const subject of subjects)
				messages.push({
					uid: (messages.at(-1)?.uid ?? 0) + 1,
					subject,
					raw: `From: Riya <riya@client.example>\r\nSubject: ${subject}\r\nMessage-ID: <${crypto.randomUUID()}@client.example>\r\n\r\nYes.\r\n`,
				});
			for (const socket of idle.keys()) tell(socket);
		},
		/** Removes a message, as somebody who reads the mailbox may. */
		remove(uid: number): void {
			messages.splice(
				messages.findIndex((message) => message.uid === uid),
				1,
			);
		},
		/** Gives all messages other UIDs, as a server does that was restored. */
		renumber(): void {
			uidValidity++;
			flags.clear();
			for (const message of messages) message.uid += 100;
			for (const socket of sockets) socket.destroy();
		},
	};
}

function findAsked(line: string): Asked {
	const text = line.toUpperCase();
	if (text.includes(" STORE ")) return "flag";
	if (text.includes("ENVELOPE")) return "envelope";
	return text.includes("BODY.PEEK[]") ? "source" : "size";
}
