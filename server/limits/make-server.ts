import { createServer, type Server } from "node:http";
import {
	CHECK_MS,
	HEADER_BYTES,
	HEADERS_MS,
	KEEP_ALIVE_MS,
	MOST_CONNECTIONS,
	MOST_HEADERS,
	REQUEST_MS,
	STILL_MS,
} from "./limits.ts";
import { refuseConnection, refuseExpectation, refuseTunnel } from "./refuse.ts";

/** Node's server with all the limits that it keeps by itself; what answers is added by its user. */
export function makeServer(): Server {
	const server = createServer({
		maxHeaderSize: HEADER_BYTES,
		headersTimeout: HEADERS_MS,
		requestTimeout: REQUEST_MS,
		connectionsCheckingInterval: CHECK_MS,
		keepAliveTimeout: KEEP_ALIVE_MS,
		// A missing host is refused by find-fault.ts, with the headers of all answers.
		requireHostHeader: false,
	});
	// One more than is allowed is enough to tell that there are more: Node leaves out the others.
	server.maxHeadersCount = MOST_HEADERS + 1;
	server.maxConnections = MOST_CONNECTIONS;
	server.timeout = STILL_MS;
	return server
		.on("clientError", refuseConnection)
		.on("checkExpectation", refuseExpectation)
		.on("connect", refuseTunnel);
}
