import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { limitConnections } from "./connections.ts";

async function listen(isBehindProxy: boolean, given: { readingMs?: number; lookMs?: number } = {}) {
	const server = createServer((_request, response) => response.end(Buffer.alloc(32 * 1024 * 1024)));
	const connections = limitConnections(server, { isBehindProxy, mostPerAddress: 2, ...given });
	await once(server.listen(0, "127.0.0.1"), "listening");
	onTestFinished(() => {
		server.close();
		server.closeAllConnections();
	});
	const address = server.address();
	const port = typeof address === "object" && address ? address.port : 0;
	const open = async (localAddress = "127.0.0.1") => {
		const accepted = once(server, "connection");
		const socket = connect({ host: "127.0.0.1", port, localAddress });
		socket.on("error", () => {});
		onTestFinished(() => {
			socket.destroy();
		});
		await accepted;
		return socket;
	};
	return { connections, open };
}

const untilClosed = (socket: Socket) => once(socket.resume(), "close");

describe("connections", () => {
	it("of one address are so many and no more; others are not touched", async () => {
		const { connections, open } = await listen(false);
		const first = await open();
		await open();
		await untilClosed(await open());
		await open("127.0.0.2");
		expect(connections.count).toBe(3);
		first.destroy();
		await expect.poll(() => connections.count).toBe(2);
		await open();
		expect(connections.count).toBe(3);
	});

	it("are not counted by address behind a proxy, from which all come", async () => {
		const { connections, open } = await listen(true);
		for (let at = 0; at < 5; at++) await open();
		expect(connections.count).toBe(5);
	});

	it("that do not read their answer are cut", async () => {
		const { connections, open } = await listen(false, { readingMs: 50, lookMs: 10 });
		const slow = await open();
		slow.pause().write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
		const silent = await open();
		await expect.poll(() => connections.count).toBe(1);
		expect(silent.closed).toBe(false);
	});

	it("are cut together, but for those that are kept", async () => {
		const { connections, open } = await listen(false);
		const kept = await open();
		const cut = await open();
		connections.cut((socket) => socket.remotePort === kept.localPort);
		await untilClosed(cut);
		expect(connections.count).toBe(1);
	});
});
