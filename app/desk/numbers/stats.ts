import { Command } from "commander";
import { loadContent } from "#app/content/load.ts";
import {
	createNumbersStore,
	DEFAULT_WEEKS,
	getAnswerRules,
	MAX_WEEKS,
} from "#app/desk/store/numbers-store.ts";
import { createPeopleStore } from "#app/desk/store/people-store.ts";
import { noteSamples } from "#app/enquiries/commands/note-samples.ts";
import { withStoresIfAny } from "#app/enquiries/commands/with-stores.ts";
import { parseInteger } from "#app/platform/terminal/parse-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { type Column, formatTable } from "#app/platform/terminal/table.ts";
import { CSV_COLUMNS, createNames, formatNumbersCsv, listRows } from "./numbers-csv.ts";

const DESCRIPTION = `The numbers of the desk. Weeks begin on Monday, by the agency's day; answers are counted in minutes of opening hours. What was erased still counts, spam does not.`;

type CsvColumn = (typeof CSV_COLUMNS)[number];

/** The columns of the CSV that the terminal shows. */
const SHOWN: (Column & { of: CsvColumn })[] = [
	{ of: "by", title: "By" },
	{ of: "name", title: "Name", min: 12 },
	{ of: "enquiries", title: "Enquiries", isNumber: true },
	{ of: "won", title: "Won", isNumber: true },
	{ of: "answered", title: "Answered", isNumber: true },
	{ of: "medianMinutes", title: "Half (min)", isNumber: true },
	{ of: "open", title: "Open", isNumber: true },
	{ of: "overdue", title: "Overdue", isNumber: true },
	{ of: "inHand", title: "Expected", isNumber: true },
	{ of: "visits", title: "Visits", isNumber: true, isOptional: true },
];

export const stats = (context: CliContext) =>
	new Command("stats")
		.summary("the numbers of the desk: by week, service, city, source, person and reason of a loss")
		.description(DESCRIPTION)
		.option(
			"--weeks <number>",
			"the last weeks with this one",
			parseInteger(1, MAX_WEEKS),
			DEFAULT_WEEKS,
		)
		.option("--csv", "all columns, for a spreadsheet")
		.action(({ weeks, csv }: { weeks: number; csv?: boolean }) =>
			withStoresIfAny(context, async ({ database }) => {
				const { terminal, env } = context;
				const { isTty, width, paint } = terminal;
				// A program that reads the table needs whole names.
				const target = { width: isTty ? width : Number.POSITIVE_INFINITY, paint };
				const content = loadContent(env.CONTENT_DIR);
				const numbers = await createNumbersStore(database).load(weeks, getAnswerRules(content));
				const names = createNames(numbers, await createPeopleStore(database).list(), content);
				if (csv)
					for await (const line of formatNumbersCsv(numbers, names)) await terminal.write(line);
				else {
					const places = SHOWN.map(({ of }) => CSV_COLUMNS.indexOf(of));
					const rows = listRows(numbers, names).map((row) => places.map((at) => row[at] || "-"));
					await terminal.print(formatTable(SHOWN, rows, target));
				}
				await noteSamples(context, database);
			}),
		);
