import { AsyncLocalStorage } from "node:async_hooks";
import { isDeepStrictEqual } from "node:util";
import { setOwnMessages } from "#app/messages/catalogues.server.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import { setColours } from "#app/platform/hue.ts";
import { setLook } from "#app/platform/look.ts";
import { report } from "#app/platform/operations-log.ts";
import { setOwnMark } from "#app/platform/own-mark.ts";
import { isPublicUrl } from "#app/platform/public-url.ts";
import { getSiteLanguage, setRegion } from "#app/platform/region.ts";
import { runAtOnce, runInSlices } from "#app/platform/run-in-slices.ts";
import {
	copySiteState,
	getSiteState,
	publishSiteState,
	runInSiteState,
	type SiteState,
} from "#site-state";
import { type CitySummary, toCitySummary } from "./city-summary.ts";
import { hasFamilyOf } from "./families.ts";
import { ContentFiles } from "./files/content-files.ts";
import { layerPaths, NO_TEXTS, type Texts } from "./files/layered-texts.ts";
import type { ParsedValues } from "./files/parsed-values.ts";
import { readFile } from "./files/read-file.ts";
import { listPages } from "./list-pages.ts";
import { listSamples } from "./list-samples.ts";
import { loadContent } from "./load.ts";
import type { AddedPicture, MediaFiles } from "./media/media-files.ts";
import type { Page, ShownOptions } from "./pages/page.ts";
import { toRegion } from "./region.ts";
import { selectPolicyParts } from "./select-policy-parts.ts";
import { findNoindexPaths } from "./similarity/check-pages.ts";
import type { City, District, Person, Service, SiteContent } from "./types.ts";

export type { SiteContent };

/** Content that was checked, with what is derived from it: that which visitors see, or that with a draft. */
export type Snapshot = {
	content: SiteContent;
	cities: readonly City[];
	/** The paths below the content's folder of the files that it is made of, but for default ones. */
	files: readonly string[];
	noindexPaths: ReadonlySet<string>;
	/** The pages by their paths, once they were asked for. */
	pages?: ReadonlyMap<string, Page>;
	state: SiteState;
};

const snapshots = new AsyncLocalStorage<Snapshot>();
let published: Snapshot | undefined;
let folderFiles: ContentFiles | undefined;
let addedPictures: readonly AddedPicture[] = [];
let version = 0;

/**
 * Loads and checks the content of a folder; called before the server listens. Throws a ContentError with every issue;
 * the content that was loaded before stays then. `values` are those of the start before.
 */
export function reloadContent(folder = getEnv().CONTENT_DIR, values?: ParsedValues): Snapshot {
	const listed = new ContentFiles(folder);
	listed.media.setAdded(addedPictures);
	listed.values = values;
	const snapshot = loadSnapshot(listed, NO_TEXTS);
	listed.values = undefined;
	values?.write();
	folderFiles = listed;
	publish({ ...snapshot, noindexPaths: runAtOnce(measure(snapshot)) });
	return snapshot;
}

/**
 * Builds a snapshot with texts in place of the files that were read at the start. Throws a ContentError with every issue.
 * Which pages are indexed is as it is published.
 */
export function buildSnapshot(texts: Texts): Snapshot {
	return loadSnapshot(getFiles(), texts);
}

/** Returns the text of a file as it was read at the start, or the default one that stands for it; null if there is none. */
export function readContentFile(file: string): string | null {
	return readFile(getFiles(), file, getSiteLanguage(toRegion(getContent().site)));
}

/** Sets the pictures that were added at the desk, which content that is built from now on may show. */
export function setAddedPictures(pictures: readonly AddedPicture[]): void {
	addedPictures = pictures;
	getMedia().setAdded(pictures);
}

/** Returns the files that the content may show. */
export function getMedia(): MediaFiles {
	return getFiles().media;
}

/**
 * Makes a snapshot what visitors see. Resolves once it is found which of its pages are too short or too alike to be indexed,
 * between requests; until then those are the former ones.
 */
export async function publishSnapshot(snapshot: Snapshot): Promise<void> {
	const shown = { ...snapshot, noindexPaths: published?.noindexPaths ?? new Set() };
	publish(shown);
	try {
		const noindexPaths = await runInSlices(measure(shown), () => published === shown);
		if (noindexPaths && !isDeepStrictEqual(noindexPaths, shown.noindexPaths))
			publish({ ...shown, noindexPaths });
	} catch (error) {
		report("Which pages are too much alike could not be found:", error);
	}
}

function measure({ content, cities }: Snapshot): Generator<undefined, Set<string>> {
	return findNoindexPaths({ ...content, cities: [...cities] });
}

