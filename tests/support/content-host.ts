import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A host in place of a CMS, that answers as a test says and notes what it was asked. */
export async function startContentHost(answer: Answer) {
	const asked: URL[] = [];
	let current = answer;
	const server = createServer((request, response) => {
		asked.push(new URL(request.url ?? "/", "http://host"));
		current(request, response);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return {
		base: `http://127.0.0.1:${port}/wp-json/wp/v2`,
		port,
		asked,
		answer: (next: Answer) => {
			current = next;
		},
		stop: async () => {
			const closed = new Promise((done) => server.close(done));
			server.closeAllConnections();
			await closed;
		},
	};
}

export const json =
	(value: unknown, headers: Record<string, string> = {}, status = 200): Answer =>
	(_request, response) =>
		response
			.writeHead(status, { "Content-Type": "application/json", ...headers })
			.end(typeof value === "string" ? value : JSON.stringify(value));
