import { expect, it, onTestFinished, vi } from "vitest";
import {
	json,
	type RequestHandler,
	startContentHost,
} from "../../../tests/support/content-host.ts";
import { createRestClient, RestError } from "./rest-client.ts";

const TIMEOUT = 60_000;

async function open(answer: RequestHandler, limit?: number) {
	const host = await startContentHost(answer);
	onTestFinished(() => host.stop());
	const ask = createRestClient({ base: host.base, pause: 1, timeout: TIMEOUT, limit });
	return { host, ask };
}

const breakOff: RequestHandler = (request) => void request.destroy();

const redirect =
	(Location: string): RequestHandler =>
	(request, response) =>
		request.url?.includes("/wp-json/wp/v2/posts")
			? void response.writeHead(301, { Location }).end()
			: json([])(request, response);

it("a good response is JSON with the list's totals, to a request with the login of the address", async () => {
	const host = await startContentHost((request, response) =>
		json([request.headers], { "X-WP-Total": "201", "X-WP-TotalPages": "3" })(request, response),
	);
	onTestFinished(() => host.stop());
	const ask = createRestClient({ base: host.base.replace("//", "//anna:se%20cret@") });
	const authorization = `Basic ${Buffer.from("anna:se cret").toString("base64")}`;
	expect(await ask({ slug: "a b&c", per_page: "1" })).toEqual({
		body: [expect.objectContaining({ accept: "application/json", authorization })],
		total: 201,
		totalPages: 3,
	});
	expect(host.requests[0]?.pathname).toBe("/wp-json/wp/v2/posts");
	expect(host.requests[0]?.searchParams.get("slug")).toBe("a b&c");
});

it.each<[string, (tries: number) => RequestHandler]>([
	["without totals, from behind a proxy", () => json([], { "X-WP-Total": "many" })],
	["at the second try", (tries) => (tries === 1 ? breakOff : json([]))],
	["from another path of the same host", () => redirect("/blog/wp-json/posts")],
])("a good response may come %s", async (_how, respond) => {
	const { ask, host } = await open((...exchange) => respond(host.requests.length)(...exchange));
	expect(await ask({})).toEqual({ body: [], total: null, totalPages: null });
});

const html = (status: number): RequestHandler =>
	json("<!doctype html><p>Not what you think", { "Content-Type": "text/html" }, status);
const pastTheEnd = "rest_post_invalid_page_number";
it.each<[string, RequestHandler, number | null, string | null, number, RegExp]>([
	["a page with status 200", html(200), null, null, 2, /no JSON/],
	["the theme's 404 page", html(404), 404, null, 1, /404$/],
	["maintenance", json({ code: "wp_die" }, {}, 503), 503, "wp_die", 2, /503 \(wp_die\)/],
	["a page past the end", json({ code: pastTheEnd }, {}, 400), 400, pastTheEnd, 1, /400/],
	["a broken connection", breakOff, null, null, 2, /cannot be reached \([A-Z_]+\)/],
	["more than the limit", json(`["${"x".repeat(2_000)}"]`), null, null, 1, /over 1000 bytes/],
	["a redirect elsewhere", redirect("http://a.example"), 301, null, 1, /elsewhere .*a\.example/],
	["a circle of redirects", redirect("/wp-json/wp/v2/posts?again"), 310, null, 4, /circle/],
])("%s is a fault", async (_what, answer, status, code, tries, words) => {
	const { host, ask } = await open(answer, 1_000);
	const error = await ask({}).catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(RestError);
	const isTooLarge = String(words).includes("bytes");
	const message = expect.stringMatching(words);
	expect(error).toMatchObject({ status, code, isTooLarge, message });
	expect(String(error)).not.toContain("<");
	expect(host.requests).toHaveLength(tries);
});

// Its time is over when the test says so, not when a busy machine gets there.
it.each([
	["silence", false],
	["half a response", true],
])("%s is a fault when its time is over", async (_what, isBegun) => {
	let controller = new AbortController();
	const end = () => controller.abort(new DOMException("", "TimeoutError"));
	vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
		controller = new AbortController();
		return controller.signal;
	});
	const { fetch } = globalThis;
	vi.spyOn(globalThis, "fetch").mockImplementation((...given) => fetch(...given).finally(end));
	onTestFinished(() => void vi.restoreAllMocks());
	const { host, ask } = await open((_request, response) =>
		isBegun ? void response.write("[1,") : end(),
	);
	await expect(ask({})).rejects.toThrow(/in time/);
	expect(AbortSignal.timeout).toHaveBeenCalledWith(TIMEOUT);
	expect(host.requests).toHaveLength(2);
});
