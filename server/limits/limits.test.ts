import { expect, it } from "vitest";
import { LATER_MS } from "#app/blog/later.ts";
import { STILL_MS, WORK_MS } from "./limits.ts";

it("an answer is given up before its connection is, and the blog's late parts before both", () => {
	expect(WORK_MS).toBeGreaterThan(LATER_MS + 1_000);
	expect(STILL_MS).toBeGreaterThan(WORK_MS);
});
