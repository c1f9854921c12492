import { gzipSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { Answer, makeTag } from "./answer.ts";
import type { Encoding } from "./encoding.ts";
import { toResponse } from "./send-answer.ts";

const TEXT = "a text of some length, a text of some length";
const TAG = makeTag(Buffer.from(TEXT));

function makeAnswer(more: [string, string][] = []) {
	const made: Encoding[] = [];
	const answer = new Answer({
		headers: [["Content-Type", "text/plain"], ["ETag", TAG], ...more],
		offered: ["gzip", "identity"],
		make: async (encoding) => {
			made.push(encoding);
			return encoding === "gzip" ? gzipSync(TEXT) : Buffer.from(TEXT);
		},
	});
	const ask = (headers: HeadersInit) => toResponse(answer, new Headers(headers));
	return { answer, made, ask };
}

describe("an answer from memory", () => {
	it("keeps what it has compressed and says that it has grown, and nothing else", async () => {
		const { answer, made, ask } = makeAnswer();
		const grown = vi.fn();
		answer.whenMade = grown;
		for (const accepted of ["gzip", "gzip", "", ""]) await ask({ "Accept-Encoding": accepted });
		expect(made).toEqual(["gzip", "identity", "identity"]);
		expect(grown).toHaveBeenCalledOnce();
		expect(answer.bytes).toBe(answer.get("gzip")?.message.byteLength);
	});

	it.each([TAG, TAG.slice(2), "*", `"other", ${TAG}`])(
		"is not sent to who has it: %s",
		async (known) => {
			const { status, headers, body } = await makeAnswer().ask({ "If-None-Match": known });
			expect([status, body, headers.get("Content-Type")]).toEqual([304, null, null]);
			expect([headers.get("ETag"), headers.get("Vary")]).toEqual([TAG, "Accept-Encoding"]);
		},
	);

	it("has each header once, and joins what decides on it", () => {
		const { answer } = makeAnswer([
			["vary", "Accept, accept-encoding"],
			["content-type", "text/html"],
		]);
		const { head } = answer.put("gzip", Buffer.from("a"));
		const names = head.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
		expect(new Set(names).size).toBe(names.length);
		expect(head).toContain("text/html");
		expect(head).toContain("Accept, Accept-Encoding");
	});
});
