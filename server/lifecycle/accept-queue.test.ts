import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { untilNoneWaits } from "./accept-queue.ts";
import { readListening } from "./read-listening.ts";

type Handle = { fd: number };

async function listen(): Promise<{ server: Server; port: number }> {
	const server = createServer((_, response) => response.end("answered"));
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	onTestFinished(() => void server.close());
	return { server, port: (server.address() as AddressInfo).port };
}

/** Asks on a connection of its own; what comes back, or the code of the error. */
function ask(port: number): Promise<string> {
	return new Promise((done) => {
		let told = "";
		connect(port, "127.0.0.1")
			.on("data", (part) => {
				told += part;
			})
			.on("error", (error: NodeJS.ErrnoException) => done(error.code ?? ""))
			.on("close", () => done(told))
			.end("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
	});
}

/** After this the connections that were begun are taken by the system, and Node has looked at none of them. */
function untilBegun(): Promise<void> {
	return new Promise((done) => process.nextTick(done));
}

describe.runIf(existsSync("/proc/self/net/tcp"))("connections that the system has taken", () => {
	test("are answered before the server is closed, and who comes then is told so", async () => {
		const { server, port } = await listen();
		const early = Array.from({ length: 7 }, () => ask(port));
		await untilBegun();
		await untilNoneWaits(server);
		const late = ask(port);
		await untilBegun();
		server.close();
		for (const answer of await Promise.all(early)) expect(answer).toMatch(/^HTTP.*answered$/s);
		expect(await late).toBe("ECONNREFUSED");
	});

	test("are broken off by a close without that", async () => {
		const { server, port } = await listen();
		const early = Array.from({ length: 7 }, () => ask(port));
		await untilBegun();
		server.close();
		expect(new Set(await Promise.all(early))).toEqual(new Set(["ECONNRESET"]));
	});

	test("are counted", async () => {
		const { server, port } = await listen();
		const { fd } = Reflect.get(server, "_handle") as Handle;
		expect(readListening(fd, port)).toEqual({ waiting: 0, isComing: false, taken: new Set() });
		const early = Array.from({ length: 3 }, () => ask(port));
		await untilBegun();
		expect(readListening(fd, port)).toMatchObject({ waiting: 3, taken: { size: 3 } });
		await Promise.all(early);
		expect(readListening(fd, port)?.waiting).toBe(0);
	});
});

test("what is no listening socket tells nothing", () => {
	expect(readListening(0, 80)).toBeNull();
	expect(readListening(-1, 80)).toBeNull();
});
