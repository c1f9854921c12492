import { ContentError } from "#app/platform/content-error.ts";
import { getEnv } from "#app/platform/env.server.ts";
import type { AgencyRegion } from "#app/platform/region.ts";
import { checkCalendar } from "./check-calendar.ts";
import { checkMessages } from "./check-messages.ts";
import { checkRedirects } from "./check-redirects.ts";
import { checkReferences } from "./check-references.ts";
import { removeFamilies } from "./families.ts";
import { ContentFiles } from "./files/content-files.ts";
import { ContentReader } from "./files/content-reader.ts";
import type { Texts } from "./files/layered-texts.ts";
import { Media } from "./media/media.ts";
import { parseContent, parseSite } from "./parse-content.ts";
import { findNeighbours } from "./places/find-neighbours.ts";
import { toRegion } from "./region.ts";
import { checkSums } from "./sums/check-sums.ts";
import type { Content } from "./types.ts";

/** Loads the agency's region alone, for commands. Throws a ContentError with the issues of its file. */
export function loadRegion(folder = getEnv().CONTENT_DIR): AgencyRegion {
	const reader = new ContentReader(new ContentFiles(folder));
	const site = parseSite(reader);
	reader.throwParsed();
	return toRegion(site);
}

type LoadOptions = {
	/** Texts that are read in place of files. */
	texts?: Texts;
	/** What is kept of the folder from one time to the next. */
	files?: ContentFiles;
};

/** Loads the content of a folder, checked and linked. Throws a ContentError with every issue of every file. */
export function loadContent(
	folder: string,
	{ texts, files = new ContentFiles(folder) }: LoadOptions = {},
): Content {
	const reader = new ContentReader(files, texts);
	const media = new Media(files.media);
	const content = { folder, ...parseContent(reader, media) };
	reader.throwIssues();
	for (const { districts } of [{ districts: content.cities }, ...content.cities])
		for (const place of districts) place.neighbours = findNeighbours(place, districts);
	const shown = removeFamilies(content);
	const issues = [
		...checkReferences(content),
		...checkSums(content),
		...checkCalendar(content.festivals),
		...checkRedirects(shown),
		...(content.messages ? checkMessages(content.messages) : []),
		...media.listMissing(),
	];
	if (issues.length > 0) throw new ContentError(reader.addLines(issues));
	return shown;
}
