import { METRICS } from "./speed.ts";
import type { SpeedLine } from "./summarise-speed.ts";

/** Formats `All pages`, `Home`, `City`, or the path of another page that exists once. */
function formatTemplate({ template }: Pick<SpeedLine, "template">): string {
	if (!template) return "All pages";
	if (template === "/") return "Home";
	return template.charAt(0).toUpperCase() + template.slice(1);
}

/** The columns of a CSV, after the template's. */
export const SPEED_COLUMNS = ["device", "metric", "loads", "p75", "rating"] as const;

/** Returns the cells of a line's metrics: the template, and a cell for each of `SPEED_COLUMNS`; times in ms. */
export function toSpeedCells(line: SpeedLine): [template: string, cells: string[]][] {
	return METRICS.map((metric) => {
		const { loads, p75 } = line.figures[metric];
		const value = p75?.value.toFixed(metric === "CLS" ? 3 : 0) ?? "";
		const cells = [line.device, metric, String(loads), value, p75?.rating ?? "too few"];
		return [formatTemplate(line), cells];
	});
}
