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

/** The story runs beside its title, step by step; the figures close it. */
export function StoryFirst({ caseStudy, chart }: LayoutProps) {
	const { title, challenge, work, learned, measures } = caseStudy;
	return (
		<article className="paper-peach">
			<CaseCrumbs caseStudy={caseStudy} />
			<div className="wrap case-opening">
				<CaseTitle caseStudy={caseStudy} />
				<div className="mt-10 grid gap-x-20 gap-y-14 lg:mt-16 lg:grid-cols-[1fr_1.5fr]">
					<div className="lg:sticky lg:top-28 lg:self-start">
						<CaseBrief caseStudy={caseStudy} />
						<div className="mt-10">
							<Headline caseStudy={caseStudy} />
						</div>
					</div>
					<div className="space-y-14">
						<Part title="The problem" paragraphs={challenge} look="lead" />
						<section>
							<Heading level={2}>The work</Heading>
							<ol className="mt-4">
								{work.map((paragraph, index) => (
									<li
										key={paragraph}
										className="grid grid-cols-[2.5rem_1fr] gap-x-5 border-line-strong border-t py-6 md:grid-cols-[3.5rem_1fr] md:gap-x-8"
									>
										<span aria-hidden="true" className="display-type text-display text-spark">
											{index + 1}
										</span>
										<p className="max-w-text">{paragraph}</p>
									</li>
								))}
							</ol>
						</section>
						<Part title="What we would do differently" paragraphs={learned} look="note" />
					</div>
				</div>
				<section className="mt-16 border-line-strong border-t-2 pt-8 lg:mt-24">
					<Heading level={2}>What came of it</Heading>
					<div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
						{chart}
						<MeasureTable title={title} measures={measures} />
					</div>
				</section>
			</div>
		</article>
	);
}
