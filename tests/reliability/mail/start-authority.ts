import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { listen } from "../../support/listen.ts";

/**
 * Starts an authorization server, which grants `token-1`, `token-2` and so on, and tells a mail server whether a token is
 * the valid one of its user.
 */
export async function startAuthority(user: string) {
	const requests: Record<string, string>[] = [];
	const authority = {
		/** The requests for a token. */
		requests,
		/** The one token that is valid. */
		validToken: "token-1",
	};
	const server = createServer(async (request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? "/", "http://host");
		const send = (status: number, body: Record<string, unknown>) =>
			response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
		if (pathname === "/token") {
			requests.push(Object.fromEntries(new URLSearchParams(await text(request))));
			send(200, { access_token: `token-${requests.length}`, expires_in: 3_600 });
		} else if (searchParams.get("access_token") === authority.validToken)
			send(200, { email: user });
		else send(401, { error: "invalid_token" });
	});
	const { port, stop } = await listen(server);
	onTestFinished(stop);
	const origin = `http://127.0.0.1:${port}`;
	return Object.assign(authority, {
		tokenUrl: `${origin}/token`,
		tokenInfoUrl: `${origin}/info?access_token=`,
	});
}
