import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { openConnection, parseStatus } from "../../tests/support/raw-request.ts";
import { createLimitedServer, listen } from "./create-server.ts";
import {
	CHECK_MS,
	HEADERS_MS,
	KEEP_ALIVE_MS,
	NODE_REQUEST_MS,
	REQUEST_MS,
	SOCKET_MS,
} from "./limits.ts";

const HOST = "Host: www.kiteline.example\r\n";

it("slow clients are cut off within 15 s, and others are served", async () => {
	const server = createLimitedServer({ requestMs: 100 }).on("request", (request, response) => {
		request.on("end", () => response.end("a".repeat(4_000_000))).resume();
	});
	const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = server;
	expect({ headersTimeout, requestTimeout, keepAliveTimeout, timeout }).toEqual({
		headersTimeout: HEADERS_MS,
		requestTimeout: NODE_REQUEST_MS,
		keepAliveTimeout: KEEP_ALIVE_MS,
		timeout: SOCKET_MS,
	});
	expect(Math.max(REQUEST_MS + CHECK_MS, SOCKET_MS)).toBeLessThan(15_000);
	// The limits below are shorter than in production.
	Object.assign(server, { headersTimeout: 100, keepAliveTimeout: 100 });
	server.timeout = 2_000;
	const origin = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
	onTestFinished(() => void server.close());
	const silent = await openConnection(origin);
	const slowHeaders = await openConnection(origin);
	slowHeaders.write(`GET / HTTP/1.1\r\n${HOST}`);
	const slowBody = await openConnection(origin);
	slowBody.write(`POST / HTTP/1.1\r\n${HOST}Content-Length: 1000\r\n\r\n`);
	const idle = await openConnection(origin);
	idle.write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
	await once(idle.socket, "data");
	const unread = await openConnection(origin);
	unread.socket.pause();
	unread.write(`GET / HTTP/1.1\r\n${HOST}\r\n`.repeat(9));
	const drip = setInterval(() => {
		// This client reads nothing, so only a write tells it that the connection has ended.
		unread.write("G");
		slowHeaders.write("X: a\r\n");
		slowBody.write("a");
	}, 20);
	onTestFinished(() => clearInterval(drip));
	await Promise.all([silent, slowHeaders, slowBody, idle, unread].map(({ closed }) => closed));
	expect(parseStatus(slowHeaders.read())).toBe(408);
	expect((await fetch(origin)).status).toBe(200);
});
