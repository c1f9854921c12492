import type { Section } from "#app/content/schemas/text.ts";
import { Paragraphs } from "#app/sections/text-sections.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { PAPERS, type Paper } from "#app/ui/papers.ts";

type ConcernsProps = { sections: readonly Section[]; whenNot: Section; field: Paper };

/** Effort, risk and measure as a spread, and when not to buy as a field that runs off the page. */
export function Concerns({ sections, whenNot, field }: ConcernsProps) {
	return (
		<div className="overflow-x-clip">
			<div className="wrap section-space grid gap-x-alley gap-y-14 lg:grid-cols-12 lg:gap-y-0">
				{sections.map(({ heading, paragraphs }, index) => (
					<section key={heading} className={PLACES[index]}>
						<Heading level={2}>{heading}</Heading>
						<div className="mt-4 text-ink-soft">
							<Paragraphs paragraphs={paragraphs} />
						</div>
					</section>
				))}
				<section
					className={`${PAPERS[field]} run-to-edge cut-corner lg:col-span-7 lg:col-start-6 lg:row-start-2`}
				>
					<div className="py-12 pl-7 sm:pl-12 lg:py-20 lg:pl-20">
						<Heading level={2} look="display">
							{whenNot.heading}
						</Heading>
						<div className="mt-6 max-w-text space-y-5 text-lead">
							{whenNot.paragraphs.map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
						</div>
					</div>
				</section>
			</div>
		</div>
	);
}

const PLACES = [
	"lg:col-span-5 lg:col-start-1 lg:pb-20",
	"lg:col-span-6 lg:col-start-7 lg:pt-24 lg:pb-20",
	"lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:-mr-6 lg:pr-10",
];
