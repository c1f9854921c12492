import { Fragment } from "react";
import { Link } from "react-router";
import type { Post, Term } from "#app/blog/post.ts";
import { toBlogPath } from "#app/blog/reading/blog-query.ts";
import { formatDay } from "#app/sections/format-day.ts";
import { PostPicture, SafeHtml } from "#app/sections/post-card.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { ContentsList } from "./contents-list.tsx";

export function Article({ post }: { post: Post }) {
	return (
		<article className="wrap pt-8 pb-24">
			<BackToBlog />
			<header className="mt-8 max-w-[56rem]">
				<h1 className="display-type text-display">
					<SafeHtml html={post.title} />
				</h1>
				<div className="mt-7 flex items-center gap-4">
					<Avatar src={post.authorAvatar} initials={readInitial(post.author)} />
					<div className="leading-snug">
						<p className="font-bold">{post.author}</p>
						<p className="mt-0.5 text-ink-soft">
							<time dateTime={post.date}>{formatDay(post.date)}</time>
							{`, ${post.readingMinutes} min read`}
							{post.categories.length > 0 && ", in "}
							<TermLinks kind="category" terms={post.categories} />
						</p>
					</div>
				</div>
			</header>
			<PostPicture
				post={post}
				sizes="(min-width: 84rem) 77rem, 91vw"
				isFirst
				className="mt-10 aspect-2/1 lg:aspect-5/2"
			/>
			<div className="mt-12 grid gap-x-16 lg:grid-cols-[15rem_minmax(0,1fr)]">
				<div>
					<ContentsList contents={post.contents} />
				</div>
				<div>
					{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the body is HTML by specification, made safe by its source */}
					<div className="prose" dangerouslySetInnerHTML={{ __html: post.content }} />
					<div className="mt-14 max-w-text border-line-strong border-t pt-5">
						{post.tags.length > 0 && (
							<p className="mb-3 text-ink-soft">
								Tagged <TermLinks kind="tag" terms={post.tags} />
							</p>
						)}
						<BackToBlog />
					</div>
				</div>
			</div>
		</article>
	);
}

function BackToBlog() {
	return (
		<Link to="/blog" className="text-link inline-block py-2">
			Back to Blog
		</Link>
	);
}

type TermLinksProps = { kind: "category" | "tag"; terms: readonly Term[] };

/** The names in a row, each leading to the articles of its own. */
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

/** The name's first letter, however many units it is made of. */
function readInitial(name: string): string {
	return [...name.trim()][0]?.toUpperCase() ?? "";
}

export function ArticleSkeleton() {
	return (
		<div role="status" data-skeleton="article" className="wrap pt-8 pb-24">
			<h1 className="sr-only">Loading the article</h1>
			<div className="mt-16 max-w-[56rem]">
				<Skeleton shape="heading" />
				<Skeleton shape="date" />
			</div>
			<div className="mt-10">
				<Skeleton shape="picture" />
			</div>
			<div className="mt-12 max-w-text">
				<Skeleton shape="line" />
				<Skeleton shape="line" />
				<Skeleton shape="line" />
			</div>
		</div>
	);
}
