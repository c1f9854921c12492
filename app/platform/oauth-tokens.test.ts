import { text } from "node:stream/consumers";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "../../tests/support/test-server.ts";
import { getNow, setClock } from "./clock.ts";
import { createTokenSource } from "./oauth-tokens.ts";
import { setOperationsLog } from "./operations-log.ts";

const CLIENT = { clientId: "desk", clientSecret: "s3cret" };

/** Starts a token endpoint that answers one after the other; the last answer is repeated. */
async function startEndpoint(...answers: { status?: number; body: unknown }[]) {
	const requests: Record<string, string>[] = [];
	const { origin } = await listen(async (request, response) => {
		requests.push(Object.fromEntries(new URLSearchParams(await text(request))));
		const { status = 200, body } = answers[Math.min(requests.length, answers.length) - 1] ?? {};
		response.writeHead(status, { "Content-Type": "application/json" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	});
	return { url: `${origin}/token`, requests };
}

function freezeClock() {
	let now = getNow();
	const before = now;
	setClock(() => now);
	onTestFinished(() => setClock(() => before));
	return { pass: (ms: number) => (now += ms) };
}

function takeLog() {
	const warn = vi.fn<(message: string, error?: unknown) => void>();
	setOperationsLog({ warn, error: warn });
	onTestFinished(() => setOperationsLog(console));
	return warn;
}

it("all who wait share one request for a token, which is kept until shortly before its end", async () => {
	const clock = freezeClock();
	const { url, requests } = await startEndpoint(
		{ body: { access_token: "a", expires_in: 3600 } },
		{ body: { access_token: "b", expires_in: "3600" } },
	);
	const tokens = createTokenSource({ ...CLIENT, url, scope: "mail/.default" });
	const both = await Promise.all([tokens.getToken(), tokens.getToken()]);
	expect(both.map(({ token }) => token)).toEqual(["a", "a"]);
	expect(requests).toEqual([
		{
			grant_type: "client_credentials",
			client_id: "desk",
			client_secret: "s3cret",
			scope: "mail/.default",
		},
	]);
	clock.pass(3_400_000);
	expect(await tokens.getToken()).toMatchObject({ token: "a" });
	clock.pass(150_000);
	expect(await tokens.getToken()).toMatchObject({ token: "b" });
});

it("a token that the mail server rejects is replaced, and a refresh token by the newest one", async () => {
	const { url, requests } = await startEndpoint(
		{ body: { access_token: "a", refresh_token: "r2" } },
		{ body: { access_token: "b" } },
	);
	const tokens = createTokenSource({ ...CLIENT, url, refreshToken: "r1" });
	expect(await tokens.getToken()).toMatchObject({ token: "a" });
	expect(await tokens.getToken({ isRejected: true })).toMatchObject({ token: "b" });
	expect(requests.map((request) => request.refresh_token)).toEqual(["r1", "r2"]);
	expect(requests[1]).toMatchObject({ grant_type: "refresh_token" });
});

it.each([
	[
		{ status: 400, body: { error: "invalid_grant", error_description: "r1 s3cret" } },
		"invalid_grant",
	],
	[{ status: 200, body: "<html>s3cret</html>" }, "200, no token"],
	[{ status: 503, body: { error: "s3cret r1!" } }, "503, no token"],
])("%j is told once, without a secret, and tried again", async (answer, reason) => {
	const warn = takeLog();
	const { url } = await startEndpoint(answer, answer, { body: { access_token: "late" } });
	const tokens = createTokenSource({ ...CLIENT, url, refreshToken: "r1" });
	for (const _try of [1, 2])
		await expect(tokens.getToken()).rejects.toMatchObject({
			cause: { message: expect.stringContaining(reason) },
		});
	expect(await tokens.getToken()).toMatchObject({ token: "late" });
	expect(warn).toHaveBeenCalledTimes(1);
	expect(String(warn.mock.calls)).not.toMatch(/s3cret|r1/);
});

it("a server that does not answer is given up", async () => {
	takeLog();
	const { origin } = await listen(() => {});
	const tokens = createTokenSource({ ...CLIENT, url: origin, timeout: 50 });
	await expect(tokens.getToken()).rejects.toMatchObject({ cause: { name: "TimeoutError" } });
});
