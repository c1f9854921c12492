import { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { createPeopleStore } from "../app/desk/store/people-store.ts";
import { openStores, type Stores } from "../app/enquiries/open-stores.ts";
import { listMigrations } from "../app/enquiries/store/migrations.ts";
import { createNodeSqliteDialect } from "../app/enquiries/store/node-sqlite-dialect.ts";
import { toStorePath } from "../app/enquiries/store/open-database.ts";
import type { Tables } from "../app/enquiries/store/tables.ts";
import { startNode } from "../tests/reliability/crash/node-process.ts";
import { findPostgres, POSTGRES_MISSING, startPostgres } from "../tests/support/postgres.ts";
import { createProjectFolder } from "../tests/support/project-folder.ts";
import { type Figure, getMedian, NotMeasurableError, type Table } from "./figures.ts";

type Place = { DATA_DIR: string; DATABASE_URL: string | undefined };

const COUNT = 10_000;
/** Each page: so often, after the first ones, which the server has not compiled yet. */
const ROUNDS = 31;
const WARM_UP = 9;
const BATCH = 200;
const YEAR_MS = 365 * 86_400_000;
/** Of a list, a search and a filter, in ms. */
const MOST = 50;
const BEFORE_DESK = "0003-callback-and-calculation";

/** The address of each page, and its limit in ms. */
const PAGES: [title: string, path: string, most?: number][] = [
	["the inbox", "/desk", MOST],
	["all, the newest page", "/desk?view=all", MOST],
	["a search with hits", "/desk?view=all&q=bedsheets+4711", MOST],
	["a search without", "/desk?view=all&q=zeppelin", MOST],
	["a filter", "/desk?view=all&service=seo&city=surat", MOST],
	["an enquiry, with its neighbours", "/desk/enquiries/{id}?view=all"],
	["numbers of 8 weeks", "/desk/numbers"],
	["numbers of a year", "/desk/numbers?weeks=53"],
	["a CSV of all", "/desk/enquiries.csv?view=all"],
];

/** What the desk costs with many enquiries, on both databases. */
export async function measureDesk(): Promise<Table[]> {
	if (!findPostgres()) throw new NotMeasurableError(POSTGRES_MISSING);
	const postgres = await startPostgres();
	try {
		return [
			{ title: "10,000 enquiries, SQLite", figures: await measure(undefined) },
			{
				title: "10,000 enquiries, PostgreSQL",
				figures: await measure(await postgres.createDatabase()),
			},
		];
	} finally {
		await postgres.stop();
	}
}

async function measure(DATABASE_URL: string | undefined): Promise<Figure[]> {
	const folder = createProjectFolder();
	const place = { DATA_DIR: folder.dataDir, DATABASE_URL };
	await writeOldStore(place);
	const start = performance.now();
	const { database } = await openStores(place);
	const migration = (performance.now() - start) / 1_000;
	const { cookie, id } = await prepare(database);
	await database.close();
	const site = await startNode(folder.path, {
		DATA_DIR: folder.dataDir,
		...(DATABASE_URL && { DATABASE_URL }),
	});
	const figures: Figure[] = [{ title: "migration", value: migration, unit: "s", most: 10 }];
	try {
		for (const [title, path, most] of PAGES) {
			const times: number[] = [];
			for (let round = 0; round < WARM_UP + ROUNDS; round++)
				times.push(await time(site.origin + path.replace("{id}", id), cookie));
			figures.push({
				title,
				value: getMedian(times.slice(WARM_UP)),
				unit: "ms",
				...(most && { most }),
			});
		}
		return figures;
	} finally {
		await site.end("SIGTERM");
		folder.remove();
	}
}

async function time(address: string, cookie: string): Promise<number> {
	const start = performance.now();
	const response = await fetch(address, { headers: { Cookie: cookie } });
	await response.arrayBuffer();
	if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
	return performance.now() - start;
}

/** A store of before the desk, with enquiries of a year and a delivery each. */
async function writeOldStore({ DATA_DIR, DATABASE_URL }: Place): Promise<void> {
	const dialect = DATABASE_URL
		? new PostgresDialect({ pool: new pg.Pool({ connectionString: DATABASE_URL }) })
		: createNodeSqliteDialect(new DatabaseSync(toStorePath(DATA_DIR)));
	const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
	const migrations = listMigrations(Boolean(DATABASE_URL));
	const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
	const { error } = await migrator.migrateTo(BEFORE_DESK);
	if (error) throw error;
	await db.transaction().execute(async (tx) => {
		for (let at = 0; at < COUNT; at += BATCH) {
			const rows = Array.from({ length: BATCH }, (_, index) => createOldRow(at + index));
			await tx
				.insertInto("enquiries")
				.values(rows as never)
				.execute();
			await tx
				.insertInto("deliveries")
				.values(rows.map(createOldDelivery) as never)
				.execute();
		}
	});
	await db.destroy();
}

function createOldRow(at: number) {
	const createdAt = new Date(Date.now() - YEAR_MS * (1 - at / COUNT)).toISOString();
	const message = `We weave bedsheets and sell too few. Our order ${at} is from Surat. `;
	return {
		id: crypto.randomUUID(),
		submissionId: `bench-${at}`,
		createdAt,
		contentHash: `${at}`,
		messageHash: `${at}`,
		name: `Visitor ${at}`,
		email: `visitor${at}@bench.example`,
		message: message.repeat(4),
		noticeVersion: "bench",
		phone: "+91 00000 00000",
		company: `Mill ${at % 97}`,
		wantsNews: 0,
		spamReasons: "",
		service: ["seo", "web-development", "content-marketing", null][at % 4] ?? null,
		city: ["surat", "mumbai", "pune", "delhi", null][at % 5] ?? null,
		source: ["direct", "www.google.com", "google-ads"][at % 3] ?? "",
		verdict: at % 20 === 7 ? "quarantined" : "clean",
	};
}

function createOldDelivery({ id, createdAt }: ReturnType<typeof createOldRow>) {
	const sent = { channel: "email", state: "delivered", attempts: 1, nextAt: 0 };
	return { id: crypto.randomUUID(), enquiryId: id, ...sent, deliveredAt: createdAt };
}

/** Nine in ten are answered on the day, by two people; the others wait. */
async function prepare(database: Stores["database"]) {
	const { db } = database;
	const people = createPeopleStore(database);
	const [owner, member] = [
		await people.invite("Meera", "meera@bench.example", "owner"),
		await people.invite("Kabir", "kabir@bench.example", "member"),
	];
	if (!owner || !member) throw new Error("somebody is invited already");
	await sql`update enquiries set state = 'new' where message_hash like '%0'`.execute(db);
	await sql`update enquiries set state = case when message_hash like '%1' then 'won' else 'waiting' end,
			owner = ${owner.id}, first_answer_by = case when message_hash like '%2' then ${owner.id} else ${member.id} end,
			first_answer_at = substr(created_at, 1, 11) || '23:59:00.000Z'
		where message_hash not like '%0'`.execute(db);
	// PostgreSQL does so by itself within a minute; without statistics it does not use the indexes.
	await sql`analyze`.execute(db);
	const { id } = await db
		.selectFrom("enquiries")
		.select("id")
		.where("submissionId", "=", "bench-5000")
		.executeTakeFirstOrThrow();
	return { id, cookie: `desk=${await people.createSession(owner.id, "bench")}` };
}
