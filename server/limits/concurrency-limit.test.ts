import { expect, it } from "vitest";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

const FORM = new Request("http://site.example/a", { method: "POST", body: "a=1" });

it("a limit passes errors on, and has a place again after one", async () => {
	const limit = createConcurrencyLimit(() => Promise.reject(new Error("broken")));
	await expect(limit.handle(FORM)).rejects.toThrow("broken");
	expect(limit.active).toBe(0);
});
