import { formatChange, formatSpan, formatValue } from "#app/design/art/case-scale.ts";
import { getHeadline } from "#app/design/sections/case-headline.ts";
import { Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { H1, H2 } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/case-studies.ts";
import type { CaseData } from "./load-case-study.server.ts";

type CaseProps = { caseStudy: CaseData };

export function CaseTitle({ caseStudy: { client, title, isSample } }: CaseProps) {
	return (
		<header>
			<p className="max-w-narrow text-ink-soft">
				{client} {isSample && <SampleMark />}
			</p>
			<div className="mt-3">
				<H1 look="hero">{title}</H1>
			</div>
		</header>
	);
}

export function CaseBrief({ caseStudy: { summary, services, industry } }: CaseProps) {
	const facts = [
		{ term: t("services", { count: services.length }), links: services },
		{ term: t("industry"), links: [industry] },
	];
	return (
		<>
			<p className="text-lead">{summary}</p>
			<dl className="@container mt-6 stack-1">
				{facts.map(({ term, links }) => (
					<div
						key={term}
						className="grid @max-[17rem]:grid-cols-1 grid-cols-[5rem_1fr] items-baseline gap-x-3"
					>
						<dt className="text-fine text-ink-soft">{term}</dt>
						<dd className="flex flex-wrap gap-x-6">
							{links.map(({ name, to }) => (
								<Link key={to} to={to} className="text-link inline-block py-2.5">
									{name}
								</Link>
							))}
						</dd>
					</div>
				))}
			</dl>
		</>
	);
}

export function Headline({ caseStudy, isPageWide }: CaseProps & { isPageWide?: boolean }) {
	const headline = getHeadline(caseStudy);
	const { figure, label, period } = headline;
	const size = isPageWide ? "page-wide-figure" : "giant-figure";
	return (
		<p className="@container">
			<span className={`block ${size} ${figure.length > 5 ? "long-figure" : ""}`}>{figure}</span>
			<span className="mt-5 block font-bold text-title">{label}</span>
			<span className="block text-ink-soft">
				{formatSpan(headline)}. {period}
			</span>
		</p>
	);
}

type StoryPartProps = { title: string; paragraphs: readonly string[]; look?: keyof typeof LOOKS };

export function StoryPart({ title, paragraphs, look = "text" }: StoryPartProps) {
	const { section, heading, text } = LOOKS[look];
	return (
		<section className={section}>
			<H2 look={heading}>{title}</H2>
			<Paragraphs paragraphs={paragraphs} className={`mt-3 stack-4 max-w-text ${text}`} />
		</section>
	);
}

const LOOKS = {
	text: {
		section: "border-line-strong border-t-2 pt-5",
		heading: "title",
		text: "text-ink-soft",
	},
	lead: { section: "", heading: "heading", text: "text-lead" },
	note: { section: "border-spark border-l-4 pl-6", heading: "title", text: "" },
} as const;

export function MeasureTable({ caseStudy: { title, measures } }: CaseProps) {
	return (
		<div className="@container">
			<table className="@max-[17rem]:wrap-anywhere w-full text-left">
				<caption className="sr-only">{t("figuresOf", { title })}</caption>
				<thead className="text-fine text-ink-soft">
					<tr className="border-line-strong border-b-2">
						<th scope="col" className="pr-3 pb-2 font-medium">
							{t("measure")}
						</th>
						{[t("before"), t("after"), t("change")].map((name) => (
							<th key={name} scope="col" className="pb-2 pl-3 text-right font-medium">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{measures.map((measure) => (
						<tr key={measure.label} className="border-line border-b align-baseline">
							<th scope="row" className="py-3 pr-3 font-medium leading-snug">
								{measure.label}
								<span className="block font-normal text-fine text-ink-soft">{measure.unit}</span>
							</th>
							<td className={VALUE}>{formatValue(measure.before)}</td>
							<td className={`${VALUE} font-bold`}>{formatValue(measure.after)}</td>
							<td className={`${VALUE} font-bold text-accent`}>
								{formatChange(measure) ?? t("newFigure")}
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<details className="mt-2">
				<summary className="inline-flex min-h-11 items-center font-medium text-fine underline underline-offset-4">
					{t("howWeCount", {
						title,
						hidden: (text) => (
							<span key="title" className="sr-only">
								{text}
							</span>
						),
					})}
				</summary>
				<ul className="stack-2 text-fine text-ink-soft">
					{measures.map(({ label, base, period, source }) => (
						<li key={label}>
							<b>{label}.</b> {base}. {period}. {source}
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}

const VALUE = "py-3 pl-3 text-right tabular-nums";
