import { formatDay, toMonday } from "../enquiries/moments.ts";
import { toLine } from "../enquiries/plain-text.ts";
import type { Screen } from "../enquiries/screen.ts";
import { type Column, layTable } from "../enquiries/table.ts";
import { measureText } from "../enquiries/text-width.ts";
import { type Dimension, findBase, type Line, type Report } from "./make-report.ts";

/** Longer lists end with how many more there are. */
const TOP = 10;
/** A longer period is drawn by weeks. */
const MOST_DAYS = 45;
const LONGEST_BAR = 30;
const SHORTEST_BAR = 8;
const SHORTEST_LABEL = 12;
/** What the four numbers take with the gaps before them. */
const NUMBERS_WIDTH = 41;

const COUNT = new Intl.NumberFormat("en-IN");
const SHARE = new Intl.NumberFormat("en-IN", {
	style: "percent",
	minimumFractionDigits: 1,
	maximumFractionDigits: 1,
});

/** What a list begins with, and what stands where there is no name. */
const LISTS: Record<Dimension, { title: string; nameless: string }> = {
	day: { title: "Day", nameless: "" },
	page: { title: "Page", nameless: "not told" },
	service: { title: "Service", nameless: "no service" },
	city: { title: "City", nameless: "no city" },
	source: { title: "Source", nameless: "not told" },
	medium: { title: "Medium", nameless: "none named" },
	campaign: { title: "Campaign", nameless: "none named" },
};
/** Known of a visit's first page only: which views came after it is not. */
const OF_VISITS: readonly Dimension[] = ["source", "medium", "campaign"];
const OVERVIEW = ["page", "service", "city", "source"] as const;

const UNCOUNTED =
	"Browsers without JavaScript, and those that ask for privacy, are not counted as\nvisits; their enquiries are.";

/** The report as text, whole for one dimension, with the tops of the lists as an overview. */
export function drawReport(report: Report, by: Dimension | null, screen: Screen): string {
	const { from, to, totals } = report;
	const { paint } = screen;
	const rate = totals.rate === null ? "" : `, ${SHARE.format(totals.rate)} of the visits`;
	const head = [
		paint("bold", `Visits from ${formatDay(from)} to ${formatDay(to)}`),
		`${name(totals.visits, "visit")}, ${name(totals.views, "page view")}, ${nameEnquiries(totals.enquiries)}${rate}`,
	];
	if (totals.views + totals.enquiries === 0) return head.join("\n");
	const lists = by
		? drawList(by, report.lines[by], screen)
		: [
				...drawDays(report.lines.day, screen),
				...OVERVIEW.flatMap((dimension) => drawTop(dimension, report.lines[dimension], screen)),
			];
	return [...head, ...lists, "", UNCOUNTED].join("\n");
}

function drawDays(days: Line[], screen: Screen): string[] {
	if (days.length <= MOST_DAYS) return drawList("day", days, screen);
	const weeks = Map.groupBy(days, ({ name: day }) => toMonday(day));
	const lines = [...weeks].map(([monday, group]): Line => {
		const sum = (of: "visits" | "views" | "enquiries") =>
			group.reduce((all, line) => all + line[of], 0);
		const [visits, enquiries] = [sum("visits"), sum("enquiries")];
		// The first week may have begun before the period.
		const first = group[0]?.name ?? monday;
		const rate = visits > 0 ? enquiries / visits : null;
		return { name: first, visits, views: sum("views"), enquiries, rate };
	});
	return drawList("day", lines, screen, "Week from");
}

function drawTop(dimension: Dimension, lines: Line[], screen: Screen): string[] {
	const rest = lines.slice(TOP);
	const more = `and ${rest.length} more: npm run visits -- report --by ${dimension}`;
	return [...drawList(dimension, lines.slice(0, TOP), screen), ...(rest.length > 0 ? [more] : [])];
}

function drawList(
	dimension: Dimension,
	lines: Line[],
	screen: Screen,
	title = LISTS[dimension].title,
): string[] {
	if (lines.length === 0) return [];
	const base = findBase(dimension);
	const most = Math.max(1, ...lines.map((line) => line[base]));
	const labels = lines.map((line) => toLabel(dimension, line.name));
	const room = screen.width - NUMBERS_WIDTH - Math.max(title.length, ...labels.map(measureText));
	const longest = Math.min(LONGEST_BAR, Math.max(SHORTEST_BAR, room));
	const hasViews = !OF_VISITS.includes(dimension);
	const columns: Column[] = [
		{ title, least: SHORTEST_LABEL },
		{ title: "", leaveOut: 1 },
		{ title: "Visits", isNumber: true },
		...(hasViews ? [{ title: "Views", isNumber: true }] : []),
		{ title: "Enquiries", isNumber: true },
		{ title: base === "visits" ? "Of visits" : "Of views", isNumber: true },
	];
	const rows = lines.map((line, at) => {
		// What is there shows, however little of the most it is.
		const share = line[base] === 0 ? 0 : Math.max(1, Math.round((line[base] / most) * longest));
		return [
			labels[at] ?? "",
			{ text: (screen.isTerminal ? "█" : "#").repeat(share), style: "cyan" as const },
			COUNT.format(line.visits),
			...(hasViews ? [COUNT.format(line.views)] : []),
			COUNT.format(line.enquiries),
			line.rate === null ? "-" : SHARE.format(line.rate),
		];
	});
	return ["", ...layTable(columns, rows, screen)];
}

function toLabel(dimension: Dimension, text: string): string {
	if (text === "") return LISTS[dimension].nameless;
	return dimension === "day" ? formatDay(text) : toLine(text);
}

function name(count: number, thing: string): string {
	return `${COUNT.format(count)} ${thing}${count === 1 ? "" : "s"}`;
}

function nameEnquiries(count: number): string {
	return count === 1 ? "1 enquiry" : `${COUNT.format(count)} enquiries`;
}
