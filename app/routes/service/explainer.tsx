import type { Section } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** What it is: the first paragraph set as an opening, the rest as a note in the margin. */
export function Explainer({ section }: { section: Section }) {
	const [first, ...rest] = section.paragraphs;
	return (
		<section className="wrap section-space grid gap-x-alley gap-y-8 lg:grid-cols-12">
			<div className="lg:col-span-9">
				<Heading level={2} look="display">
					{section.heading}
				</Heading>
			</div>
			<p className="opening-type lg:col-span-8">{first}</p>
			<div className="space-y-4 border-accent-bright border-t-4 pt-4 text-ink-soft max-lg:ml-[20%] lg:col-span-4 lg:mt-40">
				{rest.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</section>
	);
}
