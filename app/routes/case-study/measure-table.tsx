import { formatChange, formatValue } from "#app/art/case-scale.ts";
import type { Measure } from "#app/content/schemas/story.ts";

/** The chart's numbers as figures, with how each is counted. */
export function MeasureTable({ title, measures }: { title: string; measures: readonly Measure[] }) {
	return (
		<div className="@container">
			<table className="@max-[17rem]:wrap-anywhere w-full text-left">
				<caption className="sr-only">Figures of {title}, before and after</caption>
				<thead className="text-fine text-ink-soft">
					<tr className="border-line-strong border-b-2">
						<th scope="col" className="pr-3 pb-2 font-medium">
							Measure
						</th>
						{["Before", "After", "Change"].map((name) => (
							<th key={name} scope="col" className="pb-2 pl-3 text-right font-medium">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{measures.map((measure) => (
						<tr key={measure.label} className="border-line border-b align-baseline">
							<th scope="row" className="py-3 pr-3 font-medium leading-snug">
								{measure.label}
								<span className="block font-normal text-fine text-ink-soft">{measure.unit}</span>
							</th>
							<td className={VALUE}>{formatValue(measure.before)}</td>
							<td className={`${VALUE} font-bold`}>{formatValue(measure.after)}</td>
							<td className={`${VALUE} font-bold text-accent`}>{formatChange(measure) ?? "new"}</td>
						</tr>
					))}
				</tbody>
			</table>
			<details className="mt-2">
				<summary className="inline-flex min-h-11 items-center font-medium text-fine underline underline-offset-4">
					How we count<span className="sr-only"> in {title}</span>
				</summary>
				<ul className="space-y-2 text-fine text-ink-soft">
					{measures.map(({ label, base, period, source }) => (
						<li key={label}>
							<b>{label}.</b> {base}. {period}. {source}
						</li>
					))}
				</ul>
			</details>
		</div>
	);
}

const VALUE = "py-3 pl-3 text-right tabular-nums";
