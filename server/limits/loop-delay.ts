import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
/** So long a time is looked at as one. */
const WINDOW_MS = 250;
const NS_PER_MS = 1e6;

/** How late the event loop of this process was lately, on an average, in ms. It watches until the process ends. */
export function watchLoopDelay(): () => number {
	const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
	histogram.enable();
	let delay = 0;
	const look = () => {
		// Without a single turn in the window there is no mean.
		delay = histogram.count > 0 ? Math.max(0, histogram.mean / NS_PER_MS - RESOLUTION_MS) : 0;
		histogram.reset();
	};
	setInterval(look, WINDOW_MS).unref();
	return () => delay;
}
