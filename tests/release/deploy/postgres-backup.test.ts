import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { findPostgres, startPostgres } from "../../support/postgres.ts";
import { ROOT } from "../../support/project-folder.ts";
import { createNewEnquiry } from "../../support/stores.ts";

const installed = findPostgres();
if (!installed)
	console.log("No PostgreSQL with pg_dump is installed: the guide's backup is not tried out.");

test.runIf(installed)(
	"the guide's backup of PostgreSQL brings every enquiry and delivery back",
	async () => {
		const server = await startPostgres();
		onTestFinished(() => server.stop());
		const url = new URL(await server.createDatabase());
		const backups = mkdtempSync(join(tmpdir(), "backups-"));
		onTestFinished(() => rmSync(backups, { recursive: true, force: true }));
		const env = {
			...process.env,
			PATH: `${installed}:${process.env.PATH}`,
			PGHOST: url.hostname,
			PGPORT: url.port,
			PGUSER: url.username,
			DATABASE_URL: url.href,
			BACKUPS: backups,
		};
		const run = (command: string) => execFileSync("sh", ["-ec", command], { env, stdio: "pipe" });
		run("createuser agency");

		const stores = await openStores({ DATA_DIR: "nowhere", DATABASE_URL: url.href });
		for (const name of ["Riya", "ઋષિ 🪁", "O'Brien; --"])
			await stores.enquiries.save(createNewEnquiry({ name }), ["email", "webhook"]);
		await stores.database.close();
		const before = await readAll(url.href);
		expect(before.map(({ length }) => length)).toEqual([3, 6]);

		const guide = readFileSync(join(ROOT, "docs/operating.md"), "utf8");
		const blocks = guide.match(/(?<=^```sh.*\n)(pg_dump|createdb)[\s\S]*?(?=^```$)/gm) ?? [];
		expect(blocks).toHaveLength(2);
		for (const commands of blocks) run(commands);
		url.username = "agency";
		url.pathname = "/agency_restored";
		expect(await readAll(url.href)).toEqual(before);
	},
);

/** Reads enquiries and deliveries as the site does when it is started with this address. */
async function readAll(address: string) {
	const { database } = await openStores({ DATA_DIR: "nowhere", DATABASE_URL: address });
	const readTable = (table: "enquiries" | "deliveries") =>
		database.db.selectFrom(table).selectAll().orderBy("id").execute();
	const tables = [await readTable("enquiries"), await readTable("deliveries")];
	await database.close();
	return tables;
}
