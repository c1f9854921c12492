import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished, vi } from "vitest";
import { toStorePath } from "#app/database/open-database.ts";
import { openTestStores } from "../../tests/support/command-stores.ts";
import { startEmptyingJournal } from "./start-emptying-journal.ts";

it("the site empties the journal once nobody reads any more", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => {
		vi.useRealTimers();
	});
	const { folder, save, stores } = await openTestStores();
	const path = toStorePath(folder);
	const { id } = await save();
	const reader = new DatabaseSync(path, { readOnly: true });
	onTestFinished(() => reader.close());
	reader.exec("begin; select id from enquiries");
	startEmptyingJournal(async () => stores.database);
	await stores.staff.erase({ id });
	await vi.advanceTimersByTimeAsync(10_000);
	await stores.enquiries.check();
	expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
	reader.exec("rollback");
	await vi.advanceTimersByTimeAsync(10_000);
	await stores.enquiries.check();
	expect(statSync(`${path}-wal`).size).toBe(0);
});
