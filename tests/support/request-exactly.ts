import { type IncomingHttpHeaders, request } from "node:http";

export type ExactResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends path and host as they are written and leaves the body compressed, which fetch would not. */
export function requestExactly(
	origin: string,
	path: string,
	headers: Record<string, string> = {},
): Promise<ExactResponse> {
	const { promise, resolve, reject } = Promise.withResolvers<ExactResponse>();
	const { hostname, port } = new URL(origin);
	request({ hostname, port, path, headers }, async (response) => {
		const parts: Buffer[] = [];
		for await (const part of response) parts.push(part);
		const { statusCode: status = 0, headers: received } = response;
		resolve({ status, headers: received, body: Buffer.concat(parts) });
	})
		.on("error", reject)
		.end();
	return promise;
}
