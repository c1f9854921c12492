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

/** Creates Node's server with its own limits, without a request listener. */
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
	// One more than is allowed is enough to see that there are more: Node leaves out the others.
	server.maxHeadersCount = MAX_HEADERS + 1;
	server.maxConnections = MAX_CONNECTIONS;
	server.timeout = SOCKET_MS;
	return server
		.on("clientError", rejectUnparsed)
		.on("checkExpectation", rejectExpectation)
		.on("connect", rejectTunnel);
}
