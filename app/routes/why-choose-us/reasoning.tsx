import type { Section } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** The argument, numbered: each part says its point large, and what follows from it beside. */
export function Reasoning({ sections }: { sections: readonly Section[] }) {
	return (
		<ol className="wrap section-space space-y-20 lg:space-y-32">
			{sections.map(({ heading, paragraphs: [first, ...others] }, index) => (
				<li
					key={heading}
					className="grid gap-x-10 gap-y-5 md:grid-cols-[4rem_1fr] lg:grid-cols-[9rem_1.6fr_1fr]"
				>
					<p
						aria-hidden="true"
						className="display-type row-span-2 text-figure text-spark leading-none max-md:row-span-1"
					>
						{index + 1}
					</p>
					<div className="lg:col-span-2">
						<Heading level={2} look="display">
							{heading}
						</Heading>
					</div>
					<p className="max-w-text text-lead md:col-start-2">{first}</p>
					{others.length > 0 && (
						<div className="max-w-narrow space-y-4 border-line-strong border-l-2 pl-6 text-ink-soft md:col-start-2 lg:col-start-3 lg:mt-16">
							{others.map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
						</div>
					)}
				</li>
			))}
		</ol>
	);
}
