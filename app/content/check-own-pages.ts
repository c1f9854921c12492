import type { ContentIssue } from "#app/platform/content-error.ts";
import { listPaths } from "./list-paths.ts";
import { isFreePath } from "./site-paths.ts";
import type { Content } from "./types.ts";

/** Checks that each page of the agency's own has an address that is neither reserved nor another page's. */
export function checkOwnPages(content: Content): ContentIssue[] {
	const { ownPages } = content;
	if (ownPages.length === 0) return [];
	const taken = new Set(listPaths({ ...content, ownPages: [] }));
	return ownPages.flatMap(({ file, slug, path }) => {
		const field = path === `/${slug}` ? "" : "path";
		const advice = "give the page another path";
		const isTaken = taken.has(path);
		taken.add(path);
		if (isTaken) return [{ file, field, reason: `${path} is taken by another page; ${advice}` }];
		if (isFreePath(path)) return [];
		return [{ file, field, reason: `${path} is a reserved path; ${advice}` }];
	});
}
