import { data } from "react-router";
import { readPost } from "#app/blog/blog.server.ts";
import { Deferred } from "#app/blog/deferred.tsx";
import { describeAnswer, isLater } from "#app/blog/later.ts";
import { getContent } from "#app/content/content.server.ts";
import { toReadableName } from "#app/content/names.ts";
import { notFound } from "#app/routes/not-found/not-found.ts";
import { NotFoundPage } from "#app/routes/not-found/not-found-page.tsx";
import { BlogUnavailable } from "#app/sections/blog-unavailable.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { Article, ArticleSkeleton } from "./article.tsx";

export async function loader({ request, params }: Route.LoaderArgs) {
	const slug = params.post;
	const result = await readPost(request, slug);
	const path = `/blog/${encodeURIComponent(slug)}`;
	const early = isLater(result) ? null : result;
	if (early?.status === "missing") throw notFound();
	const title = early?.status === "found" ? toPlainText(early.post.title) : toReadableName(slug);
	const description =
		early?.status === "found"
			? toPlainText(early.post.excerpt)
			: getContent().pages.blog.description;
	return data({ result, meta: describePage({ title, description, path }) }, describeAnswer(result));
}

export { passHeaders as headers } from "#app/routes/pass-headers.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function BlogPostPage({ loaderData: { result }, params }: Route.ComponentProps) {
	return (
		<Deferred key={params.post} value={result} fallback={<ArticleSkeleton />}>
			{(settled) => {
				if (settled.status === "found") return <Article post={settled.post} />;
				if (settled.status === "missing") return <NotFoundPage />;
				return (
					<div className="wrap section-space">
						<BlogUnavailable level={1} />
					</div>
				);
			}}
		</Deferred>
	);
}

/** Safe HTML without its tags and with its entities resolved, for titles and descriptions. */
function toPlainText(html: string): string {
	return html
		.replaceAll(/<[^>]*>/g, "")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&")
		.trim();
}
