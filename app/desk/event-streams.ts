import type { Changes } from "#app/database/changes.ts";
import { getDeskServices } from "./desk-services.ts";
import { readChangeMark } from "./store/change-mark.ts";

/** An open inbox, which hears that something changed. */
export type EventStream = {
	/** Of its session. */
	token: string;
	/** That it heard last: see readChangeMark. */
	mark: string;
	send: (mark: string) => void;
	/** Keeps the connection open: proxies and our own server end silent ones. */
	sendHeartbeat: () => void;
	end: () => void;
};

/** Less than the server's limit of a silent connection (SOCKET_MS). */
export const HEARTBEAT_MS = 10_000;
const MAX_STREAMS = 200;
const MAX_OF_SESSION = 10;

/** Of the streams that are open or about to be. */
const places = new Set<{ token: string }>();
const streams = new Set<EventStream>();
const stopping = new AbortController();
let isWatching = false;

/**
 * Takes the place of another stream of a session (its token), before anything is waited for. Returns what gives it back;
 * null when there are too many, or the site is stopping.
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

/** The site is stopping, and does not wait for inboxes that are open. */
export function endStreams(): void {
	stopping.abort();
	for (const { end } of streams) end();
}

/** Begins with the first stream, and goes on until the site stops. */
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

/** Also tells what was not announced: changes by a command beside SQLite, and those during a lost connection. */
async function sendHeartbeats(): Promise<void> {
	await sendChanges();
	for (const stream of streams)
		if (await isSignedIn(stream)) stream.sendHeartbeat();
		else stream.end();
}

async function sendChanges(): Promise<void> {
	if (streams.size === 0) return;
	try {
		const { database } = await getDeskServices();
		const mark = await readChangeMark(database);
		for (const stream of streams) {
			if (stream.mark !== mark) stream.send(mark);
			stream.mark = mark;
		}
	} catch {
		// The store does not respond, which /readyz logs: the next heartbeat will tell.
	}
}

async function isSignedIn({ token }: EventStream): Promise<boolean> {
	try {
		const { people } = await getDeskServices();
		return (await people.findSession(token)) !== undefined;
	} catch {
		return true;
	}
}
