import type { Server } from "node:http";
import type { Socket } from "node:net";
import { toNetwork } from "#app/enquiries/spam/sender-key.ts";
import { MOST_PER_ADDRESS, READING_MS } from "./limits.ts";

/** How often it is looked who reads too slowly, in ms. */
const LOOK_MS = 5_000;

/** The connections of a server as they are at the moment. */
export type Connections = {
	readonly count: number;
	/** Ends all for which `isKept` does not speak. */
	cut(isKept: (socket: Socket) => boolean): void;
};

type Options = {
	/** Where a proxy is trusted, all come from its one address. */
	isBehindProxy: boolean;
	mostPerAddress?: number;
	readingMs?: number;
	lookMs?: number;
};

/** Follows a server's connections: no address has too many, and nobody takes for ever to read an answer. */
export function limitConnections(
	server: Server,
	{
		isBehindProxy,
		mostPerAddress = MOST_PER_ADDRESS,
		readingMs = READING_MS,
		lookMs = LOOK_MS,
	}: Options,
): Connections {
	const perAddress = new Map<string, number>();
	/** With the time since which something waits to be read; 0 when nothing does. */
	const sockets = new Map<Socket, number>();

	server.on("connection", (socket: Socket) => {
		const address = toNetwork(socket.remoteAddress ?? "");
		const others = perAddress.get(address) ?? 0;
		if (!isBehindProxy && others >= mostPerAddress) {
			socket.destroy();
			return;
		}
		perAddress.set(address, others + 1);
		sockets.set(socket, 0);
		socket.once("close", () => {
			sockets.delete(socket);
			const left = (perAddress.get(address) ?? 1) - 1;
			if (left > 0) perAddress.set(address, left);
			else perAddress.delete(address);
		});
	});

	const look = () => {
		const now = performance.now();
		for (const [socket, since] of sockets) {
			if (socket.writableLength === 0) sockets.set(socket, 0);
			else if (since === 0) sockets.set(socket, now);
			else if (now - since > readingMs) socket.destroy();
		}
	};
	const looking = setInterval(look, lookMs).unref();
	server.once("close", () => clearInterval(looking));

	return {
		get count() {
			return sockets.size;
		},
		cut(isKept) {
			for (const socket of sockets.keys()) if (!isKept(socket)) socket.destroy();
		},
	};
}
