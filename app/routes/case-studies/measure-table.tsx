import type { Measure } from "#app/content/schemas/story.ts";

const NUMBER = new Intl.NumberFormat("en-IN");

/** The chart's numbers in words and figures, with how each is counted. */
export function MeasureTable({ title, measures }: { title: string; measures: readonly Measure[] }) {
	return (
		<div className="mt-6">
			<table className="w-full text-left wrap-anywhere">
				<caption className="sr-only">Figures of {title}, before and after</caption>
				<thead className="text-fine text-ink-soft">
					<tr>
						<th scope="col" className="py-2 pr-4 font-medium">
							Measure
						</th>
						<th scope="col" className="py-2 pr-4 text-right font-medium">
							Before
						</th>
						<th scope="col" className="py-2 text-right font-medium">
							After
						</th>
					</tr>
				</thead>
				<tbody>
					{measures.map(({ label, unit, before, after }) => (
						<tr key={label} className="border-line border-t">
							<th scope="row" className="py-2.5 pr-4 font-medium">
								{label}
								<span className="block font-normal text-fine text-ink-soft">{unit}</span>
							</th>
							<td className="py-2.5 pr-4 text-right tabular-nums">{NUMBER.format(before)}</td>
							<td className="py-2.5 text-right font-bold tabular-nums">{NUMBER.format(after)}</td>
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
