import { describe, expect, it } from "vitest";
import { createGate, type ShedReason } from "./gate.ts";
import { MOST_DELAY_MS } from "./limits.ts";

const PAGE = new Request("http://site.example/a");
const FORM = new Request("http://site.example/a", { method: "POST", body: "a=1" });

/** A gate before a handler whose answers the test gives. */
function openGate(settings: Partial<Parameters<typeof createGate>[0]> = {}) {
	const reasons: ShedReason[] = [];
	const asked: PromiseWithResolvers<Response>[] = [];
	const onShed = (reason: ShedReason) => reasons.push(reason);
	const gate = createGate({ mostAtWork: 2, readDelay: () => 0, onShed, ...settings });
	const ask = gate.guard((_request) => {
		const answer = Promise.withResolvers<Response>();
		asked.push(answer);
		return answer.promise;
	});
	return { gate, ask, asked, reasons };
}

describe("a gate", () => {
	it("sends away whom there is no room for, forms later than pages, and has room again", async () => {
		const { ask, asked, reasons } = openGate();
		const first = ask(PAGE);
		void ask(PAGE);
		const { status, headers } = await ask(PAGE);
		expect([status, headers.get("Cache-Control")]).toEqual([503, "no-store"]);
		for (let form = 0; form < 2; form++) void ask(FORM);
		expect((await ask(FORM)).status).toBe(503);
		expect([asked.length, reasons]).toEqual([4, ["full", "full"]]);
		asked[0]?.resolve(new Response("made"));
		expect(await (await first).text()).toBe("made");
		void ask(FORM);
		expect(asked).toHaveLength(5);
	});

	it("makes no page while the event loop is late, and takes forms", async () => {
		const { ask, asked, reasons } = openGate({ readDelay: () => MOST_DELAY_MS + 1 });
		expect((await ask(PAGE)).status).toBe(503);
		expect(reasons).toEqual(["late"]);
		void ask(FORM);
		expect(asked).toHaveLength(1);
	});

	it("answers 503 for what takes too long, which keeps its place until it ends", async () => {
		const { gate, ask, asked, reasons } = openGate({ mostAtWork: 1, workMs: 1 });
		for (let time = 0; time < 2; time++) expect((await ask(PAGE)).status).toBe(503);
		expect(reasons).toEqual(["time", "full"]);
		asked[0]?.resolve(new Response("late"));
		await expect.poll(() => gate.atWork).toBe(0);
	});

	it("passes faults on, and forgets who failed", async () => {
		const { gate, ask, asked } = openGate();
		const failing = ask(PAGE);
		asked[0]?.reject(new Error("broken"));
		await expect(failing).rejects.toThrow("broken");
		expect(gate.atWork).toBe(0);
	});
});
