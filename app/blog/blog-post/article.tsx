import { Fragment } from "react";
import { toBlogPath } from "#app/blog/blog-query.ts";
import { ContentsList } from "#app/blog/contents-list.tsx";
import type { Post, Term } from "#app/blog/post.ts";
import { PostPicture, SafeHtml } from "#app/blog/post-card.tsx";
import type { Content } from "#app/content/types.ts";
import { Breadcrumbs } from "#app/design/sections/page-hero.tsx";
import { Avatar } from "#app/design/ui/avatar.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { type SectionTheme, THEME_CLASSES } from "#app/design/ui/section-themes.ts";
import { Skeleton } from "#app/design/ui/skeleton.tsx";
import { t } from "#app/messages/en/blog.ts";
import { useTrustedHtml } from "#app/platform/content-policy/trusted-html.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import type { Crumb } from "#app/seo/crumbs.ts";

type ArticleProps = {
	post: Post;
	paper: SectionTheme;
	/** The path of the author's page; null where the author has none here. */
	authorPath: string | null;
	crumbs: readonly Crumb[];
	texts: Pick<Content["pages"]["blog"], "back" | "contents">;
};

export function Article({ post, paper, authorPath, crumbs, texts }: ArticleProps) {
	const content = useTrustedHtml(post.content);
	const look = post.title.length > LONG_TITLE ? "text-display" : "text-display md:text-hero";
	const back = (
		<Link to="/blog" className="text-link inline-block py-2">
			{texts.back}
		</Link>
	);
	return (
		<article>
			<header className={`overflow-x-clip ${THEME_CLASSES[paper]}`}>
				<div className="wrap pt-6">
					<div className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-10">
						{back}
						<Breadcrumbs crumbs={crumbs} />
					</div>
					<div className={TITLE_BOX}>
						<h1 className={`display-type ${look}`}>
							<SafeHtml html={post.title} />
						</h1>
					</div>
					<div className={HEAD_GRID}>
						<Byline post={post} authorPath={authorPath} />
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
			<div className={BODY}>
				<div className="lg:pt-14">
					<ContentsList title={texts.contents} contents={post.contents} />
				</div>
				<div className={TEXT}>
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the body is HTML by specification, made safe by its source */}
					<div className="prose" dangerouslySetInnerHTML={content} />
					<div className="mt-14 max-w-[36rem] border-line-strong border-t-2 pt-4">
						{post.tags.length > 0 && (
							<p className="mb-3 text-ink-soft">
								{t("tagged", { tags: () => <TermLinks key="tags" kind="tag" terms={post.tags} /> })}
							</p>
						)}
						{back}
					</div>
				</div>
			</div>
		</article>
	);
}

function Byline({ post, authorPath }: Pick<ArticleProps, "post" | "authorPath">) {
	// The first character may be two UTF-16 code units.
	const [initial = ""] = post.author.trim();
	const { readingMinutes: minutes, categories } = post;
	return (
		<div className="flex items-center gap-4 lg:flex-col lg:items-start lg:pt-1">
			<Avatar src={post.authorAvatar} initials={initial.toUpperCase()} />
			<div className="leading-snug">
				<p className="font-bold text-title">
					{authorPath ? (
						<Link to={authorPath} className="text-link inline-block py-1">
							{post.author}
						</Link>
					) : (
						post.author
					)}
				</p>
				<p className="mt-0.5 text-ink-soft lg:mt-2">
					{categories.length > 0
						? t("readingIn", {
								minutes,
								topics: () => <TermLinks key="topics" kind="category" terms={categories} />,
							})
						: t("reading", { minutes })}
				</p>
				<p className="text-ink-soft">
					<time dateTime={post.published.day}>{formatLongDate(post.published.day)}</time>
				</p>
			</div>
		</div>
	);
}

type TermLinksProps = { kind: "category" | "tag"; terms: readonly Term[] };

function TermLinks({ kind, terms }: TermLinksProps) {
	return terms.map(({ slug, name }, index) => (
		<Fragment key={slug}>
			{index > 0 && ", "}
			<Link to={toBlogPath({ [kind]: slug })} className="text-link">
				{name}
			</Link>
		</Fragment>
	));
}

export function ArticleSkeleton() {
	return (
		<div role="status" data-skeleton="article" className="min-h-[130dvh]">
			<h1 className="sr-only">{t("loadingArticle")}</h1>
			<div className="paper-sand overflow-x-clip">
				<div className="wrap pt-6">
					<div className="h-11" />
					<div className={TITLE_BOX}>
						<Skeleton shape="heading" />
						<Skeleton shape="heading" />
					</div>
					<div className={HEAD_GRID}>
						<div>
							<Skeleton shape="date" />
							<Skeleton shape="date" />
						</div>
						<div className={HEAD_PICTURE}>
							<Skeleton shape="picture" className="aspect-video md:aspect-2/1" />
						</div>
					</div>
				</div>
			</div>
			<div className={BODY}>
				<div />
				<div className={`${TEXT} max-w-text`}>
					<Skeleton shape="line" />
					<Skeleton shape="line" />
					<Skeleton shape="line" />
					<Skeleton shape="line" />
				</div>
			</div>
		</div>
	);
}

/** The length in characters of HTML above which a title is set smaller, as it would fill the window. */
const LONG_TITLE = 80;

const TITLE_BOX = "mt-5 max-w-[70rem] lg:mt-8";
const HEAD_GRID = "mt-8 grid gap-x-14 gap-y-8 lg:mt-14 lg:grid-cols-[15rem_minmax(0,1fr)]";
const HEAD_PICTURE = "bleed-right relative max-lg:bleed-left -mb-10 lg:-mb-28";
/**
 * The same columns as HEAD_GRID, so that author, contents, picture and text share them; the picture overlaps the text.
 */
const BODY = "wrap grid gap-x-14 pt-20 pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-0";
const TEXT = "lg:pt-44";
