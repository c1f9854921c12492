import { toSlug } from "#app/content/names.ts";
import type { PrivacyPolicy } from "#app/content/schemas/pages.ts";
import { Heading } from "#app/ui/heading.tsx";

type PolicyProps = Pick<PrivacyPolicy, "intro" | "sections">;

/** The text, with its contents in the margin that stay in view on wide screens. */
export function Policy({ intro, sections }: PolicyProps) {
	return (
		<div className="wrap section-space grid gap-x-20 gap-y-14 lg:grid-cols-[20rem_1fr]">
			<Contents headings={sections.map(({ heading }) => heading)} />
			<div className="max-w-[46rem]">
				<div className="space-y-5 text-lead">
					{intro.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
				{sections.map(({ heading, paragraphs }, index) => (
					<section
						key={heading}
						className="mt-14 grid gap-x-8 gap-y-4 border-line border-t pt-8 sm:grid-cols-[2.5rem_1fr]"
					>
						<p aria-hidden="true" className="font-bold text-accent text-title tabular-nums">
							{index + 1}
						</p>
						<div>
							<Heading level={2} id={toSlug(heading)}>
								{heading}
							</Heading>
							<div className="mt-4 max-w-text space-y-4">
								{paragraphs.map((paragraph) => (
									<p key={paragraph}>{paragraph}</p>
								))}
							</div>
						</div>
					</section>
				))}
			</div>
		</div>
	);
}

function Contents({ headings }: { headings: readonly string[] }) {
	return (
		<nav aria-label="On this page" className="print:hidden lg:sticky lg:top-28 lg:self-start">
			<ol className="columns-1 gap-x-8 border-line-strong border-t-2 pt-3 text-fine sm:columns-2 lg:columns-1">
				{headings.map((heading, index) => (
					<li key={heading} className="break-inside-avoid">
						<a
							href={`#${toSlug(heading)}`}
							className="quiet-link grid min-h-8 grid-cols-[1.75rem_1fr] items-baseline py-1.5 leading-snug"
						>
							<span aria-hidden="true" className="text-ink-soft tabular-nums">
								{index + 1}
							</span>
							{heading}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
