import { describe, expect, it } from "vitest";
import { createGate, type ShedReason } from "./gate.ts";
import { MOST_DELAY_MS, RETRY_AFTER_S } from "./limits.ts";

const PAGE = new Request("http://site.example/a");
const FORM = new Request("http://site.example/a", { method: "POST", body: "a=1" });

/** A handler whose answers the test gives. */
function makeHandler() {
	const asked: PromiseWithResolvers<Response>[] = [];
	const handle = (_request: Request) => {
		const answer = Promise.withResolvers<Response>();
		asked.push(answer);
		return answer.promise;
	};
	return { asked, handle };
}

function openGate(given: { mostAtWork?: number; workMs?: number; delay?: number } = {}) {
	const reasons: ShedReason[] = [];
	const { mostAtWork = 2, workMs = 10_000, delay = 0 } = given;
	const gate = createGate({
		mostAtWork,
		workMs,
		readDelay: () => delay,
		onShed: (reason) => reasons.push(reason),
	});
	return { ...makeHandler(), gate, reasons };
}

describe("a gate", () => {
	it("sends away whom there is no room for, and has room again once one is answered", async () => {
		const { gate, asked, handle, reasons } = openGate();
		const guarded = gate.guard(handle);
		const first = guarded(PAGE);
		void guarded(PAGE);
		const refused = await guarded(PAGE);
		expect([refused.status, refused.headers.get("Retry-After")]).toEqual([
			503,
			String(RETRY_AFTER_S),
		]);
		expect(refused.headers.get("Cache-Control")).toBe("no-store");
		expect([asked.length, reasons]).toEqual([2, ["full"]]);
		asked[0]?.resolve(new Response("made"));
		expect(await (await first).text()).toBe("made");
		void guarded(PAGE);
		expect(asked).toHaveLength(3);
	});

	it("has room for twice as many where forms are sent", async () => {
		const { gate, asked, handle } = openGate();
		const guarded = gate.guard(handle);
		for (const request of [PAGE, PAGE, FORM, FORM]) void guarded(request);
		expect(asked).toHaveLength(4);
		expect((await guarded(FORM)).status).toBe(503);
	});

	it("makes no page while the event loop is late, and takes forms", async () => {
		const { gate, asked, handle, reasons } = openGate({ delay: MOST_DELAY_MS + 1 });
		const guarded = gate.guard(handle);
		expect((await guarded(PAGE)).status).toBe(503);
		expect(reasons).toEqual(["late"]);
		void guarded(FORM);
		expect(asked).toHaveLength(1);
	});

	it("answers 503 for what takes too long, which keeps its place until it ends", async () => {
		const { gate, asked, handle, reasons } = openGate({ mostAtWork: 1, workMs: 1 });
		const guarded = gate.guard(handle);
		expect((await guarded(PAGE)).status).toBe(503);
		expect(reasons).toEqual(["time"]);
		expect((await guarded(PAGE)).status).toBe(503);
		expect(reasons).toEqual(["time", "full"]);
		asked[0]?.resolve(new Response("late"));
		await asked[0]?.promise;
		await Promise.resolve();
		expect(gate.atWork).toBe(0);
	});

	it("passes faults on, and forgets who failed", async () => {
		const { gate, asked, handle } = openGate();
		const failing = gate.guard(handle)(PAGE);
		asked[0]?.reject(new Error("broken"));
		await expect(failing).rejects.toThrow("broken");
		expect(gate.atWork).toBe(0);
	});
});
