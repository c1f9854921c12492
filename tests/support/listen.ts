import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

/** Has a server listen on a loopback port; 0, the default, is a free one. */
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
