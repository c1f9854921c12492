import type { ComponentType } from "react";
import type { CaseStudiesPage } from "#app/content/schemas/pages.ts";
import type { CaseLayout } from "#app/content/schemas/story.ts";
import { Breadcrumbs } from "#app/design/sections/page-hero.tsx";
import { Ordinal } from "#app/design/sections/text-blocks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";
import { BarChart, FanChart, RiseChart } from "./case-charts.tsx";
import { CaseBrief, CaseTitle, Headline, MeasureTable, StoryPart } from "./case-parts.tsx";
import type { CaseData } from "./load-case-study.server.ts";

type CaseProps = { caseStudy: CaseData; headings: CaseStudiesPage["headings"] };
type Layout = {
	className: string;
	linkTheme: SectionTheme;
	Body: ComponentType<CaseProps>;
};

/** Renders a case in the layout that its content names. */
export function CaseArticle(props: CaseProps) {
	const { layout, crumbs } = props.caseStudy;
	const { className, Body } = CASE_LAYOUTS[layout];
	return (
		<article className={className}>
			<div className="wrap pt-5">
				<Breadcrumbs crumbs={crumbs} />
			</div>
			<Body {...props} />
		</article>
	);
}

export const CASE_LAYOUTS: Record<CaseLayout, Layout> = {
	"results-first": { className: "paper-cotton", linkTheme: "aqua", Body: ResultsFirst },
	"story-first": { className: "paper-peach", linkTheme: "peach", Body: StoryFirst },
	"figure-first": {
		className: "paper-night overflow-x-clip",
		linkTheme: "night",
		Body: FigureFirst,
	},
};

function ResultsFirst({ caseStudy, headings }: CaseProps) {
	return (
		<>
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
							<H2 look="title">{headings.results}</H2>
							<div className="mt-8">
								<Headline caseStudy={caseStudy} />
							</div>
						</section>
						<MeasureTable caseStudy={caseStudy} />
					</div>
					<div className="self-end">
						<FanChart caseStudy={caseStudy} />
					</div>
				</div>
			</div>
			<div className="wrap section-space grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_1.5fr_1fr]">
				<StoryPart title={headings.challenge} paragraphs={caseStudy.challenge} />
				<StoryPart title={headings.work} paragraphs={caseStudy.work} look="lead" />
				<div className="lg:pt-24">
					<StoryPart title={headings.learned} paragraphs={caseStudy.learned} look="note" />
				</div>
			</div>
		</>
	);
}

function StoryFirst({ caseStudy, headings }: CaseProps) {
	return (
		<div className="wrap case-opening">
			<CaseTitle caseStudy={caseStudy} />
			<div className="mt-10 grid gap-x-20 gap-y-14 lg:mt-16 lg:grid-cols-[1fr_1.5fr]">
				<div className="lg:sticky lg:top-28 lg:self-start">
					<CaseBrief caseStudy={caseStudy} />
					<div className="mt-10">
						<Headline caseStudy={caseStudy} />
					</div>
				</div>
				<div className="stack-14">
					<StoryPart title={headings.challenge} paragraphs={caseStudy.challenge} look="lead" />
					<section>
						<H2>{headings.work}</H2>
						<ol className="mt-4">
							{caseStudy.work.map((paragraph, index) => (
								<li
									key={paragraph}
									className="grid grid-cols-[2.5rem_1fr] gap-x-5 border-line-strong border-t py-6 md:grid-cols-[3.5rem_1fr] md:gap-x-8"
								>
									<Ordinal index={index} className="display-type text-display text-spark" />
									<p className="max-w-text">{paragraph}</p>
								</li>
							))}
						</ol>
					</section>
					<StoryPart title={headings.learned} paragraphs={caseStudy.learned} look="note" />
				</div>
			</div>
			<section className="mt-16 border-line-strong border-t-2 pt-8 lg:mt-24">
				<H2>{headings.results}</H2>
				<div className="mt-8 grid gap-x-20 gap-y-12 lg:grid-cols-[1.5fr_1fr]">
					<BarChart caseStudy={caseStudy} />
					<MeasureTable caseStudy={caseStudy} />
				</div>
			</section>
		</div>
	);
}

function FigureFirst({ caseStudy, headings }: CaseProps) {
	return (
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
					<H2>{headings.results}</H2>
					<div className="mt-6 mb-12">
						<RiseChart caseStudy={caseStudy} />
					</div>
					<MeasureTable caseStudy={caseStudy} />
				</section>
				<div className="stack-14">
					<StoryPart title={headings.challenge} paragraphs={caseStudy.challenge} look="lead" />
					<StoryPart title={headings.work} paragraphs={caseStudy.work} />
					<StoryPart title={headings.learned} paragraphs={caseStudy.learned} look="note" />
				</div>
			</div>
		</div>
	);
}
