import { findNearest } from "#app/content/find-nearest.ts";
import { type Command, readArguments, refuseMore } from "../enquiries/command.ts";
import { toCsvLine } from "../enquiries/csv.ts";
import { WrongUse } from "../enquiries/refusal.ts";
import { surveyStores } from "../enquiries/with-stores.ts";
import { drawReport } from "./draw-report.ts";
import { DIMENSIONS, type Dimension, type Line, makeReport, type Report } from "./make-report.ts";
import { PERIOD_HELP, PERIOD_OPTIONS, readPeriod } from "./read-period.ts";

const RATE_DIGITS = 4;

export const report: Command = {
	summary: "visits, enquiries and their rate by day, page, service, city and source",
	help: `npm run visits -- report [--days N | --from DAY [--to DAY]] [--by WHAT]
                         [--csv | --json]

${PERIOD_HELP}
  --by WHAT       ${DIMENSIONS.join(", ")};
                  the whole list of it instead of the overview
  --csv           for a spreadsheet; by day when nothing else is said
  --json          for a program; everything when nothing is said

A visit is counted by its first page, a view by each page shown; days are those
in India. Enquiries stand by the visit's first page, by the service and the city
that they are about, and by their source; quarantined ones and spam are left out.
Services and cities are measured by the views of their pages.

  npm run visits -- report
  npm run visits -- report --days 90 --by source
  npm run --silent visits -- report --from 2026-11-01 --by page --csv > visits.csv`,

	async run(args, desk) {
		const { values, positionals } = readArguments({
			args,
			options: {
				...PERIOD_OPTIONS,
				by: { type: "string" },
				csv: { type: "boolean" },
				json: { type: "boolean" },
			},
			allowPositionals: true,
		});
		refuseMore(positionals);
		if (values.csv && values.json)
			throw new WrongUse("--csv and --json exclude each other; found both.");
		const by = values.by === undefined ? null : readDimension(values.by);
		const period = readPeriod(values);
		const { screen, env } = desk;
		await surveyStores(desk, async ({ database }) => {
			const made = await makeReport(database, period);
			if (values.csv) await screen.write(writeCsv(by ?? "day", made));
			else if (values.json) await screen.print(writeJson(by, made));
			else await screen.print(drawReport(made, by, screen));
			if (!env.VISITS) screen.note("VISITS is off: nothing is counted at present.");
		});
	},
};

function readDimension(given: string): Dimension {
	const found = DIMENSIONS.find((name) => name === given);
	if (found) return found;
	const nearest = findNearest(given, DIMENSIONS);
	throw new WrongUse(
		`--by wants one of ${DIMENSIONS.join(", ")}; found ${JSON.stringify(given)}${nearest ? `; did you mean ${nearest}?` : "."}`,
	);
}

function writeCsv(by: Dimension, { lines }: Report): string {
	const rows = lines[by].map(({ name, visits, views, enquiries, rate }) => [
		name,
		String(visits),
		String(views),
		String(enquiries),
		rate === null ? "" : rate.toFixed(RATE_DIGITS),
	]);
	return [[by, "visits", "views", "enquiries", "rate"], ...rows].map(toCsvLine).join("");
}

function writeJson(by: Dimension | null, { from, to, totals, lines }: Report): string {
	const shown = by ? { [by]: lines[by] } : lines;
	const round = (key: string, value: unknown) =>
		key === "rate" && typeof value === "number" ? Number(value.toFixed(RATE_DIGITS)) : value;
	const told: { from: string; to: string; totals: Omit<Line, "name"> } = { from, to, totals };
	return JSON.stringify({ ...told, ...shown }, round, 2);
}
