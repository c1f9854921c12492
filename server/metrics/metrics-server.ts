import type { Server } from "node:http";
import type { Registry } from "prom-client";
import { createLimitedServer } from "../limits/create-server.ts";

/** `GET /metrics` on a port of its own, which no proxy in front of the site reaches by mistake. */
export function createMetricsServer(registry: Registry, update: () => Promise<void>): Server {
	const server = createLimitedServer().on("request", async (request, response) => {
		if (request.method !== "GET" || request.url !== "/metrics") {
			response.writeHead(404, { "Content-Type": "text/plain; charset=utf-8" });
			response.end("Only GET /metrics is answered here.");
			return;
		}
		await update();
		response.writeHead(200, { "Content-Type": registry.contentType });
		response.end(await registry.metrics());
	});
	return server.unref();
}
