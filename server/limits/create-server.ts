import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import * as limits from "./limits.ts";
import { rejectExpectation, rejectTunnel, rejectUnparsed } from "./reject-request.ts";

/** Creates Node's HTTP server with our limits and without a request listener. */
export function createLimitedServer(): Server {
	const server = createServer({
		maxHeaderSize: limits.HEADER_BYTES,
		headersTimeout: limits.HEADERS_MS,
		requestTimeout: limits.REQUEST_MS,
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
