import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { CacheState } from "../answers/cache-state.ts";
import { readHeader } from "../answers/send-answer.ts";

/** What a request asked: a built file, a page or another answer of a route, a sent form, whether the site lives. */
export type RequestKind = "asset" | "page" | "form" | "service" | "refused";

/** What is told of an answered request; nothing of it is a visitor's own. */
export type RequestReport = {
	id: string;
	method: string;
	kind: RequestKind;
	/** The route's folder; null where memory, or no route, has answered. */
	route: string | null;
	/** 499 when the visitor was gone before the answer. */
	status: number;
	ms: number;
	/** Of the whole answer as it went over the connection. */
	bytes: number;
	cache: CacheState;
};

/** Those of nginx, Caddy, CDNs and UUIDs; anything else could be an address or a sentence. */
const GIVEN_ID = /^[0-9a-f]{8}[0-9a-f-]{8,32}$/i;

/** Gives each request an id: a trusted proxy's own, or else the next of this process. */
export function createIds(isBehindProxy: boolean): (request: IncomingMessage) => string {
	const start = randomBytes(5).toString("hex");
	let count = 0;
	return ({ rawHeaders }) => {
		const given = isBehindProxy ? readHeader(rawHeaders, "x-request-id") : undefined;
		return given && GIVEN_ID.test(given) ? given : `${start}-${(++count).toString(36)}`;
	};
}

const SERVICES = new Set(["/livez", "/readyz", "/hooks/content"]);

export function readKind({ method, url = "" }: IncomingMessage): RequestKind {
	if (SERVICES.has(url)) return "service";
	return method === "POST" ? "form" : "page";
}
