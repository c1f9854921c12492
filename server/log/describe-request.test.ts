import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createIds } from "./describe-request.ts";

const asked = (...rawHeaders: string[]) => ({ rawHeaders }) as unknown as IncomingMessage;

describe("the id of a request", () => {
	it("is another one each time", () => {
		const nextId = createIds(false);
		expect(nextId(asked())).not.toBe(nextId(asked()));
	});

	it("is that of a trusted proxy alone", () => {
		const given = "7b0a4a1c-32f5-4a8e-9f0e-1d2c3b4a5f60";
		expect(createIds(true)(asked("X-Request-Id", given))).toBe(given);
		expect(createIds(false)(asked("X-Request-Id", given))).not.toBe(given);
	});

	it.each(["riya@x.example", "riya", "", 'a"b', "0".repeat(200)])("is never %o", (given) => {
		expect(createIds(true)(asked("X-Request-Id", given))).not.toBe(given);
	});
});
