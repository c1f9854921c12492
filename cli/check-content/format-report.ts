import {
	type KindReport,
	type PageReport,
	SIMILARITY_MAX,
	WORDS_MIN,
} from "#app/content/similarity/check-pages.ts";
import { PAGE_KINDS, type PageKind } from "#app/content/similarity/page-texts.ts";
import { type Cell, type Column, formatTable } from "../terminal/table.ts";
import type { Terminal } from "../terminal/terminal.ts";

type Reports = Record<PageKind, KindReport>;

/** Of each kind; sound pages beyond these are only counted. */
const TOP = 4;

const TITLES: Record<PageKind, string> = {
	city: "Cities",
	district: "Districts",
	localService: "Services in cities",
	service: "Services",
	subService: "Sub-services",
	reason: "Reasons",
};

const PAGE_COLUMNS: Column[] = [
	{ title: "Page", min: 38 },
	{ title: "Own words", isNumber: true },
	{ title: "Same", isNumber: true },
	// Two addresses cut short say less than a whole one.
	{ title: "as", isOptional: true },
	{ title: "Verdict", min: 13 },
];
const PAIR_COLUMNS: Column[] = [
	{ title: "Same", isNumber: true },
	{ title: "Most similar pairs", min: 24 },
	{ title: "", min: 24 },
];

/** A table of each kind, worst first, and the most similar pairs where they are requested. */
export function formatReport(
	reports: Reports,
	isAll: boolean,
	{ isTty, width, paint }: Terminal,
): string {
	// A program that parses the table needs whole addresses.
	const target = { width: isTty ? width : Number.POSITIVE_INFINITY, paint };
	return PAGE_KINDS.flatMap((kind) => {
		const { pages, pairs } = reports[kind];
		const shown = pages.filter(({ faults }, index) => isAll || index < TOP || faults.length > 0);
		const more = pages.length - shown.length;
		const title = `${TITLES[kind]}: at least ${WORDS_MIN[kind]} own words, at most ${formatShare(SIMILARITY_MAX)} the same as another`;
		const pairRows = pairs.map(({ first, second, share }) => [formatShare(share), first, second]);
		return [
			"",
			paint("bold", title),
			formatTable(PAGE_COLUMNS, shown.map(toRow), target),
			...(more > 0 ? [`and ${more} better; --all lists every page`] : []),
			...(pairs.length > 0 ? ["", formatTable(PAIR_COLUMNS, pairRows, target)] : []),
		];
	}).join("\n");
}

function toRow({ path, ownWords, nearest, faults }: PageReport): Cell[] {
	const [hasFewWords, isAlike] = [faults.includes("words"), faults.includes("sameness")];
	const mark = (isWrong: boolean, text: string): Cell => (isWrong ? { text, style: "red" } : text);
	const verdict = [hasFewWords && "too few words", isAlike && "too alike"].filter(Boolean);
	return [
		path,
		mark(hasFewWords, String(ownWords)),
		mark(isAlike, formatShare(nearest?.share ?? 0)),
		nearest?.path ?? "none",
		verdict.length > 0
			? { text: verdict.join(", "), style: "red" }
			: { text: "holds", style: "green" },
	];
}

/** A line for each page that falls short. */
export function formatErrors(reports: Reports): string[] {
	return PAGE_KINDS.flatMap((kind) =>
		reports[kind].pages
			.filter(({ faults }) => faults.length > 0)
			.map(({ path, ownWords, nearest, faults }) => {
				const reasons: Record<PageReport["faults"][number], string> = {
					words: `${ownWords} own words, at least ${WORDS_MIN[kind]} are wanted`,
					sameness: `${formatShare(nearest?.share ?? 0)} the same as ${nearest?.path}`,
				};
				return `${path}: ${faults.map((fault) => reasons[fault]).join("; ")}`;
			}),
	);
}

function formatShare(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}
