import type { PointList } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** How we think about a service: its parts numbered along the line. */
export function Framework({ framework }: { framework: PointList }) {
	return (
		<section className="paper-marigold">
			<div className="wrap section-space">
				<div className="max-w-[46rem]">
					<Heading level={2} look="display">
						{framework.heading}
					</Heading>
					{framework.intro && <p className="mt-5 max-w-text text-lead">{framework.intro}</p>}
				</div>
				<ol className="enter mt-12 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
					{framework.items.map(({ title, text }, index) => (
						<li key={title} className="border-line-strong border-t-2 pt-4">
							<p aria-hidden="true" className="display-type text-display">
								{index + 1}
							</p>
							<div className="mt-3">
								<Heading level={3} look="title">
									{title}
								</Heading>
							</div>
							<p className="mt-2">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
