import { expect, it } from "vitest";
import { listen } from "../../tests/support/test-server.ts";
import { createRequestObserver, type RequestReport } from "./observe-requests.ts";

const ID = "7b0a4a1c-32f5-4a8e-9f0e-1d2c3b4a5f60";

it.each([
	[true, ID, ID],
	[true, "riya@desai.example", expect.stringMatching(/^[0-9a-f]{10}-1$/)],
	[false, ID, expect.stringMatching(/^[0-9a-f]{10}-1$/)],
])(
	"a request's id, with a proxy that is trusted (%s), is of %s: %o",
	async (isBehindProxy, given, id) => {
		const { promise, resolve } = Promise.withResolvers<RequestReport>();
		const { observe } = createRequestObserver({
			isBehindProxy,
			findRoute: () => null,
			onResponse: resolve,
		});
		const { origin } = await listen((request, response) => {
			observe(request, response);
			response.end();
		});
		await fetch(origin, { headers: { "X-Request-Id": given } });
		expect((await promise).id).toEqual(id);
	},
);
