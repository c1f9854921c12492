import { Link } from "react-router";
import type { Post } from "#app/blog/post.ts";
import { formatDay } from "#app/sections/format-day.ts";
import { SafeHtml } from "#app/sections/post-card.tsx";
import { Art } from "#app/ui/art.tsx";
import { Avatar } from "#app/ui/avatar.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";

export function Article({ post }: { post: Post }) {
	return (
		<article className="wrap pt-8 pb-24">
			<BackToBlog />
			<header className="mt-8 max-w-[56rem]">
				<h1 className="display-type text-display">
					<SafeHtml html={post.title} />
				</h1>
				<div className="mt-7 flex items-center gap-4">
					<Avatar src={post.authorAvatar} initials={post.author.charAt(0).toUpperCase()} />
					<div className="leading-snug">
						<p className="font-bold">{post.author}</p>
						<p className="text-ink-soft">
							<time dateTime={post.date}>{formatDay(post.date)}</time>
						</p>
					</div>
				</div>
			</header>
			<Art
				src={post.imageUrl}
				alt=""
				shape="cover"
				isEager
				className="mt-10 aspect-2/1 w-full object-cover lg:aspect-5/2"
			/>
			<div className="mt-12 lg:ml-[16%]">
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: the body is HTML by specification, made safe by its source */}
				<div className="prose" dangerouslySetInnerHTML={{ __html: post.content }} />
				<p className="mt-14 max-w-text border-line border-t pt-6">
					<BackToBlog />
				</p>
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
