import { toMonday } from "#app/platform/day.ts";
import { formatDate } from "#app/platform/format.ts";
import { COUNT, formatCount } from "#app/platform/terminal/format-values.ts";
import { type Column, formatBar, formatTable } from "#app/platform/terminal/table.ts";
import type { Terminal } from "#app/platform/terminal/terminal.ts";
import type { SpeedLine } from "#app/visits/summarise-speed.ts";
import {
	type Dimension,
	getBase,
	type Line,
	type Report,
	type Section,
	sumUp,
} from "./create-report.ts";
import { formatSpeedList } from "./format-speed-list.ts";

/** The number of lines after which a list ends with how many more there are. */
const TOP = 10;
/** The longest period in days that is not shown by weeks. */
const MAX_DAYS = 45;

const SHARE = new Intl.NumberFormat("en-IN", {
	style: "percent",
	minimumFractionDigits: 1,
	maximumFractionDigits: 1,
});

/** The title of a list, and the text in place of an empty name. */
const TITLES: Record<Dimension, [title: string, nameless: string]> = {
	day: ["Day", ""],
	page: ["Page", "not told"],
	service: ["Service", "no service"],
	city: ["City", "no city"],
	source: ["Source", "not told"],
	medium: ["Medium", "none named"],
	campaign: ["Campaign", "none named"],
};
/** Dimensions that are known of a visit's first page only: the views after it are not counted by them. */
const WITHOUT_VIEWS: readonly Dimension[] = ["source", "medium", "campaign"];
const OVERVIEW = ["page", "service", "city", "source"] as const;

const UNCOUNTED = `
Browsers without JavaScript, and those that ask for privacy, are not counted as
visits; their enquiries are.`;

const UNMEASURED = `
Of three in four loads, at most. Measured only where somebody used the page with
a mouse, a key or a tap, and until another page took its place.`;

/** Formats the whole list of one dimension, or an overview with the tops of the lists. */
export function formatReport(
	{ from, to, totals, lines, speed }: Report,
	by: Section | undefined,
	terminal: Terminal,
): string {
	const counts = [
		formatCount(totals.visits, "visit"),
		formatCount(totals.views, "page view"),
		formatCount(totals.enquiries, "enquiry", "enquiries"),
		...(totals.rate === null ? [] : [`${SHARE.format(totals.rate)} of the visits`]),
	];
	const title = `Visits from ${formatDate(from)} to ${formatDate(to)}`;
	const head = [terminal.paint("bold", title), counts.join(", ")];
	if (totals.views + totals.enquiries === 0) return head.join("\n");
	if (by === "speed") return [...head, formatSpeedList(speed, terminal), UNMEASURED].join("\n");
	const lists = by
		? [formatList(by, lines[by], terminal)]
		: [
				formatDays(lines.day, terminal),
				...OVERVIEW.map((dimension) => formatTop(dimension, lines[dimension], terminal)),
				formatSpeedOfAll(speed, terminal),
			];
	return [...head, ...lists.filter(Boolean), UNCOUNTED].join("\n");
}

function formatSpeedOfAll(speed: readonly SpeedLine[], terminal: Terminal): string {
	const ofAll = speed.filter(({ template }) => template === "");
	if (ofAll.length === 0) return "";
	return `${formatSpeedList(ofAll, terminal)}\nBy page: npm run visits -- report --by speed`;
}

function formatDays(days: Line[], terminal: Terminal): string {
	if (days.length <= MAX_DAYS) return formatList("day", days, terminal);
	const weeks = Map.groupBy(days, ({ name }) => toMonday(name));
	// The first week may have begun before the period.
	const lines = [...weeks.values()].map((week) => ({ ...sumUp(week), name: week[0]?.name ?? "" }));
	return formatList("day", lines, terminal, "Week from");
}

function formatTop(dimension: Dimension, lines: Line[], terminal: Terminal): string {
	const list = formatList(dimension, lines.slice(0, TOP), terminal);
	const more = lines.length - TOP;
	return more > 0 ? `${list}\nand ${more} more: npm run visits -- report --by ${dimension}` : list;
}

function formatList(
	dimension: Dimension,
	lines: Line[],
	terminal: Terminal,
	title = TITLES[dimension][0],
): string {
	if (lines.length === 0) return "";
	const base = getBase(dimension);
	const max = Math.max(1, ...lines.map((line) => line[base]));
	const hasViews = !WITHOUT_VIEWS.includes(dimension);
	const columns: Column[] = [
		{ title, min: 12 },
		{ title: "", isOptional: true },
		{ title: "Visits", isNumber: true },
		...(hasViews ? [{ title: "Views", isNumber: true }] : []),
		{ title: "Enquiries", isNumber: true },
		{ title: `Of ${base}`, isNumber: true },
	];
	const rows = lines.map((line) => [
		(dimension === "day" ? formatDate(line.name) : line.name) || TITLES[dimension][1],
		formatBar(line[base], max, terminal),
		COUNT.format(line.visits),
		...(hasViews ? [COUNT.format(line.views)] : []),
		COUNT.format(line.enquiries),
		line.rate === null ? "-" : SHARE.format(line.rate),
	]);
	return `\n${formatTable(columns, rows, terminal)}`;
}
