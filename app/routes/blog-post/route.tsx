import { data } from "react-router";
import { readPost } from "#app/blog/blog.server.ts";
import { Deferred } from "#app/blog/deferred.tsx";
import { describeAnswer, isLater } from "#app/blog/later.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { readSafeHtml } from "#app/blog/reading/plain-text.ts";
import { getContent } from "#app/content/content.server.ts";
import { toReadableName } from "#app/content/names.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { NotFoundPage } from "#app/routes/not-found/not-found-page.tsx";
import { BlogUnavailable } from "#app/sections/blog-unavailable.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import { describeFeedLink } from "../feed/feed-link.server.ts";
import type { Route } from "./+types/route.ts";
import { Article, ArticleSkeleton } from "./article.tsx";
import { RelatedPosts } from "./related-posts.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
	const slug = params.post;
	const { blog } = getContent().pages;
	const result = await readPost(request, slug);
	const early = isLater(result) ? null : result;
	if (early?.status === "missing") throw notFound();
	const title = early?.status === "found" ? readSafeHtml(early.post.title) : toReadableName(slug);
	const description =
		early?.status === "found" ? readSafeHtml(early.post.excerpt) : blog.description;
	const loaded = {
		result,
		relatedTitle: blog.related,
		meta: describePage({
			title,
			description,
			path: toPostPath(slug),
			links: [describeFeedLink()],
		}),
	};
	return data(loaded, describeAnswer(result));
}

export { passHeaders as headers } from "#app/routes/pass-headers.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function BlogPostPage({ loaderData, params }: Route.ComponentProps) {
	const { result, relatedTitle } = loaderData;
	return (
		<Deferred key={params.post} value={result} fallback={<ArticleSkeleton />}>
			{(settled) => {
				if (settled.status === "missing") return <NotFoundPage />;
				if (settled.status === "found") {
					return (
						<>
							<Article post={settled.post} />
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
