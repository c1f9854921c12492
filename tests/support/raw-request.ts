import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export type RawResponse = Awaited<ReturnType<typeof requestRaw>>;

/** Sends path and Host without normalising them, and leaves the body compressed, unlike fetch. */
export async function requestRaw(
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

/** Opens a TCP connection, for requests that no HTTP client would send. */
export async function openConnection(origin: string, from?: string) {
	const { hostname, port } = new URL(origin);
	const socket = connect({ host: hostname, port: Number(port), localAddress: from });
	onTestFinished(() => void socket.destroy());
	let received = "";
	socket.on("data", (part) => {
		received += part.toString("latin1");
	});
	// Many of these tests expect a reset.
	socket.on("error", () => {});
	const closed = new Promise<string>((done) => socket.once("close", () => done(received)));
	await once(socket, "connect");
	return {
		socket,
		/** Resolves to all that was received, once the server has closed the connection. */
		closed,
		read: () => received,
		write: (text: string) => void socket.write(text, "latin1"),
	};
}

/** Sends text on a connection that the server closes, and returns all of the response. */
export async function sendRaw(origin: string, text: string): Promise<string> {
	const { write, closed } = await openConnection(origin);
	write(text);
	return closed;
}

/** Returns the status of the first response, or 0 without one. */
export function parseStatus(response: string): number {
	return Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0);
}
