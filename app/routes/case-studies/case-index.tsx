import type { CaseStudy } from "#app/content/types.ts";
import { readHeadline } from "./case-study.ts";

/** The cases of the page with the figure of each; a place to jump from. */
export function CaseIndex({
	cases,
}: {
	cases: readonly Pick<CaseStudy, "slug" | "title" | "measures">[];
}) {
	return (
		<ul className="border-line-strong border-t-2 md:w-72 lg:w-96">
			{cases.map((caseStudy) => (
				<li key={caseStudy.slug} className="border-line-strong border-b-2">
					<a
						href={`#${caseStudy.slug}`}
						className="group flex min-h-16 flex-wrap items-baseline justify-between gap-x-4 py-4"
					>
						<span className="font-bold decoration-2 underline-offset-4 group-hover:underline">
							{caseStudy.title}
						</span>
						<span className="display-type text-heading">{readHeadline(caseStudy)?.figure}</span>
					</a>
				</li>
			))}
		</ul>
	);
}
