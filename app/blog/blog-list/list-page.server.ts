import { type BlogQuery, toBlogPath } from "#app/blog/blog-query.ts";
import { getFeedLink } from "#app/blog/feed/render-feed.ts";
import { getSafeText } from "#app/blog/html/safe-html.ts";
import type { BlogList } from "#app/blog/select-posts.ts";
import { toPostPath } from "#app/blog/slug.ts";
import { getContent } from "#app/content/content.server.ts";
import { toReadableName } from "#app/content/names.ts";
import { getTopicTheme } from "#app/design/sections/topic-theme.server.ts";
import { t } from "#app/messages/en/articles.server.ts";
import { toPageCrumb } from "#app/seo/crumbs.server.ts";
import type { Crumb } from "#app/seo/crumbs.ts";
import type { PageLink } from "#app/seo/page-head.tsx";
import { buildPageMeta } from "#app/seo/page-meta.server.ts";
import { buildItemList } from "#app/seo/structured-data/entities.ts";
import { truncateDescription } from "#app/seo/truncate.ts";

/** Adds the theme of the featured post. */
export function addPaper<List extends { status: string }>(
	list: List | (List & Pick<BlogList, "featured">),
) {
	const featured = "featured" in list ? list.featured : null;
	return { ...list, paper: getTopicTheme(featured?.categories ?? []) };
}

/** Builds the texts and the metadata of the list's page; the list is null while it is deferred. */
export function buildListPage(query: BlogQuery, list: BlogList | null) {
	const { subtitle, description, ...texts } = getTexts(query, list);
	const { page } = query;
	const title = page > 1 ? t("pageTitle", { title: texts.title, page }) : texts.title;
	const toPath = (number: number) => toBlogPath({ ...query, page: number });
	const crumbs: Crumb[] = [toPageCrumb("/blog")];
	if (toPath(1) !== "/blog")
		crumbs.push({ name: query.words ? t("searchCrumb") : texts.title, to: toPath(1) });
	if (page > 1) crumbs.push({ name: t("pageCrumb", { page }), to: toPath(page) });
	const links: PageLink[] = [getFeedLink()];
	if (page < (list?.pages ?? 1)) links.unshift({ rel: "next", href: toPath(page + 1) });
	if (page > 1) links.unshift({ rel: "prev", href: toPath(page - 1) });
	const posts = list ? [...(list.featured ? [list.featured] : []), ...list.posts] : [];
	const entries = posts.map((post) => ({
		name: getSafeText(post.title),
		to: toPostPath(post.slug),
	}));
	return {
		hero: {
			title,
			subtitle,
			crumbs,
			theme: query.category ? getTopicTheme([{ slug: query.category }]) : ("cotton" as const),
		},
		texts: getContent().pages.blog.list,
		meta: buildPageMeta({
			title,
			description:
				page > 1 ? truncateDescription(t("pageDescription", { page, description })) : description,
			path: toPath(page),
			type: "CollectionPage",
			crumbs,
			entity: buildItemList(entries),
			// The number of such pages is unlimited, as searches and filters can be combined.
			noindex: Boolean(query.words || query.tag),
			links,
		}),
	};
}

function getTexts(query: BlogQuery, list: BlogList | null) {
	const { category, tag, search, ...whole } = getContent().pages.blog;
	if (query.words) return insertName({ ...whole, ...search }, query.words);
	if (query.tag)
		return insertName({ ...whole, ...tag }, list?.tag?.name ?? toReadableName(query.tag));
	if (query.category)
		return insertName(category, list?.category?.name ?? toReadableName(query.category));
	return whole;
}

type Texts = { title: string; subtitle: string; description: string };

function insertName({ title, subtitle, description }: Texts, name: string): Texts {
	const insert = (text: string) => text.replaceAll("{name}", () => name);
	return { title: insert(title), subtitle: insert(subtitle), description: insert(description) };
}
