import { useTrustedHtml } from "#app/content-policy/trusted-html.ts";
import { Link } from "#app/ui/link.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import {
	ArticleHead,
	type ArticleProps,
	HEAD_GRID,
	HEAD_PICTURE,
	TermLinks,
	TITLE_BOX,
} from "./article-head.tsx";
import { ContentsList } from "./contents-list.tsx";

export function Article({ post, crumbs, texts }: ArticleProps) {
	const content = useTrustedHtml(post.content);
	return (
		<article>
			<ArticleHead post={post} crumbs={crumbs} texts={texts} />
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
								Tagged <TermLinks kind="tag" terms={post.tags} />
							</p>
						)}
						<Link to="/blog" className="text-link inline-block py-2">
							{texts.back}
						</Link>
					</div>
				</div>
			</div>
		</article>
	);
}

export function ArticleSkeleton() {
	return (
		<div role="status" data-skeleton="article" className="min-h-[130dvh]">
			<h1 className="sr-only">Loading the article</h1>
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

/** As HEAD_GRID, so that author, contents, picture and text share two columns; the picture overlaps it. */
const BODY = "wrap grid gap-x-14 pt-20 pb-24 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-0";
const TEXT = "lg:pt-44";
