import { data } from "react-router";
import { loadPost, setBlogHeaders } from "#app/blog/blog.server.ts";
import { BlogUnavailable } from "#app/blog/blog-unavailable.tsx";
import { Deferred } from "#app/blog/deferred.tsx";
import { isDeferred } from "#app/blog/deferred-result.ts";
import { getContent, requirePage } from "#app/content/content.server.ts";
import { pick } from "#app/content/pick.ts";
import { LazyNotFoundPage } from "#app/design/layout/lazy-not-found-page.ts";
import { notFound } from "#app/platform/http/not-found.ts";
import type { RouteHandle } from "#app/platform/http/route-handle.ts";
import type { Route } from "./+types/route.ts";
import { OurWork, RelatedPosts } from "./after-article.tsx";
import { Article, ArticleSkeleton } from "./article.tsx";
import { addWork, buildPostMeta } from "./post-page.server.ts";

export const handle: RouteHandle = { cache: {} };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	requirePage("/blog");
	const slug = params.post;
	const result = await loadPost(request, slug);
	const early = isDeferred(result) ? null : result;
	if (early?.status === "missing") throw notFound();
	const loaded = {
		result: addWork(result),
		texts: pick(getContent().pages.blog, "back", "contents", "work", "related"),
		meta: buildPostMeta(slug, early?.status === "found" ? early.post : null),
	};
	return data(loaded, { status: setBlogHeaders(context, result) });
}

export default function BlogPostPage({ loaderData, params }: Route.ComponentProps) {
	const { result, texts, meta } = loaderData;
	return (
		<Deferred key={params.post} value={result} fallback={<ArticleSkeleton />}>
			{(settled) => {
				if (settled.status === "missing") return <LazyNotFoundPage />;
				if (settled.status === "found") {
					return (
						<>
							<Article
								post={settled.post}
								paper={settled.paper}
								authorPath={settled.authorPath}
								crumbs={meta.crumbs}
								texts={texts}
							/>
							{settled.work && <OurWork title={texts.work} {...settled.work} />}
							<RelatedPosts title={texts.related} posts={settled.related} />
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
