import type { Env } from "#app/env.ts";
import { CHANNEL_NAMES, findHindrance } from "./describe-delivery.ts";
import { describeSpan, formatDay, formatMoment } from "./moments.ts";
import { toLine } from "./plain-text.ts";
import type { ChannelReport, Report, Tally } from "./report.ts";
import type { Screen } from "./screen.ts";
import { type Column, layTable } from "./table.ts";
import { fitText, measureText } from "./text-width.ts";

/** Longer lists end with how many more there are. */
const TOP = 8;
const LONGEST_LABEL = 28;
const LONGEST_BAR = 48;
const GAP = "  ";

const CHANNEL_COLUMNS: Column[] = [
	{ title: "Channel" },
	{ title: "Delivered", isNumber: true },
	{ title: "Half within", isNumber: true },
	{ title: "95 % within", isNumber: true },
	{ title: "Tries (most)", isNumber: true },
	{ title: "Failed", isNumber: true },
	{ title: "Pending" },
];

/** The report as text: coloured bars on a terminal, the same in plain characters in a pipe. */
export function drawReport(report: Report, env: Env, screen: Screen): string {
	const { since, enquiries, erased, quarantined, spam } = report;
	const { paint } = screen;
	const title = (text: string) => ["", paint("bold", text)];
	const head = [
		paint("bold", `Enquiries since ${formatMoment(since)}`),
		`${enquiries} received${erased > 0 ? `, ${erased} of them erased since` : ""}`,
		`${quarantined} quarantined, ${spam} spam; they are not counted as enquiries`,
	];
	if (enquiries === 0) return head.join("\n");
	return [
		...head,
		...title("By week, from Monday"),
		...drawWeeks(report, screen),
		...title("By service"),
		...drawTop(report.services, "no service", screen),
		...title("By city"),
		...drawTop(report.cities, "no city", screen),
		...title("By source"),
		...drawTop(report.sources, "unknown", screen),
		...title("From storing to delivery"),
		...layTable(
			CHANNEL_COLUMNS,
			report.channels.map((channel) => toCells(channel, env)),
			screen,
		),
	].join("\n");
}

/** The first week may have begun before what is counted, and the last goes on. */
function drawWeeks({ weeks, since }: Report, screen: Screen): string[] {
	const bars = weeks.map(({ name, count }) => ({
		name: formatDay(name < since ? since : name),
		count,
	}));
	return drawBars(bars, screen).map((line, at) =>
		at === weeks.length - 1 ? `${line} so far` : line,
	);
}

function drawTop(tallies: Tally<string | null>[], missing: string, screen: Screen): string[] {
	const top = tallies.slice(0, TOP).map(({ name, count }) => ({ name: name || missing, count }));
	const rest = tallies.slice(TOP).reduce((sum, { count }) => sum + count, 0);
	const more = rest > 0 ? [`  and ${tallies.length - TOP} more with ${rest} together`] : [];
	return [...drawBars(top, screen), ...more];
}

function drawBars(tallies: Tally<string>[], { isTerminal, width, paint }: Screen): string[] {
	const names = tallies.map(({ name }) => toLine(name));
	const most = Math.max(...tallies.map(({ count }) => count));
	const labelWidth = Math.min(LONGEST_LABEL, Math.max(...names.map(measureText)));
	const room = Math.min(LONGEST_BAR, width - labelWidth - String(most).length - 2 * GAP.length - 1);
	return tallies.map(({ count }, at) => {
		// What is there shows, however little of the most it is.
		const length = count === 0 ? 0 : Math.max(1, Math.round((count / most) * room));
		const bar = (isTerminal ? "█" : "#").repeat(length);
		const label = fitText(names[at] ?? "", labelWidth);
		return `${GAP}${label}${GAP}${bar && `${paint("cyan", bar)} `}${count}`;
	});
}

function toCells(report: ChannelReport, env: Env): string[] {
	const { channel, delivered, median, slow, tries, failed, pending } = report;
	const hindrance = pending > 0 ? findHindrance(channel, env) : null;
	return [
		CHANNEL_NAMES[channel],
		String(delivered),
		median === null ? "-" : describeSpan(median),
		slow === null ? "-" : describeSpan(slow),
		tries ? `${tries.mean.toFixed(1)} (${tries.most})` : "-",
		String(failed),
		hindrance ? `${pending}, ${hindrance}` : String(pending),
	];
}
