import { expect, it } from "vitest";
import { parseEnv } from "#app/env.ts";
import { DatabaseFault } from "./open-for-start.ts";
import { explainStartFault } from "./start-faults.ts";

// Faults of settings and content, and those that a test can bring about: tests/processes/bad-starts.test.ts.
it.each<[code: string, syscall: string, settings: Record<string, string>, line: RegExp]>([
	["EADDRINUSE", "listen", { PORT: "81" }, /^Port 81 on 127\.0\.0\.1 is in use\..* set PORT/],
	["EADDRINUSE", "listen", { METRICS_PORT: "91" }, /^Port 91 on .* in use\..* set METRICS_PORT/],
	["EACCES", "listen", { PORT: "80" }, /^Port 80 may not be opened/],
	["EADDRNOTAVAIL", "listen", { HOST: "far" }, /^HOST far is not an address of this machine/],
	["ENOTFOUND", "getaddrinfo", { HOST: "far" }, /^HOST far is not an address of this machine/],
	["EAI_AGAIN", "getaddrinfo", { HOST: "far" }, /^HOST far is not an address of this machine/],
	["EACCES", "mkdir", { DATA_DIR: "/listen" }, /^The data folder \/listen cannot be used/],
	["ENOSPC", "write", { DATA_DIR: "/full" }, /^The data folder \/full cannot be used.*DATA_DIR/],
])(
	"a start that ends by %s of %s is explained in one line: %j",
	(code, syscall, settings, line) => {
		const port = Number(settings.METRICS_PORT ?? settings.PORT);
		const fault = Object.assign(new Error(`${code}: ${syscall}`), { code, syscall, port });
		expect(explainStartFault(fault, parseEnv(settings))).toEqual([expect.stringMatching(line)]);
	},
);

it.each<[fault: unknown, line: string]>([
	[new DatabaseFault("no table"), "The database of DATABASE_URL cannot be used: no table"],
	[new Error("the roof is on fire"), "The site cannot start: the roof is on fire"],
	["the roof is on fire", "The site cannot start: the roof is on fire"],
	[null, "The site cannot start: null"],
])("a start that ends by anything else is explained in one line: %s", (fault, line) => {
	expect(explainStartFault(fault, parseEnv({}))).toEqual([line]);
	expect(explainStartFault(fault, undefined)).toEqual([line]);
});
