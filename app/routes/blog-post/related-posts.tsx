import type { PostSummary } from "#app/blog/post.ts";
import { PostCard } from "#app/sections/post-card.tsx";
import { Heading } from "#app/ui/heading.tsx";

/** What to read next; nothing where nothing is known. */
export function RelatedPosts({ title, posts }: { title: string; posts: readonly PostSummary[] }) {
	if (posts.length === 0) return null;
	return (
		<section className="bg-sunken">
			<div className="wrap section-space">
				<Heading level={2} look="display">
					{title}
				</Heading>
				<ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-3">
					{posts.map((post) => (
						<li key={post.id}>
							<PostCard post={post} headingLevel={3} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
