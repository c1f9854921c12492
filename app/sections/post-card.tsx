import { Link } from "react-router";
import type { PostSummary } from "#app/blog/post.ts";
import { Art } from "#app/ui/art.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { formatDay } from "./format-day.ts";

/** Picture, title, excerpt of three lines at most, and date; the whole card leads to the post. */
export function PostCard({ post, headingLevel }: { post: PostSummary; headingLevel: 2 | 3 }) {
	const Title = `h${headingLevel}` as const;
	return (
		<article className="group relative">
			<Art src={post.imageUrl} alt="" shape="cover" className="aspect-video w-full object-cover" />
			<Title className="mt-5 font-bold text-title">
				<Link
					to={`/blog/${post.slug}`}
					className="decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
				>
					<SafeHtml html={post.title} />
				</Link>
			</Title>
			<div className="mt-2 line-clamp-3 text-ink-soft">
				<SafeHtml html={post.excerpt} />
			</div>
			<p className="mt-3 text-fine text-ink-soft">
				<time dateTime={post.date}>{formatDay(post.date)}</time>
			</p>
		</article>
	);
}

export function PostCardSkeleton() {
	return (
		<div data-skeleton="card">
			<Skeleton shape="picture" />
			<Skeleton shape="title" />
			<Skeleton shape="line" />
			<Skeleton shape="line" />
			<Skeleton shape="date" />
		</div>
	);
}

/** HTML that its source has made safe (blog/post.ts). */
export function SafeHtml({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: titles and excerpts are HTML by specification, made safe by their source
	return <span dangerouslySetInnerHTML={{ __html: html }} />;
}
