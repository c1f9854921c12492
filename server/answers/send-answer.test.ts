import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { openConnection, readStatus, sendRaw } from "../../tests/support/raw-connection.ts";
import { listen } from "../listen-for-tests.ts";
import { Answer } from "./answer.ts";
import { sendAnswer } from "./send-answer.ts";

const TAG = 'W/"a-tag"';
const KNOWN = `if-none-match: ${TAG}\r\n`;

const ask = (headers = "", method = "GET") => `${method} / HTTP/1.1\r\nHost: a\r\n${headers}\r\n`;

/** A server that sends one answer from memory, and what became of its responses. */
async function serve(body = "a body") {
	const answer = new Answer({ headers: [["ETag", TAG]], offered: ["identity", "gzip"] });
	answer.put("identity", Buffer.from(body));
	const ended: string[] = [];
	const listening = await listen((request, response) => {
		for (const event of ["finish", "close"]) response.once(event, () => ended.push(event));
		if (!sendAnswer(answer, request, response)) response.writeHead(501).end();
	});
	return { ...listening, ended };
}

describe("an answer from memory", () => {
	it("is one of several on a connection, in their order, and ended as any other", async () => {
		const { origin, ended } = await serve();
		const { write, read } = await openConnection(origin);
		write(ask("", "HEAD") + ask() + ask(KNOWN) + ask());
		const received = () => `${read().match(/(?<=HTTP\/1.1 )\d+|a body/g)}`;
		await expect.poll(received).toBe("200,200,a body,304,200,a body");
		await expect.poll(() => ended).toHaveLength(8);
		expect(read().match(/^Content-Length: 6\r$/gm)).toHaveLength(3);
	});

	it("is left to others in an encoding that is not there", async () => {
		const { origin } = await serve();
		const headers = "Connection: close\r\nAccept-Encoding: gzip, identity;q=0.5\r\n";
		expect(readStatus(await sendRaw(origin, ask(headers)))).toBe(501);
	});

	it("is not taken as sent when its reader goes away", async () => {
		const { origin, server, ended } = await serve("b".repeat(16 * 1024 * 1024));
		const { socket, write } = await openConnection(origin);
		socket.pause();
		write(ask());
		await once(server, "request");
		socket.destroy();
		await expect.poll(() => ended).toEqual(["close"]);
	});
});
