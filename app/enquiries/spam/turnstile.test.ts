import { expect, it } from "vitest";
import { getUserAgent } from "#app/platform/http/user-agent.ts";
import { listen } from "../../../tests/support/test-server.ts";
import { verifyTurnstile } from "./turnstile.ts";

it("the service is told who asks", async () => {
	const agents: unknown[] = [];
	const { origin } = await listen((request, response) => {
		agents.push(request.headers["user-agent"]);
		response.end('{"success":true}');
	});
	const sent = { token: "t", address: null, secret: "s", submissionId: "i" };
	expect(await verifyTurnstile({ ...sent, verifyUrl: `${origin}/siteverify` })).toBe("passed");
	expect(agents).toEqual([getUserAgent()]);
});
