import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { createDatabase } from "./postgres.ts";

/**
 * Opens a TCP proxy to a new database of the PostgreSQL at that port. While it is cut the database is unavailable by
 * it.
 */
export async function openDatabaseLine(port: number) {
	const sockets = new Set<Socket>();
	let isCut = false;
	const server = createServer((socket) => {
		if (isCut) return socket.resetAndDestroy();
		const target = connect(port, "127.0.0.1");
		for (const [from, to] of [
			[socket, target],
			[target, socket],
		] as const) {
			sockets.add(from);
			from.pipe(to);
			from.on("error", () => to.destroy());
			from.on("close", () => {
				sockets.delete(from);
				to.destroy();
			});
		}
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const url = await createDatabase(port);
	const cut = () => {
		isCut = true;
		for (const socket of sockets) socket.destroy();
	};
	return {
		/** The addresses of the database by this proxy, and directly. */
		url: url.replace(`:${port}/`, `:${(server.address() as AddressInfo).port}/`),
		directUrl: url,
		cut,
		mend: () => {
			isCut = false;
		},
		close: () => {
			cut();
			server.close();
		},
	};
}
