import type { Section } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** Running text: heading to the left, paragraphs to the right, a hairline between the parts. */
export function TextSections({ sections }: { sections: readonly Section[] }) {
	return (
		<div className="wrap section-space">
			{sections.map(({ heading, paragraphs }) => (
				<section
					key={heading}
					className="grid gap-x-16 gap-y-5 border-line border-t py-10 first:border-t-0 first:pt-0 last:pb-0 lg:grid-cols-[0.8fr_1.2fr]"
				>
					<Heading level={2}>{heading}</Heading>
					<Paragraphs paragraphs={paragraphs} />
				</section>
			))}
		</div>
	);
}

export function Paragraphs({ paragraphs }: { paragraphs: readonly string[] }) {
	return (
		<div className="max-w-text space-y-5">
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
