import { COUNT } from "#app/platform/terminal/format-values.ts";
import { type Column, formatTable } from "#app/platform/terminal/table.ts";
import type { Terminal } from "#app/platform/terminal/terminal.ts";
import { DEVICE_NAMES, formatSpeed, formatTemplate } from "#app/visits/format-speed.ts";
import { METRICS } from "#app/visits/speed.ts";
import type { SpeedLine } from "#app/visits/summarise-speed.ts";

const COLUMNS: Column[] = [
	{ title: "Speed of", min: 12 },
	{ title: "On" },
	{ title: "" },
	{ title: "Loads", isNumber: true },
	{ title: "3 in 4", isNumber: true },
	{ title: "Rating" },
];

/** Formats a row for each metric that was measured. */
export function formatSpeedList(lines: readonly SpeedLine[], terminal: Terminal): string {
	const rows = lines.flatMap((line) =>
		METRICS.filter((metric) => line.figures[metric].loads > 0).map((metric) => {
			const { loads, p75 } = line.figures[metric];
			return [
				formatTemplate(line),
				DEVICE_NAMES[line.device],
				metric,
				COUNT.format(loads),
				...(p75 ? [formatSpeed(metric, p75.value), p75.rating] : ["-", "too few"]),
			];
		}),
	);
	return rows.length === 0
		? "\nNo speed was measured."
		: `\n${formatTable(COLUMNS, rows, terminal)}`;
}
