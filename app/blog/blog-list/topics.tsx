import { type BlogQuery, toBlogPath } from "#app/blog/blog-query.ts";
import type { BlogList } from "#app/blog/select-posts.ts";
import { Icon } from "#app/design/ui/icon.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { t } from "#app/messages/en/blog.ts";

/** The most topics that are shown, with "All"; more would push the articles out of view. */
const MAX_SHOWN = 10;

type TopicsProps = { query: BlogQuery; topics: BlogList["topics"] };

export function Topics({ query, topics: { within, count, items } }: TopicsProps) {
	const topics = [{ slug: null, name: t("allTopics"), count }, ...items];
	const links = topics.map(({ slug, name, count }) => (
		<TopicLink
			key={slug}
			name={name}
			count={count}
			to={toBlogPath({ ...within, category: slug })}
			isChosen={slug === query.category}
		/>
	));
	const more = topics.slice(MAX_SHOWN);
	return (
		<nav
			aria-label={t("topics")}
			className="border-line-strong border-t-2 pt-2 lg:sticky lg:top-28"
		>
			<ul className={LIST}>{links.slice(0, MAX_SHOWN)}</ul>
			{more.length > 0 && (
				<details open={more.some(({ slug }) => slug === query.category)}>
					<summary className="inline-flex min-h-11 items-center gap-2 font-medium text-accent">
						<Icon name="plus" className="size-5 in-open:rotate-45" />
						{t("moreTopics", { count: more.length })}
					</summary>
					<ul className={LIST}>{links.slice(MAX_SHOWN)}</ul>
				</details>
			)}
		</nav>
	);
}

type TopicLinkProps = { name: string; count: number; to: string; isChosen: boolean };

function TopicLink({ name, count, to, isChosen }: TopicLinkProps) {
	return (
		<li>
			<Link
				to={to}
				aria-current={isChosen ? "page" : undefined}
				className="group inline-flex min-h-11 items-baseline gap-2 pt-2.5 lg:flex lg:min-h-10 lg:pt-2"
			>
				<span className="font-medium leading-snug decoration-4 decoration-accent-bright underline-offset-6 group-hover:underline group-aria-[current=page]:font-bold group-aria-[current=page]:underline">
					{name}
				</span>
				<span className="leader max-lg:hidden" />
				<span className="text-fine text-ink-soft tabular-nums">
					{t("topicCount", {
						count,
						hidden: (text) => (
							<span key="hidden" className="sr-only">
								{text}
							</span>
						),
					})}
				</span>
			</Link>
		</li>
	);
}

/** The classes of the list. By this gap, topics wrap on phones alike in the web font and its fallback. */
const LIST = "flex flex-wrap gap-x-8 lg:block";
