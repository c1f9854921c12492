import {
	type Judgement,
	type KindJudgement,
	LEAST_WORDS,
	MOST_SAMENESS,
	type Pair,
} from "#app/content/sameness/judge.ts";
import { PAGE_KINDS, type PageKind } from "#app/content/sameness/judged-pages.ts";

type KindReport = { leastWords: number; mostSameness: number; pages: Judgement[]; pairs: Pair[] };

/** The measurements with their limits, for programs; shares are from 0 to 1. */
export function toReport(
	judged: Record<PageKind, KindJudgement>,
): Partial<Record<PageKind, KindReport>> {
	return Object.fromEntries(
		PAGE_KINDS.map((kind) => [
			kind,
			{ leastWords: LEAST_WORDS[kind], mostSameness: MOST_SAMENESS, ...judged[kind] },
		]),
	);
}
