import { type BlogQuery, isFiltered, toBlogPath } from "#app/blog/blog-query.ts";
import { PostCard, type PostCardLook, PostCardSkeleton } from "#app/blog/post-card.tsx";
import type { BlogList } from "#app/blog/select-posts.ts";
import type { Content } from "#app/content/types.ts";
import { PageSteps } from "#app/design/sections/page-steps.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/blog.ts";

type PostListProps = {
	list: BlogList;
	query: BlogQuery;
	texts: Content["pages"]["blog"]["list"];
};

/** Renders how many articles were found, the articles in a magazine's layout, and links to other pages. */
export function PostList({ list, query, texts }: PostListProps) {
	const isWhole = !isFiltered(query);
	const isEmpty = list.posts.length === 0;
	return (
		<div>
			<div className={isWhole && list.pages === 1 ? "sr-only" : "mb-8 text-ink-soft"}>
				<p role="status" className="inline">
					{formatFound(list, query, texts.nothing)}
				</p>
				{!isWhole && (
					<>
						{" "}
						<Link to="/blog" className="text-link inline-block py-2">
							{texts.all}
						</Link>
					</>
				)}
			</div>
			{!isEmpty && <Cards list={list} />}
			{isEmpty && isWhole && !list.featured && <p className="text-lead">{texts.empty}</p>}
			<div className="mt-20 border-line-strong border-t pt-6">
				{list.pages > 1 && (
					<PageSteps
						page={query.page}
						pages={list.pages}
						toPath={(page) => toBlogPath({ ...query, page })}
						back={{ name: t("newer"), leadsTo: t("newerArticles") }}
						on={{ name: t("older"), leadsTo: t("olderArticles") }}
					/>
				)}
				<p className={list.pages > 1 ? "mt-8 text-center" : ""}>
					<a href="/feed.xml" className="text-link inline-block py-2">
						{texts.feed}
					</a>
				</p>
			</div>
		</div>
	);
}

function formatFound(list: BlogList, { words, page }: BlogQuery, advice: string): string {
	const { total, pages, category, tag } = list;
	const filters = {
		hasWords: toChoice(words !== ""),
		words,
		hasCategory: toChoice(category !== null),
		category: category?.name ?? "",
		hasTag: toChoice(tag !== null),
		tag: tag?.name ?? "",
	};
	if (total > 0)
		return t("found", { count: total, ...filters, hasPages: toChoice(pages > 1), page, pages });
	return words || category || tag ? `${t("nothingFound", filters)} ${advice}` : "";
}

/** Returns how a message is told whether it has a part. */
function toChoice(isThere: boolean): "yes" | "no" {
	return isThere ? "yes" : "no";
}

function Cards({ list: { posts, featured } }: { list: BlogList }) {
	return (
		<ul className={LIST}>
			{posts.map((post, index) => {
				const look = getLook(index, posts.length);
				const isFirst = !featured && index === 0;
				return (
					<li key={post.slug} className={SPANS[look]}>
						<PostCard post={post} headingLevel={2} look={look} isFirst={isFirst} />
					</li>
				);
			})}
		</ul>
	);
}

/** Renders one cycle of empty cards. */
export function PostListSkeleton() {
	return (
		<div className={LIST}>
			{CYCLE.map((look, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the cards never change
				<div key={index} className={SPANS[look]}>
					<PostCardSkeleton look={look} />
				</div>
			))}
		</div>
	);
}

const CYCLE = ["wide", "stacked", "stacked", "row", "row", "row"] as const satisfies PostCardLook[];

/** Returns the look of a card. A stacked card without a second one beside it is a row. */
function getLook(index: number, count: number): (typeof CYCLE)[number] {
	const isAlone = index % CYCLE.length === 1 && index === count - 1;
	return isAlone ? "row" : (CYCLE[index % CYCLE.length] ?? "row");
}

const LIST = "grid gap-x-10 gap-y-8 sm:grid-cols-2 sm:gap-y-10";
const SPANS: Record<(typeof CYCLE)[number], string> = {
	wide: "not-first:mt-6 sm:col-span-2",
	stacked: "sm:mb-2",
	row: "sm:col-span-2",
};
