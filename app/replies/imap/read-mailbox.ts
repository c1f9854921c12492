import type { FetchMessageObject, ImapFlow, MailboxObject } from "imapflow";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { report, warn } from "#app/platform/operations-log.ts";
import { MESSAGE_BYTES } from "../parsing/parse-in-process.ts";
import type { MessageOutcome } from "../receive-message.ts";
import { fetchHeadersAndText } from "./fetch-headers-and-text.ts";
import type { MailboxStore } from "./mailbox-store.ts";

/** The flag of messages that the desk has, where the server has keywords: https://www.rfc-editor.org/rfc/rfc9051#section-2.3.2 */
const TAKEN = "$TakenByDesk";
const FLAGGED = new Set<MessageOutcome>(["taken", "known", "invalid"]);
/** How far back the first look at a mailbox goes: it may hold the mail of ten years. */
const FIRST_MS = 3 * DAY;
/** The number of messages after which the position is stored, with their sizes fetched at once. */
const BATCH = 50;
/** The number of times that a message is tried which cannot be received while the store is available. */
const MOST_TRIES = 12;

export type ReadOptions = {
	client: ImapFlow;
	store: MailboxStore;
	receive: (raw: Uint8Array) => Promise<MessageOutcome>;
	/** The failed tries by UID, kept over connections. */
	failures: Map<string, number>;
	stop: AbortSignal;
};

/**
 * Gives each message that came since the last look to `receive`, in order. The position is kept in the store, and what
 * the desk has taken is flagged; nothing is deleted or marked as read.
 */
export async function readMailbox(options: ReadOptions): Promise<void> {
	const { client, store, stop } = options;
	if (!client.mailbox) return;
	const uidValidity = String(client.mailbox.uidValidity);
	const position = await store.findPosition(uidValidity);
	const lastUid = position?.lastUid ?? (await findFirstPosition(client, client.mailbox));
	if (!position) await store.savePosition({ uidValidity, lastUid });
	const found = await client.search({ uid: `${lastUid + 1}:*` }, { uid: true });
	if (!found) throw new Error("the mailbox could not be searched");
	// The range of a search always has the last message.
	const uids = found.filter((uid) => uid > lastUid).toSorted((one, other) => one - other);
	for (let at = 0; at < uids.length; at += BATCH) {
		await readBatch(options, uidValidity, uids.slice(at, at + BATCH));
		// Another node may have taken over meanwhile.
		if (stop.aborted || !(await store.claim())) return;
	}
	await store.saveReadAt();
}

/** Finds the UID before the first message of the last days. */
async function findFirstPosition(client: ImapFlow, { exists }: MailboxObject): Promise<number> {
	if (exists === 0) return 0;
	const since = new Date(getNow() - FIRST_MS);
	const recent = await client.search({ since }, { uid: true });
	if (recent && recent.length > 0) return Math.min(...recent) - 1;
	const last = await client.fetchOne("*", { uid: true });
	return last ? last.uid : 0;
}

async function readBatch(options: ReadOptions, uidValidity: string, uids: number[]): Promise<void> {
	const { client, store, stop } = options;
	const query = { uid: true, flags: true, size: true };
	const messages = await client.fetchAll(uids, query, { uid: true });
	let lastUid = 0;
	for (const message of messages.toSorted((one, other) => one.uid - other.uid)) {
		if (stop.aborted) break;
		if (!message.flags?.has(TAKEN)) await readMessage(options, uidValidity, message);
		lastUid = message.uid;
	}
	// A message may be gone meanwhile.
	if (!stop.aborted) lastUid = uids.at(-1) ?? lastUid;
	if (lastUid > 0) await store.savePosition({ uidValidity, lastUid });
}

async function readMessage(
	options: ReadOptions,
	uidValidity: string,
	message: FetchMessageObject,
): Promise<void> {
	const { client, store, receive, failures } = options;
	const { uid, size = 0 } = message;
	const raw =
		size > MESSAGE_BYTES ? await fetchHeadersAndText(client, uid) : await fetchSource(client, uid);
	if (!raw) return;
	let outcome: MessageOutcome;
	try {
		outcome = await receive(raw);
	} catch (error) {
		// This rejects while the store is unavailable: then the message is not at fault.
		await store.savePosition({ uidValidity, lastUid: uid - 1 });
		const key = `${uidValidity}/${uid}`;
		const count = (failures.get(key) ?? 0) + 1;
		failures.set(key, count);
		if (count < MOST_TRIES) throw error;
		report(`Message ${uid} of the mailbox cannot be received, and is left there:`, error);
		outcome = "invalid";
	}
	if (outcome === "invalid") warn(`Message ${uid} of the mailbox is malformed, and is left there.`);
	if (FLAGGED.has(outcome)) await client.messageFlagsAdd(uid, [TAKEN], { uid: true, silent: true });
}

async function fetchSource(client: ImapFlow, uid: number): Promise<Uint8Array | undefined> {
	const message = await client.fetchOne(uid, { source: true }, { uid: true });
	return message === false ? undefined : message.source;
}
