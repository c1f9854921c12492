import { type Command, InvalidArgumentError, Option } from "commander";
import { loadContent } from "#app/content/load.ts";
import { ENQUIRY_STATUSES, type EnquiryStatus } from "#app/enquiries/enquiry.ts";
import { formatUnknown } from "#app/platform/find-nearest.ts";
import { parseInteger, parseSince } from "#app/platform/terminal/parse-values.ts";

/** The options of a filter as the store has it, except that the option names one status. */
export type FilterOptions = {
	status?: EnquiryStatus;
	since?: string;
	service?: string;
	city?: string;
	limit?: number;
};

export function addFilterOptions(command: Command): Command {
	return command
		.addOption(new Option("--status <status>", "only these").choices(ENQUIRY_STATUSES))
		.option("--since <when>", "2026-11-21, or 24h, 7d, 3w", parseSince)
		.option("--service <slug>", "as in content/services, such as seo", parseSlug("services"))
		.option("--city <slug>", "as in content/cities, such as mumbai", parseSlug("cities"))
		.option("--limit <number>", "the newest ones only", parseInteger(1, 999_999_999));
}

function parseSlug(kind: "services" | "cities"): (text: string) => string {
	return (text) => {
		const slugs = loadContent(process.cwd())[kind].map(({ slug }) => slug);
		if (slugs.includes(text)) return text;
		throw new InvalidArgumentError(`In content/${kind} ${formatUnknown("slug", text, slugs)}`);
	};
}
