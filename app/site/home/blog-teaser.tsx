import { BlogUnavailable } from "#app/blog/blog-unavailable.tsx";
import { Deferred } from "#app/blog/deferred.tsx";
import type { MaybeDeferred } from "#app/blog/deferred-result.ts";
import type { ListedPost, PostListResult } from "#app/blog/post.ts";
import { PostCard, PostCardSkeleton } from "#app/blog/post-card.tsx";
import type { Headed } from "#app/content/schemas/pages.ts";
import { H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/home.ts";

export const TEASER_POSTS = 3;
const GRID = "teaser mt-12 grid gap-12 md:grid-cols-[1.9fr_1fr] md:*:first:row-span-2";

type BlogTeaserProps = { heading: Headed; posts: MaybeDeferred<PostListResult<ListedPost>> };

export function BlogTeaser({ heading, posts }: BlogTeaserProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap section-space">
				<div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
					<div className="max-w-[46rem]">
						<H2 look="display">{heading.title}</H2>
						<p className="mt-4 max-w-text text-ink-soft text-lead">{heading.text}</p>
					</div>
					<Link to="/blog" className="text-link py-2">
						{t("moreArticles")}
					</Link>
				</div>
				<Deferred value={posts} fallback={<TeaserSkeleton />}>
					{(result) => <Teaser result={result} />}
				</Deferred>
			</div>
		</section>
	);
}

function Teaser({ result }: { result: PostListResult<ListedPost> }) {
	if (result.status === "unavailable") {
		return (
			<div className="mt-12">
				<BlogUnavailable level={3} />
			</div>
		);
	}
	return (
		<ul className={GRID}>
			{result.posts.map((post) => (
				<li key={post.slug}>
					<PostCard post={post} headingLevel={3} />
				</li>
			))}
		</ul>
	);
}

function TeaserSkeleton() {
	return (
		<div role="status">
			<span className="sr-only">{t("loadingArticles")}</span>
			<div className={GRID}>
				{Array.from({ length: TEASER_POSTS }, (_, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: three equal grey cards that never change places
					<PostCardSkeleton key={index} />
				))}
			</div>
		</div>
	);
}
