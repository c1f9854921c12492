import { Command, Option } from "commander";
import { CSV_HEAD, formatCsvLine, formatJsonLine } from "#app/enquiries/export-enquiry.ts";
import { isCounted } from "#app/enquiries/store/sample-store.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";
import { addFilterOptions, type FilterOptions } from "./filter.ts";
import { noteSamples } from "./note-samples.ts";
import { withStoresIfAny } from "./with-stores.ts";

const DESCRIPTION = `Every field of all enquiries, for other programs. Quarantined and spam are in it, erased ones with --status erased only. Without --silent npm writes lines of its own above the data.

Examples:
  npm run --silent enquiries -- export > enquiries.jsonl
  npm run --silent enquiries -- export --format csv --since 3w > enquiries.csv`;

/** The formatters, whose lines contain their line ends. */
const FORMATTERS = { jsonl: formatJsonLine, csv: formatCsvLine };

type Options = FilterOptions & { format: keyof typeof FORMATTERS };

/** Exports enquiries. The function has this name because `export` is a keyword. */
export const exportAll = (context: CliContext) =>
	addFilterOptions(new Command("export"), context)
		.summary("all with every field, for other programs")
		.description(DESCRIPTION)
		.addOption(
			new Option("--format <format>", "jsonl has an object per line")
				.choices(Object.keys(FORMATTERS))
				.default("jsonl"),
		)
		.action(({ format, limit = Number.POSITIVE_INFINITY, status, ...filter }: Options) =>
			withStoresIfAny(context, async ({ enquiries, database }) => {
				const { write } = context.terminal;
				if (format === "csv") await write(CSV_HEAD);
				let count = 0;
				for await (const enquiry of enquiries.iterate({
					...filter,
					statuses: status && [status],
					where: isCounted,
				})) {
					await write(FORMATTERS[format](enquiry));
					if (++count >= limit) break;
				}
				await noteSamples(context, database);
			}),
		);
