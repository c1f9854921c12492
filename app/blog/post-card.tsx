import { Link } from "#app/design/ui/link.tsx";
import { Skeleton } from "#app/design/ui/skeleton.tsx";
import { useTrustedHtml } from "#app/platform/content-policy/trusted-html.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import type { ListedPost } from "./post.ts";
import { toPostPath } from "./slug.ts";

type PostCardProps = {
	post: ListedPost;
	headingLevel: 2 | 3;
	look?: PostCardLook;
	/** True if the card's picture is likely to be the largest contentful paint. */
	isFirst?: boolean;
};

export function PostCard({ post, headingLevel, look = "stacked", isFirst = false }: PostCardProps) {
	const Title = `h${headingLevel}` as const;
	const { card, picture, sizes, title, excerpt } = LOOKS[look];
	const [topic] = post.categories;
	return (
		<article className={`group relative ${card}`}>
			<PostPicture post={post} sizes={sizes} isFirst={isFirst} className={picture} />
			<div>
				<p className="text-fine text-ink-soft">
					{topic && <span className="max-sm:sr-only">{`${topic.name}, `}</span>}
					<time dateTime={post.day}>{formatLongDate(post.day)}</time>
				</p>
				<Title className={title}>
					<Link to={toPostPath(post.slug)} className="card-link">
						<SafeHtml html={post.title} />
					</Link>
				</Title>
				<div className={`mt-2 text-ink-soft ${excerpt}`}>
					<SafeHtml html={post.excerpt} />
				</div>
			</div>
		</article>
	);
}

export type PostCardLook = keyof typeof LOOKS;

const ROW_TITLE = "mt-1 font-bold text-title";
const LOOKS = {
	stacked: {
		card: "grid gap-y-4",
		picture: "aspect-video",
		sizes: "(min-width: 84rem) 24rem, (min-width: 64rem) 29vw, (min-width: 48rem) 44vw, 91vw",
		title: ROW_TITLE,
		excerpt: "line-clamp-3",
	},
	wide: {
		card: "grid items-center gap-x-10 gap-y-5 md:grid-cols-[1.45fr_1fr]",
		picture: "aspect-video md:aspect-4/3",
		sizes: "(min-width: 84rem) 34rem, (min-width: 48rem) 52vw, 91vw",
		title: "display-type mt-2 text-heading",
		excerpt: "line-clamp-3 md:mt-3 md:line-clamp-5",
	},
	/** The look that is a row on small screens, and stacked on larger ones. */
	half: {
		card: "post-row sm:grid-cols-1 sm:content-start sm:gap-y-4 sm:border-t-0 sm:pt-0",
		picture: "order-last aspect-4/3 sm:order-none sm:aspect-video",
		sizes: "(min-width: 84rem) 28rem, (min-width: 36rem) 44vw, 7rem",
		title: ROW_TITLE,
		excerpt: "line-clamp-2 sm:line-clamp-3",
	},
	row: {
		card: "post-row sm:grid-cols-[1fr_12rem] sm:gap-x-10",
		picture: "order-last aspect-4/3 sm:aspect-video",
		sizes: "(min-width: 36rem) 12rem, 7rem",
		title: ROW_TITLE,
		excerpt: "line-clamp-2",
	},
};

type PostPictureProps = {
	post: Pick<ListedPost, "imageUrl" | "imageSrcSet" | "imageAlt">;
	sizes: string;
	isFirst?: boolean;
	className: string;
};

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
			className={`w-full bg-sunken object-cover ${className}`}
		/>
	);
}

export function PostCardSkeleton({ look = "stacked" }: { look?: PostCardLook }) {
	const { card, picture } = LOOKS[look];
	return (
		<div data-skeleton="card" className={card}>
			<Skeleton shape="picture" className={picture} />
			<div>
				<Skeleton shape="date" />
				<Skeleton shape="title" />
				<Skeleton shape="line" />
				<Skeleton shape="line" />
			</div>
		</div>
	);
}

export function SafeHtml({ html }: { html: string }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: titles and excerpts are HTML by specification, made safe by their source
	return <span dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
