import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";
import { listen as listenWith } from "./listen.ts";

/** Starts a server on a free port of this machine, which is closed with the test or before it. */
export async function listen(answer: RequestListener) {
	const server = createServer(answer);
	const { port, stop } = await listenWith(server);
	onTestFinished(stop);
	return { server, origin: `http://127.0.0.1:${port}`, stop };
}
