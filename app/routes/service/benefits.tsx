import type { PointList } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** What it brings: the first told large, the others beside it each with its facet of one kite. */
export function Benefits({ benefits }: { benefits: PointList }) {
	const [first, ...others] = benefits.items;
	return (
		<section className="paper-sunken">
			<div className="wrap section-space grid gap-x-alley gap-y-12 lg:grid-cols-12">
				<div className="flex flex-col gap-y-10 lg:col-span-6 lg:justify-between">
					<Heading level={2} look="display">
						{benefits.heading}
					</Heading>
					{first && (
						<div className="border-ink border-t-3 pt-5 lg:pr-10">
							<Heading level={3} look="heading">
								{first.title}
							</Heading>
							<p className="mt-4 text-lead">{first.text}</p>
						</div>
					)}
				</div>
				<ul className="enter space-y-9 lg:col-span-6 lg:space-y-12 lg:pt-24">
					{others.map(({ title, text }, index) => (
						<li key={title} className="flex gap-5 even:lg:ml-14 lg:gap-7">
							<Facet index={index} />
							<div className="min-w-0">
								<Heading level={3} look="title">
									{title}
								</Heading>
								<p className="mt-1.5 text-ink-soft">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** A kite of which one quarter is lit, the next one for each index. */
function Facet({ index }: { index: number }) {
	return (
		<svg viewBox="0 0 72 72" className="w-14 shrink-0 self-start lg:w-18" aria-hidden="true">
			<path className="fill-spark" transform={`rotate(${index * 90} 36 36)`} d="M36 36V4L68 36Z" />
			<path
				fill="none"
				stroke="currentColor"
				strokeWidth={2.5}
				d="M36 4 68 36 36 68 4 36ZM36 4V68M4 36Q36 10 68 36"
			/>
		</svg>
	);
}
