import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

const PAGE = new Request("http://site.example/a");
const FORM = new Request("http://site.example/a", { method: "POST", body: "a=1" });

/** A limit before a handler whose responses the test gives. */
function createLimit(maxActive = 2) {
	const rejected = { count: 0 };
	const started: PromiseWithResolvers<Response>[] = [];
	const limit = createConcurrencyLimit(
		() => {
			const response = Promise.withResolvers<Response>();
			started.push(response);
			return response.promise;
		},
		{ maxActive, onReject: () => rejected.count++ },
	);
	return { limit, handle: limit.handle, started, rejected };
}

it("a limit sheds what it has no place for, forms later than pages, and has places again", async () => {
	const { handle, started, rejected } = createLimit();
	const first = handle(PAGE);
	void handle(PAGE);
	const { status, headers } = await handle(PAGE);
	expect([status, headers.get("Cache-Control")]).toEqual([503, "no-store"]);
	for (let form = 0; form < 2; form++) void handle(FORM);
	expect((await handle(FORM)).status).toBe(503);
	await expect.poll(() => started).toHaveLength(4);
	expect(rejected.count).toBe(2);
	for (const { resolve } of started) resolve(new Response("rendered"));
	expect(await (await first).text()).toBe("rendered");
	void handle(FORM);
	expect(started).toHaveLength(5);
});

it("a limit passes errors on, and has a place again after one", async () => {
	const { limit, handle, started } = createLimit();
	const failing = handle(FORM);
	started[0]?.reject(new Error("broken"));
	await expect(failing).rejects.toThrow("broken");
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
