import { Command } from "commander";
import { checkDates } from "#app/content/check-dates.ts";
import { checkLinks } from "#app/content/check-links.ts";
import { listMissingMessages } from "#app/content/check-messages.ts";
import { checkWords } from "#app/content/check-words.ts";
import { addLines } from "#app/content/files/content-reader.ts";
import { listSamples } from "#app/content/list-samples.ts";
import { loadContent } from "#app/content/load.ts";
import { checkPictures, listUnusedFiles } from "#app/content/media/check-pictures.ts";
import { listFarCities } from "#app/content/places/list-far-cities.ts";
import { toRegion } from "#app/content/region.ts";
import {
	checkPages,
	type KindReport,
	type PageReport,
	SIMILARITY_MAX,
} from "#app/content/similarity/check-pages.ts";
import { PAGE_KINDS, type PageKind, WORDS_MIN } from "#app/content/similarity/page-texts.ts";
import type { Content } from "#app/content/types.ts";
import { checkColours } from "#app/design/styles/check-colours.ts";
import { ContentError, type ContentIssue, formatIssue } from "#app/platform/content-error.ts";
import { toJson } from "#app/platform/plain-text.ts";
import { getSiteLanguage } from "#app/platform/region.ts";
import { UserError } from "../../app/platform/terminal/errors.ts";
import { formatCount } from "../../app/platform/terminal/format-values.ts";
import { parseInteger } from "../../app/platform/terminal/parse-values.ts";
import type { CliContext, CreateCommand } from "../../app/platform/terminal/program.ts";
import { type Cell, type Column, formatTable } from "../../app/platform/terminal/table.ts";
import type { Terminal } from "../../app/platform/terminal/terminal.ts";
import { findOutdated } from "../migrate-content/migrate.ts";
import { listVersionProblems } from "./list-version-problems.ts";

type Options = { pairs: number; all?: boolean; json?: boolean; launch?: boolean };

/** The largest number of cities that was measured; see docs/operating.md. */
const MAX_CITIES = 500;

type Reports = Record<PageKind, KindReport>;

/** The number of pages of each kind that are shown; pages without errors beyond these are only counted. */
const TOP = 4;

const TITLES: Record<PageKind, string> = {
	city: "Cities",
	district: "Districts",
	localService: "Services in cities",
	service: "Services",
	subService: "Sub-services",
	reason: "Reasons",
	ownPage: "Pages of your own",
};

const VERDICTS: Record<PageReport["faults"][number], string> = {
	words: "too few words",
	sameness: "too alike",
};

const PAGE_COLUMNS: Column[] = [
	{ title: "Page", min: 38 },
	{ title: "Own words", isNumber: true },
	{ title: "Same", isNumber: true },
	// The column is left out where there is no room, as two cut addresses say less than a whole one.
	{ title: "as", isOptional: true },
	{ title: "Verdict", min: 13 },
];
const PAIR_COLUMNS: Column[] = [
	{ title: "Same", isNumber: true },
	{ title: "Most similar pairs", min: 24 },
	{ title: "", min: 24 },
];

const DESCRIPTION = `Names every error in the content, and how much each page about a place, a service or a reason to choose us, and each of your own, says that no other page says. Ends with exit code 1 where something is to be corrected.`;

export function checkContent(maxCities = MAX_CITIES): CreateCommand {
	return (context: CliContext) =>
		new Command("npm run content:check --")
			.description(DESCRIPTION)
			.option("--pairs <number>", "the most similar pairs of each kind", parseInteger(0, 9_999), 0)
			.option("--all", "every page, not only the worst of each kind")
			.option("--launch", "fails while anything of the demonstration agency is left")
			.option("--json", "the measurements for programs")
			.action(async ({ pairs, all = false, json, launch }: Options) => {
				const { terminal } = context;
				const content = await loadSound(context);
				for (const path of listUnusedFiles(content))
					terminal.note(`${path}: nothing shows it; name it in a field, or delete it`);
				const { length: count } = content.cities;
				if (count > maxCities)
					terminal.note(
						`${count} cities are more than the ${maxCities} that the site is measured with; docs/operating.md says what comes after.`,
					);
				for (const { file, distance } of listFarCities(content))
					terminal.note(
						`content/${file}: ${distance} km from the office; are its coordinates right?`,
					);
				const language = getSiteLanguage(toRegion(content.site));
				for (const line of listMissingMessages(language, content.messages ?? {}))
					terminal.note(line);
				const reports = checkPages(content, { pairs });
				for (const line of await listVersionProblems(context.env)) terminal.note(line);
				const samples = launch ? listSamples(content) : [];
				await terminal.print(
					json
						? formatJson(reports)
						: `${formatCounts(content)}\n${formatReport(reports, all, terminal)}`,
				);
				const errors = formatErrors(reports);
				for (const line of errors) terminal.note(line);
				for (const sample of samples) terminal.note(sample);
				const reasons = [
					errors.length > 0 &&
						`${errors.length} to be kept out of search engines for saying too little of their own`,
					samples.length > 0 && `${samples.length} samples of the demonstration agency are left`,
				].filter((reason) => reason !== false);
				if (reasons.length > 0) throw new UserError(reasons.join("\n"));
			});
}

