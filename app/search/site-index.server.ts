import { setImmediate } from "node:timers/promises";
import { getContent, type SiteContent } from "#app/content/content.server.ts";
import type { SiteIndex } from "./find-pages.ts";
import { listPages } from "./list-pages.ts";
import { buildPageIndex } from "./page-index.ts";
import { buildPlaceIndex } from "./place-index.ts";

type Kept = { index: SiteIndex | null; building: Promise<SiteIndex> };

/** Content that is read anew is another value, and has another index. */
const kept = new WeakMap<SiteContent, Kept>();

/** The index of the whole site; built when it is first asked for, in steps between which others are answered. */
export function openSiteIndex(): Promise<SiteIndex> {
	return keep(getContent()).building;
}

/** The index, built at once where it is not there yet. */
export function peekSiteIndex(): SiteIndex {
	const content = getContent();
	const known = keep(content);
	known.index ??= buildAtOnce(content);
	return known.index;
}

function keep(content: SiteContent): Kept {
	const known = kept.get(content);
	if (known) return known;
	const made: Kept = { index: null, building: buildInSteps(content) };
	made.building.then(
		(index) => {
			made.index = index;
		},
		// Who waits for it is told.
		() => kept.delete(content),
	);
	kept.set(content, made);
	return made;
}

/** In one go, for scripts and for content that takes no longer than a page. */
export function buildAtOnce(content: SiteContent): SiteIndex {
	const steps = buildSiteIndex(content);
	for (;;) {
		const step = steps.next();
		if (step.done) return step.value;
	}
}

async function buildInSteps(content: SiteContent): Promise<SiteIndex> {
	const steps = buildSiteIndex(content);
	for (;;) {
		await setImmediate();
		const step = steps.next();
		if (step.done) return step.value;
	}
}

export function* buildSiteIndex(content: SiteContent): Generator<void, SiteIndex> {
	const fillers = new Set(content.pages.search.fillers);
	const pages = yield* buildPageIndex(listPages(content), fillers);
	const places = yield* buildPlaceIndex(content.cities);
	return { places, pages, services: content.services, fillers };
}
