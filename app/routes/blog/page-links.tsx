import { type BlogQuery, toBlogPath } from "#app/blog/reading/blog-query.ts";
import { PageSteps } from "#app/sections/page-steps.tsx";

/** The way through a list of several pages, and the feed. */
export function PageLinks({ query, pages }: { query: BlogQuery; pages: number }) {
	return (
		<div className="mt-20 border-line-strong border-t pt-6">
			{pages > 1 && (
				<PageSteps
					page={query.page}
					pages={pages}
					toPath={(page) => toBlogPath({ ...query, page })}
					back={{ name: "Newer", leadsTo: "Newer articles" }}
					on={{ name: "Older", leadsTo: "Older articles" }}
				/>
			)}
			<p className={pages > 1 ? "mt-8 text-center" : ""}>
				<a href="/feed.xml" className="text-link inline-block py-2">
					Follow the articles by RSS
				</a>
			</p>
		</div>
	);
}
