import { expect, it } from "vitest";
import { DEFERRED_TIMEOUT } from "#app/blog/deferred-result.ts";
import { HEARTBEAT_MS } from "#app/desk/live/event-streams.ts";
import { RENDER_MS, SOCKET_MS } from "./limits.ts";

it("an answer is given up before its connection is, and the blog's late parts before both", () => {
	expect(RENDER_MS).toBeGreaterThan(DEFERRED_TIMEOUT + 1_000);
	expect(SOCKET_MS).toBeGreaterThan(RENDER_MS);
});

it("an open inbox is heard of before its connection counts as silent", () => {
	expect(SOCKET_MS).toBeGreaterThan(HEARTBEAT_MS + 2_000);
});
