import type { Post } from "#app/blog/post.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { formatDay } from "#app/sections/format-day.ts";
import { PostPicture, SafeHtml } from "#app/sections/post-card.tsx";
import { chooseTopicPaper } from "#app/sections/post-paper.ts";
import type { Crumb } from "#app/seo/crumbs.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Link } from "#app/ui/link.tsx";
import { PAPERS } from "#app/ui/papers.ts";
import { TermLinks } from "./term-links.tsx";

/** Title and author on the paper of the topic; the picture hangs out of it, to the edge of the window. */
type ArticleHeadProps = { post: Post; crumbs: readonly Crumb[] };

export function ArticleHead({ post, crumbs }: ArticleHeadProps) {
	const look = post.title.length > LONG_TITLE ? "text-display" : "text-hero";
	return (
		<header className={`overflow-x-clip ${PAPERS[chooseTopicPaper(post.categories)]}`}>
			<div className="wrap pt-6">
				<div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-10">
					<Link to="/blog" className="text-link inline-block py-2">
						Back to Blog
					</Link>
					<Breadcrumbs crumbs={crumbs} />
				</div>
				<div className={TITLE_PLACE}>
					<h1 className={`display-type ${look}`}>
						<SafeHtml html={post.title} />
					</h1>
				</div>
				<div className={HEAD_GRID}>
					<Byline post={post} />
					<div className={HEAD_PICTURE}>
						<PostPicture
							post={post}
							sizes="(min-width: 84rem) 70vw, (min-width: 64rem) 76vw, 100vw"
							isFirst
							className="aspect-video max-h-[40rem] md:aspect-2/1"
						/>
					</div>
				</div>
			</div>
		</header>
	);
}

function Byline({ post }: { post: Post }) {
	return (
		<div className="flex items-center gap-4 lg:flex-col lg:items-start lg:pt-1">
			<Avatar src={post.authorAvatar} initials={readInitial(post.author)} />
			<div className="leading-snug">
				<p className="font-bold text-title">{post.author}</p>
				<p className="mt-0.5 text-ink-soft lg:mt-2">
					{`${post.readingMinutes} min read`}
					{post.categories.length > 0 && " in "}
					<TermLinks kind="category" terms={post.categories} />
				</p>
				<p className="text-ink-soft">
					<time dateTime={post.date}>{formatDay(post.date)}</time>
				</p>
			</div>
		</div>
	);
}

/** The name's first letter, however many units it is made of. */
function readInitial(name: string): string {
	return [...name.trim()][0]?.toUpperCase() ?? "";
}

/** Letters; a longer one would fill the window by itself. */
const LONG_TITLE = 80;

export const TITLE_PLACE = "mt-5 max-w-[70rem] lg:mt-8";
export const HEAD_GRID = "mt-8 grid gap-x-14 gap-y-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]";
export const HEAD_PICTURE = "bleed-right relative max-lg:bleed-left -mb-10 lg:-mb-28";
