import { type Device, METRICS, type Metric } from "./speed.ts";
import type { SpeedLine } from "./summarise-speed.ts";

export const DEVICE_NAMES: Record<Device, string> = { phone: "Phone", desktop: "Desktop" };

/** Formats `All pages`, `Home`, `City`, or the path of another page that exists once. */
export function formatTemplate({ template }: Pick<SpeedLine, "template">): string {
	if (!template) return "All pages";
	if (template === "/") return "Home";
	return template.charAt(0).toUpperCase() + template.slice(1);
}

/** Formats a value as 2.3 s, 640 ms, and CLS as 0.08. */
export function formatSpeed(metric: Metric, value: number): string {
	if (metric === "CLS") return value.toFixed(2);
	return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
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
