import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

it("each page is begun in a turn of its own, also after one that fails, and a form before them", async () => {
	let turn = 0;
	const begun: [path: string, turn: number][] = [];
	const handle = inTurns(async ({ url }) => {
		const { pathname } = new URL(url);
		begun.push([pathname, turn]);
		if (pathname === "/a") throw new Error("no page");
		return new Response();
	});
	const requests = ["/a", "/b", "/c", "/form"].map((path) => {
		const method = path === "/form" ? "POST" : "GET";
		return new Request(`http://site.example${path}`, { method });
	});
	const ending = Promise.allSettled(requests.map((request) => handle(request)));
	for (; begun.length < requests.length; turn++) await setImmediate();
	const statuses = (await ending).map(({ status }) => status);
	expect(statuses).toEqual(["rejected", "fulfilled", "fulfilled", "fulfilled"]);
	expect(begun.map(([path]) => path)).toEqual(["/form", "/a", "/b", "/c"]);
	expect(new Set(begun.slice(1).map(([, at]) => at)).size).toBe(3);
});