async function loadSound({ env, terminal }: CliContext): Promise<Content> {
	try {
		const content = loadContent(env.CONTENT_DIR);
		const issues = [
			...checkLinks(content),
			...checkDates(content),
			...checkWords(content),
			...(await checkPictures(content.pictures)),
			...listColourIssues(content),
		];
		if (issues.length > 0) throw new ContentError(addLines(content.folder, issues));
		return content;
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		for (const issue of error.issues) terminal.note(formatIssue(issue));
		const outdated = findOutdated(env.CONTENT_DIR);
		const count = `${error.issues.length} to correct in ${env.CONTENT_DIR}`;
		throw new UserError(
			outdated.length > 0
				? `${count}\n${outdated.map(({ path }) => path).join(", ")} had another form in an earlier version: run npm run content:migrate first`
				: count,
		);
	}
}

function listColourIssues({ site }: Content): ContentIssue[] {
	return checkColours(site.colours ?? {}).map(({ name, reason }) => ({
		file: "site.yaml",
		field: `colours.${name}`,
		reason,
	}));
}

function formatCounts(content: Content) {
	const { folder, site, cities, services, whyChooseUs, caseStudies, posts, people } = content;
	const districts = cities.flatMap((city) => city.districts);
	const localServices = cities.flatMap((city) => Object.keys(city.services));
	const subServices = services.flatMap((service) => service.subServices);
	const lines = [
		[
			formatCount(cities.length, "city", "cities"),
			formatCount(districts.length, "district"),
			formatCount(localServices.length, "localised service text"),
		],
		[
			formatCount(services.length, "service"),
			formatCount(subServices.length, "sub-service"),
			formatCount(whyChooseUs.length, "reason"),
		],
		[
			formatCount(caseStudies.length, "case study", "case studies"),
			formatCount(posts.length, "post"),
			formatCount(people.length, "person", "people"),
		],
	];
	const text = lines.map((counts) => counts.join(", ")).join(",\n");
	return `The content of ${site.name} in ${folder} can be read, and its parts fit together:\n${text}.`;
}

/** Formats a table of each kind, worst first, and the most similar pairs where they are requested. */
function formatReport(reports: Reports, isAll: boolean, { isTty, width, paint }: Terminal): string {
	// A program that parses the table needs whole addresses.
	const target = { width: isTty ? width : Number.POSITIVE_INFINITY, paint };
	return PAGE_KINDS.filter((kind) => reports[kind].pages.length > 0)
		.flatMap((kind) => {
			const { pages, pairs } = reports[kind];
			const shown = pages.filter(({ faults }, index) => isAll || index < TOP || faults.length > 0);
			const more = pages.length - shown.length;
			const words = WORDS_MIN[kind] > 0 ? `at least ${WORDS_MIN[kind]} own words, ` : "";
			const title = `${TITLES[kind]}: ${words}at most ${formatShare(SIMILARITY_MAX)} the same as another`;
			const pairRows = pairs.map(({ first, second, share }) => [formatShare(share), first, second]);
			return [
				"",
				paint("bold", title),
				formatTable(PAGE_COLUMNS, shown.map(toRow), target),
				...(more > 0 ? [`and ${more} better; --all lists every page`] : []),
				...(pairs.length > 0 ? ["", formatTable(PAIR_COLUMNS, pairRows, target)] : []),
			];
		})
		.join("\n");
}

function toRow({ path, ownWords, nearest, faults }: PageReport): Cell[] {
	const verdict = faults.map((fault) => VERDICTS[fault]).join(", ");
	return [
		path,
		String(ownWords),
		formatShare(nearest?.share ?? 0),
		nearest?.path ?? "none",
		verdict ? { text: verdict, style: "red" } : { text: "holds", style: "green" },
	];
}

function formatJson(reports: Reports): string {
	const entries = PAGE_KINDS.map((kind) => {
		const limits = { leastWords: WORDS_MIN[kind], mostSameness: SIMILARITY_MAX };
		return [kind, { ...limits, ...reports[kind] }];
	});
	return toJson(Object.fromEntries(entries), "\t");
}

/** Formats a line for each page that breaks a limit. */
function formatErrors(reports: Reports): string[] {
	return PAGE_KINDS.flatMap((kind) =>
		reports[kind].pages.flatMap(({ path, ownWords, nearest, faults }) => {
			const reasons: Record<PageReport["faults"][number], string> = {
				words: `${ownWords} own words, at least ${WORDS_MIN[kind]} are wanted`,
				sameness: `${formatShare(nearest?.share ?? 0)} the same as ${nearest?.path}`,
			};
			const found = faults.map((fault) => reasons[fault]);
			return found.length > 0 ? [`${path}: ${found.join("; ")}`] : [];
		}),
	);
}

function formatShare(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}
