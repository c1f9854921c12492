import { brotliDecompressSync } from "node:zlib";
import type { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { hashState, pageAnswerContext } from "#app/page-answer.ts";
import { Answer } from "../answers/answer.ts";
import { toResponse } from "../answers/send-answer.ts";
import { createPages } from "./pages.ts";

const LIFE = 600_000;
const HTML = { "Content-Type": "text/html; charset=utf-8" };

type Write = (request: Request, context: RouterContextProvider) => Response | Promise<Response>;

function open(write: Write = ({ url }) => new Response(`page of ${url}`, { headers: HTML })) {
	const rendered: string[] = [];
	let version = 1;
	let time = 1_000_000;
	const pages = createPages({
		render: async (request, context) => {
			rendered.push(request.url.replace("https://site.example", ""));
			return write(request, context);
		},
		origin: "https://site.example",
		readVersion: () => version,
		life: LIFE,
		now: () => time,
	});
	const read = (address: string, isWhole = false) => pages.read({ address, state: null, isWhole });
	return {
		...pages,
		read,
		text: async (address: string) => readText(await read(address)),
		/** Those since the last call. */
		rendered: () => rendered.splice(0),
		change: () => {
			version += 1;
		},
		pass: (ms: number) => {
			time += ms;
		},
	};
}

async function readText(answer: Answer | Response): Promise<string> {
	const response = answer instanceof Answer ? await toResponse(answer, new Headers()) : answer;
	return response.text();
}

function peekText(answer: Answer | undefined): string | undefined {
	const body = answer?.get("br")?.body;
	return body && brotliDecompressSync(body).toString();
}

describe("a page that is the same for all", () => {
	it("is rendered once, from its address alone", async () => {
		const headers: string[] = [];
		const site = open((request) => {
			headers.push(...request.headers.keys());
			return new Response("a page", { headers: HTML });
		});
		expect(await site.text("/a?page=2")).toBe("a page");
		expect(await site.text("/a?page=2")).toBe("a page");
		expect(peekText(site.peek("/a?page=2"))).toBe("a page");
		expect(site.peek("/a")).toBeUndefined();
		expect(site.rendered()).toEqual(["/a?page=2"]);
		expect(headers).toEqual([]);
	});

	it("is rendered once for all who ask at the same time", async () => {
		const site = open();
		const texts = await Promise.all(Array.from({ length: 20 }, () => site.text("/a")));
		expect(new Set(texts).size).toBe(1);
		expect(site.rendered()).toEqual(["/a"]);
	});

	it("is rendered again when what it is made of has changed", async () => {
		const site = open();
		await site.text("/a");
		site.change();
		expect(site.peek("/a")).toBeUndefined();
		await site.text("/a");
		expect(site.rendered()).toEqual(["/a", "/a"]);
	});

	it("is not kept, nor given to who asks later, when that changed while it was rendered", async () => {
		const gate = Promise.withResolvers<void>();
		let words = "old";
		const site = open(async () => {
			const text = words;
			await gate.promise;
			return new Response(text, { headers: HTML });
		});
		const before = site.text("/a");
		words = "new";
		site.change();
		const after = site.text("/a");
		gate.resolve();
		expect([await before, await after]).toEqual(["old", "new"]);
		expect(peekText(site.peek("/a"))).toBe("new");
	});

	it("is served once more when it is old, and rendered again behind, once", async () => {
		let year = 2026;
		const site = open(() => new Response(String(year), { headers: HTML }));
		await site.text("/a");
		year = 2027;
		site.pass(LIFE + 1);
		expect(peekText(site.peek("/a"))).toBe("2026");
		expect(await site.text("/a")).toBe("2026");
		await expect.poll(() => peekText(site.peek("/a"))).toBe("2027");
		expect(site.rendered()).toEqual(["/a", "/a"]);
		site.pass(LIFE - 1);
		site.peek("/a");
		expect(site.rendered()).toEqual([]);
	});

	it("stays while it cannot be rendered, and goes when it is gone", async () => {
		const answers = [200, 500, 404].map(
			(status) => new Response(String(status), { status, headers: HTML }),
		);
		const site = open(() => answers.shift() ?? Response.error());
		await site.text("/a");
		site.pass(LIFE + 1);
		site.peek("/a");
		await expect.poll(() => answers.length).toBe(1);
		await new Promise((done) => setImmediate(done));
		expect(peekText(site.peek("/a"))).toBe("200");
		site.pass(LIFE + 1);
		site.peek("/a");
		await expect.poll(() => site.peek("/a")).toBeUndefined();
	});
});

describe("a page that is kept", () => {
	it("is compressed better while there is little to do, before anybody asks again", async () => {
		const words = Array.from({ length: 3_000 }, (_, at) => `${at * 7919} words`).join();
		const site = open(() => new Response(words, { headers: HTML }));
		const answer = (await site.read("/a")) as Answer;
		const quick = answer.bytes;
		await expect.poll(() => answer.bytes, { timeout: 10_000 }).toBeLessThan(quick);
		expect(peekText(site.peek("/a"))).toBe(words);
	}, 15_000);
});

describe("an answer that is not to be kept", () => {
	it.each<[string, number, Record<string, string>]>([
		["is missing", 404, HTML],
		["is broken", 500, HTML],
		["leads elsewhere", 301, { Location: "/b" }],
		["is one visitor's own", 200, { ...HTML, "Cache-Control": "private" }],
		["comes in parts", 200, { ...HTML, "Cache-Control": "no-store, no-transform" }],
		["sets a cookie", 200, { ...HTML, "Set-Cookie": "a=b" }],
		["is no text", 200, { "Content-Type": "image/png" }],
	])("as it %s is each visitor's own", async (_what, status, headers) => {
		const site = open(() => new Response("own", { status, headers }));
		const answers = await Promise.all([site.read("/a"), site.read("/a"), site.read("/a")]);
		expect(await Promise.all(answers.map(readText))).toEqual(["own", "own", "own"]);
		expect(new Set(answers).size).toBe(3);
		expect(site.peek("/a")).toBeUndefined();
	});
});

describe("the headers of a page", () => {
	it("let a CDN keep it for a while, and a browser ask each time", async () => {
		const response = await toResponse((await open().read("/a")) as Answer, new Headers());
		expect(response.headers.get("Cache-Control")).toBe(
			"public, max-age=0, s-maxage=60, stale-while-revalidate=600",
		);
		expect(response.headers.get("ETag")).toMatch(/^W\/"/);
	});

	it("let a browser keep the data that it fetched ahead", async () => {
		const response = await toResponse((await open().read("/a.data")) as Answer, new Headers());
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
	});

	it("are the route's own where it has some", async () => {
		const headers = { ...HTML, "Cache-Control": "public, max-age=5", "X-Own": "yes" };
		const site = open(() => new Response("own", { headers }));
		const response = await toResponse((await site.read("/a")) as Answer, new Headers());
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=5");
		expect(response.headers.get("X-Own")).toBe("yes");
	});
});

describe("the state of a page", () => {
	const write: Write = ({ url }, context) => {
		const told = context.get(pageAnswerContext);
		if (told) told.state = `state of ${new URL(url).pathname}`;
		return new Response("a page", { headers: HTML });
	};
	const version = hashState("state of /a");

	it("lies at its own address once the page is there, for ever", async () => {
		const site = open(write);
		await site.read("/a");
		const answer = site.peek(`/a.state?v=${version}`);
		const response = await toResponse(answer as Answer, new Headers());
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
		expect(response.headers.get("Content-Type")).toBe("text/x-script");
		expect(await response.text()).toBe("state of /a");
	});

	it("is rendered with its page when it is asked for first, once for both", async () => {
		const site = open(write);
		const [state] = await Promise.all([
			site.readState("/a", version),
			site.readState("/a", version),
		]);
		expect(await readText(state as Answer)).toBe("state of /a");
		expect(peekText(site.peek("/a"))).toBe("a page");
		expect(site.rendered()).toEqual(["/a"]);
	});

	it("is not there in another version, nor without its page", async () => {
		expect(await open(write).readState("/a", "another")).toBeNull();
		expect(await open().readState("/a", version)).toBeNull();
		const missing = open(() => new Response("no", { status: 404, headers: HTML }));
		expect(await missing.readState("/a", version)).toBeNull();
	});
});
