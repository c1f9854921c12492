import type { Changes } from "#app/database/changes.ts";
import { getDeskServices } from "#app/desk/request/desk-services.ts";
import { noteOpening } from "#app/desk/store/openings.ts";
import type { StreamSubject } from "./stream-subject.ts";

/** The stream of an open page, which is notified that something changed. */
export type EventStream = {
	/** The token of its session. */
	token: string;
	subject: StreamSubject;
	/** The mark of its subject that it was sent last. */
	mark: string;
	send: (mark: string) => void;
	/** Keeps the connection open: proxies and our own server close silent ones. */
	sendHeartbeat: () => void;
	end: () => void;
};

/** The interval in ms, below the server's limit of a silent connection (SOCKET_MS). */
export const HEARTBEAT_MS = 10_000;
const MAX_STREAMS = 200;
const MAX_OF_SESSION = 10;

/** The places of the streams that are open or about to be. */
const places = new Set<{ token: string }>();
const streams = new Set<EventStream>();
const stopping = new AbortController();
let isWatching = false;

/**
 * Reserves a place for a stream of a session (its token), before anything is awaited. Returns a function that releases
 * it; null when there are too many, or the site is stopping.
 */
export function takePlace(token: string): (() => void) | null {
	const ofSession = [...places].filter((place) => place.token === token);
	const isFull = places.size >= MAX_STREAMS || ofSession.length >= MAX_OF_SESSION;
	if (isFull || stopping.signal.aborted) return null;
	const place = { token };
	places.add(place);
	return () => void places.delete(place);
}

export function addStream(stream: EventStream, changes: Changes): void {
	streams.add(stream);
	stream.send(stream.mark);
	if (stopping.signal.aborted) stream.end();
	if (!isWatching) startWatching(changes);
	isWatching = true;
}

export function removeStream(stream: EventStream): void {
	streams.delete(stream);
}

/** Returns whether a stream of this subject is open. */
export function hasStream(key: string): boolean {
	return [...streams].some(({ subject }) => subject.key === key);
}

/** Ends all streams, as the site is stopping and does not wait for open pages. */
export function endStreams(): void {
	stopping.abort();
	for (const { end } of streams) end();
}

/** Starts to watch with the first stream, until the site stops. */
function startWatching(changes: Changes): void {
	let isSending = false;
	let hasChanged = false;
	// Changes while one is being sent are sent as one.
	const handleChange = async () => {
		hasChanged = true;
		if (isSending) return;
		isSending = true;
		while (hasChanged) {
			hasChanged = false;
			await sendChanges();
		}
		isSending = false;
	};
	changes.listen(handleChange, stopping.signal);
	const heartbeats = setInterval(sendHeartbeats, HEARTBEAT_MS).unref();
	stopping.signal.addEventListener("abort", () => clearInterval(heartbeats));
}

/**
 * Sends heartbeats, and changes without a notification: those by a command beside SQLite, and those during a lost connection.
 */
async function sendHeartbeats(): Promise<void> {
	await noteAllOpen();
	await sendChanges();
	// Streams that begin while the store is asked are for the next heartbeat.
	const open = [...streams];
	const signedIn = await findSignedIn(open.map(({ token }) => token));
	for (const stream of open)
		if (signedIn.has(stream.token)) stream.sendHeartbeat();
		else stream.end();
}

async function sendChanges(): Promise<void> {
	if (streams.size === 0) return;
	try {
		const { database } = await getDeskServices();
		// Streams of one subject, as of all open inboxes, have one mark.
		const marks = new Map<string, string>();
		for (const stream of streams) {
			const { key, readMark } = stream.subject;
			const mark = marks.get(key) ?? (await readMark(database));
			marks.set(key, mark);
			if (stream.mark !== mark) stream.send(mark);
			stream.mark = mark;
		}
	} catch {
		// The store does not respond, which /readyz logs: the next heartbeat tries again.
	}
}

/** Notes anew whose pages are open, as what is not noted for a minute counts no more: its node may have stopped. */
async function noteAllOpen(): Promise<void> {
	try {
		const { database } = await getDeskServices();
		const subjects = new Map(Array.from(streams, ({ subject }) => [subject.key, subject]));
		for (const { opening } of subjects.values()) if (opening) await noteOpening(database, opening);
	} catch {
		// The store does not respond: the next heartbeat tries again.
	}
}

/** Resolves to all of the tokens while the store does not respond. */
async function findSignedIn(tokens: readonly string[]): Promise<ReadonlySet<string>> {
	try {
		const { people } = await getDeskServices();
		return await people.findSignedIn(tokens);
	} catch {
		return new Set(tokens);
	}
}
