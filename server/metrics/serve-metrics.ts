import type { Server } from "node:http";
import { makeServer } from "../limits/make-server.ts";

/** A server of its own for `GET /metrics`, so that no proxy in front of the site can reach it by a mistake. */
export function makeMetricsServer(write: () => Promise<string>): Server {
	const server = makeServer().on("request", async (request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") {
			response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
			response.end("Only GET /metrics is answered here.");
			return;
		}
		const text = await write();
		response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
		response.end(text);
	});
	return server.unref();
}
