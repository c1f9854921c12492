import { data, useLocation } from "react-router";
import { readFromList } from "#app/blog/blog.server.ts";
import { Deferred } from "#app/blog/deferred.tsx";
import { describeAnswer, isLater } from "#app/blog/later.ts";
import { parseBlogQuery } from "#app/blog/reading/blog-query.ts";
import { choosePosts } from "#app/blog/reading/choose-posts.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { NotFoundPage } from "#app/routes/not-found/not-found-page.tsx";
import { BlogUnavailable } from "#app/sections/blog-unavailable.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { renderMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { describeList } from "./describe-list.server.ts";
import { Found } from "./found.tsx";
import { PageLinks } from "./page-links.tsx";
import { PostList, PostListSkeleton } from "./post-list.tsx";
import { SearchForm } from "./search-form.tsx";
import { Topics } from "./topics.tsx";

export async function loader({ request }: Route.LoaderArgs) {
	const query = parseBlogQuery(new URL(request.url).searchParams);
	if (!query) throw notFound();
	const list = await readFromList(request, choosePosts(query));
	const early = isLater(list) ? null : list;
	if (early?.status === "missing") throw notFound();
	const { hero, meta } = describeList(query, early?.status === "loaded" ? early : null);
	return data({ query, list, hero, meta }, describeAnswer(list));
}

export { passHeaders as headers } from "#app/routes/pass-headers.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function BlogPage({ loaderData: { query, list, hero } }: Route.ComponentProps) {
	const { search } = useLocation();
	const head = <PageHero {...hero} aside={<SearchForm query={query} />} />;
	const loading = (
		<>
			{head}
			<div className="wrap pb-24">
				<PostListSkeleton />
			</div>
		</>
	);
	return (
		// Lists that are there follow each other in place, which keeps the focus; one that comes later begins anew.
		<Deferred key={isLater(list) ? search : "there"} value={list} fallback={loading}>
			{(result) => {
				if (result.status === "missing") return <NotFoundPage />;
				return (
					<>
						{head}
						<div className="wrap pb-24">
							{result.status === "loaded" ? (
								<>
									<Topics query={query} topics={result.topics} />
									<Found query={query} list={result} />
									<PostList featured={result.featured} posts={result.posts} query={query} />
									<PageLinks query={query} pages={result.pages} />
								</>
							) : (
								<BlogUnavailable level={2} />
							)}
						</div>
					</>
				);
			}}
		</Deferred>
	);
}
