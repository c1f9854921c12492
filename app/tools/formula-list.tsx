import type { PointList } from "#app/content/schemas/text.ts";
import { TitledText } from "#app/design/sections/text-blocks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";

export function FormulaList({ heading, intro, items }: PointList) {
	return (
		<section className="wrap section-space">
			<div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1.2fr_1fr]">
				<H2 look="display">{heading}</H2>
				{intro && <p className="max-w-text text-ink-soft">{intro}</p>}
			</div>
			<ul className="mt-8 border-ink border-t-2 lg:mt-12">
				{items.map((formula) => (
					<li
						key={formula.title}
						className="grid items-baseline gap-x-16 gap-y-1.5 border-line border-b py-5 lg:grid-cols-[1.2fr_1fr]"
					>
						<TitledText {...formula} className="max-w-text text-ink-soft" />
					</li>
				))}
			</ul>
		</section>
	);
}
