import type { IncomingMessage, ServerResponse } from "node:http";
import { isTagAmong } from "#app/is-tag-known.ts";
import type { Answer } from "./answer.ts";
import { chooseEncoding } from "./encoding.ts";

/**
 * Sends what lies in memory, as fast as Node can; false, with nothing sent, where it lies there in another
 * encoding than this visitor's.
 */
export function sendAnswer(
	answer: Answer,
	request: IncomingMessage,
	response: ServerResponse,
): boolean {
	const { rawHeaders } = request;
	let accepted: string | undefined;
	let known: string | undefined;
	// Node makes an object of all headers when it is asked for one: this costs less than a tenth of that.
	for (let at = 0; at < rawHeaders.length; at += 2) {
		const { length } = rawHeaders[at] as string;
		if (length === 15 && rawHeaders[at]?.toLowerCase() === "accept-encoding")
			accepted = join(accepted, rawHeaders[at + 1]);
		else if (length === 13 && rawHeaders[at]?.toLowerCase() === "if-none-match")
			known = join(known, rawHeaders[at + 1]);
	}
	if (known !== undefined && answer.tag && isTagAmong(known, answer.tag)) {
		response.writeHead(304, answer.unchangedHead).end();
		return true;
	}
	const sent = answer.get(chooseEncoding(accepted, answer.offered));
	if (!sent) return false;
	response.writeHead(200, sent.head);
	if (request.method === "HEAD") response.end();
	else response.end(sent.body);
	return true;
}

function join(first: string | undefined, second: string | undefined): string | undefined {
	return first === undefined ? second : `${first}, ${second}`;
}

/** The same as a Response, in an encoding that may have to be made first. */
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
