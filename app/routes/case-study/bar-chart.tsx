import { type Change, formatValue, listTicks } from "#app/art/case-scale.ts";
import type { ChartProps } from "./case-study.ts";
import { ChartFrame } from "./chart-parts.tsx";

/** Each measure as two bars on an axis of its own from zero: before in outline, after solid. */
export function BarChart({ title, measures }: ChartProps) {
	return (
		<ChartFrame title={title} note="Each measure on an axis of its own, from zero.">
			<ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
				{measures.map((measure) => (
					<li key={measure.label}>
						<p className="font-bold leading-snug">{measure.label}</p>
						<p className="text-fine text-ink-soft">{measure.unit}</p>
						<Bars measure={measure} />
					</li>
				))}
			</ul>
		</ChartFrame>
	);
}

function Bars({ measure: { before, after } }: { measure: Change }) {
	const ticks = listTicks(Math.max(before, after));
	const end = ticks.at(-1) ?? 1;
	const share = (value: number) => `${Math.round((value / end) * 1000) / 10}%`;
	return (
		<svg width="100%" height={166} className="chart mt-3" aria-hidden="true">
			{ticks.map((tick) => (
				<line
					key={tick}
					x1={share(tick)}
					x2={share(tick)}
					y1="24"
					y2="142"
					className="stroke-line"
				/>
			))}
			<Value name="Before" value={before} y={16} />
			<rect
				x="0"
				y="25"
				width={share(before)}
				height="24"
				className="fill-none stroke-ink"
				strokeWidth={2}
			/>
			<Value name="After" value={after} y={82} />
			<rect x="0" y="91" width={share(after)} height="42" className="fill-accent-bright" />
			<line x1="0" x2="0" y1="18" y2="142" className="stroke-line-strong" strokeWidth={2} />
			{[0, end].map((tick) => (
				<text
					key={tick}
					x={share(tick)}
					y={160}
					textAnchor={tick ? "end" : "start"}
					className="fill-ink-soft text-fine"
				>
					{formatValue(tick)}
				</text>
			))}
		</svg>
	);
}

function Value({ name, value, y }: { name: string; value: number; y: number }) {
	return (
		<text x="8" y={y} className="fill-ink text-fine">
			{name}
			<tspan dx={8} className="font-bold text-title">
				{formatValue(value)}
			</tspan>
		</text>
	);
}
