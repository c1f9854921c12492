import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { limitPipelining } from "./pipelining.ts";

const ASK = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

/** A server that answers when it is told to, and a connection to it. */
async function open(most: number) {
	const pipelining = limitPipelining(most);
	const begun: ServerResponse[] = [];
	const closed: ServerResponse[] = [];
	const server = createServer((request, response) => {
		if (pipelining.isOneTooMany(request, response)) return;
		begun.push(response);
		response.once("close", () => closed.push(response));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
	onTestFinished(() => void socket.destroy());
	let read = "";
	socket
		.on("error", () => {})
		.on("data", (part) => {
			read += part;
		});
	return { socket, begun, closed, read: () => read };
}

it("some requests may wait for the answers to earlier ones, and are answered in order", async () => {
	const { socket, begun, closed, read } = await open(3);
	socket.write(ASK.repeat(4));
	await vi.waitFor(() => expect(begun).toHaveLength(4));
	for (const [at, response] of begun.entries()) response.end(`answer ${at}.`);
	await vi.waitFor(() => expect(read().match(/answer \d/g)).toHaveLength(4));
	expect(read().match(/answer \d/g)).toEqual(["answer 0", "answer 1", "answer 2", "answer 3"]);
	expect(closed).toEqual(begun);
	socket.write(ASK.repeat(4));
	await vi.waitFor(() => expect(begun).toHaveLength(8));
});

it("with one more the connection is ended, no other is begun and none is waited for", async () => {
	const { socket, begun, closed } = await open(3);
	const ended = once(socket, "close");
	socket.write(ASK.repeat(500));
	await ended;
	await vi.waitFor(() => expect(closed).toHaveLength(4));
	expect(new Set(closed)).toEqual(new Set(begun));
});
