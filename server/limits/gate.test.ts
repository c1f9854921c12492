import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createGate } from "./gate.ts";

const PAGE = new Request("http://site.example/a");
const FORM = new Request("http://site.example/a", { method: "POST", body: "a=1" });

/** A gate before a handler whose responses the test gives. */
function openGate(maxActive = 2) {
	const shed = { count: 0 };
	const started: PromiseWithResolvers<Response>[] = [];
	const gate = createGate({ maxActive, onShed: () => shed.count++ });
	const handle = gate.guard((_request) => {
		const response = Promise.withResolvers<Response>();
		started.push(response);
		return response.promise;
	});
	return { gate, handle, started, shed };
}

it("a gate sheds what it has no place for, forms later than pages, and has places again", async () => {
	const { handle, started, shed } = openGate();
	const first = handle(PAGE);
	void handle(PAGE);
	const { status, headers } = await handle(PAGE);
	expect([status, headers.get("Cache-Control")]).toEqual([503, "no-store"]);
	for (let form = 0; form < 2; form++) void handle(FORM);
	expect((await handle(FORM)).status).toBe(503);
	await expect.poll(() => started).toHaveLength(4);
	expect(shed.count).toBe(2);
	for (const { resolve } of started) resolve(new Response("rendered"));
	expect(await (await first).text()).toBe("rendered");
	void handle(FORM);
	expect(started).toHaveLength(5);
});

it("a gate passes errors on, and has a place again after one", async () => {
	const { gate, handle, started } = openGate();
	const failing = handle(FORM);
	started[0]?.reject(new Error("broken"));
	await expect(failing).rejects.toThrow("broken");
	expect(gate.active).toBe(0);
});

it("a gate begins each page in a turn of its own, and forms before them", async () => {
	let turn = 0;
	const begun: [path: string, turn: number][] = [];
	const handle = createGate().guard(async ({ url }) => {
		begun.push([new URL(url).pathname, turn]);
		return new Response();
	});
	for (const path of ["/a", "/b", "/c"]) void handle(new Request(`http://site.example${path}`));
	void handle(new Request("http://site.example/form", { method: "POST" }));
	for (; begun.length < 4; turn++) await setImmediate();
	expect(begun.map(([path]) => path)).toEqual(["/form", "/a", "/b", "/c"]);
	expect(new Set(begun.slice(1).map(([, at]) => at)).size).toBe(3);
});
