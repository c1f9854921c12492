import type { PointList } from "#app/content/schemas/text.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";

/** What is known to be wanting, as large as what was done. */
export function Shortfalls({ shortfalls: { heading, intro, items } }: { shortfalls: PointList }) {
	return (
		<Band paper="peach">
			<Heading level={2} look="display">
				{heading}
			</Heading>
			{intro && <p className="mt-5 max-w-text text-ink-soft text-lead">{intro}</p>}
			<ul className="mt-12 border-line-strong border-t-2">
				{items.map(({ title, text }) => (
					<li
						key={title}
						className="grid items-baseline gap-x-10 gap-y-2 border-line border-b py-7 md:grid-cols-[1fr_1.4fr]"
					>
						<Heading level={3}>{title}</Heading>
						<p className="max-w-text">{text}</p>
					</li>
				))}
			</ul>
		</Band>
	);
}
