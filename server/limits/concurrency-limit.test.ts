import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

const FORM = new Request("http://site.example/a", { method: "POST", body: "a=1" });

it("a limit passes errors on, and has a place again after one", async () => {
	const limit = createConcurrencyLimit(() => Promise.reject(new Error("broken")));
	await expect(limit.handle(FORM)).rejects.toThrow("broken");
	expect(limit.active).toBe(0);
});

it("a limit begins each page in a turn of its own, and forms before them", async () => {
	let turn = 0;
	const begun: [path: string, turn: number][] = [];
	const { handle } = createConcurrencyLimit(async ({ url }) => {
		begun.push([new URL(url).pathname, turn]);
		return new Response();
	});
	for (const path of ["/a", "/b", "/c"]) void handle(new Request(`http://site.example${path}`));
	void handle(new Request("http://site.example/form", { method: "POST" }));
	for (; begun.length < 4; turn++) await setImmediate();
	expect(begun.map(([path]) => path)).toEqual(["/form", "/a", "/b", "/c"]);
	expect(new Set(begun.slice(1).map(([, at]) => at)).size).toBe(3);
});
