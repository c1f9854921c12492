import { beforeAll, describe, test } from "vitest";
import { isShort } from "../../support/is-short.ts";
import { findNginx } from "../../support/nginx.ts";
import {
	findPostgres,
	POSTGRES_MISSING,
	type Postgres,
	startPostgres,
} from "../../support/postgres.ts";
import { runCrash } from "./crash-run.ts";

const LOAD = isShort
	? { rate: 20, seconds: 4, every: 1.5, mayStall: false }
	: { rate: 30, seconds: 12, every: 3, mayStall: true };

const hasNginx = findNginx() !== null;
if (!hasNginx) console.log("Left out: two nodes (Debian, as root: apt-get install nginx-light).");

const isPostgresInstalled = findPostgres() !== null;
if (!isPostgresInstalled) console.log(POSTGRES_MISSING);

let postgres: Postgres;

beforeAll(async () => {
	if (!isPostgresInstalled) return;
	postgres = await startPostgres({ isDurable: !isShort });
	return () => postgres.stop();
}, 60_000);

const PLACES = [
	{ where: "one node on SQLite", hasPostgres: false, nodes: 1 },
	{ where: "one node on PostgreSQL", hasPostgres: true, nodes: 1 },
	{ where: "two nodes on PostgreSQL behind nginx", hasPostgres: true, nodes: 2 },
]
	.filter(({ nodes }) => nodes === 1 || hasNginx)
	.filter(({ hasPostgres }) => !hasPostgres || isPostgresInstalled);

describe.each(PLACES)("$where", ({ hasPostgres, nodes }) => {
	test.each(["SIGKILL", "SIGTERM"] as const)(
		"nothing acknowledged is lost or stored twice by %s again and again, and everything is delivered",
		async (signal) => {
			const databaseUrl = hasPostgres ? await postgres.createDatabase() : undefined;
			await runCrash({ databaseUrl, nodes, signal, ...LOAD });
		},
		180_000,
	);
});
