import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

export type ExactResponse = Awaited<ReturnType<typeof requestExactly>>;

/** Sends path and host as they are written and leaves the body compressed, which fetch would not. */
export async function requestExactly(
	origin: string,
	path: string,
	headers: Record<string, string> = {},
) {
	const { hostname, port } = new URL(origin);
	const sent = request({ hostname, port, path, headers }).end();
	const [response] = (await once(sent, "response")) as [IncomingMessage];
	return {
		status: response.statusCode ?? 0,
		headers: response.headers,
		body: await buffer(response),
	};
}
