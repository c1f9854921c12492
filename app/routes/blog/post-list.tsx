import { Link } from "react-router";
import type { PostSummary } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { type BlogQuery, isFiltered } from "#app/blog/reading/blog-query.ts";
import { formatDay } from "#app/sections/format-day.ts";
import { PostCard, PostCardSkeleton, PostPicture, SafeHtml } from "#app/sections/post-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const SKELETON_CARDS = ["a", "b", "c", "d", "e", "f"];

type PostListProps = {
	featured: PostSummary | null;
	posts: readonly PostSummary[];
	query: BlogQuery;
};

/** The featured article where there is one, and the others in a grid. */
export function PostList({ featured, posts, query }: PostListProps) {
	if (!featured && posts.length === 0) {
		if (isFiltered(query)) return null;
		return <p className="text-lead">No articles yet. The first is being written.</p>;
	}
	return (
		<>
			{featured && <FeaturedPost post={featured} />}
			<ul
				className={`grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 ${featured ? "mt-16" : ""}`}
			>
				{posts.map((post, index) => (
					<li key={post.id}>
						<PostCard post={post} headingLevel={2} isFirst={!featured && index === 0} />
					</li>
				))}
			</ul>
		</>
	);
}

function FeaturedPost({ post }: { post: PostSummary }) {
	return (
		<article className="group relative grid items-center gap-x-12 gap-y-6 border-line-strong border-y py-8 lg:grid-cols-[1.25fr_1fr] lg:py-10">
			<PostPicture
				post={post}
				sizes="(min-width: 84rem) 43rem, (min-width: 64rem) 51vw, 91vw"
				isFirst
				className="aspect-video"
			/>
			<div>
				<p className="text-fine text-ink-soft">
					<time dateTime={post.date}>{formatDay(post.date)}</time>
				</p>
				<h2 className="display-type mt-2 text-heading">
					<SafeHtml html={post.title} />
				</h2>
				<div className="mt-4 text-ink-soft">
					<SafeHtml html={post.excerpt} />
				</div>
				<p className="mt-5">
					<Link
						to={toPostPath(post.slug)}
						className="text-link inline-flex items-center gap-2 py-2 after:absolute after:inset-0"
					>
						Read More
						<span className="sr-only">
							: <SafeHtml html={post.title} />
						</span>
						<Icon name="arrow" className="size-5" />
					</Link>
				</p>
			</div>
		</article>
	);
}

export function PostListSkeleton() {
	return (
		<div role="status">
			<span className="sr-only">Loading the articles</span>
			<div
				data-skeleton="featured"
				className="grid items-center gap-12 py-10 lg:grid-cols-[1.25fr_1fr]"
			>
				<Skeleton shape="picture" />
				<div>
					<Skeleton shape="heading" />
					<Skeleton shape="line" />
					<Skeleton shape="line" />
					<Skeleton shape="date" />
				</div>
			</div>
			<div className="mt-16 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
				{SKELETON_CARDS.map((key) => (
					<PostCardSkeleton key={key} />
				))}
			</div>
		</div>
	);
}
