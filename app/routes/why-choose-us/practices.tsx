import type { PointList } from "#app/content/schemas/text.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Paper } from "#app/ui/papers.ts";

/** What it means in the work: a list to tick off, each number on a small kite. */
export function Practices({ practices, paper }: { practices: PointList; paper: Paper }) {
	return (
		<Band paper={paper}>
			<div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[1.6fr_1fr]">
				<Heading level={2} look="display">
					{practices.heading}
				</Heading>
				{practices.intro && <p className="max-w-narrow text-lead">{practices.intro}</p>}
			</div>
			<ol className="enter mt-12 grid gap-x-16 gap-y-9 md:grid-cols-2 lg:mt-16">
				{practices.items.map(({ title, text }, index) => (
					<li key={title} className="grid grid-cols-[auto_1fr] items-start gap-x-5">
						<span aria-hidden="true" className="kite-number">
							{index + 1}
						</span>
						<div className="pt-3">
							<Heading level={3} look="title">
								{title}
							</Heading>
							<p className="mt-2 max-w-text text-ink-soft">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</Band>
	);
}
