import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_ACTIVE, RETRY_AFTER_S } from "../../server/limits/limits.ts";
import { content } from "../support/addresses.ts";
import { openConnection, parseStatus, sendRaw } from "../support/raw-request.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { postForm } from "./visitor.ts";

provideSite();

afterEach(async () => {
	expect(await site.takeErrors()).toBe("");
});

const HOST = "Host: www.kiteline.example\r\n";
const CHUNKED = "Transfer-Encoding: chunked\r\n";
const many = (count: number) =>
	Array.from({ length: count }, (_, at) => `X-Field-${at}: a\r\n`).join("");

describe("a request that is odd as a whole is refused", () => {
	const withHost = (start: string, headers = "") => `${start} HTTP/1.1\r\n${HOST}${headers}\r\n`;
	const post = (headers: string, body = "") => withHost("POST /contact", headers) + body;
	const hosted = (header: string) => `GET / HTTP/1.1\r\n${header}\r\n`;
	test.each([
		["an unknown method", withHost("BREW /"), 400],
		["a method of other protocols", withHost("PROPFIND /"), 405],
		["TRACE", withHost("TRACE /"), 405],
		["OPTIONS of the server", withHost("OPTIONS *"), 405],
		["a tunnel", withHost("CONNECT evil.example:443"), 405],
		["a query that is too long", withHost(`GET /?q=${"a".repeat(13_000)}`), 414],
		["headers that are too long", withHost("GET /", `X: ${"a".repeat(20_000)}\r\n`), 431],
		["too many headers", withHost("GET /", many(120)), 431],
		["a bare line feed in a header", withHost("GET /", "X: a\rb\r\n"), 400],
		["no host", hosted(""), 400],
		["two hosts", hosted(`${HOST}Host: other.example\r\n`), 400],
		["a host with a user", hosted("Host: a@b.example\r\n"), 400],
		["an empty host", hosted("Host:\r\n"), 400],
		["no HTTP", "hello\r\n\r\n", 400],
		["another HTTP", `GET / HTTP/3.0\r\n${HOST}\r\n`, 400],
		["an expectation", post("Expect: tea\r\n"), 417],
		["two lengths", post("Content-Length: 1\r\nContent-Length: 2\r\n", "a"), 400],
		["a length and pieces", post(`Content-Length: 1\r\n${CHUNKED}`, "0\r\n\r\n"), 400],
		["a length below nothing", post("Content-Length: -1\r\n"), 400],
		["a piece of no size", post(CHUNKED, "zz\r\n"), 400],
	])("%s", async (_what, request, status) => {
		const answer = await sendRaw(site.origin, request);
		expect(parseStatus(answer)).toBe(status);
		expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
		expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
	});

	test("and all others are served", async () => {
		const request = hosted(`Host: [::1]:3000\r\n${many(90)}Connection: close\r\n`);
		expect(parseStatus(await sendRaw(site.origin, request))).toBe(200);
	});
});

/** A server that was late a moment ago still sends away what it has not kept. */
async function untilServed(path: string): Promise<void> {
	const isServed = async () => (await site.request(path)).status === 200;
	await expect.poll(isServed, { timeout: 20_000 }).toBe(true);
}

test("when more pages wait than there is room for, the next is sent away for a moment", async () => {
	await site.setBlog("held");
	await site.request("/about");
	const begin = (at: number) =>
		site.request(`/blog/held-${at}`, { headers: { "User-Agent": "Googlebot" } });
	const asked = Array.from({ length: MAX_ACTIVE + 20 }, (_, at) => begin(at));
	// None of the others is answered before the blog's source is: the first answers are those that were refused.
	const refused = await Promise.race(asked);
	expect(refused.status).toBe(503);
	expect(refused.headers.get("Retry-After")).toBe(String(RETRY_AFTER_S));
	for (const path of ["/about", "/livez", "/readyz"])
		expect((await site.request(path)).status, path).toBe(200);
	expect((await postForm({ name: "Riya" })).status).toBe(422);
	await site.setBlog("release");
	const counts = Map.groupBy(await Promise.all(asked), ({ status }) => status);
	expect([...counts.keys()].sort()).toEqual([404, 503]);
	await site.setBlog("embedded");
	await untilServed(`/blog/${content.posts[0]?.slug}`);
});

test("requests that do not wait for responses are answered in their order, and others are served", async () => {
	const { write, read } = await openConnection(site.origin);
	write(`GET /livez HTTP/1.1\r\n${HOST}\r\n`.repeat(500));
	await expect.poll(() => read().match(/HTTP\/1\.1 200/g)).toHaveLength(500);
	expect((await site.request("/about")).status).toBe(200);
});

test("slow clients are cut off within 15 s, and others are served meanwhile", async () => {
	await untilServed("/about");
	const begun = performance.now();
	const silent = await openConnection(site.origin);
	const slowHeaders = await openConnection(site.origin);
	slowHeaders.write(`GET / HTTP/1.1\r\n${HOST}`);
	const slowBody = await openConnection(site.origin);
	slowBody.write(`POST /contact HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\n`);
	const idle = await openConnection(site.origin);
	idle.write(`GET /livez HTTP/1.1\r\n${HOST}\r\n`);
	await once(idle.socket, "data");
	const unread = await openConnection(site.origin);
	unread.socket.pause();
	for (let at = 0; at < 9; at++) unread.write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
	const drip = setInterval(() => {
		// It reads nothing, and so hears of its end only when it writes.
		unread.write("G");
		slowHeaders.write("X: a\r\n");
		slowBody.write("a");
	}, 500);
	const all = [silent, slowHeaders, slowBody, idle, unread];
	const cut = Promise.all(all.map(({ closed }) => closed));
	const isCut = () => Promise.race([cut.then(() => true), setTimeout(200, false)]);
	while (!(await isCut())) {
		expect((await site.request("/about")).status).toBe(200);
		expect(performance.now() - begun).toBeLessThan(20_000);
	}
	clearInterval(drip);
	expect(parseStatus(slowHeaders.read())).toBe(408);
}, 40_000);
