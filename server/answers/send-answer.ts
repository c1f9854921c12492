import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { isTagAmong } from "#app/is-tag-known.ts";
import type { Answer, Sent } from "./answer.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";
import type { Message } from "./message.ts";

/**
 * Sends what lies in memory, as fast as Node can; false, with nothing sent, where it lies there in another
 * encoding than this visitor's.
 */
export function sendAnswer(
	answer: Answer,
	request: IncomingMessage,
	response: ServerResponse,
): boolean {
	const { rawHeaders, method } = request;
	if (isKnown(answer, rawHeaders)) {
		response.statusCode = 304;
		if (!writeAtOnce(answer.unchanged, request, response)) sendUnchanged(answer, response);
		return true;
	}
	const sent = answer.get(chooseFor(rawHeaders, answer));
	if (sent && !writeAtOnce(sent.message, request, response)) send(sent, method, response);
	return sent !== undefined;
}

function isKnown({ tag }: Answer, rawHeaders: readonly string[]): boolean {
	const known = tag && readHeader(rawHeaders, "if-none-match");
	return Boolean(known && tag && isTagAmong(known, tag));
}

/**
 * Hands a message to the connection as it lies in memory, which takes Node half as long as to write a head and
 * a body; false where the answer has to wait for its turn, is the connection's last or has no body. Node's server
 * takes an answer as done when it says so, whoever has written it.
 */
function writeAtOnce(
	message: Message,
	{ method, httpVersionMinor }: IncomingMessage,
	response: ServerResponse,
): boolean {
	const { socket, shouldKeepAlive } = response;
	if (!socket || !shouldKeepAlive || method !== "GET" || httpVersionMinor !== 1) return false;
	socket.write(message.date(), (error) => {
		if (!error) response.emit("finish");
	});
	return true;
}

/** The same for hono, in an encoding that may have to be made first: it need not make a Response of it. */
export async function sendMade(
	answer: Answer,
	{ incoming, outgoing }: HttpBindings,
): Promise<Response> {
	const { rawHeaders, method } = incoming;
	if (isKnown(answer, rawHeaders)) sendUnchanged(answer, outgoing);
	else send(await answer.getOrMake(chooseFor(rawHeaders, answer)), method, outgoing);
	return RESPONSE_ALREADY_SENT;
}

function sendUnchanged({ unchangedHead }: Answer, response: ServerResponse): void {
	response.writeHead(304, unchangedHead).end();
}

function send({ head, body }: Sent, method: string | undefined, response: ServerResponse): void {
	response.writeHead(200, head);
	if (method === "HEAD") response.end();
	else response.end(body);
}

function chooseFor(rawHeaders: readonly string[], { offered }: Answer): Encoding {
	return chooseEncoding(readHeader(rawHeaders, "accept-encoding"), offered);
}

/** Node makes an object of all headers when it is asked for one: this costs less than a tenth of that. */
export function readHeader(rawHeaders: readonly string[], wanted: string): string | undefined {
	let value: string | undefined;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const name = rawHeaders[at] ?? "";
		if (name.length !== wanted.length || name.toLowerCase() !== wanted) continue;
		value = value === undefined ? rawHeaders[at + 1] : `${value}, ${rawHeaders[at + 1]}`;
	}
	return value;
}

/** The same as a Response. */
export async function toResponse(answer: Answer, headers: Headers): Promise<Response> {
	const known = headers.get("If-None-Match");
	if (known && answer.tag && isTagAmong(known, answer.tag))
		return new Response(null, { status: 304, headers: inPairs(answer.unchangedHead) });
	const accepted = headers.get("Accept-Encoding") ?? undefined;
	const { body, head } = await answer.getOrMake(chooseEncoding(accepted, answer.offered));
	return new Response(body as Uint8Array<ArrayBuffer>, { headers: inPairs(head) });
}

function inPairs(head: readonly string[]): [string, string][] {
	return Array.from({ length: head.length / 2 }, (_, index): [string, string] => [
		head[index * 2] ?? "",
		head[index * 2 + 1] ?? "",
	]);
}
