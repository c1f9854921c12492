import { Link } from "react-router";
import type { PostSummary } from "#app/blog/post.ts";
import { toPostPath } from "#app/blog/reading/addresses.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { formatDay } from "./format-day.ts";

/** Picture, title, excerpt of three lines at most, and date; the whole card leads to the post. */
export function PostCard({ post, headingLevel, isFirst = false }: PostCardProps) {
	const Title = `h${headingLevel}` as const;
	return (
		<article className="group relative">
			<PostPicture post={post} sizes={CARD_SIZES} isFirst={isFirst} className="aspect-video" />
			<Title className="mt-5 font-bold text-title">
				<Link
					to={toPostPath(post.slug)}
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

type PostCardProps = {
	post: PostSummary;
	headingLevel: 2 | 3;
	/** The first picture in view when the page opens. */
	isFirst?: boolean;
};

/** From one column to three, as cards stand in lists and teasers. */
const CARD_SIZES =
	"(min-width: 84rem) 24rem, (min-width: 64rem) 29vw, (min-width: 48rem) 44vw, 91vw";

type PostPictureProps = {
	post: Pick<PostSummary, "imageUrl" | "imageSrcSet" | "imageAlt">;
	/** Of the place it fills, as `sizes` wants it. */
	sizes: string;
	isFirst?: boolean;
	/** The proportion of its place. */
	className: string;
};

/** A post's picture, cut to its place. */
export function PostPicture({ post, sizes, isFirst = false, className }: PostPictureProps) {
	return (
		<img
			src={post.imageUrl}
			srcSet={post.imageSrcSet ?? undefined}
			sizes={post.imageSrcSet ? sizes : undefined}
			alt={post.imageAlt}
			width={1200}
			height={675}
			loading={isFirst ? "eager" : "lazy"}
			fetchPriority={isFirst ? "high" : undefined}
			decoding="async"
			className={`h-auto w-full max-w-full object-cover ${className}`}
		/>
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
