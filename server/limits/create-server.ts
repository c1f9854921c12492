import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isUploadPath } from "../requests/paths.ts";
import * as limits from "./limits.ts";
import { rejectExpectation, rejectTunnel, rejectUnparsed } from "./reject-request.ts";

/** Creates Node's HTTP server with our limits and without a request listener of the site. */
export function createLimitedServer({ requestMs = limits.REQUEST_MS } = {}): Server {
	const server = createServer({
		maxHeaderSize: limits.HEADER_BYTES,
		headersTimeout: limits.HEADERS_MS,
		requestTimeout: limits.NODE_REQUEST_MS,
		connectionsCheckingInterval: limits.CHECK_MS,
		keepAliveTimeout: limits.KEEP_ALIVE_MS,
		// A missing host is rejected by findRequestError, with the common headers.
		requireHostHeader: false,
	});
	// Node drops further headers: one more than allowed shows that there are too many.
	server.maxHeadersCount = limits.MAX_HEADERS + 1;
	server.maxConnections = limits.MAX_CONNECTIONS;
	server.timeout = limits.SOCKET_MS;
	return server
		.on("request", (request) => limitBodyTime(request, requestMs))
		.on("clientError", rejectUnparsed)
		.on("checkExpectation", rejectExpectation)
		.on("connect", rejectTunnel);
}

/** Starts to listen. Returns the port, which the system chooses for 0. */
export function listen(server: Server, port: number, host: string): Promise<number> {
	return new Promise((resolve, reject) => {
		// The listener stays: without one a connection that cannot be accepted would end the process.
		server.on("error", reject);
		server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
	});
}

/** Ends a request whose body takes too long, as Node has one limit for all, and files take their time. */
function limitBodyTime(request: IncomingMessage, ms: number): void {
	const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
	const hasBody = length !== "0" || encoding !== undefined;
	if (!hasBody || isUploadPath(request.url ?? "")) return;
	const timer = setTimeout(() => request.complete || request.destroy(), ms).unref();
	request.once("close", () => clearTimeout(timer));
}
