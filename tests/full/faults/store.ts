import { randomBytes } from "node:crypto";
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./fault.ts";
import { openTrial } from "./trial.ts";

/** Longer than the store's own patience, and longer than one answer may take. */
const LOCKED_MS = 16_000;
/** Shorter than the store's own patience. */
const BRIEFLY_MS = 1_500;
const VISITORS = 8;

function lock({ dataDir }: { dataDir: string }): () => void {
	const other = new DatabaseSync(join(dataDir, "enquiries.sqlite"));
	other.exec("pragma busy_timeout = 10000; begin exclusive");
	return () => {
		other.exec("rollback");
		other.close();
	};
}

export const storeLocked: Fault = {
	name: "store locked",
	isSample: true,
	run: async () => {
		const trial = await openTrial();
		await trial.expectTaken("before");
		const release = lock(trial);
		const begun = performance.now();
		// All at once: none may wait for the others' patience to end.
		const sending = Array.from({ length: VISITORS }, () => trial.send("while it is locked"));
		await trial.expectPages("while it is locked");
		for (const answered of await Promise.all(sending))
			trial.expectKept("while it is locked", answered);
		await trial.expectReady(false, "while it is locked");
		await trial.node.end("SIGKILL");
		if (await trial.startAgain("started anew while it is locked"))
			await trial.expectPages("started anew while it is locked");
		await wait(Math.max(0, begun + LOCKED_MS - performance.now()));
		release();
		await trial.expectTaken("after the lock");
		await trial.expectReady(true, "after the lock");
		const releaseSoon = lock(trial);
		const waiting = Array.from({ length: VISITORS }, () =>
			trial.expectTaken("beside a brief lock"),
		);
		await wait(BRIEFLY_MS);
		releaseSoon();
		await Promise.all(waiting);
		return trial.finish(
			`another process holds it for ${LOCKED_MS / 1000} s, and once for ${BRIEFLY_MS / 1000} s, with ${VISITORS} forms at once`,
		);
	},
};

export const journalDamaged: Fault = {
	name: "store's journal cut and soiled",
	isSample: false,
	run: async () => {
		const trial = await openTrial();
		for (let at = 0; at < 5; at++) await trial.expectTaken("before");
		await trial.node.end("SIGKILL");
		// As a power cut leaves what was being written and was never acknowledged.
		appendFileSync(join(trial.dataDir, "enquiries.sqlite-wal"), randomBytes(6_000));
		if (await trial.startAgain("after it")) {
			await trial.expectPages("after it");
			await trial.expectTaken("after it");
			await trial.expectReady(true, "after it");
		}
		return trial.finish("rubbish behind the last transaction in the -wal file of a killed site");
	},
};
