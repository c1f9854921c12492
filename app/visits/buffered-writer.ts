import { warn } from "#app/platform/operations-log.ts";

const WRITE_EVERY_MS = 4_000;

/**
 * Creates a writer that writes a buffer every few seconds. When the store fails the counts are lost, and one warning is
 * logged: `Visits could not …`.
 */
export function createBufferedWriter<Row>(
	what: string,
	drain: () => Row[],
	write: (rows: Row[]) => Promise<void>,
) {
	let timer: NodeJS.Timeout | undefined;
	let writing = Promise.resolve();
	let isFailing = false;

	async function writeAll(): Promise<void> {
		const rows = drain();
		if (rows.length === 0) return;
		try {
			await write(rows);
			isFailing = false;
		} catch (error) {
			// Each outage is logged once.
			if (!isFailing)
				warn(`${what} could not be counted: ${error instanceof Error ? error.message : error}`);
			isFailing = true;
		}
	}

	/** Writes what is buffered now. */
	function flush(): Promise<void> {
		clearTimeout(timer);
		timer = undefined;
		// One batch at a time; while the store is slow the rest stays in the buffer.
		writing = writing.then(writeAll);
		return writing;
	}

	return {
		schedule(): void {
			timer ??= setTimeout(flush, WRITE_EVERY_MS).unref();
		},
		flush,
	};
}
