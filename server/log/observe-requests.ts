import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/** What was requested: a built file, a page or another route, a sent form, the server's own addresses. */
type RequestKind = "asset" | "page" | "form" | "service" | "refused";

/** Where a response came from: memory, rendered for this visitor first or for several at once, or for one alone. */
export type CacheState = "stored" | "made" | "shared" | "none";

/** What is logged and counted of a response; nothing of it is a visitor's own. */
export type RequestReport = {
	id: string;
	method: string;
	kind: RequestKind;
	/** The route's folder; null where memory, or no route, has answered. */
	route: string | null;
	/** 499, as nginx has it, when the visitor was gone before the response. */
	status: number;
	ms: number;
	/** Of the whole response on the connection. */
	bytes: number;
	cache: CacheState;
};

type Settings = {
	isBehindProxy: boolean;
	findRoute: (url: string) => string | null;
	onResponse: (report: RequestReport) => void;
};

const CLIENT_GONE = 499;
/** Those of nginx, Caddy, CDNs and UUIDs; anything else could be an address or a sentence. */
const PROXY_ID = /^[0-9a-f]{8}[0-9a-f-]{8,32}$/i;
const SERVICES = new Set(["/livez", "/readyz", "/hooks/content"]);

const cacheStates = new WeakMap<ServerResponse, CacheState>();

export function setCacheState(response: ServerResponse, state: CacheState): void {
	cacheStates.set(response, state);
}

/** Returns functions that report each response once it is sent or given up. */
export function createRequestObserver({ isBehindProxy, findRoute, onResponse }: Settings) {
	const start = randomBytes(5).toString("hex");
	let count = 0;
	let active = 0;

	/** A trusted proxy's own id, or else the next of this process. */
	function getId({ headers }: IncomingMessage): string {
		const given = isBehindProxy ? headers["x-request-id"] : undefined;
		return typeof given === "string" && PROXY_ID.test(given)
			? given
			: `${start}-${(++count).toString(36)}`;
	}

	return {
		/** Requests whose response is not sent yet. */
		get active() {
			return active;
		},
		/** Observes a request; `answered` is called with where its response came from, when that is known at once. */
		observe(request: IncomingMessage, response: ServerResponse) {
			const startedAt = performance.now();
			const { socket } = request;
			const sentBefore = socket.bytesWritten;
			let known: { kind: RequestKind; cache: CacheState } | undefined;
			active++;
			response.once("close", () => {
				active--;
				const kind = known?.kind ?? getKind(request);
				onResponse({
					id: getId(request),
					method: request.method ?? "",
					kind,
					route: known || kind === "service" ? null : findRoute(request.url ?? ""),
					status: response.headersSent ? response.statusCode : CLIENT_GONE,
					ms: Math.round((performance.now() - startedAt) * 1_000) / 1_000,
					bytes: socket.bytesWritten - sentBefore,
					cache: known?.cache ?? cacheStates.get(response) ?? "none",
				});
			});
			return (kind: RequestKind, cache: CacheState) => {
				known = { kind, cache };
			};
		},
	};
}

function getKind({ method, url = "" }: IncomingMessage): RequestKind {
	if (SERVICES.has(url)) return "service";
	return method === "POST" ? "form" : "page";
}
