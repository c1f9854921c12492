import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createPostgresChanges } from "./changes.ts";

it("whoever stops listening before the connection is made makes none", async () => {
	const greetings: string[] = [];
	const server = createServer((socket) => {
		socket.on("error", () => {});
		socket.once("data", (data) => greetings.push(data.toString()));
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	onTestFinished(() => void server.close());
	const { port } = server.address() as AddressInfo;
	const stopping = new AbortController();
	const url = `postgres://desk@127.0.0.1:${port}/none`;
	createPostgresChanges(url).listen(() => {}, stopping.signal);
	stopping.abort();
	await import("pg");
	// This connection is made after the other one would have been.
	const later = connect(port, "127.0.0.1");
	await once(later, "connect");
	later.end("later");
	await expect.poll(() => greetings.at(-1)).toBe("later");
	expect(greetings).toEqual(["later"]);
});
