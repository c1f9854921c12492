import { createServer, type Server } from "node:http";
import {
	CHECK_MS,
	HEADER_BYTES,
	HEADERS_MS,
	KEEP_ALIVE_MS,
	MAX_CONNECTIONS,
	MAX_HEADERS,
	REQUEST_MS,
	SOCKET_MS,
} from "./limits.ts";
import { rejectExpectation, rejectTunnel, rejectUnparsed } from "./reject-request.ts";

/** Node's HTTP server with our limits and without a request listener. */
export function createLimitedServer(): Server {
	const server = createServer({
		maxHeaderSize: HEADER_BYTES,
		headersTimeout: HEADERS_MS,
		requestTimeout: REQUEST_MS,
		connectionsCheckingInterval: CHECK_MS,
		keepAliveTimeout: KEEP_ALIVE_MS,
		// A missing host is rejected by findRequestError, with the common headers.
		requireHostHeader: false,
	});
	// Node drops further headers: one more than allowed shows that there are too many.
	server.maxHeadersCount = MAX_HEADERS + 1;
	server.maxConnections = MAX_CONNECTIONS;
	server.timeout = SOCKET_MS;
	return server
		.on("clientError", rejectUnparsed)
		.on("checkExpectation", rejectExpectation)
		.on("connect", rejectTunnel);
}
