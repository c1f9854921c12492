import type { PointList } from "#app/content/schemas/text.ts";
import { H2, H3 } from "#app/ui/heading.tsx";

export function FormulaList({ formulas }: { formulas: PointList }) {
	return (
		<section className="wrap section-space">
			<div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[1.2fr_1fr]">
				<H2 look="display">{formulas.heading}</H2>
				{formulas.intro && <p className="max-w-text text-ink-soft">{formulas.intro}</p>}
			</div>
			<ul className="mt-8 border-ink border-t-2 lg:mt-12">
				{formulas.items.map(({ title, text }) => (
					<li
						key={title}
						className="grid items-baseline gap-x-16 gap-y-1.5 border-line border-b py-5 lg:grid-cols-[1.2fr_1fr]"
					>
						<H3 look="title">{title}</H3>
						<p className="max-w-text text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
