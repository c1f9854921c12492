import type { IncomingMessage, ServerResponse } from "node:http";
import { type CacheState, readCacheState } from "./answers/cache-state.ts";
import {
	createIds,
	type RequestKind,
	type RequestReport,
	readKind,
} from "./log/describe-request.ts";

type WatchSettings = {
	isBehindProxy: boolean;
	/** The route that an address belongs to. */
	findRoute: (url: string) => string | null;
	onAnswer: (report: RequestReport) => void;
};

/** A visitor who went away, as nginx has it. */
const GONE = 499;

/** Tells of each request once it is answered. */
export function watchRequests({ isBehindProxy, findRoute, onAnswer }: WatchSettings) {
	const nextId = createIds(isBehindProxy);

	return {
		/** Of an answer that was handed over whole; `before` is what its connection had sent until then. */
		tellSent(
			request: IncomingMessage,
			response: ServerResponse,
			kind: RequestKind,
			cache: CacheState,
			begun: number,
			before: number,
		): void {
			onAnswer({
				id: nextId(request),
				method: request.method ?? "",
				kind,
				route: null,
				status: response.statusCode,
				ms: roundMs(performance.now() - begun),
				bytes: (response.socket?.bytesWritten ?? before) - before,
				cache,
			});
		},
		/** Of an answer that is still to be made. */
		follow(request: IncomingMessage, response: ServerResponse, begun: number): void {
			const { socket } = response;
			const before = socket?.bytesWritten ?? 0;
			response.once("close", () => {
				const kind = readKind(request);
				onAnswer({
					id: nextId(request),
					method: request.method ?? "",
					kind,
					route: kind === "service" ? null : findRoute(request.url ?? ""),
					status: response.headersSent ? response.statusCode : GONE,
					ms: roundMs(performance.now() - begun),
					bytes: (socket?.bytesWritten ?? before) - before,
					cache: readCacheState(response),
				});
			});
		},
	};
}

const roundMs = (ms: number): number => Math.round(ms * 1_000) / 1_000;
