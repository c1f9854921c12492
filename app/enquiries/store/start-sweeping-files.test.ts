import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { toFilesPath } from "#app/database/file-store.ts";
import { toStorePath } from "#app/database/open-database.ts";
import { getNow } from "#app/platform/clock.ts";
import { HOUR } from "#app/platform/durations.ts";
import { openTestStores } from "../../../tests/support/command-stores.ts";
import { startSweepingFiles } from "./start-sweeping-files.ts";

it("the site removes what a crash has left, at its start and every hour", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
	onTestFinished(() => {
		vi.useRealTimers();
	});
	const { folder, stores } = await openTestStores();
	const { database } = stores;
	const path = toFilesPath(toStorePath(folder));
	const leave = async () => {
		const [file] = await database.files.put([{ content: new Uint8Array(9) }]);
		const time = (getNow() - 2 * HOUR) / 1_000;
		utimesSync(join(path, file?.id ?? ""), time, time);
	};
	await leave();
	startSweepingFiles(async () => database, true);
	await expect.poll(() => readdirSync(path)).toEqual([]);
	await leave();
	await vi.advanceTimersByTimeAsync(HOUR);
	await expect.poll(() => readdirSync(path)).toEqual([]);
});
