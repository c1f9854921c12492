import {
	type Judgement,
	type KindJudgement,
	LEAST_WORDS,
	MOST_SAMENESS,
	type Pair,
} from "#app/content/sameness/judge.ts";
import { PAGE_KINDS, type PageKind } from "#app/content/sameness/judged-pages.ts";
import type { Screen } from "../enquiries/screen.ts";
import { type Cell, type Column, layTable } from "../enquiries/table.ts";
import type { Options } from "./options.ts";

/** Of a kind; sound pages beyond these are only counted. */
const SHOWN = 4;

const TITLES: Record<PageKind, string> = {
	city: "Cities",
	district: "Districts",
	localService: "Services in cities",
	service: "Services",
	subService: "Sub-services",
	reason: "Reasons",
};

const FAULTS: Record<Judgement["faults"][number], string> = {
	words: "too few words",
	sameness: "too alike",
};

const PAGE_COLUMNS: Column[] = [
	{ title: "Page", least: 38 },
	{ title: "Own words", isNumber: true },
	{ title: "Same", isNumber: true },
	// Two addresses cut short say less than a whole one.
	{ title: "as", leaveOut: 1 },
	{ title: "Verdict", least: 13 },
];

const PAIR_COLUMNS: Column[] = [
	{ title: "Same", isNumber: true },
	{ title: "Most similar pairs", least: 24 },
	{ title: "", least: 24 },
];

/** A table of each kind, worst first, and the most similar pairs where they are asked for. */
export function drawJudgements(
	judged: Record<PageKind, KindJudgement>,
	{ isAll }: Pick<Options, "isAll">,
	{ isTerminal, width, paint }: Screen,
): string {
	// A program that reads the table wants whole addresses.
	const room = { width: isTerminal ? width : Number.POSITIVE_INFINITY, paint };
	return PAGE_KINDS.flatMap((kind) => {
		const { pages, pairs } = judged[kind];
		const shown = pages.filter(({ faults }, at) => isAll || at < SHOWN || faults.length > 0);
		const more = pages.length - shown.length;
		return [
			"",
			paint(
				"bold",
				`${TITLES[kind]}: at least ${LEAST_WORDS[kind]} own words, at most ${formatShare(MOST_SAMENESS)} the same as another`,
			),
			...layTable(PAGE_COLUMNS, shown.map(toPageCells), room),
			...(more > 0 ? [`and ${more} better; --all lists every page`] : []),
			...(pairs.length > 0 ? ["", ...layTable(PAIR_COLUMNS, pairs.map(toPairCells), room)] : []),
		];
	}).join("\n");
}

function toPageCells({ path, ownWords, nearest, faults }: Judgement): Cell[] {
	const mark = (fault: Judgement["faults"][number], text: string): Cell =>
		faults.includes(fault) ? { text, style: "red" } : text;
	return [
		path,
		mark("words", String(ownWords)),
		mark("sameness", formatShare(nearest?.share ?? 0)),
		nearest?.path ?? "none",
		faults.length > 0
			? { text: faults.map((fault) => FAULTS[fault]).join(", "), style: "red" }
			: { text: "holds", style: "green" },
	];
}

function toPairCells({ first, second, share }: Pair): Cell[] {
	return [formatShare(share), first, second];
}

/** What a page falls short of, with whole addresses in any width. */
export function describeFaults(
	{ path, ownWords, nearest, faults }: Judgement,
	kind: PageKind,
): string {
	const told: Record<Judgement["faults"][number], string> = {
		words: `${ownWords} own words, at least ${LEAST_WORDS[kind]} are wanted`,
		sameness: `${formatShare(nearest?.share ?? 0)} the same as ${nearest?.path}`,
	};
	return `${path}: ${faults.map((fault) => told[fault]).join("; ")}`;
}

function formatShare(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}
