import { once } from "node:events";
import { connect } from "node:net";
import { onTestFinished } from "vitest";

/** A connection on which a test writes what no HTTP client would, and reads what comes back. */
export async function openConnection(origin: string, from?: string) {
	const { hostname, port } = new URL(origin);
	const socket = connect({ host: hostname, port: Number(port), localAddress: from });
	onTestFinished(() => void socket.destroy());
	let read = "";
	socket.on("data", (part) => {
		read += part.toString("latin1");
	});
	// Being cut off is what many of these tests wait for.
	socket.on("error", () => {});
	const closed = new Promise<string>((done) => socket.once("close", () => done(read)));
	await once(socket, "connect");
	return {
		socket,
		/** All that was read, once the server has ended the connection. */
		closed,
		read: () => read,
		write: (text: string) => void socket.write(text, "latin1"),
	};
}

/** The whole answer to a raw request, on a connection that the server ends. */
export async function sendRaw(origin: string, text: string): Promise<string> {
	const { write, closed } = await openConnection(origin);
	write(text);
	return closed;
}

/** The status of the first answer; 0 where there is none. */
export function readStatus(answer: string): number {
	return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}
