import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { openPostgres, openSqlite } from "../../../app/database/open-database.ts";
import { createPeopleStore } from "../../../app/desk/store/people-store.ts";
import { createEditingStore } from "../../../app/editing/store/editing-store.ts";
import { spawnNode } from "../../support/node-process.ts";
import { ROOT } from "../../support/project-folder.ts";
import { FILE, toText } from "./published-text.ts";

/** A place of a store without anything in it. */
type Place = { DATA_DIR: string; DATABASE_URL?: string | undefined };

/** The longest time in ms that texts are published before a kill. */
const LONGEST_MS = 80;
const PROGRAM = [
	"--disable-warning=ExperimentalWarning",
	join(ROOT, "tests/support/fixtures/publish-forever.ts"),
];

/**
 * Kills a process that publishes, so many times. After each kill every version is a whole text, each follows the one before,
 * none that was acknowledged is lost, and a draft is there or published, never both.
 */
export async function killPublications(place: Place, times: number): Promise<void> {
	const open = () =>
		place.DATABASE_URL ? openPostgres(place.DATABASE_URL) : openSqlite(place.DATA_DIR);
	const database = await open();
	const staff = await createPeopleStore(database).invite("Meera", "meera@x.in", "owner");
	await database.close();
	for (let time = 0; time < times; time++) {
		const acknowledged = await publishAndKill(place, staff?.id ?? "", (LONGEST_MS * time) / times);
		await expectSound(await open(), acknowledged);
	}
}

/** Returns the number of the last version that was acknowledged, 0 if none was. */
async function publishAndKill(place: Place, staffId: string, after: number): Promise<number> {
	const { DATA_DIR, DATABASE_URL } = place;
	const { child, output, ended } = spawnNode({
		cwd: ROOT,
		settings: { DATA_DIR, STAFF_ID: staffId, ...(DATABASE_URL && { DATABASE_URL }) },
		args: PROGRAM,
	});
	if (!child.stdout) throw new Error("it has no output");
	await Promise.race([once(child.stdout, "data"), ended]);
	await wait(after);
	child.kill("SIGKILL");
	expect(await ended, output.stderr).toBe("SIGKILL");
	// The last line may have been cut.
	const [, ...lines] = output.stdout.split("\n").slice(0, -1);
	return Number(lines.at(-1)?.split(" ")[1] ?? 0);
}

async function expectSound(
	database: Awaited<ReturnType<typeof openSqlite>>,
	acknowledged: number,
): Promise<void> {
	const store = createEditingStore(database, { readFile: () => toText(0) });
	const versions = (await store.listVersions(FILE)).toReversed();
	const drafts = await store.listDrafts();
	const { texts } = await store.loadTexts();
	await database.close();
	const numbers = versions.map(({ number }) => number);
	expect(numbers.at(-1) ?? 0).toBeGreaterThanOrEqual(acknowledged);
	expect(versions.map(({ replaced }) => replaced)).toEqual(
		[0, ...numbers].slice(0, numbers.length),
	);
	const last = versions.at(-1)?.text;
	expect(texts.get(FILE)).toBe(last);
	const whole = new Set(Array.from({ length: (numbers.at(-1) ?? 0) + 2 }, (_, at) => toText(at)));
	expect(versions.filter(({ text }) => !whole.has(text ?? ""))).toEqual([]);
	expect(drafts.filter(({ text }) => text === last || !whole.has(text ?? ""))).toEqual([]);
}
