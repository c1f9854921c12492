import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { openConnection } from "../../tests/support/raw-connection.ts";
import { listen } from "../listen-for-tests.ts";
import { limitPipelining } from "./pipelining.ts";

const REQUEST = "GET / HTTP/1.1\r\nHost: a\r\n\r\n";

/** A server whose answers the test gives, and a connection to it. */
async function open() {
	const pipelining = limitPipelining(3);
	const begun: ServerResponse[] = [];
	const ended = new Set<ServerResponse>();
	const { origin } = await listen((request, response) => {
		if (pipelining.isOneTooMany(request, response)) return;
		begun.push(response);
		response.once("close", () => ended.add(response));
	});
	return { ...(await openConnection(origin)), begun, ended };
}

it("some requests may wait for the answers to earlier ones, again and again", async () => {
	const { write, read, begun } = await open();
	write(REQUEST.repeat(4));
	await expect.poll(() => begun).toHaveLength(4);
	for (const response of begun) response.end("an answer");
	await expect.poll(() => read().match(/an answer/g)).toHaveLength(4);
	write(REQUEST.repeat(4));
	await expect.poll(() => begun).toHaveLength(8);
});

it("with one more the connection is ended, no other is begun and none is waited for", async () => {
	const { write, closed, begun, ended } = await open();
	write(REQUEST.repeat(500));
	await closed;
	await expect.poll(() => ended).toEqual(new Set(begun));
	expect(begun).toHaveLength(4);
});