/** Runs what sees a snapshot in place of what is published. */
export function runInSnapshot<Result>(snapshot: Snapshot, run: () => Result): Result {
	return runInSiteState(snapshot.state, () => snapshots.run(snapshot, run));
}

/** Replaces the content by content that was checked; pages about cities need the cities' texts. */
export function setContent(
	content: SiteContent,
	cities: readonly City[] = [],
	noindexPaths: ReadonlySet<string> = new Set(),
): Snapshot {
	const snapshot = createSnapshot(content, cities, [], noindexPaths);
	publish(snapshot);
	return snapshot;
}

function publish(snapshot: Snapshot): void {
	published = snapshot;
	publishSiteState(snapshot.state);
	version += 1;
}

function getFiles(): ContentFiles {
	folderFiles ??= new ContentFiles(getEnv().CONTENT_DIR);
	return folderFiles;
}

function loadSnapshot(source: ContentFiles, texts: Texts): Snapshot {
	const content = loadContent(source.folder, { files: source, texts });
	const { cities } = content;
	const siteContent = {
		...content,
		cities: cities.map(toCitySummary),
		pages: {
			...content.pages,
			privacyPolicy: selectPolicyParts(content.pages.privacyPolicy, getEnv(), {
				hasWebsiteCheck: content.pages.tools.websiteCheck !== undefined,
			}),
		},
	};
	const paths = layerPaths(source.paths, texts);
	return createSnapshot(siteContent, cities, paths, published?.noindexPaths ?? new Set());
}

function createSnapshot(
	content: SiteContent,
	cities: readonly City[],
	files: readonly string[],
	noindexPaths: ReadonlySet<string>,
): Snapshot {
	const state = copySiteState();
	runInSiteState(state, () => setSite(content));
	return { content, cities, files, noindexPaths, state };
}

/** Tells the platform what it knows of the content. */
function setSite({ site, logo, messages = {} }: SiteContent): void {
	setColours(site);
	setOwnMark(logo?.icon);
	setLook(site.look);
	const region = toRegion(site);
	// Formatters are kept by the region: an equal one stays.
	if (!isDeepStrictEqual(region, getSiteState().region)) setRegion(region);
	setOwnMessages(getSiteLanguage(region), messages);
}

/** Returns what visitors see, or within runInSnapshot the snapshot of a draft. */
function getSnapshot(): Snapshot {
	return snapshots.getStore() ?? published ?? reloadContent();
}

/** Returns the paths below the content's folder of the files that the content is made of, but for default ones. */
export function getContentPaths(): readonly string[] {
	return getSnapshot().files;
}

/** Returns a number that increases whenever content is loaded. */
export function getContentVersion(): number {
	return version;
}

export function getContent(): SiteContent {
	return getSnapshot().content;
}

/** Returns every page by its path, in the order of sitemap.xml; posts of a content API are not among them. */
export function getPages(): ReadonlyMap<string, Page> {
	const current = getSnapshot();
	current.pages ??= listPages(current.content, getShownOptions());
	return current.pages;
}

/** Finds a city with all its texts; lists use findCitySummary. */
export function findCity(slug: string | undefined): City | undefined {
	return getSnapshot().cities.find((city) => city.slug === slug);
}

export function findCitySummary(slug: string): CitySummary | undefined {
	return getContent().cities.find((city) => city.slug === slug);
}

export function findDistrict(
	city: City | undefined,
	slug: string | undefined,
): District | undefined {
	return city?.districts.find((district) => district.slug === slug);
}

export function findService(slug: string | undefined): Service | undefined {
	return getContent().services.find((service) => service.slug === slug);
}

/** Finds the author of a post. Posts of any source name their author by the full name. */
export function findAuthor(name: string): Person | undefined {
	return getContent().people.find((person) => person.name === name);
}

/** Returns whether a path may have a page: not where it is one of a family that the content does not have. */
export function hasPage(path: string): boolean {
	return hasFamilyOf(path, getContent(), getShownOptions());
}

function getShownOptions(): ShownOptions {
	return { hasContentApi: getEnv().CONTENT_API_URL !== undefined };
}

/** Throws not found for the path of a page of a family that the content does not have. */
export function requirePage(path: string): void {
	if (!hasPage(path)) throw notFound();
}

/** Returns whether samples remain at a public address: then no page is indexed, and each has a banner. */
export function isDemonstration(): boolean {
	return isPublicUrl(getEnv().SITE_URL) && listSamples(getContent()).length > 0;
}

/** Returns whether the page at a path has enough text of its own to be offered to search engines. */
export function isIndexable(path: string): boolean {
	return !getSnapshot().noindexPaths.has(path) && !isDemonstration();
}
