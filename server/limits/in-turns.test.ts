import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

const ask = (name: string, method = "GET") =>
	new Request(`http://site.example/${name}`, { method });

/** Asks for all at once, and tells in which turn of the event loop each was begun. */
async function begin(requests: readonly Request[]) {
	let turn = 0;
	const begun: [string, number][] = [];
	const handle = inTurns(async (request) => {
		begun.push([new URL(request.url).pathname, turn]);
		return new Response();
	});
	const answers = requests.map((request) => handle(request));
	for (; begun.length < requests.length; turn++) await setImmediate();
	await Promise.all(answers);
	return { begun, handle };
}

it("each page is begun in a turn of its own, in their order", async () => {
	const { begun } = await begin(["a", "b", "c", "d"].map((name) => ask(name)));
	expect(begun.map(([path]) => path)).toEqual(["/a", "/b", "/c", "/d"]);
	expect(new Set(begun.map(([, turn]) => turn)).size).toBe(4);
});

it("a form goes before the pages that wait", async () => {
	const { begun } = await begin([ask("a"), ask("b"), ask("form", "POST")]);
	expect(begun.map(([path]) => path)).toEqual(["/form", "/a", "/b"]);
});

it("a page that fails keeps no other from its turn", async () => {
	const handle = inTurns(async (request) => {
		if (request.url.endsWith("/a")) throw new Error("no page");
		return new Response("made");
	});
	const [first, second] = await Promise.allSettled([handle(ask("a")), handle(ask("b"))]);
	expect([first?.status, second?.status]).toEqual(["rejected", "fulfilled"]);
});
