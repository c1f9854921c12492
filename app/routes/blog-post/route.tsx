import { data } from "react-router";
import { readPost } from "#app/blog/blog.server.ts";
import { setBlogHeaders } from "#app/blog/blog-headers.server.ts";
import { Deferred } from "#app/blog/deferred.tsx";
import { isLater } from "#app/blog/later.ts";
import { getContent } from "#app/content/content.server.ts";
import type { RouteHandle } from "#app/route-handle.ts";
import { LazyNotFoundPage } from "#app/routes/not-found/lazy-not-found-page.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { BlogUnavailable } from "#app/sections/blog-unavailable.tsx";
import type { Route } from "./+types/route.ts";
import { Article, ArticleSkeleton } from "./article.tsx";
import { describePost } from "./describe-post.server.ts";
import { addWork } from "./find-work.server.ts";
import { OurWork } from "./our-work.tsx";
import { RelatedPosts } from "./related-posts.tsx";

export const handle: RouteHandle = { cache: {} };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const slug = params.post;
	const { blog } = getContent().pages;
	const result = await readPost(request, slug);
	const early = isLater(result) ? null : result;
	if (early?.status === "missing") throw notFound();
	const loaded = {
		result: addWork(result),
		relatedTitle: blog.related,
		meta: describePost(slug, early?.status === "found" ? early.post : null),
	};
	return data(loaded, { status: setBlogHeaders(context, result) });
}

export default function BlogPostPage({ loaderData, params }: Route.ComponentProps) {
	const { result, relatedTitle, meta } = loaderData;
	return (
		<Deferred key={params.post} value={result} fallback={<ArticleSkeleton />}>
			{(settled) => {
				if (settled.status === "missing") return <LazyNotFoundPage />;
				if (settled.status === "found") {
					return (
						<>
							<Article post={settled.post} crumbs={meta.crumbs} />
							{settled.work && <OurWork {...settled.work} />}
							<RelatedPosts title={relatedTitle} posts={settled.related} />
						</>
					);
				}
				return (
					<div className="wrap section-space">
						<BlogUnavailable level={1} />
					</div>
				);
			}}
		</Deferred>
	);
}
