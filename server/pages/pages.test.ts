import type { RouterContextProvider } from "react-router";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { Answer } from "../answers/answer.ts";
import { toResponse } from "../answers/send-answer.ts";
import { createPages } from "./pages.ts";

const ORIGIN = "https://site.example";
const LIFE = 600_000;
const HTML = { "Content-Type": "text/html; charset=utf-8" };

type Write = (request: Request, context: RouterContextProvider) => Response | Promise<Response>;

const page = (text: string, status = 200, headers: Record<string, string> = HTML) =>
	new Response(text, { status, headers });

/** The pages of a site as one route writes them. */
function open(write: Write) {
	const rendered: string[] = [];
	const given = { version: 1, time: 1_000_000 };
	const pages = createPages({
		render: async (request, context) => {
			rendered.push(request.url.replace(ORIGIN, ""));
			return write(request, context);
		},
		origin: ORIGIN,
		readVersion: () => given.version,
		life: LIFE,
		now: () => given.time,
	});
	const read = (address: string) => pages.read({ address, isWhole: false });
	return {
		...pages,
		read,
		text: async (address: string) => readText(await read(address)),
		peekText: (address: string) => readText(pages.peek(address)),
		/** Those since the last call. */
		rendered: () => rendered.splice(0),
		given,
	};
}

const respond = async (answer: Answer | Response) =>
	answer instanceof Answer ? toResponse(answer, new Headers()) : answer;

const readText = async (answer: Answer | Response | null | undefined) =>
	answer && (await respond(answer)).text();

describe("a page that is the same for all", () => {
	it("is rendered once for all who ask, from its address alone", async () => {
		const headers: string[] = [];
		const site = open((request) => {
			headers.push(...request.headers.keys());
			return page("a page");
		});
		const texts = await Promise.all(Array.from({ length: 20 }, () => site.text("/a?page=2")));
		expect(new Set([...texts, await site.text("/a?page=2")])).toEqual(new Set(["a page"]));
		expect(await site.peekText("/a?page=2")).toBe("a page");
		expect(site.peek("/a")).toBeUndefined();
		expect(site.rendered()).toEqual(["/a?page=2"]);
		expect(headers).toEqual([]);
	});

	it("is not kept, nor given to who asks later, when that changed while it was rendered", async () => {
		const gate = Promise.withResolvers<void>();
		let words = "old";
		const site = open(async () => {
			const text = words;
			await gate.promise;
			return page(text);
		});
		const before = [site.text("/a"), site.text("/b")];
		words = "new";
		site.given.version++;
		const after = site.text("/a");
		gate.resolve();
		expect(await Promise.all([...before, after])).toEqual(["old", "old", "new"]);
		expect(await site.peekText("/a")).toBe("new");
		expect(site.peek("/b")).toBeUndefined();
	});

	it("is served once more when it is old, and rendered again behind, once", async () => {
		const next = Promise.withResolvers<Response>();
		const answers = [page("2026"), next.promise];
		const site = open(() => answers.shift() ?? Response.error());
		await site.text("/a");
		site.given.time += LIFE + 1;
		expect(await site.peekText("/a")).toBe("2026");
		expect(await site.text("/a")).toBe("2026");
		next.resolve(page("2027"));
		await expect.poll(() => site.peekText("/a")).toBe("2027");
		expect(site.rendered()).toEqual(["/a", "/a"]);
		site.given.time += LIFE - 1;
		site.peek("/a");
		expect(site.rendered()).toEqual([]);
	});

	it("stays while it cannot be rendered, and goes when it is gone", async () => {
		const answers = [200, 500, 404].map((status) => page(String(status), status));
		const site = open(() => answers.shift() ?? Response.error());
		await site.text("/a");
		site.given.time += LIFE + 1;
		site.peek("/a");
		await expect.poll(() => answers.length).toBe(1);
		await new Promise((done) => setImmediate(done));
		expect(await site.peekText("/a")).toBe("200");
		expect(site.rendered()).toEqual(["/a", "/a"]);
		site.given.time += LIFE + 1;
		site.peek("/a");
		await expect.poll(() => site.peek("/a")).toBeUndefined();
	});

	it("is compressed better while there is little to do, before anybody asks again", async () => {
		const words = Array.from({ length: 3_000 }, (_, at) => `${at * 7919} words`).join();
		const site = open(() => page(words));
		const answer = (await site.read("/a")) as Answer;
		const quick = answer.bytes;
		const now = performance.now.bind(performance);
		const later = vi.spyOn(performance, "now").mockImplementation(() => now() + 5_000);
		onTestFinished(() => later.mockRestore());
		await expect.poll(() => answer.bytes, { timeout: 10_000 }).toBeLessThan(quick);
		expect(await site.peekText("/a")).toBe(words);
	});
});

it.each<[string, number, Record<string, string>]>([
	["is broken", 500, HTML],
	["leads elsewhere", 301, { Location: "/b" }],
	["is one visitor's own", 200, { ...HTML, "Cache-Control": "private" }],
	["comes in parts", 200, { ...HTML, "Cache-Control": "no-store, no-transform" }],
	["sets a cookie", 200, { ...HTML, "Set-Cookie": "a=b" }],
])("an answer that %s is each visitor's own, and not kept", async (_what, status, headers) => {
	const site = open(() => page("own", status, headers));
	const answers = await Promise.all([site.read("/a"), site.read("/a"), site.read("/a")]);
	expect(await Promise.all(answers.map(readText))).toEqual(["own", "own", "own"]);
	expect(new Set(answers).size).toBe(3);
	expect(site.peek("/a")).toBeUndefined();
});
