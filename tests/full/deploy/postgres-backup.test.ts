import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { findInstalledPostgres, startPostgres } from "../../support/postgres.ts";
import { makeEnquiry } from "../../support/stores.ts";
import { readBlocks } from "../documents/read-blocks.ts";

/** The guide's commands with these programs, in the order in which they stand there. */
const blocks = readBlocks("docs/operating.md").filter(({ text }) =>
	/^(pg_dump|createdb)/.test(text),
);

const installed = findInstalledPostgres();
if (!installed)
	console.log("No PostgreSQL with pg_dump is installed: the guide's backup is not tried out.");

test.runIf(installed)(
	"the guide's backup of PostgreSQL brings every enquiry and delivery back",
	async () => {
		const server = await startPostgres({ installed: installed ?? "" });
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
		const run = (command: string) => {
			const { status, stderr } = spawnSync("sh", ["-ec", command], { env, encoding: "utf8" });
			expect(status, `${command}\n${stderr}`).toBe(0);
		};
		run("createuser kiteline");

		const stores = await openStores({ DATA_DIR: "nowhere", DATABASE_URL: url.href });
		for (const name of ["Riya", "ઋષિ 🪁", "O'Brien; --"])
			await stores.enquiries.save(makeEnquiry({ name }), ["email", "webhook"]);
		const before = await readAll(url.href);
		await stores.database.close();
		expect(before.enquiries).toHaveLength(3);
		expect(before.deliveries).toHaveLength(6);

		expect(blocks).toHaveLength(2);
		for (const { text } of blocks) run(text);
		url.username = "kiteline";
		url.pathname = "/kiteline_restored";
		expect(await readAll(url.href)).toEqual(before);
	},
);

/** As the site itself finds it when it is started with this address. */
async function readAll(address: string) {
	const { database } = await openStores({ DATA_DIR: "nowhere", DATABASE_URL: address });
	try {
		return {
			enquiries: await database.db.selectFrom("enquiries").selectAll().orderBy("id").execute(),
			deliveries: await database.db.selectFrom("deliveries").selectAll().orderBy("id").execute(),
		};
	} finally {
		await database.close();
	}
}
