import { join } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { loadContent } from "#app/content/load.ts";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "#app/enquiries/enquiry.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import { parseInteger, parseSince } from "#app/platform/terminal/parse-values.ts";
import type { CliContext } from "#app/platform/terminal/program.ts";

/** The options of a filter as the store has it, except that the option names one status. */
export type FilterOptions = {
	status?: EnquiryStatus;
	since?: string;
	service?: string;
	city?: string;
	limit?: number;
};

/** Adds the options of a filter to a command. Services and cities are those of the content, which is then loaded. */
export function addFilterOptions(command: Command, context: CliContext): Command {
	return command
		.addOption(new Option("--status <status>", "only these").choices(ENQUIRY_STATUSES))
		.option("--since <when>", "2026-11-21, or 24h, 7d, 3w", parseSince)
		.option(
			"--service <slug>",
			"the name of its file in services/ of the content",
			parseSlug("services", context),
		)
		.option(
			"--city <slug>",
			"the name of its folder in cities/ of the content",
			parseSlug("cities", context),
		)
		.option("--limit <number>", "the newest ones only", parseInteger(1, 999_999_999));
}

function parseSlug(kind: "services" | "cities", context: CliContext): (text: string) => string {
	return (text) => {
		const folder = context.env.CONTENT_DIR;
		const slugs = loadContent(folder)[kind].map(({ slug }) => slug);
		if (slugs.includes(text)) return text;
		throw new InvalidArgumentError(
			`In ${join(folder, kind)} ${formatUnknown("slug", text, slugs)}`,
		);
	};
}
