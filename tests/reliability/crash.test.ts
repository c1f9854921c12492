import { test } from "vitest";
import { PATIENCE } from "../support/patience.ts";
import { runLoad } from "./load/run-load.ts";

// `npm run test:full -- load` has SIGTERM, PostgreSQL, two nodes, and receivers that stall.
test(
	"kill -9 under load on SQLite: nothing acknowledged is lost or stored twice, and everything is delivered",
	{ timeout: 120_000 * PATIENCE },
	() =>
		runLoad({
			nodes: 1,
			signal: "SIGKILL",
			rate: 15,
			seconds: 3,
			times: 2,
			every: 1,
			mayStall: false,
		}),
);
