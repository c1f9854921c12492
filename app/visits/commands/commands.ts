import { Command, InvalidArgumentError, Option } from "commander";
import { withStores, withStoresIfAny } from "#app/enquiries/commands/with-stores.ts";
import { getNow } from "#app/platform/clock.ts";
import { addDays, toDay } from "#app/platform/day.ts";
import { formatDate } from "#app/platform/format.ts";
import { toCsvLine, toJson } from "#app/platform/plain-text.ts";
import { formatCount } from "#app/platform/terminal/format-values.ts";
import { parseDay, parseDays, parseInteger } from "#app/platform/terminal/parse-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { confirm } from "#app/platform/terminal/terminal.ts";
import { SPEED_COLUMNS, toSpeedCells } from "#app/visits/format-speed.ts";
import { createSpeedStore } from "#app/visits/speed-store.ts";
import { createVisitStore, type Period } from "#app/visits/visit-store.ts";
import { createReport, type Report, SECTIONS, type Section } from "./create-report.ts";
import { formatReport } from "./format-report.ts";

type PeriodOptions = { days?: number; from?: string; to?: string };
type ReportOptions = PeriodOptions & { by?: Section; csv?: boolean; json?: boolean };

const DEFAULT_DAYS = 30;
/** The longest period in days, ten years: nobody reads a chart of more. */
const MAX_DAYS = 3_660;

const DESCRIPTION = `A visit is counted by its first page, a view by each page shown; days are those in India. Enquiries stand by the visit's first page, by the service and the city that they are about, and by their source; quarantined ones and spam are left out. Services and cities are measured by the views of their pages. Of the speed, three in four loads had the figure or less.

Examples:
  npm run visits -- report --days 90 --by source
  npm run --silent visits -- report --from 2026-11-01 --by page --csv > visits.csv`;

export const report = (context: CliContext) =>
	new Command("report")
		.summary(
			"visits, enquiries and their rate by day, page, service, city and source, and the speed",
		)
		.description(DESCRIPTION)
		.option(
			"--days <number>",
			`the last days with today; else ${DEFAULT_DAYS}`,
			parseInteger(1, MAX_DAYS),
		)
		.addOption(
			new Option("--from <day>", "from this day on, such as 2026-11-01")
				.argParser(parseDay)
				.conflicts("days"),
		)
		.option("--to <day>", "to this day; without it, today", parseDay)
		.addOption(
			new Option("--by <what>", "the whole list instead of the overview").choices(SECTIONS),
		)
		.addOption(new Option("--csv", "for a spreadsheet; by day without --by").conflicts("json"))
		.option("--json", "for a program; everything without --by")
		.action(({ by, csv, json, ...options }: ReportOptions) => {
			const period = toPeriod(options);
			const { terminal, env } = context;
			return withStoresIfAny(context, async ({ database }) => {
				const found = await createReport(database, period);
				if (csv) await terminal.write(formatCsv(by ?? "day", found));
				else if (json) {
					const { lines, speed, ...rest } = found;
					const sections = { ...lines, speed };
					await terminal.print(toJson({ ...rest, ...(by ? { [by]: sections[by] } : sections) }, 2));
				} else await terminal.print(formatReport(found, by, terminal));
				if (!env.VISITS) terminal.note("VISITS is off: nothing is counted at present.");
			});
		});

function toPeriod({ days = DEFAULT_DAYS, from, to }: PeriodOptions): Period {
	const today = toDay(getNow());
	if (from === undefined && to !== undefined)
		throw new InvalidArgumentError("--to wants --from beside it; found none.");
	const period = { from: from ?? addDays(today, 1 - days), to: to ?? today };
	if (period.from > period.to)
		throw new InvalidArgumentError(`--from is after --to; found ${period.from} and ${period.to}.`);
	if (period.from < addDays(period.to, 1 - MAX_DAYS))
		throw new InvalidArgumentError(`At most ${MAX_DAYS} days fit a report; found more.`);
	return period;
}

function formatCsv(by: Section, { lines, speed }: Report): string {
	if (by === "speed") {
		const cells = speed.flatMap(toSpeedCells).map(([template, rest]) => [template, ...rest]);
		return [["page", ...SPEED_COLUMNS], ...cells].map(toCsvLine).join("");
	}
	const rows = lines[by].map(({ name, visits, views, enquiries, rate }) => [
		...[name, visits, views, enquiries].map(String),
		rate?.toFixed(4) ?? "",
	]);
	return [[by, "visits", "views", "enquiries", "rate"], ...rows].map(toCsvLine).join("");
}

export const purge = (context: CliContext) =>
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
