import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getCommonHeaders } from "../responses/common-headers.ts";
import { MAX_HEADERS, MAX_URL_LENGTH } from "./limits.ts";

type RequestError = { status: number; text: string };

const ALLOW = "GET, HEAD, POST";
/** A name, an IPv4 address or an IPv6 one in brackets, and perhaps a port: https://www.rfc-editor.org/rfc/rfc9110#field.host */
const HOST = /^(?:[\w.~-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Returns what is wrong with a request as a whole, whatever its URL; null where nothing is. */
export function findRequestError(request: IncomingMessage): RequestError | null {
	const { method = "", url = "", rawHeaders } = request;
	if (method !== "GET" && method !== "HEAD" && method !== "POST")
		return { status: 405, text: "Only GET, HEAD and POST are answered here." };
	if (url.length > MAX_URL_LENGTH) return { status: 414, text: "This address is too long." };
	if (rawHeaders.length > 2 * MAX_HEADERS)
		return { status: 431, text: "This request has too many headers." };
	if (hasValidHost(request)) return null;
	return { status: 400, text: "The host of this request cannot be read." };
}

/** One host, which HTTP/1.0 alone may leave out. */
function hasValidHost({ headersDistinct, httpVersionMinor }: IncomingMessage): boolean {
	const { host = [] } = headersDistinct;
	if (host.length === 0) return httpVersionMinor === 0;
	return host.length === 1 && HOST.test(host[0] ?? "");
}

/** Rejects a request and ends its connection, as what follows on it is not to be trusted. */
export function rejectRequest(response: ServerResponse, { status, text }: RequestError): void {
	response
		.writeHead(status, {
			...Object.fromEntries(getCommonHeaders()),
			"Content-Type": "text/plain; charset=utf-8",
			...(status === 405 && { Allow: ALLOW }),
			"Content-Length": text.length,
			Connection: "close",
		})
		.end(text);
}

/** Nothing but `100-continue` can be expected of this server; Node would answer without the common headers. */
export function rejectExpectation(_request: IncomingMessage, response: ServerResponse): void {
	rejectRequest(response, { status: 417, text: "What this request expects is not known here." });
}

/** By the codes of Node's parser; anything else is a bad request. */
const PARSER_ERRORS: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/**
 * Answers what Node cannot parse, or does not get in time. Where something was sent already it may be the beginning of
 * a response, into which no other may be written.
 */
export function rejectUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
	const isUnused = socket instanceof Socket && socket.bytesWritten === 0;
	if (error.code === "ECONNRESET" || !socket.writable || !isUnused) socket.destroy();
	else endWith(socket, PARSER_ERRORS[error.code ?? ""] ?? "400 Bad Request");
}

/** This is no proxy: a CONNECT would end without a response. */
export function rejectTunnel(_request: IncomingMessage, socket: Duplex): void {
	socket.on("error", () => {});
	endWith(socket, "405 Method Not Allowed", `Allow: ${ALLOW}\r\n`);
}

function endWith(socket: Duplex, status: string, ownHeaders = ""): void {
	const common = getCommonHeaders().map(([name, value]) => `${name}: ${value}\r\n`);
	const head = `HTTP/1.1 ${status}\r\n${common.join("")}${ownHeaders}`;
	socket.end(`${head}Content-Length: 0\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
