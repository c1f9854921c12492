import { AsyncLocalStorage } from "node:async_hooks";
import type { BrowserCatalogue, Messages, OwnMessages } from "#app/messages/catalogues.server.ts";
import type { Look } from "./look.ts";
import type { AgencyRegion, Region } from "./region.ts";

/** What the platform knows of a site's content, which it cannot ask for; each module sets and reads its own part. */
export type SiteState = {
	region?: AgencyRegion | undefined;
	/** Loads the region at the first call, in commands. */
	loadRegion?: (() => AgencyRegion) | undefined;
	/** The region as those write who read another language than the site's, by that language. */
	translated: Map<string, Region>;
	look?: Look;
	recolour?: ((colour: string) => string) | undefined;
	/** The agency's own mark as a data URL. */
	mark?: string | undefined;
	messages?: OwnMessages;
	catalogues: Map<string, Messages>;
	sheets: Map<string, BrowserCatalogue>;
};

const states = new AsyncLocalStorage<SiteState>();
let published: SiteState = { translated: new Map(), catalogues: new Map(), sheets: new Map() };

/** Returns the state of the content that visitors see, or within runInSiteState another one. */
export function getSiteState(): SiteState {
	return states.getStore() ?? published;
}

/** Returns one part of the state; undefined in the browser. */
export function readSiteState<Key extends keyof SiteState>(key: Key): SiteState[Key] | undefined {
	return getSiteState()[key];
}

/** Returns the agency's region; undefined before the content is loaded, and in the browser. */
export function findSiteRegion(): AgencyRegion | undefined {
	const state = getSiteState();
	state.region ??= state.loadRegion?.();
	return state.region;
}

/** Creates a state as it is now, of which parts are set within runInSiteState. */
export function copySiteState(): SiteState {
	return { ...published };
}

export function runInSiteState<Result>(state: SiteState, run: () => Result): Result {
	return states.run(state, run);
}

/** Sets the state of the content that visitors see. */
export function publishSiteState(state: SiteState): void {
	published = state;
}
