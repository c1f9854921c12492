import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession } from "playwright-core";
import { CHROMIUM_ARGUMENTS, getChromium } from "../../tests/support/chromium.ts";

/**
 * Chromium's own tools, spoken to directly: while the library is attached to a page, the browser makes no other one
 * ready ahead.
 */
export type Tools = {
	/** Of the browser, or of the session of a target. */
	send: (session?: string) => CDPSession["send"];
	listen: (listener: (event: ToolsEvent) => void) => void;
	close: () => Promise<void>;
};

export type ToolsEvent = { method: string; params: unknown; sessionId?: string };
type Answer = { id: number; result?: unknown; error?: { message: string } };

export async function launchWithTools(): Promise<Tools> {
	const profile = mkdtempSync(join(tmpdir(), "chromium-"));
	const child = spawn(
		getChromium(),
		[
			...CHROMIUM_ARGUMENTS,
			"--headless=new",
			"--remote-debugging-port=0",
			`--user-data-dir=${profile}`,
		],
		{ stdio: ["ignore", "ignore", "pipe"] },
	);
	const address = await new Promise<string>((done, fail) => {
		let told = "";
		child.stderr.setEncoding("utf8").on("data", (part: string) => {
			told += part;
			const [, found] = /DevTools listening on (\S+)/.exec(told) ?? [];
			if (found) done(found);
		});
		child.once("exit", () => fail(new Error(`Chromium did not start:\n${told}`)));
	});
	const socket = new WebSocket(address);
	await once(socket, "open");
	const listeners = new Set<(event: ToolsEvent) => void>();
	const waiting = new Map<number, (answer: Answer) => void>();
	socket.addEventListener("message", ({ data }) => {
		const message: Answer | ToolsEvent = JSON.parse(String(data));
		if ("id" in message) waiting.get(message.id)?.(message);
		else for (const listener of listeners) listener(message);
	});
	let last = 0;
	const send = (sessionId?: string) => (method: string, params?: unknown) =>
		new Promise<unknown>((done, fail) => {
			const id = ++last;
			waiting.set(id, ({ result, error }) => {
				waiting.delete(id);
				if (error) fail(new Error(`${method}: ${error.message}`));
				else done(result);
			});
			socket.send(JSON.stringify({ id, method, params, sessionId }));
		});
	return {
		send: send as Tools["send"],
		listen: (listener) => listeners.add(listener),
		close: async () => {
			const ended = once(child, "close");
			child.kill();
			await ended;
			rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}
