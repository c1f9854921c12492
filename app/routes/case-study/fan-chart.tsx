import { breakLines, formatChange, listTicks, readIndex, spread } from "#app/art/case-scale.ts";
import type { ChartProps } from "./case-study.ts";
import { ChartFrame, KiteMark } from "./chart-parts.tsx";

const ZERO = 404;
const TOP = 34;
const FROM = "14%";
const TO = "58%";

/** Every measure as a kite's line from one reel: what was 100 before, on an axis from zero. */
export function FanChart({ title, measures }: ChartProps) {
	const indexes = measures.map((measure) => readIndex(measure) ?? 100);
	const ticks = listTicks(Math.max(100, ...indexes));
	const end = ticks.at(-1) ?? 100;
	const toY = (index: number) => Math.round(ZERO - (index / end) * (ZERO - TOP));
	const labels = spread(indexes.map(toY), 72, [TOP, ZERO - 46]);
	return (
		<ChartFrame title={title} note="What was 100 before. The axis begins at zero.">
			<svg width="100%" height={448} className="chart" aria-hidden="true">
				{ticks.map((tick) => (
					<g key={tick}>
						<line
							x1="0"
							x2="100%"
							y1={toY(tick)}
							y2={toY(tick)}
							className={tick ? "stroke-line" : "stroke-line-strong"}
						/>
						<text y={toY(tick) - 5} className="fill-ink-soft text-fine">
							{tick}
						</text>
					</g>
				))}
				{measures.map(({ label }, place) => (
					<line
						key={label}
						x1={FROM}
						y1={toY(100)}
						x2={TO}
						y2={toY(indexes[place] ?? 100)}
						className="stroke-ink"
						strokeWidth={2}
					/>
				))}
				<svg x={FROM} y={toY(100)} overflow="visible" aria-hidden="true">
					<path d="M-15-10H15L7 0 15 10H-15L-7 0Z" className="fill-ink" />
				</svg>
				{measures.map((measure, place) => (
					<g key={measure.label}>
						<KiteMark x={TO} y={toY(indexes[place] ?? 100)} size={17} />
						<Label measure={measure} y={labels[place] ?? 0} />
					</g>
				))}
				<text x={FROM} y={ZERO + 28} textAnchor="middle" className="fill-ink text-fine">
					Before
				</text>
				<text x={TO} y={ZERO + 28} textAnchor="middle" className="fill-ink text-fine">
					After
				</text>
			</svg>
		</ChartFrame>
	);
}

function Label({ measure, y }: { measure: ChartProps["measures"][number]; y: number }) {
	return (
		<svg x="65%" y={y} overflow="visible" aria-hidden="true">
			<text y={4} className="display-type fill-ink text-title">
				{formatChange(measure) ?? "new"}
			</text>
			<text y={4} className="fill-ink-soft text-fine">
				{breakLines(measure.label, 15).map((line, index) => (
					<tspan key={line} x={0} dy={index === 0 ? 20 : 17}>
						{line}
					</tspan>
				))}
			</text>
		</svg>
	);
}
