import { expect, it } from "vitest";
import { LATER_MS } from "#app/blog/later.ts";
import { CHECK_MS, HEADERS_MS, KEEP_ALIVE_MS, REQUEST_MS, STILL_MS, WORK_MS } from "./limits.ts";

/** Within which the slowest of clients are cut. */
const PATIENCE_MS = 15_000;

it("cuts everybody who holds on without moving within 15 s", () => {
	for (const each of [STILL_MS, KEEP_ALIVE_MS]) expect(each).toBeLessThan(PATIENCE_MS);
	expect(HEADERS_MS).toBeLessThan(REQUEST_MS);
	expect(REQUEST_MS + CHECK_MS).toBeLessThan(PATIENCE_MS);
});

it("lets an answer be given up before its connection is, and the blog's parts before both", () => {
	expect(WORK_MS).toBeGreaterThan(LATER_MS + 1_000);
	expect(STILL_MS).toBeGreaterThan(WORK_MS);
});
