import type { Section } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

type TextSectionsProps = { sections: readonly Section[]; layout?: "margin" | "columns" };

/** Running text: headings in the margin with hairlines between the parts, or everything in newspaper columns. */
export function TextSections({ sections, layout = "margin" }: TextSectionsProps) {
	if (layout === "columns") return <Columns sections={sections} />;
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

function Columns({ sections }: { sections: readonly Section[] }) {
	return (
		<div className="wrap pb-20 lg:pb-28">
			<div className="news-columns border-ink border-t-3 pt-8">
				{sections.map(({ heading, paragraphs }) => (
					<section key={heading} className="pb-10 last:pb-0">
						<Heading level={2}>{heading}</Heading>
						<div className="mt-4 text-ink-soft">
							<Paragraphs paragraphs={paragraphs} />
						</div>
					</section>
				))}
			</div>
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
