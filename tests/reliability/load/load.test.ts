import { beforeAll, describe, expect, test } from "vitest";
import { createPeopleStore } from "../../../app/desk/store/people-store.ts";
import { openEvents } from "../../support/event-stream.ts";
import { isShort } from "../../support/is-short.ts";
import { createNewEnquiry } from "../../support/new-enquiry.ts";
import { findNginx } from "../../support/nginx.ts";
import { PATIENCE } from "../../support/patience.ts";
import {
	findPostgres,
	POSTGRES_MISSING,
	type Postgres,
	startPostgres,
} from "../../support/postgres.ts";
import { startNodes } from "./nodes.ts";
import { runLoad } from "./run-load.ts";

const LOAD = isShort
	? { rate: 15, seconds: 4, times: 2, every: 1, mayStall: false }
	: { rate: 30, seconds: 15, times: 4, every: 3, mayStall: true };

const hasPostgres = findPostgres() !== null;
if (!hasPostgres) console.log(POSTGRES_MISSING);
const hasNginx = findNginx() !== null;
if (!hasNginx) console.log("Left out: two nodes (Debian, as root: apt-get install nginx-light).");

let postgres: Postgres;
beforeAll(async () => {
	if (!hasPostgres) return;
	postgres = await startPostgres({ isDurable: !isShort });
	return () => postgres.stop();
});

type Case = [where: string, nodes: number, signal: "SIGKILL" | "SIGTERM"];
const TWO_NODES: Case[] = [
	["two nodes behind nginx", 2, "SIGKILL"],
	["two nodes behind nginx", 2, "SIGTERM"],
];
const ONE_NODE: Case[] = [
	["one node on SQLite", 1, "SIGKILL"],
	["one node on SQLite", 1, "SIGTERM"],
	["one node on PostgreSQL", 1, "SIGKILL"],
	["one node on PostgreSQL", 1, "SIGTERM"],
];
// `npm test` has one node on SQLite that is killed.
const CASES = isShort ? TWO_NODES : [...ONE_NODE, ...TWO_NODES];
const isPossible = ([where, nodes]: Case) =>
	(where.endsWith("SQLite") || hasPostgres) && (nodes === 1 || hasNginx);

describe("what is acknowledged is stored once and delivered", () => {
	test.each(CASES.filter(isPossible))(
		"%s (nodes: %d), ended by %s again and again",
		{ timeout: 120_000 * PATIENCE },
		async (where, nodes, signal) => {
			const databaseUrl = where.endsWith("SQLite") ? undefined : await postgres.createDatabase();
			await runLoad({ ...LOAD, databaseUrl, nodes, signal });
		},
	);
});

test.runIf(hasNginx && hasPostgres)(
	"behind nginx an open inbox hears of changes that another node made",
	async () => {
		const { origin, stores } = await startNodes(2, await postgres.createDatabase(), {});
		const people = createPeopleStore(stores.database);
		const staff = await people.invite("Meera Shah", "meera@kiteline.example", "owner");
		const token = await people.createSession(staff?.id ?? "", "a test");
		const { getMarks, close } = await openEvents(origin, `desk=${token}`);
		await expect.poll(getMarks).toEqual(["0.0"]);
		await stores.enquiries.save(createNewEnquiry(), []);
		await expect.poll(() => getMarks().at(-1)).toBe("1.0");
		close();
	},
);
