import type { PointList } from "#app/content/schemas/text.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";

/** What was tested, as a record: a kite's knot for each entry on one line down the page. */
export function Tests({ tests: { heading, intro, items } }: { tests: PointList }) {
	return (
		<Band paper="sunken">
			<div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.7fr]">
				<div className="lg:sticky lg:top-28 lg:self-start">
					<Heading level={2} look="display">
						{heading}
					</Heading>
					{intro && <p className="mt-5 max-w-narrow text-ink-soft text-lead">{intro}</p>}
				</div>
				<ul className="knotted-line">
					{items.map(({ title, text }) => (
						<li key={title}>
							<Heading level={3} look="title">
								{title}
							</Heading>
							<p className="mt-1 max-w-text text-ink-soft">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</Band>
	);
}
