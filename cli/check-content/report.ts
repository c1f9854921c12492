import {
	type Judgement,
	type KindJudgement,
	LEAST_WORDS,
	MOST_SAMENESS,
	type Pair,
} from "#app/content/sameness/judge.ts";
import { LOCAL_KINDS, type LocalKind } from "#app/content/sameness/local-pages.ts";

type KindReport = { leastWords: number; mostSameness: number; pages: Judgement[]; pairs: Pair[] };

/** The measurements with their limits, for programs; shares are from 0 to 1. */
export function toReport(
	judged: Record<LocalKind, KindJudgement>,
): Partial<Record<LocalKind, KindReport>> {
	return Object.fromEntries(
		LOCAL_KINDS.map((kind) => [
			kind,
			{ leastWords: LEAST_WORDS[kind], mostSameness: MOST_SAMENESS, ...judged[kind] },
		]),
	);
}
