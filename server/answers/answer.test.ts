import { createServer } from "node:http";
import { gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { Answer, makeTag } from "./answer.ts";
import type { Encoding } from "./encoding.ts";
import { sendAnswer, toResponse } from "./send-answer.ts";

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
	return { answer, made };
}

const ask = (answer: Answer, headers: Record<string, string>) =>
	toResponse(answer, new Headers(headers));

describe("an answer from memory", () => {
	it("is sent in the encoding that is asked for, with what belongs to it", async () => {
		const { answer } = makeAnswer();
		const response = await ask(answer, { "Accept-Encoding": "gzip" });
		const body = Buffer.from(await response.arrayBuffer());
		expect(gunzipSync(body).toString()).toBe(TEXT);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"content-encoding": "gzip",
			"content-length": String(body.byteLength),
			"content-type": "text/plain",
			etag: TAG,
			vary: "Accept-Encoding",
			"x-content-type-options": "nosniff",
		});
	});

	it("keeps what it has compressed and says that it has grown, and nothing else", async () => {
		const { answer, made } = makeAnswer();
		let grown = 0;
		answer.whenMade = () => {
			grown += 1;
		};
		for (const accepted of ["gzip", "gzip", "", ""])
			await ask(answer, { "Accept-Encoding": accepted });
		expect(made).toEqual(["gzip", "identity", "identity"]);
		expect(grown).toBe(1);
		expect(answer.bytes).toBe(answer.get("gzip")?.message.byteLength);
	});

	it.each([TAG, TAG.slice(2), "*", `"other", ${TAG}`])(
		"is not sent to who has it: %s",
		async (known) => {
			const response = await ask(makeAnswer().answer, { "If-None-Match": known });
			expect([response.status, await response.text()]).toEqual([304, ""]);
			expect(response.headers.get("ETag")).toBe(TAG);
			expect(response.headers.get("Vary")).toBe("Accept-Encoding");
			expect(response.headers.get("Content-Type")).toBeNull();
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

describe("an answer that Node sends itself", () => {
	it("is the same, and is left to others in an encoding that is not there", async () => {
		const { answer } = makeAnswer();
		answer.put("gzip", gzipSync(TEXT));
		const server = createServer((request, response) => {
			if (!sendAnswer(answer, request, response)) response.writeHead(501).end();
		}).listen(0, "127.0.0.1");
		onTestFinished(() => void server.close());
		await new Promise((done) => server.once("listening", done));
		const address = server.address();
		const port = typeof address === "object" ? address?.port : 0;
		const fetchWith = (headers: Record<string, string>, method = "GET") =>
			fetch(`http://127.0.0.1:${port}/`, { method, headers });
		const whole = await fetchWith({ "Accept-Encoding": "gzip" });
		expect(await whole.text()).toBe(TEXT);
		expect(whole.headers.get("ETag")).toBe(TAG);
		const head = await fetchWith({ "Accept-Encoding": "gzip" }, "HEAD");
		expect([head.status, await head.text()]).toEqual([200, ""]);
		expect(head.headers.get("Content-Length")).toBe(String(gzipSync(TEXT).byteLength));
		expect((await fetchWith({ "if-none-match": TAG })).status).toBe(304);
		expect((await fetchWith({ "Accept-Encoding": "identity" })).status).toBe(501);
	});
});
