import type { SpeedRow } from "#app/database/tables.ts";
import { getNow } from "#app/platform/clock.ts";
import { toDay } from "#app/platform/dates.server.ts";
import { createBufferedWriter } from "./buffered-writer.ts";
import type { CountedPage } from "./find-counted-page.server.ts";
import { METRICS, toBucket } from "./speed.ts";
import type { SpeedMessage } from "./speed-message.ts";
import { toSpeedKey } from "./speed-store.ts";

/**
 * Creates a counter that counts in memory and writes every few seconds, as visits are. Clients cannot invent rows:
 * those of a day are at most the templates, devices, metrics and buckets, some 18,000.
 */
export function createSpeedCounter(write: (rows: SpeedRow[]) => Promise<void>) {
	const rows = new Map<string, SpeedRow>();

	function drain(): SpeedRow[] {
		const drained = [...rows.values()];
		rows.clear();
		return drained;
	}

	const { schedule, flush } = createBufferedWriter("The speed of pages", drain, write);

	return {
		count({ template }: CountedPage, { device, speed }: SpeedMessage): void {
			const day = toDay(getNow());
			for (const metric of METRICS) {
				const value = speed[metric];
				if (value === undefined) continue;
				const empty = { day, template, device, metric, bucket: toBucket(metric, value), loads: 0 };
				const key = toSpeedKey(empty);
				const row = rows.get(key) ?? empty;
				row.loads++;
				rows.set(key, row);
			}
			schedule();
		},
		flush,
	};
}
