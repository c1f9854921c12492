import type { PostSummary } from "#app/blog/post.ts";
import { type BlogQuery, isFiltered } from "#app/blog/reading/blog-query.ts";
import { PostCard, type PostCardLook, PostCardSkeleton } from "#app/sections/post-card.tsx";

const SKELETON_CARDS = ["a", "b", "c", "d", "e", "f"];

type PostListProps = { posts: readonly PostSummary[]; query: BlogQuery; hasFeatured: boolean };

/** The articles as a magazine sets them: one large, two beside each other, three in short, and again. */
export function PostList({ posts, query, hasFeatured }: PostListProps) {
	if (posts.length === 0) {
		if (hasFeatured || isFiltered(query)) return null;
		return <p className="text-lead">No articles yet. The first is being written.</p>;
	}
	return (
		<ul className={LIST}>
			{posts.map((post, index) => {
				const look = chooseLook(index, posts.length);
				return (
					<li key={post.id} className={SPANS[look]}>
						<PostCard
							post={post}
							headingLevel={2}
							look={look}
							isFirst={!hasFeatured && index === 0}
						/>
					</li>
				);
			})}
		</ul>
	);
}

const CYCLE = ["wide", "half", "half", "row", "row", "row"] as const satisfies PostCardLook[];

/** A half without its neighbour is a row. */
function chooseLook(index: number, count: number): (typeof CYCLE)[number] {
	const look = CYCLE[index % CYCLE.length] ?? "row";
	const isAlone = index % CYCLE.length === 1 && index === count - 1;
	return isAlone ? "row" : look;
}

const LIST = "grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-10";
const SPANS: Record<(typeof CYCLE)[number], string> = {
	wide: "not-first:mt-6 sm:col-span-2",
	half: "sm:mb-2",
	row: "sm:col-span-2",
};

/** Six cards in the looks of the first six. */
export function PostListSkeleton() {
	return (
		<div className={LIST}>
			{SKELETON_CARDS.map((key, index) => {
				const look = chooseLook(index, SKELETON_CARDS.length);
				return (
					<div key={key} className={SPANS[look]}>
						<PostCardSkeleton look={look} />
					</div>
				);
			})}
		</div>
	);
}
