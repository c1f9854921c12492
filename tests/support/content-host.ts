import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A host in place of a CMS, that answers as a test says and notes what it was asked. */
export async function startContentHost(answer: Answer) {
	const asked: URL[] = [];
	let current = answer;
	const server = createServer((request, response) => {
		asked.push(new URL(request.url ?? "/", "http://host"));
		current(request, response);
	});
	const { port, stop } = await listen(server);
	return {
		base: `http://127.0.0.1:${port}/wp-json/wp/v2`,
		port,
		asked,
		answer: (next: Answer) => {
			current = next;
		},
		stop,
	};
}

export const json =
	(value: unknown, headers: Record<string, string> = {}, status = 200): Answer =>
	(_request, response) =>
		response
			.writeHead(status, { "Content-Type": "application/json", ...headers })
			.end(typeof value === "string" ? value : JSON.stringify(value));
