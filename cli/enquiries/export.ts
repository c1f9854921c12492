import { type Command, readArguments, refuseMore } from "./command.ts";
import { CSV, JSON_LINES } from "./export-formats.ts";
import { FILTER_HELP, FILTER_OPTIONS, readFilter } from "./filter.ts";
import { WrongUse } from "./refusal.ts";
import { surveyStores } from "./with-stores.ts";

const FORMATS = new Map([
	["jsonl", JSON_LINES],
	["csv", CSV],
]);

/** Named so because `export` is a word of the language. */
export const exportAll: Command = {
	summary: "all with every field, for other programs",
	help: `npm run --silent enquiries -- export [options]

  --format F      jsonl, an object per line (the default), or csv
${FILTER_HELP}

Quarantined and spam are in it; what was erased is not, unless --status erased
asks for it. Without --silent npm writes lines of its own above the data.

  npm run --silent enquiries -- export > enquiries.jsonl
  npm run --silent enquiries -- export --format csv --since 3w > enquiries.csv`,

	async run(args, desk) {
		const { values, positionals } = readArguments({
			args,
			options: { format: { type: "string" }, ...FILTER_OPTIONS },
			allowPositionals: true,
		});
		refuseMore(positionals);
		const format = FORMATS.get(values.format ?? "jsonl");
		if (!format)
			throw new WrongUse(
				`--format wants ${[...FORMATS.keys()].join(" or ")}; found ${JSON.stringify(values.format)}.`,
			);
		const { limit = Number.POSITIVE_INFINITY, ...filter } = readFilter(values);
		const { write } = desk.screen;
		await surveyStores(desk, async ({ enquiries }) => {
			if (format.header) await write(format.header);
			let written = 0;
			for await (const enquiry of enquiries.walk(filter)) {
				await write(format.toLine(enquiry));
				if (++written >= limit) break;
			}
		});
	},
};
