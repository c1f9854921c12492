import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { openStores } from "../../../app/enquiries/open-stores.ts";
import { startPostgres } from "../../support/postgres.ts";
import { makeEmptyFolder, makeEnvironment, ROOT } from "../../support/project-folder.ts";
import { makeEnquiry } from "../../support/stored-enquiry.ts";
import type { Fault } from "./fault.ts";
import { writeOldStore } from "./old-store.ts";
import { openTrial } from "./trial.ts";

/** So many that moving them takes some time. */
const OLD_ENQUIRIES = 3_000;
const LONGEST_MS = 60_000;

/** Opens the store as the site does at its start, and tells before and behind it. */
const OPEN = `
	const { openStores } = await import(${JSON.stringify(pathToFileURL(join(ROOT, "app/enquiries/open-stores.ts")).href)});
	process.stdout.write("begun");
	const { DATA_DIR, DATABASE_URL } = process.env;
	await openStores({ DATA_DIR, DATABASE_URL });
	process.stdout.write("done");
`;

type Place = { DATA_DIR: string; DATABASE_URL: string | undefined };

const inFolder = (dataDir: string): Place => ({ DATA_DIR: dataDir, DATABASE_URL: undefined });

/** Kills it so many ms after it has begun. Gives how long it took, or null when it came to no end. */
async function openAndKill(place: Place, after: number): Promise<number | null> {
	const { DATABASE_URL, ...rest } = place;
	const child = spawn(
		process.execPath,
		["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", OPEN],
		{
			cwd: ROOT,
			env: makeEnvironment(DATABASE_URL ? { ...rest, DATABASE_URL } : rest),
			stdio: ["ignore", "pipe", "inherit"],
		},
	);
	const closed = once(child, "close").then(() => null);
	await once(child.stdout, "data");
	const begun = performance.now();
	const done = once(child.stdout, "data").then(() => performance.now() - begun);
	const took = await Promise.race([done, wait(after, null), closed]);
	child.kill("SIGKILL");
	await closed;
	return took;
}

/** Spread over the time that it takes when nobody ends it. */
function chooseMoments(full: number, tries: number): number[] {
	return Array.from({ length: tries }, (_, at) => (full * (at + Math.random())) / tries);
}

export const killInMigration: Fault = {
	name: "kill -9 during migration, SQLite",
	isSample: true,
	run: async ({ tries }) => {
		const broken: string[] = [];
		const makeOld = () => {
			const folder = makeEmptyFolder();
			return { ...folder, ids: writeOldStore(folder.dataDir, OLD_ENQUIRIES) };
		};
		const measured = makeOld();
		const full = await openAndKill(inFolder(measured.dataDir), LONGEST_MS);
		measured.remove();
		if (full === null) return { did: "", acknowledged: 0, broken: ["the migration never ends"] };
		let killed = 0;
		let ids: string[] = [];
		const last = makeEmptyFolder();
		for (const moment of chooseMoments(full, 5 * tries)) {
			const old = makeOld();
			const took = await openAndKill(inFolder(old.dataDir), moment);
			if (took === null) {
				killed++;
				cpSync(old.dataDir, last.dataDir, { recursive: true });
				ids = old.ids;
			}
			const { database, enquiries } = await openStores(inFolder(old.dataDir));
			const kept = new Set((await enquiries.list()).map(({ submissionId }) => submissionId));
			await database.close();
			if (kept.size !== OLD_ENQUIRIES || !old.ids.every((id) => kept.has(id)))
				broken.push(
					`killed after ${moment.toFixed(0)} ms, ${kept.size} of ${OLD_ENQUIRIES} are there`,
				);
			old.remove();
		}
		const trial = await openTrial({}, ({ dataDir }) => {
			cpSync(last.dataDir, dataDir, { recursive: true });
			return last.remove;
		});
		trial.addAcknowledged(ids);
		for (const words of broken) trial.check(false, words);
		trial.check(killed > 0, "no kill came during the migration");
		await trial.expectPages("after it");
		await trial.expectReady(true, "after it");
		await trial.expectTaken("after it");
		return trial.finish(
			`${killed} kills while ${OLD_ENQUIRIES} enquiries of the first version are moved, then a start`,
		);
	},
};

export const killInPostgresMigration: Fault = {
	name: "kill -9 during migration, PostgreSQL",
	isSample: false,
	run: async ({ tries }) => {
		const postgres = await startPostgres();
		const folder = makeEmptyFolder();
		const broken: string[] = [];
		let killed = 0;
		try {
			const makePlace = async () => ({
				DATA_DIR: folder.dataDir,
				DATABASE_URL: await postgres.createDatabase(),
			});
			const full = (await openAndKill(await makePlace(), LONGEST_MS)) ?? 0;
			for (const moment of chooseMoments(full, 3 * tries)) {
				const place = await makePlace();
				if ((await openAndKill(place, moment)) === null) killed++;
				const { database, enquiries } = await openStores(place);
				await enquiries.save(makeEnquiry(), ["email"]);
				if ((await enquiries.count()) !== 1)
					broken.push(`killed after ${moment.toFixed(0)} ms, an enquiry is not kept`);
				await database.close();
			}
			if (killed === 0) broken.push("no kill came during the migration");
			return {
				did: `${killed} kills while the tables are made, then a start`,
				acknowledged: killed,
				broken,
			};
		} finally {
			await postgres.stop();
			folder.remove();
		}
	},
};
