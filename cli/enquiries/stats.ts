import { Command } from "commander";
import { type Channel, ENQUIRY_STATUSES } from "#app/enquiries/enquiry.ts";
import type { Env } from "#app/env.server.ts";
import { addDays, toDay, toDayStart } from "#app/visits/day.ts";
import { formatDate, formatDateTime, formatDuration, toMonday } from "../terminal/format-date.ts";
import { parseSince } from "../terminal/parse-values.ts";
import type { CliContext } from "../terminal/program.ts";
import { type Cell, type Column, formatBar, formatTable } from "../terminal/table.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { CHANNEL_NAMES, findObstacle } from "./format-delivery.ts";
import { type ChannelCounts, createReport, type Report, type Tally } from "./report.ts";
import { withStoresIfAny } from "./with-stores.ts";

const DEFAULT_WEEKS = 12;
/** Longer lists end with how many more there are. */
const TOP = 8;

const CHANNELS: readonly Channel[] = ["email", "webhook", "acknowledgement", "none"];

const DESCRIPTION = `Weeks begin on Monday, by the day in India. What was erased still counts; quarantined and spam have a line of their own.`;

const BAR_COLUMNS: Column[] = [
	{ title: "", min: 12 },
	{ title: "", isOptional: true },
	{ title: "", isNumber: true },
];
const CHANNEL_COLUMNS: Column[] = [
	{ title: "Channel" },
	{ title: "Delivered", isNumber: true },
	{ title: "Half within", isNumber: true },
	{ title: "95 % within", isNumber: true },
	{ title: "Tries (most)", isNumber: true },
	{ title: "Failed", isNumber: true },
	{ title: "Pending" },
];

export const stats = (context: CliContext) =>
	new Command("stats")
		.summary("counts by week, service, city and source; time to delivery")
		.description(DESCRIPTION)
		.option(
			"--since <when>",
			`2026-11-21, or 24h, 7d, 3w; else ${DEFAULT_WEEKS} weeks with this one`,
			parseSince,
		)
		.action(async ({ since = getDefaultStart() }: { since?: string }) =>
			withStoresIfAny(context, async ({ enquiries }) => {
				const all = enquiries.iterate({ since, statuses: ENQUIRY_STATUSES });
				const report = await createReport(all, since);
				await context.terminal.print(formatReport(report, since, context));
			}),
		);

function getDefaultStart(): string {
	return toDayStart(addDays(toMonday(toDay(Date.now())), -7 * (DEFAULT_WEEKS - 1)));
}

function formatReport(report: Report, since: string, { env, terminal }: CliContext): string {
	const { enquiries, erased, quarantined, spam, weeks, services, cities, sources } = report;
	const { paint } = terminal;
	const head = [
		paint("bold", `Enquiries since ${formatDateTime(since)}`),
		`${enquiries} received${erased > 0 ? `, ${erased} of them erased since` : ""}`,
		`${quarantined} quarantined, ${spam} spam; they are not counted as enquiries`,
	];
	if (enquiries === 0) return head.join("\n");
	const channels = CHANNELS.flatMap((channel) => {
		const counts = report.channels.get(channel);
		return counts ? [toChannelRow(channel, counts, env)] : [];
	});
	return [
		...head,
		...["", paint("bold", "By week, from Monday"), formatWeeks(weeks, since, terminal)],
		...["", paint("bold", "By service"), formatTop(services, "no service", terminal)],
		...["", paint("bold", "By city"), formatTop(cities, "no city", terminal)],
		...["", paint("bold", "By source"), formatTop(sources, "unknown", terminal)],
		...["", paint("bold", "From storing to delivery")],
		formatTable(CHANNEL_COLUMNS, channels, terminal),
	].join("\n");
}

/** The first week may have begun before the period, and the last one goes on. */
function formatWeeks(weeks: Tally[], since: string, terminal: Terminal): string {
	const tallies = weeks.map(({ name, count }, index) => {
		const date = formatDate(name < since ? since : name);
		return { name: index === weeks.length - 1 ? `${date}, so far` : date, count };
	});
	return formatBars(tallies, terminal);
}

function formatTop(tallies: Tally[], nameless: string, terminal: Terminal): string {
	const top = tallies.slice(0, TOP).map(({ name, count }) => ({ name: name || nameless, count }));
	const rest = tallies.slice(TOP);
	const sum = rest.reduce((total, { count }) => total + count, 0);
	const bars = formatBars(top, terminal);
	return sum > 0 ? `${bars}\n  and ${rest.length} more with ${sum} together` : bars;
}

function formatBars(tallies: Tally[], terminal: Terminal): string {
	const max = Math.max(...tallies.map(({ count }) => count));
	const rows = tallies.map(({ name, count }) => [
		`  ${name}`,
		formatBar(count, max, terminal),
		String(count),
	]);
	return formatTable(BAR_COLUMNS, rows, terminal);
}

function toChannelRow(channel: Channel, counts: ChannelCounts, env: Env): Cell[] {
	const { durations, tries, pending, failed } = counts;
	const sorted = durations.toSorted((a, b) => a - b);
	const sum = tries.reduce((total, count) => total + count, 0);
	const max = tries.reduce((most, count) => Math.max(most, count), 0);
	const obstacle = pending > 0 ? findObstacle(channel, env) : null;
	return [
		CHANNEL_NAMES[channel],
		String(sorted.length),
		formatPercentile(sorted, 0.5),
		formatPercentile(sorted, 0.95),
		tries.length > 0 ? `${(sum / tries.length).toFixed(1)} (${max})` : "-",
		String(failed),
		obstacle ? `${pending}, ${obstacle}` : String(pending),
	];
}

/** By nearest rank. */
function formatPercentile(sorted: number[], share: number): string {
	const duration = sorted[Math.ceil(share * sorted.length) - 1];
	return duration === undefined ? "-" : formatDuration(duration);
}
