import { chooseAxis, scaleLinear } from "#app/design/art/case-scale.ts";
import { ChartFrame, ValueMark } from "#app/design/sections/chart.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/seo-payback.ts";
import { formatMoney, formatShortMoney } from "#app/platform/amounts.ts";
import type { CalculatorResult } from "#app/tools/calculator.tsx";
import type { Month, SeoPayback, SeoPaybackName } from "./seo-payback.ts";

type ResultProps = CalculatorResult<SeoPaybackName, SeoPayback>;

export function PaybackResult({ values, result, summary, notes }: ResultProps) {
	return (
		<>
			<div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
				<H2 look={result.paybackMonth === null ? "display" : "hero"}>{summary}</H2>
				<ul className="stack-2 text-lead">
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

const COLUMNS = ["monthColumn", "gainColumn", "costColumn", "totalColumn"] as const;

type MonthTableProps = { months: readonly Month[]; cost: number };

/** Renders the chart's numbers for people who cannot see it. */
function MonthTable({ months, cost }: MonthTableProps) {
	return (
		<details className="mt-6">
			<summary className="inline-flex min-h-11 items-center font-medium underline underline-offset-4">
				{t("table")}
			</summary>
			<table className="mt-3 w-full max-w-text text-right tabular-nums">
				<caption className="sr-only">{t("tableCaption")}</caption>
				<thead className="text-fine text-ink-soft">
					<tr className="border-line-strong border-b-2">
						{COLUMNS.map((key) => (
							<th
								key={key}
								scope="col"
								className="pb-2 pl-3 font-medium first:pl-0 first:text-left"
							>
								{t(key)}
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
							<td className="wrap-anywhere py-2 pl-3">{formatMoney(gain)}</td>
							<td className="wrap-anywhere py-2 pl-3">{formatMoney(cost)}</td>
							<td className="wrap-anywhere py-2 pl-3 font-bold">{formatMoney(total)}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}

const HEIGHT = 420;
const TOP = 30;
const BOTTOM = 376;

/** Attributes of a drawing 100 units wide, stretched to the chart's width. */
const STRETCHED = {
	viewBox: `0 0 100 ${HEIGHT}`,
	width: "100%",
	height: HEIGHT,
	preserveAspectRatio: "none",
};

/** Renders the total so far by month; the line starts at zero and is filled where it is negative. */
function PaybackChart({ result: { months, paybackMonth } }: { result: SeoPayback }) {
	const totals = [0, ...months.map(({ total }) => total)];
	const ticks = getValueTicks(totals);
	const scale = scaleLinear([ticks[0] ?? 0, ticks.at(-1) ?? 1], [BOTTOM, TOP]);
	const toX = scaleLinear([0, months.length], [0, 100]);
	const toY = (sum: number) => Math.round(scale(sum));
	const line = totals
		.map((total, month) => `${month === 0 ? "M" : "L"}${toX(month)} ${toY(total)}`)
		.join("");
	return (
		<div className="mt-12">
			<ChartFrame title={t("chart")} note={t("chartNote")}>
				<div className="pr-20 lg:pr-24">
					<svg width="100%" height={HEIGHT} className="chart" aria-hidden="true">
						<svg {...STRETCHED} aria-hidden="true">
							<clipPath id="owed">
								<rect y={toY(0)} width="100" height={HEIGHT} />
							</clipPath>
							<path
								d={`${line}V${toY(0)}H0Z`}
								clipPath="url(#owed)"
								className="fill-marigold-field opacity-45"
							/>
						</svg>
						{ticks.map((sum) => (
							<g key={sum}>
								<line
									x1="0"
									x2="100%"
									y1={toY(sum)}
									y2={toY(sum)}
									className={sum === 0 ? "stroke-ink" : "stroke-line"}
									strokeWidth={sum === 0 ? 3 : 1}
								/>
								<text x="100%" dx={12} y={toY(sum) + 5} className="fill-ink-soft text-fine">
									{formatShortMoney(sum)}
								</text>
							</g>
						))}
						{getMonthTicks(months.length).map((month, index) => (
							<text
								key={month}
								x={`${toX(month)}%`}
								y={HEIGHT - 10}
								textAnchor="middle"
								className="fill-ink-soft text-fine"
							>
								{index === 0 ? t("monthNumber", { month }) : month}
							</text>
						))}
						<svg {...STRETCHED} aria-hidden="true">
							<path
								d={line}
								fill="none"
								className="stroke-accent-bright"
								strokeWidth={5}
								vectorEffect="non-scaling-stroke"
								strokeLinejoin="round"
							/>
						</svg>
						{paybackMonth !== null && (
							<PaybackMark
								month={paybackMonth}
								x={toX(paybackMonth)}
								y={toY(totals[paybackMonth] ?? 0)}
							/>
						)}
					</svg>
				</div>
			</ChartFrame>
		</div>
	);
}

/**
 * Renders the mark of the payback. The line rises, so there is room above it to the left, and at the left edge below it
 * to the right.
 */
function PaybackMark({ month, x, y }: { month: number; x: number; y: number }) {
	const isAtEdge = x < 25;
	return (
		<>
			<ValueMark x={`${x}%`} y={y} size={24} />
			<text
				x={`${x}%`}
				y={y + (isAtEdge ? 50 : -20)}
				dx={isAtEdge ? 0 : -20}
				textAnchor={isAtEdge ? "start" : "end"}
				className="fill-ink font-bold text-body"
			>
				{t("monthNumber", { month })}
			</text>
		</>
	);
}

/** Returns round values with zero among them; all totals are between the first and the last. */
export function getValueTicks(totals: readonly number[]): number[] {
	const [min, max] = [Math.min(0, ...totals), Math.max(0, ...totals)];
	const { step } = chooseAxis(max - min);
	const low = Math.floor(min / step);
	const high = Math.max(Math.ceil(max / step), low + 1);
	return Array.from({ length: high - low + 1 }, (_, index) => (low + index) * step || 0);
}

function getMonthTicks(count: number): number[] {
	const interval = count <= 12 ? 2 : count <= 36 ? 6 : count / 5;
	const length = Math.ceil(count / interval) - 1;
	return Array.from({ length }, (_, index) => (index + 1) * interval);
}
