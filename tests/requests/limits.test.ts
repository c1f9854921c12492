import { expect, test } from "vitest";
import { MAX_ACTIVE, RETRY_AFTER_S } from "../../server/limits/limits.ts";
import { parseStatus, sendRaw } from "../support/raw-request.ts";
import { provideSite, site } from "../support/site-and-browser.ts";
import { GOOGLEBOT, postForm } from "./visitor.ts";

provideSite();

const ask = (start: string, headers = "", host = "www.kiteline.example") =>
	`${start} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n`;
const TWO_LENGTHS = "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n";

// Slow clients are tested in server/limits/create-server.test.ts.
test.each([
	["TRACE", ask("TRACE /"), 405],
	["a tunnel", ask("CONNECT evil.example:443"), 405],
	["a query that is too long", ask(`GET /?q=${"a".repeat(13_000)}`), 414],
	["headers that are too long", ask("GET /", `X: ${"a".repeat(20_000)}\r\n`), 431],
	["too many headers", ask("GET /", "X-Field: a\r\n".repeat(120)), 431],
	["a host with a user", ask("GET /", "", "a@b.example"), 400],
	["an expectation", ask("POST /contact", "Expect: tea\r\n"), 417],
	["a length and pieces", ask("POST /contact", TWO_LENGTHS), 400],
])("a request that is odd as a whole is rejected: %s", async (_what, request, status) => {
	const answer = await sendRaw(site.origin, request);
	expect(parseStatus(answer)).toBe(status);
	expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
	expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test("when more pages wait than there is room for, the next is sent away for a moment", async () => {
	await site.setBlog("held");
	await site.request("/about");
	// Data are requested, whose response needs no rendering of a page.
	const begin = (at: number) =>
		site.request(`/blog/held-${at}.data`, { headers: { "User-Agent": GOOGLEBOT } });
	const asked = Array.from({ length: MAX_ACTIVE + 1 }, (_, at) => begin(at));
	// No other request gets a response before the blog's source responds: the first response is the rejection.
	const rejected = await Promise.race(asked);
	expect(rejected.status).toBe(503);
	expect(rejected.headers.get("Retry-After")).toBe(String(RETRY_AFTER_S));
	for (const path of ["/about", "/livez", "/readyz"])
		expect((await site.request(path)).status, path).toBe(200);
	expect((await postForm({ name: "Riya" })).status).toBe(422);
	await site.setBlog("release");
	const counts = Map.groupBy(await Promise.all(asked), ({ status }) => status);
	expect(counts.get(404)).toHaveLength(MAX_ACTIVE);
	await site.setBlog("embedded");
	expect((await site.request("/services")).status).toBe(200);
});
