import { cacheDamaged, killInCacheWrite } from "./cache.ts";
import { clockJumps } from "./clock.ts";
import { cmsDown } from "./cms.ts";
import { diskFull, noFileMayGrow, readOnlyWhileRunning } from "./disk.ts";
import type { Fault, Finding } from "./fault.ts";
import { logDiskFull, logReaderGone, logReaderSilent } from "./log.ts";
import { heapFull, killedBySystem } from "./memory.ts";
import { killInMigration, killInPostgresMigration } from "./migration.ts";
import { smtpDown } from "./smtp.ts";
import { journalDamaged, storeLocked } from "./store.ts";
import { closeTrials } from "./trial.ts";

export const FAULTS: readonly Fault[] = [
	diskFull,
	noFileMayGrow,
	readOnlyWhileRunning,
	storeLocked,
	journalDamaged,
	clockJumps,
	cmsDown,
	smtpDown,
	heapFull,
	killedBySystem,
	killInMigration,
	killInPostgresMigration,
	killInCacheWrite,
	cacheDamaged,
	logReaderGone,
	logReaderSilent,
	logDiskFull,
];

/** Brings it about, and leaves nothing behind, whatever becomes of it. */
export async function runFault(fault: Fault, tries: number): Promise<Finding> {
	try {
		return await fault.run({ tries });
	} catch (error) {
		const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
		return { did: "it could not be brought about to the end", acknowledged: 0, broken: [words] };
	} finally {
		await closeTrials();
	}
}
