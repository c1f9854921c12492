import type { AdBudget, AdBudgetName } from "#app/tools/ad-budget.ts";
import { formatCount, formatPercent, formatRupees } from "#app/tools/format-amount.ts";
import type { Values } from "#app/tools/inputs.ts";

type LedgerProps = { values: Values<AdBudgetName>; result: AdBudget };

/** Each figure under the one it follows from, with the numbers that made it. */
export function Ledger({ values, result }: LedgerProps) {
	return (
		<table className="mt-8 w-full text-left">
			<caption className="sr-only">One month, step by step</caption>
			<thead className="text-fine text-ink-soft">
				<tr className="border-ink border-b-2">
					<th scope="col" className="pb-2 font-medium">
						In one month
					</th>
					<th scope="col" className="pb-2 pl-4 text-right font-medium">
						Figure
					</th>
					<th scope="col" className="pb-2 pl-4 text-right font-medium">
						Cost of each
					</th>
				</tr>
			</thead>
			<tbody>
				{listRows(values, result).map(({ name, from, figure, each }) => (
					<tr key={name} className="border-line border-b align-baseline">
						<th scope="row" className="py-3.5 pr-2 font-bold leading-snug">
							{name}
							<span className="block font-normal text-fine text-ink-soft tabular-nums">{from}</span>
						</th>
						<td colSpan={each ? 1 : 2} className={FIGURE}>
							{figure}
						</td>
						{each && <td className="wrap-anywhere py-3.5 pl-4 text-right tabular-nums">{each}</td>}
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr className="align-baseline">
					<th scope="row" className="pt-4 pr-2 text-title leading-snug">
						Left over
						<span className="block font-normal text-fine text-ink-soft tabular-nums">
							{formatRupees(result.grossProfit)} - {formatRupees(values.budget)}
						</span>
					</th>
					<td
						colSpan={2}
						className="wrap-anywhere display-type pt-3 pl-4 text-right text-accent text-display tabular-nums"
					>
						{formatRupees(result.contribution)}
					</td>
				</tr>
			</tfoot>
		</table>
	);
}

function listRows(
	{ budget, cpc, conversion, close, order, margin }: Values<AdBudgetName>,
	result: AdBudget,
) {
	const { clicks, enquiries, customers, costPerEnquiry, costPerCustomer, revenue, grossProfit } =
		result;
	return [
		{
			name: "Clicks",
			from: `${formatRupees(budget)} / ${formatRupees(cpc)}`,
			figure: formatCount(clicks),
			each: formatRupees(cpc),
		},
		{
			name: "Enquiries",
			from: `${formatCount(clicks)} × ${formatPercent(conversion)}`,
			figure: formatCount(enquiries),
			each: formatRupees(costPerEnquiry),
		},
		{
			name: "Customers",
			from: `${formatCount(enquiries)} × ${formatPercent(close)}`,
			figure: formatCount(customers),
			each: formatRupees(costPerCustomer),
		},
		{
			name: "Revenue",
			from: `${formatCount(customers)} × ${formatRupees(order)}`,
			figure: formatRupees(revenue),
			each: null,
		},
		{
			name: "Gross profit",
			from: `${formatRupees(revenue)} × ${formatPercent(margin)}`,
			figure: formatRupees(grossProfit),
			each: null,
		},
	];
}

const FIGURE = "wrap-anywhere display-type py-3.5 pl-4 text-right text-heading tabular-nums";
