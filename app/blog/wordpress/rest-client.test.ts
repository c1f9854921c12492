import { describe, expect, it, onTestFinished } from "vitest";
import { type Answer, json, startContentHost } from "../../../tests/support/content-host.ts";
import { findFreePort } from "../../../tests/support/free-port.ts";
import { createRestClient, RestError } from "./rest-client.ts";

async function open(answer: Answer, settings: { limit?: number; timeout?: number } = {}) {
	const host = await startContentHost(answer);
	onTestFinished(() => host.stop());
	const ask = createRestClient({ base: host.base, pause: 1, timeout: 2_000, ...settings });
	return { host, ask };
}

const fault = (work: Promise<unknown>) =>
	work.then(
		() => Promise.reject(new Error("it answered")),
		(error: unknown) => error as RestError,
	);

describe("a good answer", () => {
	it("is JSON with the list's totals, asked for in a way that WordPress answers in JSON", async () => {
		let accept: string | undefined;
		const { host, ask } = await open((request, response) => {
			accept = request.headers.accept;
			json([{ id: 1 }], { "X-WP-Total": "201", "X-WP-TotalPages": "3" })(request, response);
		});
		expect(await ask({ slug: "a b&c", per_page: "1" })).toEqual({
			body: [{ id: 1 }],
			total: 201,
			totalPages: 3,
		});
		expect(accept).toBe("application/json");
		expect(host.asked[0]?.pathname).toBe("/wp-json/wp/v2/posts");
		expect(host.asked[0]?.searchParams.get("slug")).toBe("a b&c");
	});

	it("may come without totals, from behind a proxy", async () => {
		const { ask } = await open(json([], { "X-WP-Total": "many" }));
		expect(await ask({})).toEqual({ body: [], total: null, totalPages: null });
	});

	it("may come at the second try", async () => {
		let tries = 0;
		const { ask } = await open((request, response) =>
			++tries === 1 ? void request.destroy() : json([])(request, response),
		);
		expect((await ask({})).body).toEqual([]);
	});

	it("is asked for with the user and password of the address", async () => {
		let authorization: string | undefined;
		const host = await startContentHost((request, response) => {
			({ authorization } = request.headers);
			json([])(request, response);
		});
		onTestFinished(() => host.stop());
		await createRestClient({ base: host.base.replace("//", "//anna:se%20cret@") })({});
		expect(authorization).toBe(`Basic ${Buffer.from("anna:se cret").toString("base64")}`);
	});
});

describe("what is no answer is a fault", () => {
	const html = (status: number): Answer =>
		json("<!doctype html><p>Not what you think", { "Content-Type": "text/html" }, status);
	it.each<[string, Answer, number | null, string | null, number]>([
		["a page with status 200", html(200), null, null, 2],
		["a warning before the JSON", json("<br />\n<b>Warning</b>\n[{}]"), null, null, 2],
		["the theme's 404 page", html(404), 404, null, 1],
		["maintenance", json({ code: "wp_die" }, { "Retry-After": "600" }, 503), 503, "wp_die", 2],
		["a gateway without its server", html(502), 502, null, 2],
		[
			"a page past the end",
			json({ code: "rest_post_invalid_page_number" }, {}, 400),
			400,
			"rest_post_invalid_page_number",
			1,
		],
		["half a JSON", json('[{"id":1'), null, null, 2],
	])("%s", async (_what, answer, status, code, tries) => {
		const { host, ask } = await open(answer);
		const error = await fault(ask({}));
		expect(error).toBeInstanceOf(RestError);
		expect([error.status, error.code, host.asked.length]).toEqual([status, code, tries]);
		expect(error.message).not.toContain("<");
	});

	it("a broken connection, and one that nobody takes", async () => {
		const { ask } = await open((request) => void request.destroy());
		expect((await fault(ask({}))).message).toMatch(/cannot be reached/);
		const base = `http://127.0.0.1:${await findFreePort()}/wp-json/wp/v2`;
		const nobody = createRestClient({ base, pause: 1 });
		expect((await fault(nobody({}))).message).toMatch(/cannot be reached \(ECONNREFUSED\)/);
	});

	it("one that takes too long, from the first byte or in the middle", async () => {
		const silent = await open(() => {}, { timeout: 50 });
		expect((await fault(silent.ask({}))).message).toMatch(/in time/);
		const stuck = await open((_request, response) => void response.write("[1,"), { timeout: 50 });
		expect((await fault(stuck.ask({}))).message).toMatch(/in time/);
	});

	it("one that is too large, whatever it says of its length", async () => {
		const { host, ask } = await open(json(`["${"x".repeat(2_000)}"]`), { limit: 1_000 });
		const error = await fault(ask({}));
		expect([error.isTooLarge, host.asked.length]).toEqual([true, 1]);
	});
});

describe("redirects", () => {
	const to =
		(target: string): Answer =>
		(request, response) =>
			request.url?.includes("/wp-json/wp/v2/posts")
				? void response.writeHead(301, { Location: target }).end()
				: json(["found"])(request, response);

	it("are followed on the same host", async () => {
		const { ask } = await open(to("/blog/wp-json/posts"));
		expect((await ask({})).body).toEqual(["found"]);
	});

	it("to another host are refused", async () => {
		const { host, ask } = await open(to("http://evil.example/wp-json"));
		expect((await fault(ask({}))).message).toMatch(/leads elsewhere .*evil\.example/);
		expect(host.asked).toHaveLength(1);
	});

	it("round in a circle come to an end", async () => {
		const { ask } = await open(to("/wp-json/wp/v2/posts?again"));
		expect((await fault(ask({}))).message).toMatch(/circle/);
	});
});
