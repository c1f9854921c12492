import { DATA_KEPT_S } from "./data-kept.ts";

/** Pages' data of 2 to 15 KB each; what was fetched first goes first. */
const MOST_KEPT = 20;

type Body = Uint8Array<ArrayBuffer>;
/** Null where an answer may not be kept. */
type Kept = { body: Promise<Body | null>; at: number };

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

async function fetchBody(address: string): Promise<Body | null> {
	const answer = await fetch(address, { priority: "low" });
	if (!answer.ok) throw new Error(address);
	// A redirect is told in headers, and what waits for a slow source comes in parts.
	const mayBeKept = answer.headers.get("Cache-Control")?.includes("max-age");
	if (answer.status === 200 && mayBeKept) return new Uint8Array(await answer.arrayBuffer());
	await answer.body?.cancel();
	return null;
}

/**
 * Has `fetch`, by which the router asks, answer from memory what lies there or is on its way there. Gives the way back.
 * Even from its cache a browser answers after some frames only, which a slow phone draws anew each.
 */
export function answerFromMemory(): () => void {
	const { fetch } = window;
	window.fetch = (input, init) => {
		const ask = () => fetch(input, init);
		const known = input instanceof URL && isRead(init) ? find(input) : undefined;
		return known ? known.body.then((body) => (body ? toAnswer(body) : ask()), ask) : ask();
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
function toAnswer(body: Body): Response {
	return new Response(
		new ReadableStream({
			start: (stream) => {
				stream.enqueue(body);
				stream.close();
			},
		}),
	);
}
