import { Command, InvalidArgumentError, Option } from "commander";
import type { Database } from "#app/database/open-database.ts";
import { withStores, withStoresIfAny } from "#app/enquiries/commands/with-stores.ts";
import { getNow } from "#app/platform/clock.ts";
import { addDays, formatDate, toDay } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";
import { toCsvLine } from "#app/platform/plain-text.ts";
import { formatCount } from "#app/platform/terminal/format-values.ts";
import { parseDay, parseDays, parseInteger } from "#app/platform/terminal/parse-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { formatTable } from "#app/platform/terminal/table.ts";
import { confirm } from "#app/platform/terminal/terminal.ts";
import { SPEED_COLUMNS, toSpeedCells } from "#app/visits/format-speed.ts";
import { createSpeedStore } from "#app/visits/speed-store.ts";
import { createVisitStore, type Period } from "#app/visits/visit-store.ts";
import { DIMENSIONS, type Line, listLines } from "./list-lines.ts";

const SECTIONS = [...DIMENSIONS, "speed"] as const;
type Section = (typeof SECTIONS)[number];
type ReportOptions = { by: Section; days: number; from?: Day; to?: Day; csv?: boolean };

const DEFAULT_DAYS = 30;
/** The longest period in days: ten years. */
const MAX_DAYS = 3_660;

const DESCRIPTION = `A visit is counted by its first page, a view by each page shown; days are the agency's. Enquiries stand by the visit's first page, by the service and the city that they are about, and by their source; quarantined ones and spam are left out. The rate is enquiries by visits, of services and cities by the views of their pages. Browsers without JavaScript, and those that ask for privacy, are not counted as visits; their enquiries are. Of the speed, three in four loads had the figure or less.

Examples:
  npm run visits -- report --days 90 --by source
  npm run --silent visits -- report --from 2026-11-01 --by page --csv > visits.csv`;

export const reportVisits = (context: CliContext) =>
	new Command("report")
		.summary("visits, enquiries and their rate by day, page, service, city or source; the speed")
		.description(DESCRIPTION)
		.option("--days <number>", "the last days with today", parseInteger(1, MAX_DAYS), DEFAULT_DAYS)
		.option("--from <day>", "from this day on, such as 2026-11-01", parseDay)
		.option("--to <day>", "to this day; without it, today", parseDay)
		.addOption(new Option("--by <what>", "a line for each").choices(SECTIONS).default("day"))
		.option("--csv", "for a spreadsheet")
		.action(({ by, csv, ...options }: ReportOptions) => {
			const period = toPeriod(options);
			const { terminal, env } = context;
			return withStoresIfAny(context, async ({ database }) => {
				const [columns, ...rows] = await listRows(database, by, period, csv);
				if (csv) await terminal.write([columns, ...rows].map(toCsvLine).join(""));
				else {
					const isText = (at: number) => at === 0 || (by === "speed" && at < 3);
					const table = columns.map((title, at) =>
						isText(at) ? { title, min: 12 } : { title, isNumber: true },
					);
					const { isTty, width, paint } = terminal;
					// A program that reads the table needs whole addresses.
					const target = { width: isTty ? width : Number.POSITIVE_INFINITY, paint };
					await terminal.print(formatTable(table, rows, target));
				}
				if (!env.VISITS) terminal.note("VISITS is off: nothing is counted at present.");
			});
		});

function toPeriod({ days, from, to }: Omit<ReportOptions, "by" | "csv">): Period {
	const last = to ?? toDay(getNow());
	const period = { from: from ?? addDays(last, 1 - days), to: last };
	if (period.from > period.to)
		throw new InvalidArgumentError(`--from is after --to; found ${period.from} and ${period.to}.`);
	return period;
}

/** Lists the columns, then the rows; a CSV has no total, and its rates are numbers. */
async function listRows(
	database: Database,
	by: Section,
	period: Period,
	isCsv = false,
): Promise<[columns: string[], ...rows: string[][]]> {
	if (by === "speed") {
		const lines = await createSpeedStore(database).summarise(period);
		const cells = lines.flatMap(toSpeedCells).map(([template, rest]) => [template, ...rest]);
		return [["page", ...SPEED_COLUMNS], ...cells];
	}
	const [total, ...lines] = await listLines(database, by, period);
	const formatRate = ({ rate }: Line) => {
		if (rate === null) return "";
		return isCsv ? rate.toFixed(4) : `${(rate * 100).toFixed(1)}%`;
	};
	const rows = (isCsv ? lines : [total, ...lines]).map((line) => {
		const { name, visits, views, enquiries } = line;
		return [
			isCsv ? name : name || "-",
			...[visits, views, enquiries].map(String),
			formatRate(line),
		];
	});
	return [[by, "visits", "views", "enquiries", "rate"], ...rows];
}

export const purgeVisits = (context: CliContext) =>
	new Command("purge")
		.summary("deletes the counts of days long past")
		.description("Deletes what was counted before so many days; the enquiries stay.")
		.requiredOption("--older-than <days>", "such as 400d", parseDays)
		.option("--yes", "does not ask; for a schedule")
		.action(({ olderThan: days, yes }: { olderThan: number; yes?: boolean }) =>
			withStores(context, async ({ database }) => {
				const { terminal } = context;
				const before = addDays(toDay(getNow()), -days);
				const visits = createVisitStore(database);
				const count = await visits.countBefore(before);
				if (count === 0) return terminal.print(`Nothing is older than ${days} days.`);
				const views = formatCount(count, "view");
				const question = `Delete the counts of ${views} before ${formatDate(before)} for good?`;
				await confirm(question, yes, terminal);
				await visits.purge(before);
				await createSpeedStore(database).purge(before);
				await terminal.print(`Deleted the counts of ${views}.`);
			}),
		);
