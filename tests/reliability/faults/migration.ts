import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished } from "vitest";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { isShort } from "../../support/is-short.ts";
import { listEnquiries } from "../../support/list-enquiries.ts";
import { createNewEnquiry } from "../../support/new-enquiry.ts";
import { buildEnvironment, createEmptyFolder, ROOT } from "../../support/project-folder.ts";
import { writeOldStore } from "./old-store.ts";

/** So many that moving them takes some time. */
const OLD_ENQUIRIES = 3_000;
/** How much later each kill comes than the one before. */
const FACTOR = isShort ? 3 : 1.5;

/** Opens the store as the site does at its start, and says so before and after. */
const OPEN = `
	const { openStores } = await import("./app/enquiries/open-stores.ts");
	process.stdout.write("begun");
	await openStores({ DATA_DIR: process.env.DATA_DIR });
	process.stdout.write("done");
`;

/** Kills later and later, until the migration is done before; then the store opens each time, and nothing is lost. */
export async function killInMigration(): Promise<void> {
	for (let after = 10, isDone = false; !isDone; after *= FACTOR) {
		const { dataDir, remove } = createEmptyFolder();
		onTestFinished(remove);
		const old = writeOldStore(dataDir, OLD_ENQUIRIES);
		isDone = await openAndKill(dataDir, after);
		if (after === 10) expect(isDone, "done before the first kill").toBe(false);
		const { database, enquiries } = await openStores({
			DATA_DIR: dataDir,
			DATABASE_URL: undefined,
		});
		const added = createNewEnquiry();
		await enquiries.save(added, ["email"]);
		const stored = (await listEnquiries(enquiries)).map(({ submissionId }) => submissionId);
		await database.close();
		const wanted = [...old, added.submissionId].toSorted();
		expect(stored.toSorted(), `killed after ${after} ms`).toEqual(wanted);
	}
}

/** Kills it so many ms after it has begun; whether it was done before. */
async function openAndKill(dataDir: string, after: number): Promise<boolean> {
	const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", OPEN];
	const env = buildEnvironment({ DATA_DIR: dataDir });
	const child = spawn(process.execPath, args, {
		cwd: ROOT,
		env,
		stdio: ["ignore", "pipe", "inherit"],
	});
	const closed = once(child, "close").then(() => false);
	await once(child.stdout, "data");
	const done = once(child.stdout, "data").then(() => true);
	const isDone = await Promise.race([done, wait(after, false), closed]);
	child.kill("SIGKILL");
	await closed;
	return isDone;
}
