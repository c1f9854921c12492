import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getCommonHeaders } from "../responses/common-headers.ts";
import { MAX_HEADERS, MAX_URL_LENGTH } from "./limits.ts";

type RequestError = { status: number; text: string };

const ALLOW = "GET, HEAD, POST";
/**
 * The syntax of Host: a name, an IPv4 address or an IPv6 one in brackets, and perhaps a port:
 * https://www.rfc-editor.org/rfc/rfc9110#field.host
 */
const HOST = /^(?:[\w.~-]{1,255}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** Status lines by the error codes of Node's parser; any other error is a bad request. */
const PARSER_ERRORS: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Payload Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Checks method, lengths and host of a request. Returns null where they are valid. */
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

/** Returns whether Host is valid. Only HTTP/1.0 may leave it out. */
function hasValidHost({ headersDistinct, httpVersionMinor }: IncomingMessage): boolean {
	const { host = [] } = headersDistinct;
	if (host.length === 0) return httpVersionMinor === 0;
	return host.length === 1 && HOST.test(host[0] ?? "");
}

/** Sends the error and closes the connection, as what follows on it cannot be trusted. */
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

/** Rejects an `Expect` other than `100-continue`, where Node's own response has no common headers. */
export function rejectExpectation(_request: IncomingMessage, response: ServerResponse): void {
	rejectRequest(response, { status: 417, text: "What this request expects is not known here." });
}

/** Rejects requests that Node cannot parse, or does not receive in time. No response is written into another one. */
export function rejectUnparsed(error: NodeJS.ErrnoException, socket: Duplex): void {
	const isUnused = socket instanceof Socket && socket.bytesWritten === 0;
	if (error.code === "ECONNRESET" || !socket.writable || !isUnused) socket.destroy();
	else endWith(socket, PARSER_ERRORS[error.code ?? ""] ?? "400 Bad Request");
}

/** Rejects CONNECT, which Node would end without a response. */
export function rejectTunnel(_request: IncomingMessage, socket: Duplex): void {
	socket.on("error", () => {});
	endWith(socket, "405 Method Not Allowed", `Allow: ${ALLOW}\r\n`);
}

function endWith(socket: Duplex, status: string, ownHeaders = ""): void {
	const common = getCommonHeaders().map(([name, value]) => `${name}: ${value}\r\n`);
	const head = `HTTP/1.1 ${status}\r\n${common.join("")}${ownHeaders}`;
	socket.end(`${head}Content-Length: 0\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
