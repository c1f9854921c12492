import type { Database } from "#app/database/open-database.ts";
import { sweepFiles } from "#app/enquiries/store/files.ts";
import { HOUR } from "#app/platform/durations.ts";
import { warn } from "#app/platform/operations-log.ts";

/** Removes files that a crash has left without a row: every hour, and now if the store is available. */
export function startSweepingFiles(
	getDatabase: () => Promise<Database>,
	isAvailable: boolean,
): NodeJS.Timeout {
	const sweep = async () => {
		try {
			await sweepFiles(await getDatabase());
		} catch (error) {
			warn("Files without a row cannot be removed:", error);
		}
	};
	if (isAvailable) void sweep();
	return setInterval(() => void sweep(), HOUR).unref();
}
