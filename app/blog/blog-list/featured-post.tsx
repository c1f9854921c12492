import type { ListedPost } from "#app/blog/post.ts";
import { PostPicture, SafeHtml } from "#app/blog/post-card.tsx";
import { toPostPath } from "#app/blog/slug.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { Skeleton } from "#app/design/ui/skeleton.tsx";
import { t } from "#app/messages/en/blog.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";

type FeaturedPostProps = { post: ListedPost; paper: SectionTheme };

export function FeaturedPost({ post, paper }: FeaturedPostProps) {
	const [topic] = post.categories;
	return (
		<article className={`group relative overflow-x-clip ${THEME_CLASSES[paper]}`}>
			<div className={GRID}>
				<div className={PICTURE}>
					<PostPicture
						post={post}
						sizes="(min-width: 64rem) 54vw, 100vw"
						isFirst
						className={COVER}
					/>
				</div>
				<div className={WORDS}>
					<p className="text-ink-soft">
						{topic && `${topic.name}, `}
						<time dateTime={post.day}>{formatLongDate(post.day)}</time>
					</p>
					<h2 className="display-type mt-3 text-display lg:text-heading xl:text-display">
						<SafeHtml html={post.title} />
					</h2>
					<div className="mt-5 text-lead">
						<SafeHtml html={post.excerpt} />
					</div>
					<p className="mt-6">
						<Link
							to={toPostPath(post.slug)}
							className="text-link inline-flex min-h-11 items-center gap-2 text-title after:absolute after:inset-0"
						>
							{t("readMore")}
							<span className="sr-only">
								: <SafeHtml html={post.title} />
							</span>
							<Icon name="arrow" className="size-6" />
						</Link>
					</p>
				</div>
			</div>
		</article>
	);
}

export function FeaturedPostSkeleton() {
	return (
		<div data-skeleton="featured" className="paper-sand overflow-x-clip">
			<div className={GRID}>
				<div className={PICTURE}>
					<Skeleton shape="picture" className={COVER} />
				</div>
				<div className={WORDS}>
					<Skeleton shape="date" />
					<Skeleton shape="heading" />
					<Skeleton shape="heading" />
					<Skeleton shape="heading" />
					<Skeleton shape="line" />
					<Skeleton shape="line" />
					<Skeleton shape="line" />
				</div>
			</div>
		</div>
	);
}

const GRID = "wrap grid lg:min-h-[30rem] xl:min-h-[38rem] lg:grid-cols-[1.15fr_1fr]";
const PICTURE = "bleed-left max-lg:bleed-right lg:relative";
const COVER = "aspect-video lg:absolute lg:inset-0 lg:aspect-auto lg:h-full";
const WORDS = "pt-8 pb-12 lg:self-end lg:pt-14 lg:pb-16 lg:pl-10";
