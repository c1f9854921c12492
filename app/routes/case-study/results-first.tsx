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

/** What came of it comes first, on a paper of its own; then the story in three measures. */
export function ResultsFirst({ caseStudy, chart }: LayoutProps) {
	const { title, measures } = caseStudy;
	return (
		<article className="paper-cotton">
			<CaseCrumbs caseStudy={caseStudy} />
			<div className="wrap case-opening grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1.4fr_1fr]">
				<CaseTitle caseStudy={caseStudy} />
				<div>
					<CaseBrief caseStudy={caseStudy} />
				</div>
			</div>
			<div className="paper-aqua">
				<div className="wrap section-space grid gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.15fr]">
					<div className="flex flex-col justify-between gap-y-10">
						<section>
							<Heading level={2} look="title">
								What came of it
							</Heading>
							<div className="mt-8">
								<Headline caseStudy={caseStudy} />
							</div>
						</section>
						<MeasureTable title={title} measures={measures} />
					</div>
					<div className="self-end">{chart}</div>
				</div>
			</div>
			<div className="wrap section-space grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_1.5fr_1fr]">
				<Part title="The problem" paragraphs={caseStudy.challenge} />
				<Part title="The work" paragraphs={caseStudy.work} look="lead" />
				<div className="lg:pt-24">
					<Part title="What we would do differently" paragraphs={caseStudy.learned} look="note" />
				</div>
			</div>
		</article>
	);
}
