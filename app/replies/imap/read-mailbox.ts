import type { ImapFlow, MailboxObject, SearchObject } from "imapflow";
import type { SetAsideRow } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { DAY } from "#app/platform/durations.ts";
import { warn } from "#app/platform/operations-log.ts";
import type { SetAside, SetAsideStore } from "../set-aside-store.ts";
import { fetchSender } from "./fetch-message.ts";
import type { MailboxStore } from "./mailbox-store.ts";
import { type MessageReader, readMessage } from "./read-message.ts";
import { type SILENCE, untilSilent } from "./until-silent.ts";

/** How far back the first look at a mailbox goes: it may hold the mail of ten years. */
const FIRST_MS = 3 * DAY;

export type ReadOptions = MessageReader & {
	store: MailboxStore;
	setAside: SetAsideStore;
	silence: typeof SILENCE;
	/** The pause in ms before the second try of a message that may have failed by chance. */
	soon: number;
	/** Whether the connection before ended at a message: then others wait behind more of them, perhaps. */
	isTroubled: boolean;
	stop: AbortSignal;
};

/** When a message that was set aside is to be tried next (Unix ms), and whether the connection ended at a message. */
export type Look = { nextAt: number | null; hasEnded: boolean };

/**
 * Gives each message that came since the last look to `receive`, in order, and then at most one that was set aside. The
 * position is kept in the store, and what the desk has taken is flagged; nothing is deleted or marked as read. A message
 * that cannot be taken is noted in the store and passed over.
 */
export async function readMailbox(options: ReadOptions): Promise<Look> {
	const { client, store, setAside, isTroubled, stop } = options;
	const nothing = { nextAt: null, hasEnded: false };
	if (!client.mailbox) return nothing;
	const uidValidity = String(client.mailbox.uidValidity);
	const position = await store.findPosition(uidValidity);
	const lastUid = position?.lastUid ?? (await findFirstPosition(client, client.mailbox));
	if (!position) await store.savePosition({ uidValidity, lastUid });
	const found = await search(client, { uid: `${lastUid + 1}:*` });
	// The range of a search always has the last message.
	const uids = found.filter((uid) => uid > lastUid).toSorted((one, other) => one - other);
	const silence = isTroubled ? options.silence.next : options.silence.first;
	for (const uid of uids) {
		if (stop.aborted) return nothing;
		const fault = await readMessage(options, { uid, silence });
		const hasEnded = !client.usable;
		// It may have ended by chance, so that the message is tried once more in its turn.
		if (fault?.reason === "server" && hasEnded && !isTroubled) return { nextAt: null, hasEnded };
		if (fault) await note(options, { uidValidity, uid }, fault);
		// Another node may have taken over meanwhile.
		if (!(await store.savePosition({ uidValidity, lastUid: uid }))) return nothing;
		if (hasEnded) return { nextAt: null, hasEnded };
	}
	await store.saveReadAt();
	await setAside.removeOld();
	const due = await setAside.findDue(uidValidity);
	if (due && !stop.aborted) await tryAgain(options, due);
	return { nextAt: await setAside.findNextAt(uidValidity), hasEnded: !client.usable };
}

/** Finds the UID before the first message of the last days. */
async function findFirstPosition(client: ImapFlow, { exists }: MailboxObject): Promise<number> {
	if (exists === 0) return 0;
	const since = new Date(getNow() - FIRST_MS);
	const recent = await search(client, { since });
	if (recent.length > 0) return Math.min(...recent) - 1;
	// The last message is searched for and not fetched, as it may be one that the server does not give.
	return Math.max(0, ...(await search(client, { uid: "*" })));
}

async function search(client: ImapFlow, query: SearchObject): Promise<number[]> {
	const found = await client.search(query, { uid: true });
	if (!found) throw new Error("the mailbox could not be searched");
	return found;
}

/** Tries a message that was set aside. Before the desk tells of it, the server is asked whose it is. */
async function tryAgain(options: ReadOptions, row: SetAsideRow): Promise<void> {
	const { client, setAside, silence } = options;
	const { uidValidity, uid } = row;
	if (uidValidity === null || uid === null) return;
	const isUnknown = row.tries === 1 && row.sender === "";
	const known = isUnknown
		? await untilSilent(client, silence.later, () => fetchSender(client, uid))
		: row;
	const fault = await readMessage(options, { uid, silence: silence.later, isLaterTry: true });
	if (fault) {
		const { sender, subject } = fault.sender ? fault : known;
		return note(options, { uidValidity, uid }, { reason: fault.reason, sender, subject });
	}
	await setAside.remove(row.key);
	await setAside.makeDue(uidValidity);
}

async function note(
	{ setAside, soon }: ReadOptions,
	place: { uidValidity: string; uid: number },
	fault: SetAside,
): Promise<void> {
	const tries = await setAside.note(place, fault, soon);
	if (tries <= 2)
		warn(
			`Message ${place.uid} of the mailbox could not be taken (${fault.reason}). It stays there, and is tried again.`,
		);
}
