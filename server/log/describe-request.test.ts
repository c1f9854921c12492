import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { createIds } from "./describe-request.ts";

// That a proxy's own id is taken, and a visitor's is not: tests/requests/log.test.ts.
it.each(["riya@x.example", "riya", "", 'a"b', "0".repeat(200)])(
	"the id of a request is never %o, whoever wrote it",
	(given) => {
		const request = { rawHeaders: ["X-Request-Id", given] } as unknown as IncomingMessage;
		expect(createIds(true)(request)).not.toBe(given);
	},
);
