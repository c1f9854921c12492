import type { ReactNode } from "react";
import { formatSpan } from "#app/art/case-scale.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { readHeadline } from "#app/sections/case-headline.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import type { LinkedCase, NamedLink } from "./case-study.ts";

export type LayoutProps = { caseStudy: LinkedCase; chart: ReactNode };

export function CaseCrumbs({ caseStudy: { crumbs } }: { caseStudy: LinkedCase }) {
	return (
		<div className="wrap pt-5">
			<Breadcrumbs crumbs={crumbs} />
		</div>
	);
}

/** The client over the title. */
export function CaseTitle({ caseStudy }: { caseStudy: LinkedCase }) {
	return (
		<header>
			<p className="max-w-narrow text-ink-soft">{caseStudy.client}</p>
			<div className="mt-3">
				<Heading level={1} look="hero">
					{caseStudy.title}
				</Heading>
			</div>
		</header>
	);
}

/** The story in short, what was bought and by what trade; the trade leads to the cases of its kind. */
export function CaseBrief({
	caseStudy: { summary, services, industry },
}: {
	caseStudy: LinkedCase;
}) {
	return (
		<>
			<p className="text-lead">{summary}</p>
			<dl className="@container mt-6 space-y-1">
				<Fact term={services.length > 1 ? "Services" : "Service"} links={services} />
				<Fact term="Industry" links={[industry]} />
			</dl>
		</>
	);
}

function Fact({ term, links }: { term: string; links: readonly NamedLink[] }) {
	return (
		<div className="grid @max-[17rem]:grid-cols-1 grid-cols-[5rem_1fr] items-baseline gap-x-3">
			<dt className="text-fine text-ink-soft">{term}</dt>
			<dd className="flex flex-wrap gap-x-6">
				{links.map(({ name, to }) => (
					<Link key={to} to={to} className="text-link inline-block py-2.5">
						{name}
					</Link>
				))}
			</dd>
		</div>
	);
}

/** The one enormous figure with what it counts; how is told below the table. */
export function Headline({
	caseStudy,
	isPageWide,
}: {
	caseStudy: LinkedCase;
	isPageWide?: boolean;
}) {
	const headline = readHeadline(caseStudy);
	if (!headline) return null;
	const { figure, measure } = headline;
	return (
		<p className="@container">
			<span
				className={`block ${isPageWide ? "page-wide-figure" : "giant-figure"} ${figure.length > 5 ? "long-figure" : ""}`}
			>
				{figure}
			</span>
			<span className="mt-5 block font-bold text-title">{measure.label}</span>
			<span className="block text-ink-soft">
				{formatSpan(measure)}. {measure.period}
			</span>
		</p>
	);
}

type PartProps = { title: string; paragraphs: readonly string[]; look?: keyof typeof LOOKS };

/** A part of the story; the note is what went wrong, set as a margin note. */
export function Part({ title, paragraphs, look = "text" }: PartProps) {
	return (
		<section className={LOOKS[look]}>
			<Heading level={2} look={look === "lead" ? "heading" : "title"}>
				{title}
			</Heading>
			<div className={`mt-3 space-y-4 ${TEXTS[look]}`}>
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</section>
	);
}

const LOOKS = {
	text: "border-line-strong border-t-2 pt-5",
	lead: "",
	note: "border-spark border-l-4 pl-6",
} as const;

const TEXTS = {
	text: "max-w-text text-ink-soft",
	lead: "max-w-text text-lead",
	note: "max-w-text",
} as const;
