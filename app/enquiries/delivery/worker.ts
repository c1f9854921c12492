import { report } from "#app/operations-log.ts";
import type { Channel } from "../enquiry.ts";
import type { Claim, Outbox } from "../store/outbox.ts";
import { planNextTry } from "./schedule.ts";

/** How one try ended. `reason` goes into the store and the log, so it names no visitor. */
export type Attempt =
	| { outcome: "delivered" }
	/** To be tried again, not before `wish` ms when the receiver asked for that. */
	| { outcome: "refused"; reason: string; wish?: number }
	/** The receiver wants it never again. */
	| { outcome: "gone"; reason: string };

/** Sends one delivery; ends by itself within its own time limit, at once when the signal says so. */
export type Deliver = (claim: Claim, stop: AbortSignal) => Promise<Attempt>;

export type Worker = {
	/** Something new is due: looks now. */
	kick(): void;
	/** Takes nothing more, gives running tries `patience` ms to end, then breaks them off. */
	stop(patience: number): Promise<void>;
};

/** At once in each node and channel. */
const PARALLEL = 4;
/** A clock that was set back by less does no harm: so much later is delivered. */
const CLOCK_STEP_MS = 30_000;
/** What another node stored or a command re-fired is seen after this long at most. */
const LOOK_AGAIN_MS = 5_000;

/** Delivers a channel's part of the outbox until it is stopped. A fault of the store is waited out. */
export function startWorker(
	channel: Channel,
	openOutbox: () => Promise<Outbox>,
	deliver: Deliver,
): Worker {
	const running = new Set<Promise<void>>();
	const breakOff = new AbortController();
	let isStopping = false;
	let looking: Promise<void> | null = null;
	let mustLookAgain = false;
	let isFaultTold = false;
	let mustHasten = false;
	let timer: NodeJS.Timeout | undefined;

	const isClockSetBack = watchClock();

	const kick = () => {
		clearTimeout(timer);
		if (isStopping) return;
		if (looking) mustLookAgain = true;
		else looking = look();
	};

	async function look(): Promise<void> {
		mustLookAgain = false;
		let pause = LOOK_AGAIN_MS;
		try {
			const outbox = await openOutbox();
			mustHasten ||= isClockSetBack();
			if (mustHasten) await outbox.hasten(channel);
			mustHasten = false;
			const free = PARALLEL - running.size;
			const claims = free > 0 ? await outbox.claim(channel, free) : [];
			for (const claim of claims) begin(outbox, claim);
			// Whoever ends makes room and looks again.
			if (running.size === 0) pause = await untilNextDue(outbox);
			isFaultTold = false;
		} catch (error) {
			if (!isFaultTold) report(`The ${channel} outbox cannot be read:`, error);
			isFaultTold = true;
		}
		looking = null;
		if (isStopping) return;
		if (mustLookAgain) kick();
		else timer = setTimeout(kick, pause).unref();
	}

	function begin(outbox: Outbox, claim: Claim): void {
		const work = isStopping ? outbox.release(claim) : attempt(outbox, claim);
		const ended = work
			.catch((error: unknown) => {
				report(`Delivery ${claim.delivery.id} (${channel}) could not be noted:`, error);
			})
			.finally(() => {
				running.delete(ended);
				kick();
			});
		running.add(ended);
	}

	async function attempt(outbox: Outbox, claim: Claim): Promise<void> {
		const { id, attempts } = claim.delivery;
		const result = await deliver(claim, breakOff.signal).catch((error: unknown): Attempt => {
			report(`Delivery ${id} (${channel}) failed unexpectedly:`, error);
			return { outcome: "refused", reason: "an unexpected fault, see the log" };
		});
		if (result.outcome === "delivered") return outbox.markDelivered(claim);
		const pause = result.outcome === "refused" ? planNextTry(attempts, result.wish) : null;
		if (pause !== null) return outbox.postpone(claim, Date.now() + pause, result.reason);
		report(`Delivery ${id} (${channel}) has failed for good: ${result.reason}`);
		return outbox.markFailed(claim, result.reason);
	}

	async function untilNextDue(outbox: Outbox): Promise<number> {
		const due = await outbox.findNextDue(channel);
		if (due === null) return LOOK_AGAIN_MS;
		return Math.max(0, Math.min(due - Date.now(), LOOK_AGAIN_MS));
	}

	kick();
	return {
		kick,
		async stop(patience) {
			isStopping = true;
			clearTimeout(timer);
			const late = setTimeout(() => breakOff.abort(), patience).unref();
			await looking;
			while (running.size > 0) await Promise.all(running);
			clearTimeout(late);
		},
	};
}

/** Whether the clock was set back since it was last asked. */
function watchClock(): () => boolean {
	const read = () => Date.now() - performance.now();
	let last = read();
	return () => {
		const before = last;
		last = read();
		return last < before - CLOCK_STEP_MS;
	};
}
