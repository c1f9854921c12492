import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { getCommonHeaders, type HeaderList } from "../answers/common-headers.ts";
import type { RequestFault } from "./find-fault.ts";
import { RETRY_AFTER_S } from "./limits.ts";

const listHeaders = () => [["Content-Type", "text/plain; charset=utf-8"], ...getCommonHeaders()];

/** Sends a request away and ends its connection, as what comes after it on the same one is not to be trusted. */
export function refuse(response: ServerResponse, { status, words }: RequestFault): void {
	const allow = status === 405 ? ["Allow", "GET, HEAD, POST"] : [];
	response.shouldKeepAlive = false;
	response
		.writeHead(status, [...listHeaders().flat(), ...allow, "Content-Length", String(words.length)])
		.end(words);
}

/** What Node itself could not read, by the codes of its parser; anything else is a bad request. */
const FAULTS: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** The last words on a connection on which no request can be read. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
	// Into an answer that has begun no other one may be written.
	const isAnswering = Boolean(Reflect.get(socket, "_httpMessage")?.headersSent);
	if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
		socket.destroy();
		return;
	}
	endWith(socket, FAULTS[error.code ?? ""] ?? "400 Bad Request");
}

/** This is no proxy. Node would end the connection without a word. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
	socket.on("error", () => {});
	endWith(socket, "405 Method Not Allowed", [["Allow", "GET, HEAD, POST"]]);
}

/** Nothing but `100-continue` can be expected of a server. Node would leave out the headers of all answers. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
	refuse(response, { status: 417, words: "What this request expects is not known here." });
}

function endWith(socket: Duplex, status: string, more: HeaderList = []): void {
	const body = `${status}\n`;
	const head = [...listHeaders(), ...more, ["Content-Length", body.length], ["Connection", "close"]]
		.map(([name, value]) => `${name}: ${value}\r\n`)
		.join("");
	socket.end(`HTTP/1.1 ${status}\r\n${head}\r\n${body}`, () => socket.destroy());
}

/** The answer to whom there is no room for at the moment. */
export function makeBusyAnswer(): Response {
	return new Response("The site has more to do than it can. Please try again in a moment.", {
		status: 503,
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Cache-Control": "no-store",
			"Retry-After": String(RETRY_AFTER_S),
		},
	});
}
