import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openConnection } from "../../tests/support/raw-connection.ts";
import { Answer } from "./answer.ts";
import { Message } from "./message.ts";
import { sendAnswer } from "./send-answer.ts";

const TAG = 'W/"a-tag"';
const MEGABYTE = 1024 * 1024;

const ask = (more = "", method = "GET", version = "1.1") =>
	`${method} / HTTP/${version}\r\nHost: a\r\n${more}\r\n`;

/** A server that sends one answer from memory, and what became of its responses. */
async function serve(body: string) {
	const answer = new Answer({
		headers: [
			["Content-Type", "text/plain"],
			["ETag", TAG],
		],
		offered: ["identity"],
	});
	answer.put("identity", Buffer.from(body));
	const told: string[] = [];
	const server = createServer((request, response: ServerResponse) => {
		for (const event of ["finish", "close"]) response.once(event, () => told.push(event));
		sendAnswer(answer, request, response);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { told, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** But those of the connection, and whenever it was. */
const readHeaders = (answer: string) =>
	(answer.split("\r\n\r\n", 1)[0] ?? "")
		.replace(/^Date: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/m, "Date")
		.split("\r\n")
		.filter((line) => !/^(connection|keep-alive):/i.test(line));

afterEach(() => void vi.useRealTimers());

describe("an answer that is written at once", () => {
	it("has the status, headers and body that Node would write", async () => {
		const { origin } = await serve("a body");
		for (const [more, end] of [
			["", "a body"],
			[`If-None-Match: ${TAG}\r\n`, ""],
		]) {
			const kept = await openConnection(origin);
			kept.write(ask(more));
			await vi.waitFor(() => expect(kept.read()).toMatch(new RegExp(`\r\n\r\n${end}$`)));
			const last = await openConnection(origin);
			last.write(ask(`${more}Connection: close\r\n`));
			const byNode = await last.closed;
			expect(kept.read()).toMatch(/\r\nConnection: keep-alive\r\nKeep-Alive: timeout=10\r\n/);
			expect(byNode).toMatch(/\r\nConnection: close\r\n/);
			expect(readHeaders(kept.read()).toSorted()).toEqual(readHeaders(byNode).toSorted());
			expect([kept.read(), byNode].map((text) => text.split("\r\n\r\n")[1])).toEqual([end, end]);
		}
	});

	it("is one of several on a connection, in their order, and ended as any other", async () => {
		const { origin, told } = await serve("a body");
		const { write, read } = await openConnection(origin);
		const known = `If-None-Match: ${TAG}\r\n`;
		write(ask() + ask(known) + ask("", "HEAD") + ask());
		await vi.waitFor(() => expect(told).toHaveLength(8));
		expect(read().match(/HTTP\/1.1 \d+|a body/g)).toEqual([
			"HTTP/1.1 200",
			"a body",
			"HTTP/1.1 304",
			"HTTP/1.1 200",
			"HTTP/1.1 200",
			"a body",
		]);
		write(ask(known));
		await vi.waitFor(() => expect(read().match(/HTTP/g)).toHaveLength(5));
	});

	it("is left to Node where the visitor speaks HTTP/1.0", async () => {
		const { origin } = await serve("a body");
		const { write, closed } = await openConnection(origin);
		write(ask("", "GET", "1.0"));
		expect(await closed).toMatch(/\r\nConnection: close\r\n.*a body$/s);
	});

	it("says when it was sent, to the second", async () => {
		vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 23, 9, 5, 59, 900) });
		const { origin } = await serve("a body");
		const { write, read } = await openConnection(origin);
		const dates = ["Mon, 23 Nov 2026 09:05:59 GMT", "Mon, 23 Nov 2026 09:06:00 GMT"];
		for (const date of dates) {
			write(ask());
			await vi.waitFor(() => expect(read()).toMatch(new RegExp(`Date: ${date}\r\n.*a body$`, "s")));
			vi.advanceTimersByTime(200);
		}
		expect(read().match(/(?<=^Date: ).*GMT/gm)).toEqual(dates);
	});

	it("waits for a slow reader, and the next one after it", async () => {
		const { origin, told } = await serve("b".repeat(16 * MEGABYTE));
		const { socket, write, read } = await openConnection(origin);
		socket.pause();
		write(ask() + ask());
		await new Promise((done) => setTimeout(done, 100));
		expect(told).toEqual([]);
		socket.resume();
		await vi.waitFor(() => expect(told).toHaveLength(4), { timeout: 10_000 });
		await vi.waitFor(() => expect(read().length).toBeGreaterThan(32 * MEGABYTE));
		expect(read().match(/HTTP\/1.1 200/g)).toHaveLength(2);
	});

	it("is not taken as done when its reader goes away", async () => {
		const { origin, told } = await serve("b".repeat(16 * MEGABYTE));
		const { socket, write } = await openConnection(origin);
		socket.pause();
		write(ask());
		await new Promise((done) => setTimeout(done, 100));
		socket.destroy();
		await vi.waitFor(() => expect(told).toEqual(["close"]));
	});

	it("refuses a header that would begin another one", () => {
		expect(() => new Message(200, ["X-A", "a\r\nX-B: b"])).toThrow("X-A");
	});
});
