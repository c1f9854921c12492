import { Link } from "react-router";
import { type BlogQuery, toBlogPath } from "#app/blog/reading/blog-query.ts";
import { listPageNumbers } from "#app/blog/reading/page-numbers.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The way through a list of several pages, and the feed. */
export function PageLinks({ query, pages }: { query: BlogQuery; pages: number }) {
	const { page } = query;
	const at = (number: number) => toBlogPath({ ...query, page: number });
	return (
		<div className="mt-20 border-line-strong border-t pt-6">
			{pages > 1 && (
				<nav
					aria-label="Pages of the list"
					className="grid grid-cols-2 items-center gap-x-6 gap-y-5 md:grid-cols-[1fr_auto_1fr]"
				>
					<div>
						{page > 1 && (
							<Link
								to={at(page - 1)}
								rel="prev"
								className={STEP}
								aria-label={`Newer articles, page ${page - 1}`}
							>
								<Icon name="arrow" className="size-6 shrink-0 rotate-180" />
								Newer
							</Link>
						)}
					</div>
					<ol className="order-last col-span-2 flex flex-wrap justify-center gap-1 md:order-none md:col-span-1">
						{listPageNumbers(page, pages).map((number, index, all) => (
							<li key={number ?? `gap after ${all[index - 1]}`}>
								{number === null ? (
									<span className="flex size-11 items-center justify-center text-ink-soft">…</span>
								) : (
									<Link
										to={at(number)}
										aria-label={`Page ${number}`}
										aria-current={number === page ? "page" : undefined}
										className={NUMBER}
									>
										{number}
									</Link>
								)}
							</li>
						))}
					</ol>
					<div className="text-right">
						{page < pages && (
							<Link
								to={at(page + 1)}
								rel="next"
								className={STEP}
								aria-label={`Older articles, page ${page + 1}`}
							>
								Older
								<Icon name="arrow" className="size-6 shrink-0" />
							</Link>
						)}
					</div>
				</nav>
			)}
			<p className={pages > 1 ? "mt-8 text-center" : ""}>
				<a href="/feed.xml" className="text-link inline-block py-2">
					Follow the articles by RSS
				</a>
			</p>
		</div>
	);
}

const STEP =
	"display-type inline-flex min-h-13 items-center gap-3 text-heading decoration-4 decoration-accent-bright underline-offset-8 hover:underline";
const NUMBER =
	"flex size-11 items-center justify-center font-bold tabular-nums hover:bg-sunken aria-[current=page]:bg-ink aria-[current=page]:text-paper forced-colors:aria-[current=page]:underline";
