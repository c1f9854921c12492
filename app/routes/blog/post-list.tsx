import { Link } from "react-router";
import type { PostSummary } from "#app/blog/post.ts";
import { formatDay } from "#app/sections/format-day.ts";
import { PostCard, PostCardSkeleton, SafeHtml } from "#app/sections/post-card.tsx";
import { Art } from "#app/ui/art.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

const SKELETON_CARDS = ["a", "b", "c", "d", "e", "f"];

/** The first article featured, the others in a grid. */
export function PostList({ posts }: { posts: readonly PostSummary[] }) {
	const [featured, ...others] = posts;
	if (!featured) return <p className="text-lead">No articles yet. The first is being written.</p>;
	return (
		<>
			<FeaturedPost post={featured} />
			<ul className="mt-16 grid gap-x-10 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
				{others.map((post) => (
					<li key={post.id}>
						<PostCard post={post} headingLevel={2} />
					</li>
				))}
			</ul>
		</>
	);
}

function FeaturedPost({ post }: { post: PostSummary }) {
	return (
		<article className="group relative grid items-center gap-x-12 gap-y-6 border-line-strong border-y py-8 lg:grid-cols-[1.25fr_1fr] lg:py-10">
			<Art
				src={post.imageUrl}
				alt=""
				shape="cover"
				isEager
				className="aspect-video w-full object-cover"
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
						to={`/blog/${post.slug}`}
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
