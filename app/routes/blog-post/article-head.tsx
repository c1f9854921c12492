import { Fragment } from "react";
import { toBlogPath } from "#app/blog/blog-query.ts";
import type { Post, Term } from "#app/blog/post.ts";
import type { Content } from "#app/content/types.ts";
import { formatDay } from "#app/sections/format-day.ts";
import { Breadcrumbs } from "#app/sections/page-hero.tsx";
import { PostPicture, SafeHtml } from "#app/sections/post-card.tsx";
import { getTopicTheme } from "#app/sections/section-themes.ts";
import type { Crumb } from "#app/seo/crumbs.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Link } from "#app/ui/link.tsx";
import { THEME_CLASSES } from "#app/ui/section-themes.ts";

export type ArticleProps = {
	post: Post;
	crumbs: readonly Crumb[];
	texts: Pick<Content["pages"]["blog"], "back" | "contents">;
};

export function ArticleHead({ post, crumbs, texts }: ArticleProps) {
	const look = post.title.length > LONG_TITLE ? "text-display" : "text-hero";
	return (
		<header className={`overflow-x-clip ${THEME_CLASSES[getTopicTheme(post.categories)]}`}>
			<div className="wrap pt-6">
				<div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-10">
					<Link to="/blog" className="text-link inline-block py-2">
						{texts.back}
					</Link>
					<Breadcrumbs crumbs={crumbs} />
				</div>
				<div className={TITLE_BOX}>
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
			<Avatar src={post.authorAvatar} initials={getInitial(post.author)} />
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

type TermLinksProps = { kind: "category" | "tag"; terms: readonly Term[] };

export function TermLinks({ kind, terms }: TermLinksProps) {
	return terms.map(({ slug, name }, index) => (
		<Fragment key={slug}>
			{index > 0 && ", "}
			<Link to={toBlogPath({ [kind]: slug })} className="text-link">
				{name}
			</Link>
		</Fragment>
	));
}

/** The first character, which may be two UTF-16 code units. */
function getInitial(name: string): string {
	return [...name.trim()][0]?.toUpperCase() ?? "";
}

/** In characters of HTML; a longer title would fill the window. */
const LONG_TITLE = 80;

export const TITLE_BOX = "mt-5 max-w-[70rem] lg:mt-8";
export const HEAD_GRID = "mt-8 grid gap-x-14 gap-y-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]";
export const HEAD_PICTURE = "bleed-right relative max-lg:bleed-left -mb-10 lg:-mb-28";
