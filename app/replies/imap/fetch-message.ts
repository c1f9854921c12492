import type { ImapFlow } from "imapflow";
import { MESSAGE_BYTES } from "../parsing/parse-in-process.ts";
import type { SetAside } from "../set-aside-store.ts";
import { fetchHeadersAndText } from "./fetch-headers-and-text.ts";

/** The flag of messages that the desk has, where the server has keywords: https://www.rfc-editor.org/rfc/rfc9051#section-2.3.2 */
export const TAKEN = "$TakenByDesk";

/**
 * Fetches a message, or headers and text of one that is too large. Resolves to null for one that is gone, or that the desk
 * has; rejects where the server does not give it.
 */
export async function fetchMessage(client: ImapFlow, uid: number): Promise<Uint8Array | null> {
	// Each message is asked for alone, as a server may answer for several by an error of one.
	const found = await client.fetchOne(uid, { uid: true, flags: true, size: true }, { uid: true });
	const { flags, size = 0 } = found || {};
	if (flags?.has(TAKEN)) return null;
	const isLarge = size > MESSAGE_BYTES;
	const raw = isLarge ? await fetchHeadersAndText(client, uid) : await fetchSource(client, uid);
	if (raw && raw.byteLength > 0) return raw;
	const there = await client.search({ uid: String(uid) }, { uid: true });
	if (there && !there.includes(uid)) return null;
	throw new Error("the server has nothing for it");
}

async function fetchSource(client: ImapFlow, uid: number): Promise<Uint8Array | undefined> {
	const message = await client.fetchOne(uid, { source: true }, { uid: true });
	return message === false ? undefined : message.source;
}

/** Fetches sender and subject as the server has them; both are empty where it does not say. */
export async function fetchSender(
	client: ImapFlow,
	uid: number,
): Promise<Pick<SetAside, "sender" | "subject">> {
	const query = { uid: true, envelope: true };
	const found = await client.fetchOne(uid, query, { uid: true }).catch(() => false as const);
	if (found === false) return { sender: "", subject: "" };
	const { from, subject } = found.envelope ?? {};
	return { sender: from?.[0]?.address ?? "", subject: subject ?? "" };
}
