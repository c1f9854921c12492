import { createServer } from "node:http";
import { listen } from "./listen.ts";

/** A loopback port that nobody listens on at the moment. */
export async function findFreePort(): Promise<number> {
	const { port, stop } = await listen(createServer());
	await stop();
	return port;
}
