import type { ComponentProps, ReactNode } from "react";
import type { PointList, Question, Section, StepList } from "#app/content/schemas/text.ts";
import { Accordion } from "#app/design/ui/accordion.tsx";
import { Band } from "#app/design/ui/band.tsx";
import { H2, H3, Heading } from "#app/design/ui/heading.tsx";
import { Link } from "#app/design/ui/link.tsx";

type Look = ComponentProps<typeof Heading>["look"];

type ParagraphsProps = { paragraphs: readonly string[]; className?: string };

export function Paragraphs({ paragraphs, className = "max-w-text stack-5" }: ParagraphsProps) {
	return (
		<div className={className}>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}

type PointProps = StepList["items"][number] & { look?: Look; className?: string };

/** Renders a section's heading, on wide screens with its introduction beside it. */
export function SectionHead({ heading, intro }: { heading: string; intro?: string }) {
	return (
		<div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[1.5fr_1fr]">
			<H2 look="display">{heading}</H2>
			{intro && <p className="max-w-text text-ink-soft">{intro}</p>}
		</div>
	);
}

/** Renders an entry of a list: its title, when it happens, its text. */
export function TitledText({
	title,
	text,
	when,
	look = "title",
	className = "mt-2 max-w-text text-ink-soft",
}: PointProps) {
	return (
		<>
			<H3 look={look}>{title}</H3>
			{when && <p className="font-medium text-accent text-fine">{when}</p>}
			<p className={className}>{text}</p>
		</>
	);
}

/** Renders the number of a list's entry, which screen readers get from the list. */
export function Ordinal({ index, className }: { index: number; className: string }) {
	return (
		<span aria-hidden="true" className={className}>
			{index + 1}
		</span>
	);
}

type LinkedHeadingProps = {
	level: 2 | 3;
	look?: Look;
	to: string;
	text: string;
	className?: string;
};

/** Renders a heading whose link covers the whole card around it. */
export function LinkedHeading({
	to,
	className = "card-link",
	text,
	...heading
}: LinkedHeadingProps) {
	return (
		<Heading {...heading}>
			<Link to={to} className={className}>
				{text}
			</Link>
		</Heading>
	);
}

/** Classes for the link of a LinkedHeading: underlined while the pointer is on its card. */
export const UNDERLINED_LINK =
	"decoration-4 decoration-accent-bright underline-offset-4 after:absolute after:inset-0 group-hover:underline";

type FaqProps = { title: string; text?: ReactNode; items: readonly Question[]; id?: string };

export function Faq({ title, text, items, id }: FaqProps) {
	if (items.length === 0) return null;
	return (
		<section id={id} className="wrap section-space grid gap-12 lg:grid-cols-[1fr_3fr]">
			<div>
				<H2>{title}</H2>
				{text && <p className="mt-4 max-w-narrow text-ink-soft">{text}</p>}
			</div>
			<Accordion items={items} />
		</section>
	);
}

/** Renders short points in two staggered columns. */
export function Points({ points: { heading, intro, items } }: { points: PointList }) {
	return (
		<Band theme="sunken">
			<div className="max-w-[46rem]">
				<H2 look="display">{heading}</H2>
				{intro && <p className="mt-5 max-w-text text-ink-soft text-lead">{intro}</p>}
			</div>
			<ul className="enter mt-10 grid gap-x-16 gap-y-9 md:grid-cols-2 lg:mt-14 lg:gap-y-12 lg:pb-16">
				{items.map(({ title, text }) => (
					<li key={title} className="corner-mark pt-5 pl-6 lg:even:mt-16 lg:even:-mb-16">
						<H3>{title}</H3>
						<p className="mt-2.5 max-w-text text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}

/** Renders steps in their order on a line, the time of each in the margin. */
export function Steps({ steps: { heading, intro, items } }: { steps: StepList }) {
	return (
		<section className="wrap section-space">
			<div className="lg:ml-[33%] lg:pl-12">
				<H2 look="display">{heading}</H2>
				{intro && <p className="mt-4 max-w-text text-ink-soft text-lead">{intro}</p>}
			</div>
			<ol className="mt-10 lg:mt-14">
				{items.map(({ title, when, text }) => (
					<li
						key={title}
						className="group border-line-strong max-lg:border-l-2 lg:grid lg:grid-cols-[33%_1fr]"
					>
						{when && (
							<p className="display-type pb-1 pl-8 text-accent text-title lg:pr-8 lg:pl-0 lg:text-right">
								{when}
							</p>
						)}
						<div className="relative border-line-strong pb-10 pl-8 group-last:pb-0 lg:col-start-2 lg:border-l-2 lg:pb-14 lg:pl-12">
							<span
								aria-hidden="true"
								className="absolute top-1.5 -left-[0.6rem] size-4.5 rotate-45 border-2 border-line-strong bg-spark"
							/>
							<TitledText title={title} text={text} />
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}

type TextSectionsProps = { sections: readonly Section[] };

/** Renders running text with its headings in the margin. */
export function TextSections({ sections }: TextSectionsProps) {
	return (
		<div className="wrap section-space">
			{sections.map(({ heading, paragraphs }) => (
				<section
					key={heading}
					className="grid gap-x-16 gap-y-5 border-line border-t py-10 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[0.8fr_1.2fr]"
				>
					<H2>{heading}</H2>
					<Paragraphs paragraphs={paragraphs} />
				</section>
			))}
		</div>
	);
}

/** Renders running text in newspaper columns. */
export function TextColumns({ sections }: TextSectionsProps) {
	return (
		<div className="wrap pb-20 lg:pb-28">
			<div className="news-columns border-ink border-t-3 pt-8">
				{sections.map(({ heading, paragraphs }) => (
					<section key={heading} className="pb-10 last:pb-0">
						<H2>{heading}</H2>
						<div className="mt-4 text-ink-soft">
							<Paragraphs paragraphs={paragraphs} />
						</div>
					</section>
				))}
			</div>
		</div>
	);
}
