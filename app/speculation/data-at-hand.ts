import { DATA_KEPT_S } from "./data-kept.ts";

/** Pages' data of 2 to 15 KB each; what was fetched first goes first. */
const MOST_KEPT = 20;

type Kept = { body: Promise<Uint8Array<ArrayBuffer>>; at: number };

/** By address. */
const kept = new Map<string, Kept>();

/** Fetches a page's data into memory, from where the router has it without waiting. */
export async function keepAtHand(address: string): Promise<void> {
	const body = fetchBody(address);
	const own = { body, at: performance.now() };
	kept.delete(address);
	kept.set(address, own);
	const [first] = kept.keys();
	if (kept.size > MOST_KEPT && first !== undefined) kept.delete(first);
	try {
		await body;
	} catch (error) {
		if (kept.get(address) === own) kept.delete(address);
		throw error;
	}
}

async function fetchBody(address: string): Promise<Uint8Array<ArrayBuffer>> {
	const answer = await fetch(address, { priority: "low" });
	// A redirect is told in headers, and a list of a slow source comes in parts.
	const mayBeKept = answer.headers.get("Cache-Control")?.includes("max-age");
	if (answer.status !== 200 || !mayBeKept) throw new Error(`${address} may not be kept`);
	return new Uint8Array(await answer.arrayBuffer());
}

/**
 * Has `fetch`, by which the router asks, answer from memory what lies there or is on its way there. Gives the way back.
 * Even from its cache a browser answers after some frames only, which a slow phone draws anew each.
 */
export function answerFromMemory(): () => void {
	const { fetch } = window;
	window.fetch = (input, init) => {
		const known = input instanceof URL && isRead(init) ? find(input) : undefined;
		return known ? known.body.then(toAnswer, () => fetch(input, init)) : fetch(input, init);
	};
	return () => {
		window.fetch = fetch;
	};
}

function isRead(init: RequestInit | undefined): boolean {
	return (init?.method ?? "GET") === "GET";
}

function find({ origin, pathname, search }: URL): Kept | undefined {
	const own = origin === location.origin ? kept.get(pathname + search) : undefined;
	return own && performance.now() - own.at < DATA_KEPT_S * 1000 ? own : undefined;
}

/** A stream that is there already is read to its end before the next frame, other bodies are not. */
function toAnswer(body: Uint8Array<ArrayBuffer>): Response {
	return new Response(
		new ReadableStream({
			start: (stream) => {
				stream.enqueue(body);
				stream.close();
			},
		}),
	);
}
