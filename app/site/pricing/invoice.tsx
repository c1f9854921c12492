import type { toBudgetView } from "#app/content/sums/budget.ts";
import { H3 } from "#app/design/ui/heading.tsx";
import { formatPrice } from "#app/platform/amounts.ts";

export type ShownBudget = ReturnType<typeof toBudgetView>;

/** Renders a budget line by line, the total last, with what has to come back and what the figures are based on. */
export function Invoice({ budget }: { budget: ShownBudget }) {
	const { title, goal, lines, result, record } = budget;
	return (
		<div className="grid content-start gap-4">
			<H3>{title}</H3>
			<p>{goal}</p>
			<dl className="tabular-nums">
				{lines.map(({ label, amount }) => (
					<div
						key={label}
						className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-t py-2 last:border-line-strong last:border-t-2 last:font-bold"
					>
						<dt>{label}</dt>
						<dd>{formatPrice(amount)}</dd>
					</div>
				))}
			</dl>
			<p className="font-bold">{result}</p>
			<p className="text-fine text-ink-soft">{record}</p>
		</div>
	);
}
