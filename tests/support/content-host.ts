import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "./listen.ts";

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a host in place of a CMS that responds as a test chooses and records requests. */
export async function startContentHost(answer: RequestHandler) {
	const requests: URL[] = [];
	let current = answer;
	const server = createServer((request, response) => {
		requests.push(new URL(request.url ?? "/", "http://host"));
		current(request, response);
	});
	const { port, stop } = await listen(server);
	return {
		base: `http://127.0.0.1:${port}/wp-json/wp/v2`,
		port,
		requests,
		answer: (next: RequestHandler) => {
			current = next;
		},
		stop,
	};
}

export const json =
	(value: unknown, headers: Record<string, string> = {}, status = 200): RequestHandler =>
	(_request, response) =>
		response
			.writeHead(status, { "Content-Type": "application/json", ...headers })
			.end(typeof value === "string" ? value : JSON.stringify(value));

export const breakOff: RequestHandler = (request) => void request.destroy();

export const redirect =
	(Location: string): RequestHandler =>
	(request, response) =>
		request.url?.includes("/wp-json/wp/v2/posts")
			? void response.writeHead(301, { Location }).end()
			: json([])(request, response);
