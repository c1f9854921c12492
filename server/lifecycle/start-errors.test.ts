import { expect, it } from "vitest";
import { parseEnv } from "#app/env.server.ts";
import { formatStartError } from "./start-errors.ts";

// Those that a test can bring about: tests/reliability/bad-starts.test.ts, tests/requests/postgres.db.test.ts.
it.each<[code: string, syscall: string, settings: Record<string, string>, line: RegExp]>([
	["EADDRINUSE", "listen", { METRICS_PORT: "91" }, /^Port 91 on .* in use\..* set METRICS_PORT/],
	["EACCES", "listen", { PORT: "80" }, /^Port 80 may not be opened/],
	["EAI_AGAIN", "getaddrinfo", { HOST: "far" }, /^HOST far is not an address of this machine/],
	["EACCES", "mkdir", { DATA_DIR: "/listen" }, /^The data folder \/listen cannot be used/],
	["ENOSPC", "write", { DATA_DIR: "/full" }, /^The data folder \/full cannot be used.*DATA_DIR/],
	["EWHAT", "burn", {}, /^The site cannot start: EWHAT: burn$/],
])(
	"a start that ends by %s of %s is explained in one line: %j",
	(code, syscall, settings, line) => {
		const port = Number(settings.METRICS_PORT ?? settings.PORT);
		const fault = Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, port });
		expect(formatStartError(fault, parseEnv(settings))).toEqual([expect.stringMatching(line)]);
	},
);

it.each(["no error", null])("a start that ends by %j is explained too", (fault) => {
	expect(formatStartError(fault, undefined)).toEqual([`The site cannot start: ${fault}`]);
});
