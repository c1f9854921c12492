import { formatRupees } from "#app/tools/format-amount.ts";
import type { Month } from "#app/tools/seo-payback.ts";

type MonthTableProps = { months: readonly Month[]; cost: number };

/** The chart's numbers as figures. */
export function MonthTable({ months, cost }: MonthTableProps) {
	return (
		<details className="mt-6">
			<summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
				The same numbers in a table
			</summary>
			<table className="mt-3 w-full max-w-text text-right tabular-nums">
				<caption className="sr-only">Gain, cost and total month by month</caption>
				<thead className="text-fine text-ink-soft">
					<tr className="border-line-strong border-b-2">
						{["Month", "Gain", "Cost", "Total so far"].map((name) => (
							<th
								key={name}
								scope="col"
								className="pb-2 pl-3 font-medium first:pl-0 first:text-left"
							>
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{months.map(({ month, gain, total }) => (
						<tr key={month} className="border-line border-b">
							<th scope="row" className="py-2 text-left font-medium">
								{month}
							</th>
							<td className="wrap-anywhere py-2 pl-3">{formatRupees(gain)}</td>
							<td className="wrap-anywhere py-2 pl-3">{formatRupees(cost)}</td>
							<td className="wrap-anywhere py-2 pl-3 font-bold">{formatRupees(total)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
