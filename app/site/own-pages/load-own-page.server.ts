import { renderText } from "#app/blog/render-text.ts";
import { findCitySummary, getContent } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import type { OwnPage } from "#app/content/types.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import type { Crumb } from "#app/seo/crumbs.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";

export type LoadedOwnPage = NonNullable<Awaited<ReturnType<typeof loadOwnPage>>>;

/** Loads the agency's own page at a path; null where there is none. */
export async function loadOwnPage(path: string) {
	const page = findOwnPage(path);
	if (!page) return null;
	return {
		ownPage: page.sections ? { sections: page.sections } : await loadText(page),
		meta: buildPageMeta({
			...pick(page, "title", "description", "path", "updated"),
			crumbs: [...listParents(path), page.name],
		}),
	};
}

async function loadText(page: OwnPage) {
	const { html, contents } = await renderText(page, page.path, getEnv().SITE_URL);
	return { ...pick(page, "title", "subtitle", "updated"), html, contents };
}

function findOwnPage(path: string) {
	return getContent().ownPages.find((page) => page.path === path);
}

/** Returns the crumb of the page above one of two parts, where there is such a page. */
function listParents(path: string): Crumb[] {
	const to = path.slice(0, path.lastIndexOf("/"));
	if (to === "/about") return [toPageCrumb(to)];
	const parent = findOwnPage(to) ?? findCitySummary(to.slice(1));
	return parent ? [{ name: parent.name, to }] : [];
}
