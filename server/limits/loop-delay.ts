import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
/** So long a time is looked at as one. */
const WINDOW_MS = 250;
/** One long turn, of a collection of garbage or a machine that was busy elsewhere, is no overload. */
const WINDOWS = 4;
const NS_PER_MS = 1e6;

/**
 * How late the event loop of this process is, in ms: what it was on an average in the best of the last windows, so
 * that only what lasts is told. It watches until the process ends.
 */
export function watchLoopDelay(): () => number {
	const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	histogram.enable();
	const delays = Array.from({ length: WINDOWS }, () => 0);
	const look = () => {
		// Without a single turn in the window there is no mean.
		const delay = histogram.count > 0 ? histogram.mean / NS_PER_MS - RESOLUTION_MS : 0;
		delays.shift();
		delays.push(Math.max(0, delay));
		histogram.reset();
	};
	setInterval(look, WINDOW_MS).unref();
	return () => Math.min(...delays);
}
