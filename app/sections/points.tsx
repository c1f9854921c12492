import type { PointList } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** Short points on two staggered columns, each hung from a corner of its own. */
export function Points({ points }: { points: PointList }) {
	return (
		<section className="paper-sunken">
			<div className="wrap section-space">
				<div className="max-w-[46rem]">
					<Heading level={2} look="display">
						{points.heading}
					</Heading>
					{points.intro && (
						<p className="mt-5 max-w-text text-ink-soft text-lead">{points.intro}</p>
					)}
				</div>
				<ul className="enter mt-10 grid gap-x-16 gap-y-9 md:grid-cols-2 lg:mt-14 lg:gap-y-12 lg:pb-16">
					{points.items.map(({ title, text }) => (
						<li key={title} className="corner-mark pt-5 pl-6 lg:even:mt-16 lg:even:-mb-16">
							<Heading level={3}>{title}</Heading>
							<p className="mt-2.5 max-w-text text-ink-soft">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
