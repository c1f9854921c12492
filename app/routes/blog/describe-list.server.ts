import { toPostPath } from "#app/blog/reading/addresses.ts";
import { type BlogQuery, toBlogPath } from "#app/blog/reading/blog-query.ts";
import type { ChosenPosts } from "#app/blog/reading/choose-posts.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";
import { getContent } from "#app/content/content.server.ts";
import { toReadableName } from "#app/content/names.ts";
import type { Crumb } from "#app/seo/crumbs.ts";
import { fitDescription } from "#app/seo/fit-description.ts";
import type { PageLink } from "#app/seo/page-head.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { describeList as describeEntries } from "#app/seo/structured-data/entities.ts";
import { describeFeedLink } from "../feed/feed-link.server.ts";

/** What stands over the list and in the head of its page; the list is null where it comes later. */
export function describeList(query: BlogQuery, list: ChosenPosts | null) {
	const { title, subtitle, description } = describeKind(query, list);
	const { page } = query;
	const crumbs: Crumb[] = [{ name: "Blog", to: "/blog" }];
	const first = toBlogPath({ ...query, page: 1 });
	if (first !== "/blog") crumbs.push({ name: query.words ? "Search" : title, to: first });
	if (page > 1) crumbs.push({ name: `Page ${page}`, to: toBlogPath(query) });
	return {
		hero: { title, subtitle, crumbs },
		meta: describePage({
			title: page > 1 ? `${title}, page ${page}` : title,
			description: page > 1 ? fitDescription(`Page ${page}. ${description}`) : description,
			path: toBlogPath(query),
			type: "CollectionPage",
			crumbs,
			entity: list ? listPosts(list) : undefined,
			// Anyone can make a search or mix filters, so there is no end of such pages.
			robots: query.words || query.tag ? "noindex, follow" : undefined,
			links: [...linkPages(query, list?.pages ?? 1), describeFeedLink()],
		}),
	};
}

function describeKind(query: BlogQuery, list: ChosenPosts | null) {
	const { category, tag, search, ...whole } = getContent().pages.blog;
	const { description } = whole;
	if (query.words) return { description, ...putName(search, query.words) };
	if (query.tag)
		return { description, ...putName(tag, list?.tag?.name ?? toReadableName(query.tag)) };
	if (query.category)
		return putName(category, list?.category?.name ?? toReadableName(query.category));
	return whole;
}

function listPosts({ featured, posts }: ChosenPosts) {
	return describeEntries(
		[...(featured ? [featured] : []), ...posts].map(({ title, slug }) => ({
			name: readSafeHtml(title),
			to: toPostPath(slug),
		})),
	);
}

function putName<Texts extends Record<string, string>>(texts: Texts, name: string): Texts {
	return Object.fromEntries(
		Object.entries(texts).map(([key, text]) => [key, text.replaceAll("{name}", () => name)]),
	) as Texts;
}

function linkPages(query: BlogQuery, pages: number): PageLink[] {
	const at = (page: number) => toBlogPath({ ...query, page });
	const links: PageLink[] = [];
	if (query.page > 1) links.push({ rel: "prev", href: at(query.page - 1) });
	if (query.page < pages) links.push({ rel: "next", href: at(query.page + 1) });
	return links;
}
