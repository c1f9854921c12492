import { ChartFrame, KiteMark } from "#app/routes/case-study/chart-parts.tsx";
import { formatShortRupees } from "#app/tools/format-amount.ts";
import type { SeoPayback } from "#app/tools/seo-payback.ts";
import { layOutChart } from "./lay-out-chart.ts";

const HEIGHT = 420;
const TOP = 30;
const BOTTOM = 376;

/** What has come back less what was spent, month by month: below the heavy line it is still owed. */
export function PaybackChart({ result }: { result: SeoPayback }) {
	const { ticks, months, points, payback } = layOutChart(result);
	const toY = (share: number) => Math.round(BOTTOM - share * (BOTTOM - TOP));
	const zero = ticks.find(({ rupees }) => rupees === 0)?.share ?? 0;
	const line = points
		.map(({ x, share }, at) => `${at === 0 ? "M" : "L"}${x * 100} ${toY(share)}`)
		.join("");
	return (
		<div className="mt-12">
			<ChartFrame
				title="the total so far, month by month"
				note="Gains less costs up to the end of each month. The filled part has been spent and has not come back yet."
			>
				<div className="pr-20 lg:pr-24">
					<svg width="100%" height={HEIGHT} className="chart" aria-hidden="true">
						<svg
							viewBox={`0 0 100 ${HEIGHT}`}
							width="100%"
							height={HEIGHT}
							preserveAspectRatio="none"
							aria-hidden="true"
						>
							<clipPath id="owed">
								<rect y={toY(zero)} width="100" height={HEIGHT} />
							</clipPath>
							<path
								d={`${line}V${toY(zero)}H0Z`}
								clipPath="url(#owed)"
								className="fill-marigold-field opacity-45"
							/>
						</svg>
						{ticks.map(({ rupees, share }) => (
							<g key={rupees}>
								<line
									x1="0"
									x2="100%"
									y1={toY(share)}
									y2={toY(share)}
									className={rupees === 0 ? "stroke-ink" : "stroke-line"}
									strokeWidth={rupees === 0 ? 3 : 1}
								/>
								<text x="100%" dx={12} y={toY(share) + 5} className="fill-ink-soft text-fine">
									{formatShortRupees(rupees)}
								</text>
							</g>
						))}
						{months.map(({ month, x }, at) => (
							<text
								key={month}
								x={`${x * 100}%`}
								y={HEIGHT - 10}
								textAnchor="middle"
								className="fill-ink-soft text-fine"
							>
								{at === 0 ? `Month ${month}` : month}
							</text>
						))}
						<svg
							viewBox={`0 0 100 ${HEIGHT}`}
							width="100%"
							height={HEIGHT}
							preserveAspectRatio="none"
							aria-hidden="true"
						>
							<path
								d={line}
								fill="none"
								className="stroke-accent-bright"
								strokeWidth={5}
								vectorEffect="non-scaling-stroke"
								strokeLinejoin="round"
							/>
						</svg>
						{payback && (
							<>
								<KiteMark x={`${payback.x * 100}%`} y={toY(payback.share)} size={24} />
								{/* The line rises: before and above it there is room, and at the left edge after and below. */}
								<text
									x={`${payback.x * 100}%`}
									y={toY(payback.share) + (payback.x < 0.25 ? 50 : -20)}
									dx={payback.x < 0.25 ? 0 : -20}
									textAnchor={payback.x < 0.25 ? "start" : "end"}
									className="fill-ink font-bold text-body"
								>
									Month {payback.month}
								</text>
							</>
						)}
					</svg>
				</div>
			</ChartFrame>
		</div>
	);
}
