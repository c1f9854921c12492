import type { Section } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** The first paragraph large, the rest in two columns; the picture's caption as a note in the margin. */
export function Story({
	heading,
	paragraphs: [first, ...others],
	caption,
}: Section & { caption: string }) {
	return (
		<section className="wrap grid gap-x-16 gap-y-8 pt-5 pb-20 lg:grid-cols-[16rem_1fr] lg:pb-32">
			<p className="text-fine text-ink-soft">{caption}</p>
			<div className="lg:pt-20">
				<Heading level={2} look="display">
					{heading}
				</Heading>
				<p className="mt-8 max-w-[52rem] text-heading">{first}</p>
				<div className="mt-10 gap-x-14 space-y-5 md:columns-2">
					{others.map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</div>
			</div>
		</section>
	);
}
