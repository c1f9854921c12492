import { scaleLinear } from "#app/design/art/case-scale.ts";
import { ValueMark } from "#app/design/sections/chart.tsx";
import { H3 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/ad-budget.ts";
import { formatAverage, formatMoney, formatPercent } from "#app/platform/amounts.ts";
import type { CalculatorResult } from "#app/tools/calculator.tsx";
import type { Values } from "#app/tools/calculator-config.ts";
import type { AdBudget, AdBudgetName } from "./ad-budget.ts";

type LedgerProps = { values: Values<AdBudgetName>; result: AdBudget };

export function Ledger({ values, result }: LedgerProps) {
	return (
		<table className="mt-8 w-full text-left">
			<caption className="sr-only">{t("steps")}</caption>
			<thead className="text-fine text-ink-soft">
				<tr className="border-ink border-b-2">
					<th scope="col" className="pb-2 font-medium">
						{t("inOneMonth")}
					</th>
					<th scope="col" className="pb-2 pl-4 text-right font-medium">
						{t("figure")}
					</th>
					<th scope="col" className="pb-2 pl-4 text-right font-medium">
						{t("costOfEach")}
					</th>
				</tr>
			</thead>
			<tbody>
				{toRows(values, result).map(([name, sum, figure, each]) => (
					<tr key={name} className="border-line border-b align-baseline">
						<th scope="row" className="py-3.5 pr-2 font-bold leading-snug">
							{name}
							<Sum>{sum}</Sum>
						</th>
						<td
							colSpan={each ? 1 : 2}
							className="wrap-anywhere display-type py-3.5 pl-4 text-right text-heading tabular-nums"
						>
							{figure}
						</td>
						{each && <td className="wrap-anywhere py-3.5 pl-4 text-right tabular-nums">{each}</td>}
					</tr>
				))}
			</tbody>
			<tfoot>
				<tr className="align-baseline">
					<th scope="row" className="pt-4 pr-2 text-title leading-snug">
						{t("profit")}
						<Sum>{`${formatMoney(result.grossProfit)} - ${formatMoney(values.budget)}`}</Sum>
					</th>
					<td
						colSpan={2}
						className="wrap-anywhere display-type pt-3 pl-4 text-right text-accent text-display tabular-nums"
					>
						{formatMoney(result.contribution)}
					</td>
				</tr>
			</tfoot>
		</table>
	);
}

function Sum({ children }: { children: string }) {
	return <span className="block font-normal text-fine text-ink-soft tabular-nums">{children}</span>;
}

function toRows(
	{ budget, cpc, conversion, close, order, margin }: Values<AdBudgetName>,
	result: AdBudget,
): [name: string, sum: string, figure: string, each?: string][] {
	const clicks = formatAverage(result.clicks);
	const enquiries = formatAverage(result.enquiries);
	const customers = formatAverage(result.customers);
	const revenue = formatMoney(result.revenue);
	const clickPrice = formatMoney(cpc);
	const enquiryPrice = formatMoney(result.costPerEnquiry);
	const customerPrice = formatMoney(result.costPerCustomer);
	return [
		[t("clicks"), `${formatMoney(budget)} / ${clickPrice}`, clicks, clickPrice],
		[t("enquiries"), `${clicks} × ${formatPercent(conversion)}`, enquiries, enquiryPrice],
		[t("customers"), `${enquiries} × ${formatPercent(close)}`, customers, customerPrice],
		[t("revenue"), `${customers} × ${formatMoney(order)}`, revenue],
		[t("grossProfit"), `${revenue} × ${formatPercent(margin)}`, formatMoney(result.grossProfit)],
	];
}

type BreakEvenProps = Pick<CalculatorResult<AdBudgetName, AdBudget>, "values" | "result" | "notes">;

/** Renders two scales with the profitable range in colour and the visitor's value as a kite. */
export function BreakEven({ values: { cpc, close }, result, notes }: BreakEvenProps) {
	const [cpcSentence, closeSentence] = notes;
	const { breakEvenCpc, breakEvenClose } = result;
	return (
		<div className="mt-12">
			<H3>{t("breakEven")}</H3>
			<p className="mt-1 text-fine text-ink-soft">{t("breakEvenText")}</p>
			<ul className="mt-5 grid gap-x-10 gap-y-8 sm:grid-cols-2">
				<li>
					<p className="font-bold">{cpcSentence}</p>
					<p className="text-ink-soft">{t("yours", { figure: formatMoney(cpc) })}</p>
					<Scale from={0} to={breakEvenCpc} now={cpc} end={Math.max(breakEvenCpc, cpc) * 1.25} />
				</li>
				<li>
					<p className="font-bold">{closeSentence}</p>
					<p className="text-ink-soft">{t("yours", { figure: formatPercent(close) })}</p>
					<Scale
						from={breakEvenClose}
						to={100}
						now={close}
						end={Math.min(100, Math.max(breakEvenClose, close) * 1.25)}
					/>
				</li>
			</ul>
		</div>
	);
}

/**
 * Renders a scale from 0 to `end`, profitable between `from` and `to`. It is decorative, as the sentences above say the
 * same.
 */
function Scale({ from, to, now, end }: Record<"from" | "to" | "now" | "end", number>) {
	const scale = scaleLinear([0, end], [0, 1000]);
	const toPercent = (value: number) => Math.round(scale(Math.min(value, end))) / 10;
	const start = toPercent(from);
	return (
		<svg width="100%" height={58} className="chart mt-4" aria-hidden="true">
			<rect
				x={`${start}%`}
				y="24"
				width={`${toPercent(to) - start}%`}
				height="20"
				className="fill-teal"
			/>
			<rect
				y="24"
				width="100%"
				height="20"
				className="fill-none stroke-line-strong"
				strokeWidth={2}
			/>
			<ValueMark x={`${toPercent(now)}%`} y={34} size={20} />
		</svg>
	);
}
