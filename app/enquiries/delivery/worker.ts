import { AsyncResource } from "node:async_hooks";
import { getNow } from "#app/platform/clock.ts";
import { MINUTE } from "#app/platform/durations.ts";
import { report } from "#app/platform/operations-log.ts";
import type { DeliveryFault } from "../delivery-fault.ts";
import { exportFault } from "../describe-rejection.ts";
import type { Channel, Delivery } from "../enquiry.ts";
import type { Claim, Outbox } from "../store/outbox.ts";
import { getRetryDelay } from "./schedule.ts";

/** The outcome of one attempt. `reason` is stored and logged, so it names no visitor. */
export type Attempt =
	| { outcome: "delivered" }
	/** The delivery is tried again, not before `retryAfter` ms. */
	| { outcome: "rejected"; reason: DeliveryFault; retryAfter?: number }
	| { outcome: "gone"; reason: DeliveryFault }
	/** There is nothing left to send: the enquiries that a reminder names were answered meanwhile. */
	| { outcome: "obsolete" };

/** Sends one delivery. Resolves within its own time limit, and at once when the signal aborts. */
export type Deliver = (claim: Claim, stop: AbortSignal) => Promise<Attempt>;

export type Worker = {
	wake(): void;
	/** Stops claiming deliveries; attempts that are still running after `patience` ms are aborted. */
	stop(patience: number): Promise<void>;
};

/** The number of concurrent attempts, per node and channel, so that a slow channel does not delay the others. */
const CONCURRENCY = 4;
/** The greatest step of a clock that is set back, in ms, that is ignored: it only delays deliveries by that much. */
const CLOCK_STEP_MS = 30_000;
/** The interval in ms after which the worker finds what it did not hear of. */
const POLL_MS = MINUTE;
/** The least pause in ms after what others wrote, and where what is due is locked by another transaction. */
const LEAST_PAUSE_MS = 250;

/** The interval in ms after which a store that does not answer is asked again. */
const RETRY_MS = 5_000;

let worker: Worker | undefined;

/** Makes a worker that of this process. */
export function setWorker(next: Worker): void {
	worker = next;
}

/** Makes the worker look at once for what is due; nothing where none runs. */
export function wakeWorker(): void {
	worker?.wake();
}

/** Stops the worker of this process, and waits for its attempts, `patience` ms at most before they are aborted. */
export async function stopWorker(patience: number): Promise<void> {
	const stopping = worker;
	worker = undefined;
	await stopping?.stop(patience);
}

/** Delivers the outbox by these channels until it is stopped; while the store fails it polls. */
export function startWorker(
	channels: ReadonlyMap<Channel, Deliver>,
	getOutbox: () => Promise<Outbox>,
): Worker {
	const running = new Map<Promise<void>, Pick<Delivery, "id" | "channel">>();
	const abort = new AbortController();
	const stopped = new AbortController();
	const isClockSetBack = watchClock();
	let isStopping = false;
	let polling: Promise<void> | null = null;
	let mustPollAgain = false;
	let isErrorReported = false;
	let mustMakeDue = false;
	let timer: NodeJS.Timeout | undefined;
	let isListening = false;
	let heard: NodeJS.Timeout | undefined;

	// What is delivered is not in the language of the request that wakes the worker.
	const outside = new AsyncResource("DeliveryWorker");

	const wake = () => {
		clearTimeout(timer);
		if (isStopping) return;
		if (polling) mustPollAgain = true;
		else polling = outside.runInAsyncScope(poll);
	};

	/** Wakes the worker after what others wrote: once, however much it was. */
	function hear(): void {
		heard ??= setTimeout(() => {
			heard = undefined;
			wake();
		}, LEAST_PAUSE_MS).unref();
	}

	async function poll(): Promise<void> {
		mustPollAgain = false;
		let pause = POLL_MS;
		try {
			const outbox = await getOutbox();
			if (!isListening) outbox.listen(hear, stopped.signal);
			isListening = true;
			mustMakeDue ||= isClockSetBack();
			if (mustMakeDue) await outbox.makeDueNow();
			mustMakeDue = false;
			for (const { channel, due } of await outbox.listNextDue()) {
				// An attempt polls again when it ends.
				const free = channels.has(channel) ? CONCURRENCY - countRunning(channel) : 0;
				if (free <= 0) continue;
				const own = [...running.values()].map(({ id }) => id);
				if (due <= getNow())
					for (const claim of await outbox.claim(channel, free, getNow(), own))
						start(outbox, claim);
				pause = Math.min(pause, Math.max(due - getNow(), LEAST_PAUSE_MS));
			}
			isErrorReported = false;
		} catch (error) {
			if (!isErrorReported) report("The outbox cannot be read:", error);
			isErrorReported = true;
			pause = RETRY_MS;
		}
		polling = null;
		if (isStopping) return;
		if (mustPollAgain) wake();
		else timer = setTimeout(wake, pause).unref();
	}

	function countRunning(channel: Channel): number {
		return [...running.values()].filter((each) => each.channel === channel).length;
	}

	function start(outbox: Outbox, claim: Claim): void {
		const { id, channel } = claim.delivery;
		const ended = (isStopping ? outbox.release(claim) : attempt(outbox, claim))
			.catch((error: unknown) => report(`Delivery ${id} (${channel}) could not be noted:`, error))
			.finally(() => {
				running.delete(ended);
				wake();
			});
		running.set(ended, { id, channel });
	}

	async function attempt(outbox: Outbox, claim: Claim): Promise<void> {
		const { id, channel, attempts } = claim.delivery;
		const deliver = channels.get(channel);
		if (!deliver) return outbox.release(claim);
		const result = await deliver(claim, abort.signal).catch((error: unknown): Attempt => {
			report(`Delivery ${id} (${channel}) failed unexpectedly:`, error);
			return { outcome: "rejected", reason: { code: "unexpected" } };
		});
		if (result.outcome === "delivered") return outbox.markDelivered(claim);
		if (result.outcome === "obsolete") return outbox.cancel(claim);
		const delay = result.outcome === "rejected" ? getRetryDelay(attempts, result.retryAfter) : null;
		if (delay !== null) return outbox.postpone(claim, getNow() + delay, result.reason);
		report(
			`Delivery ${id} (${channel}) of enquiry ${claim.enquiry.id} has failed for good: ${exportFault(result.reason)}`,
		);
		return outbox.markFailed(claim, result.reason);
	}

	wake();
	return {
		wake,
		async stop(patience) {
			isStopping = true;
			stopped.abort();
			clearTimeout(timer);
			clearTimeout(heard);
			const late = setTimeout(() => abort.abort(), patience).unref();
			await polling;
			while (running.size > 0) await Promise.all(running.keys());
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
