import type { PostSummary } from "#app/blog/post.ts";
import { PostCard } from "#app/sections/post-card.tsx";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";

export function RelatedPosts({ title, posts }: { title: string; posts: readonly PostSummary[] }) {
	if (posts.length === 0) return null;
	return (
		<Band theme="sand">
			<div className="grid gap-x-10 gap-y-8 md:grid-cols-3">
				<div className="md:h-28">
					<Heading level={2} look="display">
						{title}
					</Heading>
				</div>
				<ul className="contents">
					{posts.map((post, index) => (
						<li key={post.id} className={STEPS[index % STEPS.length]}>
							<PostCard post={post} headingLevel={3} look="half" />
						</li>
					))}
				</ul>
			</div>
		</Band>
	);
}

const STEPS = [
	"md:col-start-1 md:row-start-2",
	"md:col-start-2 md:row-span-2 md:row-start-1 md:pt-20",
	"md:col-start-3 md:row-span-2 md:row-start-1",
];
