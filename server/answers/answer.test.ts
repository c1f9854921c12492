import { gzipSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { Answer } from "./answer.ts";
import type { Encoding } from "./encoding.ts";

const TEXT = Buffer.from("a text of some length, a text of some length");

function makeAnswer(headers: [string, string][] = []) {
	const made: Encoding[] = [];
	const make = async (encoding: Encoding) => {
		made.push(encoding);
		return encoding === "gzip" ? gzipSync(TEXT) : TEXT;
	};
	return { made, answer: new Answer({ headers, offered: ["gzip", "identity"], make }) };
}

it("an answer keeps what it has compressed and says that it has grown, and nothing else", async () => {
	const { answer, made } = makeAnswer();
	const grown = vi.fn();
	answer.whenMade = grown;
	for (const encoding of ["gzip", "gzip", "identity", "identity"] as const)
		await answer.getOrMake(encoding);
	expect(made).toEqual(["gzip", "identity", "identity"]);
	expect(grown).toHaveBeenCalledOnce();
	expect(answer.bytes).toBe(answer.get("gzip")?.message.byteLength);
});

it("an answer has each header once, and joins what decides on it", () => {
	const { answer } = makeAnswer([
		["Content-Type", "text/plain"],
		["vary", "Accept, accept-encoding"],
		["content-type", "text/html"],
	]);
	const { head } = answer.put("gzip", TEXT);
	const names = head.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
	expect(new Set(names).size).toBe(names.length);
	expect(head).toEqual(expect.arrayContaining(["text/html", "Accept, Accept-Encoding"]));
});
