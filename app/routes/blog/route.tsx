import { data, useLocation } from "react-router";
import { readFromList } from "#app/blog/blog.server.ts";
import { setBlogHeaders } from "#app/blog/blog-headers.server.ts";
import { Deferred } from "#app/blog/deferred.tsx";
import { isLater } from "#app/blog/later.ts";
import { type BlogQuery, parseBlogQuery } from "#app/blog/reading/blog-query.ts";
import { type ChosenPosts, choosePosts } from "#app/blog/reading/choose-posts.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { LazyNotFoundPage } from "#app/routes/not-found/lazy-not-found-page.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { BlogUnavailable } from "#app/sections/blog-unavailable.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { chooseTopicPaper } from "#app/sections/post-paper.ts";
import type { Route } from "./+types/route.ts";
import { describeList } from "./describe-list.server.ts";
import { FeaturedPost, FeaturedPostSkeleton } from "./featured-post.tsx";
import { Found } from "./found.tsx";
import { PageLinks } from "./page-links.tsx";
import { PostList, PostListSkeleton } from "./post-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { Topics } from "./topics.tsx";

export const handle: RouteHandle = {
	cache: { parameters: ["category", "tag", "page"], unbounded: ["q"] },
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const query = parseBlogQuery(new URL(request.url).searchParams);
	if (!query) throw notFound();
	const list = await readFromList(request, choosePosts(query));
	const early = isLater(list) ? null : list;
	if (early?.status === "missing") throw notFound();
	const { hero, meta } = describeList(query, early?.status === "loaded" ? early : null);
	return data({ query, list, hero, meta }, { status: setBlogHeaders(context, list) });
}

export default function BlogPage({ loaderData: { query, list, hero } }: Route.ComponentProps) {
	const { search } = useLocation();
	const paper = query.category ? chooseTopicPaper([{ slug: query.category }]) : "cotton";
	const head = <PageHero {...hero} paper={paper} aside={<SearchForm query={query} />} />;
	const loading = (
		<>
			{head}
			<div role="status">
				<span className="sr-only">Loading the articles</span>
				<FeaturedPostSkeleton />
				<div className={BODY}>
					<div />
					<PostListSkeleton />
				</div>
			</div>
		</>
	);
	return (
		// Lists that are there follow each other in place, which keeps the focus; one that comes later begins anew.
		<Deferred key={isLater(list) ? search : "there"} value={list} fallback={loading}>
			{(result) => {
				if (result.status === "missing") return <LazyNotFoundPage />;
				return (
					<>
						{head}
						{result.status === "loaded" ? (
							<LoadedList query={query} list={result} />
						) : (
							<div className="wrap pb-24">
								<BlogUnavailable level={2} />
							</div>
						)}
					</>
				);
			}}
		</Deferred>
	);
}

function LoadedList({ query, list }: { query: BlogQuery; list: ChosenPosts }) {
	const { featured, posts, topics, pages } = list;
	return (
		<>
			{featured && <FeaturedPost post={featured} />}
			<div className={BODY}>
				<Topics query={query} topics={topics} />
				<div>
					<Found query={query} list={list} />
					<PostList posts={posts} query={query} hasFeatured={featured !== null} />
					<PageLinks query={query} pages={pages} />
				</div>
			</div>
		</>
	);
}

/** The index of topics in a narrow column, the articles in the wide one. */
const BODY =
	"wrap grid items-start gap-x-14 gap-y-10 pt-8 pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-16";
