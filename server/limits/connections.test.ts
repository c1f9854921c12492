import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { openConnection } from "../../tests/support/raw-connection.ts";
import { listen } from "../listen-for-tests.ts";
import { limitConnections } from "./connections.ts";

const LARGE_BODY = Buffer.alloc(32 * 1024 * 1024);

async function open(settings: Partial<Parameters<typeof limitConnections>[1]> = {}) {
	const { server, origin } = await listen((_request, response) => response.end(LARGE_BODY));
	const limits = { isBehindProxy: false, mostPerAddress: 2, ...settings };
	const connections = limitConnections(server, limits);
	const connect = async (from = "127.0.0.1") => {
		const accepted = once(server, "connection");
		const connection = await openConnection(origin, from);
		await accepted;
		return connection;
	};
	return { connections, connect };
}

describe("connections", () => {
	it("of one address are so many and no more; others are not touched", async () => {
		const { connections, connect } = await open();
		const first = await connect();
		await connect();
		await (await connect()).closed;
		await connect("127.0.0.2");
		expect(connections.count).toBe(3);
		first.socket.destroy();
		await expect.poll(() => connections.count).toBe(2);
		await connect();
		expect(connections.count).toBe(3);
	});

	it("are not counted by address behind a proxy, from which all come", async () => {
		const { connections, connect } = await open({ isBehindProxy: true });
		for (let at = 0; at < 5; at++) await connect();
		expect(connections.count).toBe(5);
	});

	it("that do not read their answer are cut", async () => {
		const { connections, connect } = await open({ readingMs: 50, lookMs: 10 });
		const slow = await connect();
		slow.socket.pause();
		slow.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
		const silent = await connect();
		await expect.poll(() => connections.count).toBe(1);
		expect(silent.socket.closed).toBe(false);
	});
});
