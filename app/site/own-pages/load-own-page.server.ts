import { data } from "react-router";
import { renderText } from "#app/blog/render-text.ts";
import { findCitySummary, getContent } from "#app/content/content.server.ts";
import { FORM_SECTION, type FormPath } from "#app/content/form-path.ts";
import { pick } from "#app/content/pick.ts";
import type { OwnPage } from "#app/content/types.ts";
import { getEnv } from "#app/platform/env.server.ts";
import { getResponseHeaders } from "#app/platform/http/response-headers.ts";
import type { PageData } from "#app/platform/http/route-handle.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import type { Crumb } from "#app/seo/crumbs.ts";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { acceptForm } from "#app/site/contact/form-page.server.ts";
import { loadSections, type PageArgs } from "./load-sections.server.ts";

export type LoadedOwnPage = NonNullable<Awaited<ReturnType<typeof loadOwnPage>>>;

/** Loads the agency's own page at the address of a request, or else what `loadOther` loads. */
export async function loadOwnPageOr<Other>(args: PageArgs, loadOther: () => Other) {
	return (await loadOwnPage(args)) ?? loadOther();
}

/** Handles the form of the agency's own page at the address of a request. Throws 405 for a page without one. */
export function acceptOwnForm(args: PageArgs) {
	const { pathname } = args.url;
	const section = findOwnPage(pathname)?.sections?.find(({ kind }) => kind === "form");
	if (!section) {
		getResponseHeaders(args.context).set("Allow", "GET");
		throw data(null, { status: 405 });
	}
	const path = pathname as FormPath;
	return acceptForm(args, path, { section: FORM_SECTION, source: path });
}

async function loadOwnPage(args: PageArgs) {
	const page = findOwnPage(args.url.pathname);
	if (!page) return null;
	const sections = page.sections && (await loadSections(page.sections, args));
	const hasTimes = sections?.some((section) => section.kind === "form" && section.form.offer);
	return {
		ownPage: sections ? { sections } : await loadText(page),
		...(hasTimes && ({ hasTimes } satisfies PageData)),
		meta: buildPageMeta({
			...pick(page, "title", "description", "path", "updated"),
			crumbs: [...listParents(page.path), page.name],
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
