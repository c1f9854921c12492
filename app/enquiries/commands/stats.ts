import { Command } from "commander";
import {
	type Channel,
	type Delivery,
	ENQUIRY_STATUSES,
	type EnquiryWithDeliveries,
} from "#app/enquiries/enquiry.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import { getNow } from "#app/platform/clock.ts";
import { addDays, toDay, toDayStart, toMonday } from "#app/platform/day.ts";
import type { Env } from "#app/platform/env.server.ts";
import { formatDate, formatInstant } from "#app/platform/format.ts";
import { formatDuration } from "#app/platform/terminal/format-values.ts";
import { parseSince } from "#app/platform/terminal/parse-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { type Cell, type Column, formatBar, formatTable } from "#app/platform/terminal/table.ts";
import type { Terminal } from "#app/platform/terminal/terminal.ts";
import { CHANNEL_NAMES, findObstacle } from "./format-delivery.ts";
import { noteSamples } from "./note-samples.ts";
import { withStoresIfAny } from "./with-stores.ts";

/** What the statistics need of an enquiry; empty for unknown. */
type Counted = { week: string; service: string; city: string; source: string };
type CountedDelivery = Pick<Delivery, "channel" | "state" | "attempts"> & {
	/** From storing to delivery in ms; null where it was not delivered. */
	duration: number | null;
};
type Tally = { name: string; count: number };

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
		.action(({ since = getDefaultStart() }: { since?: string }) =>
			withStoresIfAny(context, async ({ enquiries, database }) => {
				const all = enquiries.iterate({ since, statuses: ENQUIRY_STATUSES, where: isCounted });
				await context.terminal.print(await formatReport(all, since, context));
				await noteSamples(context, database);
			}),
		);

function getDefaultStart(): string {
	return toDayStart(addDays(toMonday(toDay(getNow())), -7 * (DEFAULT_WEEKS - 1)));
}

/** Quarantined enquiries and spam are only in the totals. */
async function formatReport(
	enquiries: AsyncIterable<EnquiryWithDeliveries>,
	since: string,
	{ env, terminal }: CliContext,
): Promise<string> {
	const totals = { erased: 0, quarantined: 0, spam: 0 };
	const counted: Counted[] = [];
	const deliveries: CountedDelivery[] = [];
	for await (const enquiry of enquiries) {
		const { verdict, service, city, source } = enquiry;
		if (verdict === "quarantined" || verdict === "spam") {
			totals[verdict]++;
			continue;
		}
		if (enquiry.erasedAt) totals.erased++;
		const createdAt = Date.parse(enquiry.createdAt);
		const week = toMonday(toDay(createdAt));
		counted.push({ week, service: service ?? "", city: city ?? "", source });
		for (const { channel, state, attempts, deliveredAt } of enquiry.deliveries) {
			const duration = deliveredAt ? Date.parse(deliveredAt) - createdAt : null;
			deliveries.push({ channel, state, attempts, duration });
		}
	}
	const { erased, quarantined, spam } = totals;
	const { paint } = terminal;
	const head = [
		paint("bold", `Enquiries since ${formatInstant(since)}`),
		`${counted.length} received${erased > 0 ? `, ${erased} of them erased since` : ""}`,
		`${quarantined} quarantined, ${spam} spam; they are not counted as enquiries`,
	];
	if (counted.length === 0) return head.join("\n");
	const byChannel = Map.groupBy(deliveries, ({ channel }) => channel);
	const channels = CHANNELS.flatMap((channel) => {
		const own = byChannel.get(channel);
		return own ? [toChannelRow(channel, own, env)] : [];
	});
	return [
		...head,
		"",
		paint("bold", "By week, from Monday"),
		formatWeeks(counted, since, terminal),
		"",
		paint("bold", "By service"),
		formatTop(counted, "service", "no service", terminal),
		"",
		paint("bold", "By city"),
		formatTop(counted, "city", "no city", terminal),
		"",
		paint("bold", "By source"),
		formatTop(counted, "source", "unknown", terminal),
		"",
		paint("bold", "From storing to delivery"),
		formatTable(CHANNEL_COLUMNS, channels, terminal),
	].join("\n");
}

function countBy(counted: readonly Counted[], key: keyof Counted): Tally[] {
	const groups = Map.groupBy(counted, (enquiry) => enquiry[key]);
	return [...groups].map(([name, { length }]) => ({ name, count: length }));
}

/** From the first week with an enquiry, which may have begun before the period; the last one goes on. */
function formatWeeks(counted: readonly Counted[], since: string, terminal: Terminal): string {
	const counts = new Map(countBy(counted, "week").map(({ name, count }) => [name, count]));
	const tallies: Tally[] = [];
	const last = toMonday(toDay(getNow()));
	const [first = last] = [...counts.keys()].toSorted();
	for (let week = first; week <= last; week = addDays(week, 7)) {
		const date = formatDate(week < since ? since : week);
		const name = week === last ? `${date}, so far` : date;
		tallies.push({ name, count: counts.get(week) ?? 0 });
	}
	return formatBars(tallies, terminal);
}

function formatTop(
	counted: readonly Counted[],
	key: keyof Counted,
	nameless: string,
	terminal: Terminal,
): string {
	const tallies = countBy(counted, key).sort(
		(a, b) => b.count - a.count || a.name.localeCompare(b.name),
	);
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

function toChannelRow(channel: Channel, deliveries: CountedDelivery[], env: Env): Cell[] {
	const delivered = deliveries.filter(({ state }) => state === "delivered");
	const durations = delivered.map(({ duration }) => duration ?? 0).sort((a, b) => a - b);
	const tries = delivered.map(({ attempts }) => attempts);
	const sum = tries.reduce((total, count) => total + count, 0);
	const most = tries.reduce((max, count) => Math.max(max, count), 0);
	const failed = deliveries.filter(({ state }) => state === "failed").length;
	const pending = deliveries.filter(({ state }) => state === "pending").length;
	const obstacle = pending > 0 ? findObstacle(channel, env) : null;
	return [
		CHANNEL_NAMES[channel],
		String(delivered.length),
		formatPercentile(durations, 0.5),
		formatPercentile(durations, 0.95),
		tries.length > 0 ? `${(sum / tries.length).toFixed(1)} (${most})` : "-",
		String(failed),
		obstacle ? `${pending}, ${obstacle}` : String(pending),
	];
}

/** By nearest rank. */
function formatPercentile(sorted: number[], share: number): string {
	const duration = sorted[Math.ceil(share * sorted.length) - 1];
	return duration === undefined ? "-" : formatDuration(duration);
}
