import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { isTagAmong } from "#app/is-tag-known.ts";
import type { Answer, Sent } from "./answer.ts";
import { chooseEncoding, type Encoding } from "./encoding.ts";

/**
 * Sends what lies in memory, as fast as Node can; false, with nothing sent, where it lies there in another
 * encoding than this visitor's.
 */
export function sendAnswer(
	answer: Answer,
	{ rawHeaders, method }: IncomingMessage,
	response: ServerResponse,
): boolean {
	const known = answer.tag && readHeader(rawHeaders, "if-none-match");
	if (known && answer.tag && isTagAmong(known, answer.tag)) {
		response.writeHead(304, answer.unchangedHead).end();
		return true;
	}
	const sent = answer.get(chooseFor(rawHeaders, answer));
	if (sent) send(sent, method, response);
	return sent !== undefined;
}

/** The same for hono, in an encoding that may have to be made first: it need not make a Response of it. */
export async function sendMade(
	answer: Answer,
	{ incoming, outgoing }: HttpBindings,
): Promise<Response> {
	if (!sendAnswer(answer, incoming, outgoing)) {
		const made = await answer.getOrMake(chooseFor(incoming.rawHeaders, answer));
		send(made, incoming.method, outgoing);
	}
	return RESPONSE_ALREADY_SENT;
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
