import type { Asked, Mask } from "./asked.ts";
import { NAMED } from "./find-places.ts";
import { judgeEntry, makeJudged } from "./judge-entry.ts";
import type { Fit } from "./match-words.ts";
import type { PageIndex } from "./page-index.ts";
import type { Kind } from "./site-page.ts";

export type PageHit = { kind: "page"; page: number; score: number };
/** A service that was asked for, by its own name or by one of its parts. */
export type AskedService = { service: string; mask: Mask; score: number };

const BONUS: Record<Kind, number> = {
	service: 0.35,
	city: 0.3,
	subService: 0.25,
	tool: 0.25,
	localService: 0.2,
	district: 0.2,
	page: 0.15,
	case: 0.15,
	reason: 0.1,
	post: 0.1,
};
const BY_PART = 0.8;

/** All pages that are no place's, judged one by one; there are as many as have been written by hand. */
export function findSitePages(
	{ pages }: PageIndex,
	fits: readonly Fit[],
	asked: Asked,
): { full: PageHit[]; partial: PageHit[]; isAnyFull: boolean; services: AskedService[] } {
	const full: PageHit[] = [];
	const partial: PageHit[] = [];
	const services: AskedService[] = [];
	let isAnyFull = false;
	for (const [page, { kind, service }] of pages.entries()) {
		const { all, ofName, isNamed, sum } = judgeEntry(fits, page, makeJudged());
		if (!asked.hasAny(all)) continue;
		const named = sum + (isNamed ? NAMED * asked.share(ofName) : 0);
		const isFull = asked.hasAll(all);
		if (isFull) isAnyFull = true;
		const score = (named + BONUS[kind]) * asked.share(all);
		(isFull || isNamed ? full : partial).push({ kind: "page", page, score });
		if (service && asked.hasAny(ofName)) {
			services.push({ service, mask: ofName, score: kind === "service" ? named : named * BY_PART });
		}
	}
	return { full, partial, isAnyFull, services };
}
