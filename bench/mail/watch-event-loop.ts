/**
 * Is imported into the site's process by Node's `--import`, and appends the greatest delay of its event loop, in ms, to the
 * file of EVENT_LOOP_FILE: one line for each quarter of a second, or for the time in which nothing else could run.
 */
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const RESOLUTION_MS = 10;
const EVERY_MS = 250;

const file = process.env.EVENT_LOOP_FILE;
const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
histogram.enable();
if (file)
	setInterval(() => {
		// The histogram has the time between two of its timer's turns.
		const delay = Math.max(0, histogram.max / 1e6 - RESOLUTION_MS);
		histogram.reset();
		appendFileSync(file, `${delay.toFixed(1)}\n`);
	}, EVERY_MS).unref();
