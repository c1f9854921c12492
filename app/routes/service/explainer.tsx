import type { Section } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** What it is: the first paragraph set large, the rest beside it. */
export function Explainer({ section }: { section: Section }) {
	const [first, ...rest] = section.paragraphs;
	return (
		<section className="border-line border-t">
			<div className="wrap section-space">
				<Heading level={2}>{section.heading}</Heading>
				<div className="mt-8 grid gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
					<p className="text-lead">{first}</p>
					<div className="max-w-text space-y-5 text-ink-soft">
						{rest.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</div>
			</div>
		</section>
	);
}
