import { formatRupees } from "#app/tools/amounts.ts";
import type { Month, SeoPayback, SeoPaybackName } from "#app/tools/seo-payback.ts";
import { H2 } from "#app/ui/heading.tsx";
import type { CalculatorResult } from "../tools/calculator.tsx";
import { PaybackChart } from "./payback-chart.tsx";

type ResultProps = CalculatorResult<SeoPaybackName, SeoPayback>;

export function Result({ values, result, summary, notes }: ResultProps) {
	return (
		<>
			<div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
				<H2 look={result.paybackMonth === null ? "display" : "hero"}>{summary}</H2>
				<ul className="space-y-2 text-lead">
					{notes.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			</div>
			<PaybackChart result={result} />
			<MonthTable months={result.months} cost={values.cost} />
		</>
	);
}

type MonthTableProps = { months: readonly Month[]; cost: number };

/** The chart's numbers for people who cannot see it. */
function MonthTable({ months, cost }: MonthTableProps) {
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
