import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

const request = (path: string, method = "GET") =>
	new Request(`http://site.example${path}`, { method });

it("each page is begun in a turn of its own, in their order, and a form before them", async () => {
	let turn = 0;
	const begun: [path: string, turn: number][] = [];
	const handle = inTurns(async ({ url }) => {
		begun.push([new URL(url).pathname, turn]);
		return new Response();
	});
	const sent = [request("/a"), request("/b"), request("/c"), request("/form", "POST")];
	const answers = sent.map((each) => handle(each));
	for (; begun.length < sent.length; turn++) await setImmediate();
	await Promise.all(answers);
	expect(begun.map(([path]) => path)).toEqual(["/form", "/a", "/b", "/c"]);
	expect(new Set(begun.slice(1).map(([, at]) => at)).size).toBe(3);
});

it("a page that fails keeps no other from its turn", async () => {
	const handle = inTurns(async ({ url }) => {
		if (url.endsWith("/a")) throw new Error("no page");
		return new Response("made");
	});
	const answers = await Promise.allSettled([handle(request("/a")), handle(request("/b"))]);
	expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});
