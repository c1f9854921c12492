import { getNow } from "#app/platform/clock.ts";
import { report } from "#app/platform/operations-log.ts";
import type { Channel } from "../enquiry.ts";
import type { Claim, Outbox } from "../store/outbox.ts";
import { getRetryDelay } from "./schedule.ts";

/** The outcome of one attempt. `reason` is stored and logged, so it names no visitor. */
export type Attempt =
	| { outcome: "delivered" }
	/** The delivery is tried again, not before `retryAfter` ms. */
	| { outcome: "rejected"; reason: string; retryAfter?: number }
	| { outcome: "gone"; reason: string }
	/** There is nothing left to send: the enquiries that a reminder names were answered meanwhile. */
	| { outcome: "obsolete" };

/** Sends one delivery. Resolves within its own time limit, and at once when the signal aborts. */
export type Deliver = (claim: Claim, stop: AbortSignal) => Promise<Attempt>;

export type Worker = {
	wake(): void;
	/** Stops claiming deliveries; attempts that are still running after `patience` ms are aborted. */
	stop(patience: number): Promise<void>;
};

/** The number of concurrent attempts, per node and channel. */
const CONCURRENCY = 4;
/** The greatest step of a clock that is set back, in ms, that is ignored: it only delays deliveries by that much. */
const CLOCK_STEP_MS = 30_000;
/** The interval in ms after which a worker finds what another node stored or a command made due. */
const POLL_MS = 5_000;

let workers: readonly Worker[] = [];

export function setWorkers(next: readonly Worker[]): void {
	workers = next;
}

export function wakeWorkers(): void {
	for (const worker of workers) worker.wake();
}

export async function stopWorkers(patience: number): Promise<void> {
	const stopping = workers;
	workers = [];
	await Promise.all(stopping.map((worker) => worker.stop(patience)));
}

/** Delivers a channel's part of the outbox until it is stopped; while the store fails it polls. */
export function startWorker(
	channel: Channel,
	getOutbox: () => Promise<Outbox>,
	deliver: Deliver,
): Worker {
	const running = new Set<Promise<void>>();
	const abort = new AbortController();
	const isClockSetBack = watchClock();
	let isStopping = false;
	let polling: Promise<void> | null = null;
	let mustPollAgain = false;
	let isErrorReported = false;
	let mustMakeDue = false;
	let timer: NodeJS.Timeout | undefined;

	const wake = () => {
		clearTimeout(timer);
		if (isStopping) return;
		if (polling) mustPollAgain = true;
		else polling = poll();
	};

	async function poll(): Promise<void> {
		mustPollAgain = false;
		let pause = POLL_MS;
		try {
			const outbox = await getOutbox();
			mustMakeDue ||= isClockSetBack();
			if (mustMakeDue) await outbox.makeDueNow(channel);
			mustMakeDue = false;
			const free = CONCURRENCY - running.size;
			const claims = free > 0 ? await outbox.claim(channel, free) : [];
			for (const claim of claims) start(outbox, claim);
			// An attempt polls again when it ends.
			if (running.size === 0) {
				const due = (await outbox.findNextDue(channel)) ?? Number.POSITIVE_INFINITY;
				pause = Math.max(0, Math.min(due - getNow(), POLL_MS));
			}
			isErrorReported = false;
		} catch (error) {
			if (!isErrorReported) report(`The ${channel} outbox cannot be read:`, error);
			isErrorReported = true;
		}
		polling = null;
		if (isStopping) return;
		if (mustPollAgain) wake();
		else timer = setTimeout(wake, pause).unref();
	}

	function start(outbox: Outbox, claim: Claim): void {
		const ended = (isStopping ? outbox.release(claim) : attempt(outbox, claim))
			.catch((error: unknown) =>
				report(`Delivery ${claim.delivery.id} (${channel}) could not be noted:`, error),
			)
			.finally(() => {
				running.delete(ended);
				wake();
			});
		running.add(ended);
	}

	async function attempt(outbox: Outbox, claim: Claim): Promise<void> {
		const { id, attempts } = claim.delivery;
		const result = await deliver(claim, abort.signal).catch((error: unknown): Attempt => {
			report(`Delivery ${id} (${channel}) failed unexpectedly:`, error);
			return { outcome: "rejected", reason: "an unexpected fault, see the log" };
		});
		if (result.outcome === "delivered") return outbox.markDelivered(claim);
		if (result.outcome === "obsolete") return outbox.cancel(claim);
		const delay = result.outcome === "rejected" ? getRetryDelay(attempts, result.retryAfter) : null;
		if (delay !== null) return outbox.postpone(claim, getNow() + delay, result.reason);
		report(
			`Delivery ${id} (${channel}) of enquiry ${claim.enquiry.id} has failed for good: ${result.reason}`,
		);
		return outbox.markFailed(claim, result.reason);
	}

	wake();
	return {
		wake,
		async stop(patience) {
			isStopping = true;
			clearTimeout(timer);
			const late = setTimeout(() => abort.abort(), patience).unref();
			await polling;
			while (running.size > 0) await Promise.all(running);
			clearTimeout(late);
		},
	};
}

/** Returns whether the clock was set back since the last call. */
function watchClock(): () => boolean {
	const getOffset = () => getNow() - performance.now();
	let last = getOffset();
	return () => {
		const before = last;
		last = getOffset();
		return last < before - CLOCK_STEP_MS;
	};
}
