import type { PointList, Section } from "#app/content/schemas/text.ts";
import { Paragraphs } from "#app/sections/text-sections.tsx";
import { Heading } from "#app/ui/heading.tsx";

type LimitsProps = { leavesOut: PointList; whenNot: Section };

/** What the line cannot show, knot by knot, beside the field that says when to leave it alone. */
export function Limits({ leavesOut, whenNot }: LimitsProps) {
	return (
		<div className="overflow-x-clip">
			<div className="wrap grid gap-x-16 lg:grid-cols-2">
				<section className="pb-16 lg:pb-28">
					<Heading level={2} look="display">
						{leavesOut.heading}
					</Heading>
					{leavesOut.intro && <p className="mt-4 text-lead">{leavesOut.intro}</p>}
					<ul className="knotted-line mt-9">
						{leavesOut.items.map(({ title, text }) => (
							<li key={title}>
								<Heading level={3} look="title">
									{title}
								</Heading>
								<p className="mt-1 max-w-text text-ink-soft">{text}</p>
							</li>
						))}
					</ul>
				</section>
				<section className="paper-marigold run-to-edge max-lg:field-to-right lg:cut-corner">
					<div className="py-14 lg:py-20 lg:pl-20">
						<Heading level={2} look="display">
							{whenNot.heading}
						</Heading>
						<div className="mt-6 text-lead">
							<Paragraphs paragraphs={whenNot.paragraphs} />
						</div>
					</div>
				</section>
			</div>
		</div>
	);
}
