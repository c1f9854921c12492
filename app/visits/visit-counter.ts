import type { VisitRow } from "#app/enquiries/store/tables.ts";
import { warn } from "#app/operations-log.ts";
import { toDay } from "./day.ts";
import type { CountedPage } from "./find-counted-page.server.ts";
import type { Origin } from "./view.ts";
import { createViewBuffer } from "./view-buffer.ts";

const WRITE_EVERY_MS = 4_000;

export type VisitCounter = {
	count(page: CountedPage, origin: Origin | null): void;
	/** Writes what is buffered now. */
	flush(): Promise<void>;
};

/** Counts in memory and writes every few seconds. When the store fails the counts are lost. */
export function createVisitCounter(
	write: (rows: VisitRow[]) => Promise<void>,
	{ writeEveryMs = WRITE_EVERY_MS, now = Date.now } = {},
): VisitCounter {
	const buffer = createViewBuffer();
	let timer: NodeJS.Timeout | undefined;
	let writing = Promise.resolve();
	let isFailing = false;

	async function writeAll(): Promise<void> {
		if (buffer.isEmpty()) return;
		try {
			await write(buffer.drain());
			isFailing = false;
		} catch (error) {
			// Once per outage.
			if (!isFailing)
				warn(`Visits could not be counted: ${error instanceof Error ? error.message : error}`);
			isFailing = true;
		}
	}

	function flush(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		// One batch at a time; while the store is slow the rest stays in the buffer.
		writing = writing.then(writeAll);
		return writing;
	}

	return {
		count(page, origin) {
			buffer.add(toDay(now()), page, origin);
			timer ??= setTimeout(flush, writeEveryMs).unref();
		},
		flush,
	};
}
