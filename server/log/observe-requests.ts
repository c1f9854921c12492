import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * The kind of a request: a built file, a page or another route, a sent form, a stream of events, the server's own
 * endpoints, an invalid request.
 */
type RequestKind = "asset" | "page" | "form" | "stream" | "service" | "refused";

/**
 * The way in which a response was made: from the cache, rendered for this request first or for several at once, or not
 * cacheable.
 */
export type CacheState = "stored" | "made" | "shared" | "none";

/** The report of a response that is logged and counted; nothing in it identifies a visitor. */
export type RequestReport = {
	id: string;
	method: string;
	kind: RequestKind;
	/** The folder of the route; null for cached responses and where no route matches. */
	route: string | null;
	/** The status; 499, as in nginx, when the client closed the connection before the response. */
	status: number;
	/** The duration; of a stream, how long it was open. */
	ms: number;
	/** Size of the whole response on the connection. */
	bytes: number;
	cache: CacheState;
};

type Settings = {
	isBehindProxy: boolean;
	findRoute: (url: string) => string | null;
	onResponse: (report: RequestReport) => void;
};

const CLIENT_CLOSED = 499;
/** The syntax of ids that nginx, Caddy, CDNs and UUIDs have; anything else could be an e-mail address or a sentence. */
const PROXY_ID = /^[0-9a-f]{8}[0-9a-f-]{8,32}$/i;
const STREAM = "/desk/events";
const SERVICES = new Set(["/livez", "/readyz", "/hooks/content"]);

const cacheStates = new WeakMap<ServerResponse, CacheState>();

export function setCacheState(response: ServerResponse, state: CacheState): void {
	cacheStates.set(response, state);
}

/** Reports each response once it is sent or aborted. */
export function createRequestObserver({ isBehindProxy, findRoute, onResponse }: Settings) {
	const processId = randomBytes(5).toString("hex");
	let count = 0;
	let active = 0;

	/** Returns the id that a trusted proxy gave, or else the next one of this process. */
	function getId({ headers }: IncomingMessage): string {
		const id = isBehindProxy ? headers["x-request-id"] : undefined;
		return typeof id === "string" && PROXY_ID.test(id)
			? id
			: `${processId}-${(++count).toString(36)}`;
	}

	return {
		/** The number of requests whose response is not sent yet. */
		get active() {
			return active;
		},
		/** Observes a response. Returns a function that sets kind and cache state where the listener responds itself. */
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
					status: response.headersSent ? response.statusCode : CLIENT_CLOSED,
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
	if (url === STREAM) return "stream";
	return method === "POST" ? "form" : "page";
}
