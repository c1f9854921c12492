import { type BlogQuery, isFiltered } from "#app/blog/reading/blog-query.ts";
import type { ChosenPosts } from "#app/blog/reading/choose-posts.ts";
import { Link } from "#app/ui/link.tsx";

type FoundProps = { query: BlogQuery; list: ChosenPosts };

/** How much was found, said aloud when it changes in place. */
export function Found({ query, list }: FoundProps) {
	const isWhole = !isFiltered(query);
	return (
		<div className={isWhole && list.pages === 1 ? "sr-only" : "mb-8 text-ink-soft"}>
			<p role="status" className="inline">
				{describeFound(query, list)}
			</p>
			{!isWhole && (
				<>
					{" "}
					<Link to="/blog" className="text-link inline-block py-2">
						Show all articles
					</Link>
				</>
			)}
		</div>
	);
}

function describeFound({ words, page }: BlogQuery, list: ChosenPosts): string {
	const { total, pages, category, tag } = list;
	const about = [
		words && `for “${words}”`,
		category && `in ${category.name}`,
		tag && `tagged ${tag.name}`,
	]
		.filter(Boolean)
		.join(" ");
	if (total === 0) {
		return about ? `Nothing was found ${about}. Try another word, or choose a topic.` : "";
	}
	const count = total === 1 ? "1 article" : `${total} articles`;
	const place = pages > 1 ? `, page ${page} of ${pages}` : "";
	return `${[count, about].filter(Boolean).join(" ")}${place}.`;
}
