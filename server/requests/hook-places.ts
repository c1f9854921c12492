import { LRUCache } from "lru-cache";
import { DAY, SECOND } from "#app/platform/durations.ts";
import { MESSAGE_BYTES } from "#app/replies/parsing/parse-in-process.ts";
import { BODY_MS } from "../limits/limits.ts";

/** The number of messages of known senders that are held in memory at the same time. */
const MAX_MESSAGES = 2;
/** The number of bodies of strangers that are received at the same time. */
const MAX_STRANGERS = 50;
/** The time in ms for the body of a stranger while there are others. */
const STRANGER_MS = 2 * SECOND;

/** A place for a body. */
export type Place = {
	/** The time in ms for it. */
	timeout: number;
	/** Takes the memory for so many bytes of it. Returns false where none is left. */
	take(bytes: number): boolean;
	leave(): void;
};

/** The senders whose signature was valid lately. */
const known = new LRUCache<string, true>({ max: 1_000, ttl: DAY });
let messages = 0;
let strangers = 0;
/** The memory of all strangers together, in bytes: that of one message. */
let left = MESSAGE_BYTES;

/** Notes that a sender's signature was valid, so that strangers do not take the next place from them. */
export function rememberSender(sender: string): void {
	known.set(sender, true);
}

/**
 * Takes a place for a body, of which it is known once it is here whether its signature is valid: known senders have places
 * of their own, and strangers share the memory of one. Returns null where there is none.
 */
export function takePlace(sender: string): Place | null {
	return known.has(sender) ? takeOwnPlace() : takeSharedPlace();
}

function takeOwnPlace(): Place | null {
	if (messages >= MAX_MESSAGES) return null;
	messages++;
	return {
		timeout: BODY_MS,
		take: () => true,
		leave: () => {
			messages--;
		},
	};
}

function takeSharedPlace(): Place | null {
	if (strangers >= MAX_STRANGERS) return null;
	const timeout = strangers > 0 ? STRANGER_MS : BODY_MS;
	strangers++;
	let taken = 0;
	let isOver = false;
	return {
		timeout,
		take(bytes) {
			if (isOver || bytes > left) return false;
			taken += bytes;
			left -= bytes;
			return true;
		},
		leave() {
			isOver = true;
			strangers--;
			left += taken;
		},
	};
}
