import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A server on a free port of this machine, closed with the test. */
export async function listen(answer: RequestListener) {
	const server = createServer(answer);
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const { port } = server.address() as AddressInfo;
	return { server, origin: `http://127.0.0.1:${port}` };
}
