import type { ReactNode } from "react";
import type { PolicySection, TermsPage } from "#app/content/schemas/pages.ts";
import { PageHero } from "#app/design/sections/page-hero.tsx";
import { Ordinal, Paragraphs } from "#app/design/sections/text-blocks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import type { SectionTheme } from "#app/design/ui/section-themes.ts";
import { t } from "#app/messages/en/legal.ts";
import { formatLongDate } from "#app/platform/format-dates.ts";
import { toAnchor } from "#app/platform/to-anchor.ts";
import type { Crumb } from "#app/seo/crumbs.ts";

type PolicyProps = {
	page: TermsPage;
	crumbs: readonly Crumb[];
	theme: SectionTheme;
	/** What stands between the title and the text. */
	children?: ReactNode;
};

/** Renders a page of numbered parts, with the list of their headings and the day of the last change. */
export function Policy({ page, crumbs, theme, children }: PolicyProps) {
	const { intro, sections, updated } = page;
	return (
		<>
			<PageHero
				{...page}
				crumbs={crumbs}
				theme={theme}
				aside={
					<p className="text-fine text-ink-soft">
						{t("lastChanged", {
							day: () => (
								<time key="day" dateTime={updated}>
									{formatLongDate(updated)}
								</time>
							),
						})}
					</p>
				}
			/>
			{children}
			<div className="wrap section-space grid gap-x-20 gap-y-14 lg:grid-cols-[20rem_1fr]">
				<Contents sections={sections} />
				<div className="max-w-[46rem]">
					<Paragraphs paragraphs={intro} className="stack-5 text-lead" />
					{sections.map((section, index) => (
						<Part key={section.heading} {...section} index={index} />
					))}
				</div>
			</div>
		</>
	);
}

function Part({ heading, paragraphs, rows, index }: PolicySection & { index: number }) {
	return (
		<section className="mt-14 grid gap-x-8 gap-y-4 border-line border-t pt-8 sm:grid-cols-[2.5rem_1fr]">
			<p aria-hidden="true" className="font-bold text-accent text-title tabular-nums">
				{index + 1}
			</p>
			<div>
				<H2 id={toAnchor(heading)}>{heading}</H2>
				<Paragraphs paragraphs={paragraphs} className="mt-4 max-w-text stack-4" />
				{rows && <Rows rows={rows} />}
			</div>
		</section>
	);
}

function Rows({ rows }: { rows: NonNullable<PolicySection["rows"]> }) {
	return (
		<dl className="mt-6 max-w-text">
			{rows.map(({ title, text, isSample }) => (
				<div key={title} className="grid gap-x-4 border-line border-t py-2 sm:grid-cols-[9rem_1fr]">
					<dt className="font-medium">{title}</dt>
					<dd>
						{text} {isSample && <SampleMark />}
					</dd>
				</div>
			))}
		</dl>
	);
}

function Contents({ sections }: Pick<TermsPage, "sections">) {
	return (
		<nav aria-label={t("contents")} className="print:hidden lg:sticky lg:top-28 lg:self-start">
			<ol className="columns-1 gap-x-8 border-line-strong border-t-2 pt-3 text-fine sm:columns-2 lg:columns-1">
				{sections.map(({ heading }, index) => (
					<li key={heading} className="break-inside-avoid">
						<a
							href={`#${toAnchor(heading)}`}
							className="quiet-link grid min-h-8 grid-cols-[1.75rem_1fr] items-baseline py-1.5 leading-snug"
						>
							<Ordinal index={index} className="text-ink-soft tabular-nums" />
							{heading}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
