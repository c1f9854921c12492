import { Heading } from "#app/ui/heading.tsx";
import {
	CaseBrief,
	CaseCrumbs,
	CaseTitle,
	Headline,
	type LayoutProps,
	Part,
} from "./case-parts.tsx";
import { MeasureTable } from "./measure-table.tsx";

/** The figure across the whole page, at night; chart and story share what lies below it. */
export function FigureFirst({ caseStudy, chart }: LayoutProps) {
	const { title, challenge, work, learned, measures } = caseStudy;
	return (
		<article className="paper-night overflow-x-clip">
			<CaseCrumbs caseStudy={caseStudy} />
			<div className="wrap case-opening">
				<Headline caseStudy={caseStudy} isPageWide />
				<div className="mt-14 grid items-end gap-x-16 gap-y-8 border-line-strong border-t pt-10 lg:mt-20 lg:grid-cols-[1.4fr_1fr]">
					<CaseTitle caseStudy={caseStudy} />
					<div>
						<CaseBrief caseStudy={caseStudy} />
					</div>
				</div>
				<div className="mt-16 grid gap-x-20 gap-y-14 lg:grid-cols-[1.15fr_1fr]">
					<section>
						<Heading level={2}>What came of it</Heading>
						<div className="mt-6 mb-12">{chart}</div>
						<MeasureTable title={title} measures={measures} />
					</section>
					<div className="space-y-14">
						<Part title="The problem" paragraphs={challenge} look="lead" />
						<Part title="The work" paragraphs={work} />
						<Part title="What we would do differently" paragraphs={learned} look="note" />
					</div>
				</div>
			</div>
		</article>
	);
}
