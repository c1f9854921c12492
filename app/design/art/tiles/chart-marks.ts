import type { ChartMarks } from "../case-chart.ts";
import { trace } from "../svg.ts";
import { traceShape, traceSquare } from "./shapes.ts";

/** A square tile with a quarter of a disc in it, a hollow square, and a disc. */
export const TILE_MARKS: ChartMarks = {
	value: (x, y, radius) => {
		const tile = { x: x - radius * 0.8, y: y - radius * 0.8, size: radius * 1.6, turn: 3 };
		return `<path class="k" d="${traceSquare(tile)}"/><path class="f" d="${traceShape("quarter", "figure", tile)}"/>`;
	},
	before: (x, y) => trace`<path class="l o" d="M${x - 24} ${y - 24}h48v48h-48Z"/>`,
	start: (x, y) => trace`<circle class="i" cx="${x}" cy="${y}" r="20"/>`,
};
