import type { PointList } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** Short points in two columns under hairlines; no boxes. */
export function Points({ points }: { points: PointList }) {
	return (
		<section className="bg-sunken">
			<div className="wrap section-space">
				<div className="max-w-[46rem]">
					<Heading level={2} look="display">
						{points.heading}
					</Heading>
					{points.intro && (
						<p className="mt-5 max-w-text text-ink-soft text-lead">{points.intro}</p>
					)}
				</div>
				<ul className="enter mt-10 grid gap-x-14 md:grid-cols-2">
					{points.items.map(({ title, text }) => (
						<li key={title} className="border-line-strong border-t py-6">
							<Heading level={3} look="title">
								{title}
							</Heading>
							<p className="mt-2 max-w-text text-ink-soft">{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
