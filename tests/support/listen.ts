import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Makes a server listen on a loopback port; 0 is a free one. */
export async function listen(server: Server, port = 0) {
	server.listen(port, "127.0.0.1");
	await once(server, "listening");
	return {
		port: (server.address() as AddressInfo).port,
		stop: async (): Promise<void> => {
			const closed = new Promise((done) => server.close(done));
			server.closeAllConnections();
			await closed;
		},
	};
}

/** Finds a loopback port that is free at the moment. */
export async function findFreePort(): Promise<number> {
	const { port, stop } = await listen(createServer());
	await stop();
	return port;
}
