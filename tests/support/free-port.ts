import { once } from "node:events";
import { createServer } from "node:net";

/** A loopback port that nobody listens on at the moment. */
export async function findFreePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	await new Promise((done) => server.close(done));
	return typeof address === "object" && address ? address.port : 0;
}
