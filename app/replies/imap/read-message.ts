import type { ImapFlow } from "imapflow";
import { warn } from "#app/platform/operations-log.ts";
import type { ParseOptions } from "../parsing/parse-in-process.ts";
import type { Received } from "../receive-message.ts";
import type { MessageOutcome } from "../reply-services.ts";
import type { SetAside } from "../set-aside-store.ts";
import { fetchMessage, TAKEN } from "./fetch-message.ts";
import { untilSilent } from "./until-silent.ts";

const FLAGGED = new Set<MessageOutcome>(["taken", "known", "invalid"]);
/** The number of times that a message is tried while the fault may be the store's, or that of the whole server. */
const MOST_TRIES = 3;
const UNKNOWN = { sender: "", subject: "" };

export type Receive = (raw: Uint8Array, options: ParseOptions) => Promise<Received>;

export type MessageReader = {
	client: ImapFlow;
	receive: Receive;
	/** The tries by UID that ended by a fault which may be of all messages, kept over connections. */
	failures: Map<number, number>;
};

/** A message, and how long in ms the server may be silent at it. */
export type Read = ParseOptions & { uid: number; silence: number };

/**
 * Reads one message, and flags it where the desk has it. Resolves to why it is to be set aside, or to null where there is
 * nothing more to do; the connection may have ended. Rejects where the fault may be of all messages.
 */
export async function readMessage(reader: MessageReader, read: Read): Promise<SetAside | null> {
	const { client, receive, failures } = reader;
	const { uid, silence, isLaterTry = false } = read;
	let raw: Uint8Array | null;
	try {
		raw = await untilSilent(client, silence, () => fetchMessage(client, uid));
	} catch (error) {
		if (isThrottled(error)) countFailure(reader, uid, error);
		return { reason: "server", ...UNKNOWN };
	}
	if (!raw) return null;
	let received: Received;
	try {
		received = await receive(raw, { isLaterTry });
	} catch (error) {
		countFailure(reader, uid, error);
		return { reason: "store", ...UNKNOWN };
	}
	failures.delete(uid);
	if (typeof received !== "string") return received;
	if (received === "invalid")
		warn(`Message ${uid} of the mailbox is malformed, and is left there.`);
	if (FLAGGED.has(received)) await flag(client, uid, silence);
	return null;
}

/** Rejects with the error, until the message has had its tries. */
function countFailure({ failures }: MessageReader, uid: number, error: unknown): void {
	const count = (failures.get(uid) ?? 0) + 1;
	failures.set(uid, count);
	if (count < MOST_TRIES) throw error;
	failures.delete(uid);
}

/** Flags a message that the desk has. It has it without the flag, too, so that a fault ends the connection at most. */
async function flag(client: ImapFlow, uid: number, silence: number): Promise<void> {
	const flagging = () => client.messageFlagsAdd(uid, [TAKEN], { uid: true, silent: true });
	await untilSilent(client, silence, flagging).catch(() => false);
}

/** Returns whether the server has asked for fewer requests, as Microsoft 365 does. */
const isThrottled = (error: unknown) =>
	error instanceof Error && "code" in error && error.code === "ETHROTTLE";
