import { data, useLocation } from "react-router";
import { loadFromList, setBlogHeaders } from "#app/blog/blog.server.ts";
import { parseBlogQuery } from "#app/blog/blog-query.ts";
import { BlogUnavailable } from "#app/blog/blog-unavailable.tsx";
import { Deferred } from "#app/blog/deferred.tsx";
import { isDeferred } from "#app/blog/deferred-result.ts";
import { selectPosts } from "#app/blog/select-posts.ts";
import { requirePage } from "#app/content/content.server.ts";
import { LazyNotFoundPage } from "#app/design/layout/lazy-not-found-page.ts";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { t } from "#app/messages/en/blog.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { FeaturedPost, FeaturedPostSkeleton } from "./featured-post.tsx";
import { addPaper, buildListPage } from "./list-page.server.ts";
import { PostList, PostListSkeleton } from "./post-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { Topics } from "./topics.tsx";

export const handle: RouteHandle = {
	cache: { parameters: ["category", "tag", "page"], unbounded: ["q"] },
};

export async function loader({ request, context }: Route.LoaderArgs) {
	requirePage("/blog");
	const query = parseBlogQuery(new URL(request.url).searchParams);
	if (!query) throw notFound();
	const list = await loadFromList(request, async (posts) =>
		addPaper(await selectPosts(posts, query)),
	);
	const early = isDeferred(list) ? null : list;
	if (early?.status === "missing") throw notFound();
	const page = buildListPage(query, early?.status === "loaded" ? early : null);
	return data({ query, list, ...page }, { status: setBlogHeaders(context, list) });
}

export default function BlogPage({ loaderData }: Route.ComponentProps) {
	const { query, list, hero, texts } = loaderData;
	const { search } = useLocation();
	const head = <PageHero {...hero} aside={<SearchForm query={query} label={texts.search} />} />;
	const loading = (
		<>
			{head}
			<div role="status">
				<span className="sr-only">{t("loadingList")}</span>
				<FeaturedPostSkeleton />
				<div className={BODY}>
					<div />
					<PostListSkeleton />
				</div>
			</div>
		</>
	);
	return (
		// Loaded lists replace each other in place, which keeps the focus; a deferred one shows its fallback.
		<Deferred key={isDeferred(list) ? search : "loaded"} value={list} fallback={loading}>
			{(result) => {
				if (result.status === "missing") return <LazyNotFoundPage />;
				if (result.status === "unavailable") {
					return (
						<>
							{head}
							<div className="wrap pb-24">
								<BlogUnavailable level={2} />
							</div>
						</>
					);
				}
				return (
					<>
						{head}
						{result.featured && <FeaturedPost post={result.featured} paper={result.paper} />}
						<div className={BODY}>
							<Topics query={query} topics={result.topics} />
							<PostList query={query} list={result} texts={texts} />
						</div>
					</>
				);
			}}
		</Deferred>
	);
}

const BODY =
	"wrap grid items-start gap-x-14 gap-y-10 pt-8 pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-16";
