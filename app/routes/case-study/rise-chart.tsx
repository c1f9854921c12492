import { type Change, formatValue, listTicks } from "#app/art/case-scale.ts";
import type { ChartProps } from "./case-study.ts";
import { ChartFrame, KiteMark } from "./chart-parts.tsx";

const ZERO = 356;
const TOP = 56;

/** Each measure as two kites on upright lines: a hollow one before, a full one after. */
export function RiseChart({ title, measures }: ChartProps) {
	return (
		<ChartFrame
			title={title}
			note="Each measure on an axis of its own, from zero to the upper line."
		>
			<ul className="grid auto-cols-fr grid-flow-col gap-x-3 md:gap-x-8">
				{measures.map((measure) => (
					<li key={measure.label}>
						<Lines measure={measure} />
						<p className="mt-3 font-bold text-fine leading-snug">{measure.label}</p>
						<p className="text-fine text-ink-soft">{measure.unit}</p>
					</li>
				))}
			</ul>
		</ChartFrame>
	);
}

function Lines({ measure: { before, after } }: { measure: Change }) {
	const ticks = listTicks(Math.max(before, after));
	const end = ticks.at(-1) ?? 1;
	const toY = (value: number) => Math.round(ZERO - (value / end) * (ZERO - TOP));
	return (
		<svg width="100%" height={390} className="chart" aria-hidden="true">
			{ticks.map((tick) => (
				<line
					key={tick}
					x1="0"
					x2="100%"
					y1={toY(tick)}
					y2={toY(tick)}
					className={tick ? "stroke-line" : "stroke-line-strong"}
					strokeWidth={tick ? 1 : 2}
				/>
			))}
			<text y={TOP - 34} className="fill-ink-soft text-fine">
				{formatValue(end)}
			</text>
			<Line name="Before" value={before} x="27%" y={toY(before)} isHollow />
			<Line name="After" value={after} x="73%" y={toY(after)} />
		</svg>
	);
}

type LineProps = { name: string; value: number; x: string; y: number; isHollow?: boolean };

function Line({ name, value, x, y, isHollow = false }: LineProps) {
	const size = isHollow ? 12 : 19;
	return (
		<>
			<line x1={x} x2={x} y1={ZERO} y2={y} className="stroke-ink" strokeWidth={isHollow ? 2 : 4} />
			<KiteMark x={x} y={y} size={size} isHollow={isHollow} />
			<text x={x} y={y - size - 9} textAnchor="middle" className="fill-ink font-bold text-body">
				{formatValue(value)}
			</text>
			<text x={x} y={ZERO + 24} textAnchor="middle" className="fill-ink text-fine">
				{name}
			</text>
		</>
	);
}
