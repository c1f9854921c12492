import type { ChartMarks } from "./case-chart.ts";
import { trace } from "./svg.ts";

/** Patangs of two papers with a tail, hollow ones, and the reel of their lines. */
export const KITE_MARKS: ChartMarks = {
	value: (x, y, r) =>
		trace`<path class="k" d="M${x} ${y - r}l${r} ${r} ${-r} ${r} ${-r} ${-r}Z"/><path class="f" d="M${x} ${y - r}l${r} ${r} ${-r} ${r}Z"/>` +
		trace`<path class="k" d="M${x} ${y + r}l${-r * 0.24} ${r * 0.36}h${r * 0.48}Z"/>`,
	before: (x, y) => trace`<path class="l o" d="M${x} ${y - 32}l32 32-32 32-32-32Z"/>`,
	start: (x, y) => trace`<path class="i" d="M${x - 24} ${y - 22}h48l-14 22 14 22h-48l14-22Z"/>`,
};
