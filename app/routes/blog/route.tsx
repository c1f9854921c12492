import { data } from "react-router";
import { readPostList } from "#app/blog/blog.server.ts";
import { Deferred } from "#app/blog/deferred.tsx";
import { describeAnswer } from "#app/blog/later.ts";
import { getContent } from "#app/content/content.server.ts";
import { BlogUnavailable } from "#app/sections/blog-unavailable.tsx";
import { PageHero } from "#app/sections/page-hero.tsx";
import { describePage } from "#app/seo/page-meta.server.ts";
import { renderMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";
import { PostList, PostListSkeleton } from "./post-list.tsx";

export async function loader({ request }: Route.LoaderArgs) {
	const page = getContent().pages.blog;
	const posts = await readPostList(request);
	return data(
		{ page, posts, meta: describePage({ ...page, path: "/blog" }) },
		describeAnswer(posts),
	);
}

export { passHeaders as headers } from "#app/routes/pass-headers.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => renderMeta(loaderData?.meta);

export default function BlogPage({ loaderData: { page, posts } }: Route.ComponentProps) {
	return (
		<>
			<PageHero
				title={page.title}
				subtitle={page.subtitle}
				crumbs={[{ name: "Blog", to: "/blog" }]}
			/>
			<div className="wrap pb-24">
				<Deferred value={posts} fallback={<PostListSkeleton />}>
					{(result) =>
						result.status === "loaded" ? (
							<PostList posts={result.posts} />
						) : (
							<BlogUnavailable level={2} />
						)
					}
				</Deferred>
			</div>
		</>
	);
}
