import { DAY, HOUR, MINUTE, SECOND } from "#app/platform/durations.ts";
import { forRegion } from "#app/platform/region.ts";

const COUNT = forRegion(({ locale }) => new Intl.NumberFormat(locale));

/** Formats a duration in ms: under 1 s, 45 s, 4 min, 2 h 5 min, 3 d 4 h. */
export function formatDuration(ms: number): string {
	if (ms < SECOND) return "under 1 s";
	if (ms < 2 * MINUTE) return `${Math.round(ms / SECOND)} s`;
	if (ms < 2 * HOUR) return `${Math.round(ms / MINUTE)} min`;
	const [large, small, largeUnit, smallUnit] =
		ms < 2 * DAY ? [HOUR, MINUTE, "h", "min"] : [DAY, HOUR, "d", "h"];
	const rest = Math.floor((ms % large) / small);
	return `${Math.floor(ms / large)} ${largeUnit}${rest > 0 ? ` ${rest} ${smallUnit}` : ""}`;
}

/** Formats a count with its noun: 1 enquiry, 2 enquiries. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
	return `${COUNT().format(count)} ${count === 1 ? one : many}`;
}
