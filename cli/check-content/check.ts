import { Command } from "commander";
import { ContentError, formatIssue } from "#app/content/content-error.ts";
import { loadContent } from "#app/content/load.ts";
import { checkPages, SIMILARITY_MAX, WORDS_MIN } from "#app/content/similarity/check-pages.ts";
import { PAGE_KINDS } from "#app/content/similarity/page-texts.ts";
import type { Content } from "#app/content/types.ts";
import { UserError } from "../terminal/errors.ts";
import { parseInteger } from "../terminal/parse-values.ts";
import { toJson } from "../terminal/plain-text.ts";
import type { CliContext, CreateCommand } from "../terminal/program.ts";
import type { Terminal } from "../terminal/terminal.ts";
import { formatErrors, formatReport } from "./format-report.ts";

type Options = { pairs: number; all?: boolean; json?: boolean };

/** More were not measured; see docs/operating.md. */
const MAX_CITIES = 500;

const DESCRIPTION = `Names every error in content/, and how much each page about a place, a service or a reason to choose us says that no other page says. Ends with exit code 1 where something is to be corrected.`;

/** The check of the content in `<root>/content`. */
export function checkContent(root: string, maxCities = MAX_CITIES): CreateCommand {
	return ({ terminal }: Pick<CliContext, "terminal">) =>
		new Command("npm run content:check --")
			.description(DESCRIPTION)
			.option(
				"--pairs <number>",
				"the most similar pairs of pages of each kind",
				parseInteger(0, 9_999),
				0,
			)
			.option("--all", "every page, not only the worst of each kind")
			.option("--json", "the measurements for programs")
			.action(async ({ pairs, all, json }: Options) => {
				const content = loadSound(root, terminal);
				const { length: count } = content.cities;
				if (count > maxCities)
					terminal.note(
						`${count} cities are more than the ${maxCities} that the site is measured with; docs/operating.md says what comes after.`,
					);
				const reports = checkPages(content, { pairs });
				if (json) {
					const withLimits = PAGE_KINDS.map((kind) => [
						kind,
						{ leastWords: WORDS_MIN[kind], mostSameness: SIMILARITY_MAX, ...reports[kind] },
					]);
					await terminal.print(toJson(Object.fromEntries(withLimits), undefined, "\t"));
				} else
					await terminal.print(
						`${formatCounts(content)}\n${formatReport(reports, all ?? false, terminal)}`,
					);
				const errors = formatErrors(reports);
				for (const line of errors) terminal.note(line);
				if (errors.length > 0)
					throw new UserError(
						`${errors.length} to be kept out of search engines for saying too little of their own`,
					);
			});
}

function loadSound(root: string, terminal: Terminal): Content {
	try {
		return loadContent(root);
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		for (const issue of error.issues) terminal.note(formatIssue(issue));
		throw new UserError(`${error.issues.length} to correct in content/`);
	}
}

function formatCounts(content: Content): string {
	const districts = content.cities.flatMap((city) => city.districts);
	const localServices = content.cities.flatMap((city) => Object.keys(city.services));
	const subServices = content.services.flatMap((service) => service.subServices);
	return `The content is sound:
${content.cities.length} cities, ${districts.length} districts, ${localServices.length} localised service texts,
${content.services.length} services, ${subServices.length} sub-services, ${content.whyChooseUs.length} reasons,
${content.caseStudies.length} case studies, ${content.posts.length} posts, ${content.people.length} people.`;
}
