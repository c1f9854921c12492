import { getNow } from "#app/platform/clock.ts";
import { HOUR, MINUTE, SECOND } from "#app/platform/durations.ts";
import { report, warn } from "#app/platform/operations-log.ts";
import { checkInProcess } from "./check-in-process.ts";
import { getCheckServices } from "./check-services.ts";
import type { CheckClaim, CheckStore } from "./store/check-store.ts";

/** The interval in ms in which a node looks for what another one has left; longer while nothing waits or runs. */
const BUSY_MS = 5 * SECOND;
const IDLE_MS = 10 * MINUTE;
const DELETE_EVERY_MS = HOUR;

type Runner = { wake(): void; stop(): Promise<void> };

let runner: Runner | undefined;

/** Runs checks, whatever asks for them, until `stopChecks`. */
export function startChecks(): void {
	runner = runChecks(async () => (await getCheckServices()).checks);
}

/** Stops running checks; what runs is left to the next start. */
export async function stopChecks(): Promise<void> {
	const stopping = runner;
	runner = undefined;
	await stopping?.stop();
}

/** Makes the runner look at once for what waits. */
export function wakeChecks(): void {
	runner?.wake();
}

/** Claims checks and runs them until it is stopped; no fault of theirs ends it. */
export function runChecks(getStore: () => Promise<CheckStore>, check = checkInProcess): Runner {
	const running = new Map<CheckClaim, CheckStore>();
	const stopping = new AbortController();
	const { signal } = stopping;
	let polling: Promise<void> | null = null;
	let mustPollAgain = false;
	let isFaultReported = false;
	let deletedAt = Number.NEGATIVE_INFINITY;
	let timer: NodeJS.Timeout | undefined;

	const wake = () => {
		clearTimeout(timer);
		if (signal.aborted) return;
		if (polling) mustPollAgain = true;
		else polling = poll();
	};

	async function poll(): Promise<void> {
		mustPollAgain = false;
		let pause = BUSY_MS;
		try {
			const checks = await getStore();
			const isBusy = await claimAll(checks);
			if (!isBusy) pause = IDLE_MS;
			await deleteOld(checks);
			isFaultReported = false;
		} catch (error) {
			if (!isFaultReported) warn("Checks of websites cannot be looked for:", error);
			isFaultReported = true;
		}
		polling = null;
		if (mustPollAgain) wake();
		else if (!signal.aborted) timer = setTimeout(wake, pause).unref();
	}

	/** Begins what may run. Returns whether anything waits or runs. */
	async function claimAll(checks: CheckStore): Promise<boolean> {
		if (!(await checks.isAnyUnfinished())) return false;
		for (;;) {
			const claim = signal.aborted ? null : await checks.claim();
			if (!claim) return true;
			void run(checks, claim).finally(wake);
		}
	}

	async function run(checks: CheckStore, claim: CheckClaim): Promise<void> {
		running.set(claim, checks);
		let noted = Promise.resolve();
		const tell = (error: unknown) => {
			if (!signal.aborted) report("The check of a website could not be finished:", error);
		};
		try {
			const found = await check(
				claim.address,
				(step) => {
					noted = noted.then(() => checks.setStep(claim, step)).catch(tell);
				},
				signal,
			);
			await noted;
			await checks.finish(claim, found);
		} catch (error) {
			tell(error);
			// What is stopped is left to the next start.
			if (!signal.aborted) await checks.giveUp(claim).catch(tell);
		} finally {
			running.delete(claim);
		}
	}

	async function deleteOld(checks: CheckStore): Promise<void> {
		if (getNow() - deletedAt < DELETE_EVERY_MS) return;
		await checks.deleteOld();
		deletedAt = getNow();
	}

	wake();
	return {
		wake,
		async stop() {
			stopping.abort();
			clearTimeout(timer);
			await polling;
			for (const [claim, checks] of running) await checks.release(claim).catch(() => {});
		},
	};
}
