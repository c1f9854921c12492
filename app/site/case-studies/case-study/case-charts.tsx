import {
	breakLines,
	type Change,
	formatChange,
	formatValue,
	spread,
	toIndex,
} from "#app/design/art/case-scale.ts";
import { ChartFrame, createAxis, ValueMark } from "#app/design/sections/chart.tsx";
import { t } from "#app/messages/en/case-studies.ts";
import type { CaseData } from "./load-case-study.server.ts";

type ChartProps = { caseStudy: CaseData };

/** Renders every measure as a line from one point, as an index of 100 before. */
export function FanChart({ caseStudy: { title, measures } }: ChartProps) {
	const [top, zero, from, to] = [34, 404, "14%", "58%"];
	const indexes = measures.map((measure) => toIndex(measure) ?? 100);
	const { ticks, scale } = createAxis([100, ...indexes], [zero, top]);
	const toY = (index: number) => Math.round(scale(index));
	const labels = spread(indexes.map(toY), 72, [top, zero - 46]);
	const lines = measures.map((measure, index) => ({
		measure,
		y: toY(indexes[index] ?? 100),
		labelY: labels[index] ?? 0,
	}));
	return (
		<ChartFrame title={title} note={t("fanNote")}>
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
				{lines.map(({ measure: { label }, y }) => (
					<line
						key={label}
						x1={from}
						y1={toY(100)}
						x2={to}
						y2={y}
						className="stroke-ink"
						strokeWidth={2}
					/>
				))}
				<svg x={from} y={toY(100)} overflow="visible" aria-hidden="true">
					<path d="M-15-10H15L7 0 15 10H-15L-7 0Z" className="fill-ink" />
				</svg>
				{lines.map(({ measure, y, labelY }) => (
					<g key={measure.label}>
						<ValueMark x={to} y={y} size={17} />
						<svg x="65%" y={labelY} overflow="visible" aria-hidden="true">
							<text y={4} className="display-type fill-ink text-title">
								{formatChange(measure) ?? t("newFigure")}
							</text>
							<text y={4} className="fill-ink-soft text-fine">
								{breakLines(measure.label, 15).map((line, index) => (
									<tspan key={line} x={0} dy={index === 0 ? 20 : 17}>
										{line}
									</tspan>
								))}
							</text>
						</svg>
					</g>
				))}
				{[
					{ name: t("before"), x: from },
					{ name: t("after"), x: to },
				].map(({ name, x }) => (
					<text key={name} x={x} y={zero + 28} textAnchor="middle" className="fill-ink text-fine">
						{name}
					</text>
				))}
			</svg>
		</ChartFrame>
	);
}

/** Renders each measure as two bars on an axis of its own: before in outline, after solid. */
export function BarChart({ caseStudy: { title, measures } }: ChartProps) {
	return (
		<ChartFrame title={title} note={t("barNote")}>
			<ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2">
				{measures.map((measure) => (
					<li key={measure.label}>
						<p className="font-bold leading-snug">{measure.label}</p>
						<p className="text-fine text-ink-soft">{measure.unit}</p>
						<Bars {...measure} />
					</li>
				))}
			</ul>
		</ChartFrame>
	);
}

function Bars({ before, after }: Change) {
	const { ticks, end, scale } = createAxis([before, after], [0, 1000]);
	const toX = (value: number) => `${Math.round(scale(value)) / 10}%`;
	return (
		<svg width="100%" height={166} className="chart mt-3" aria-hidden="true">
			{ticks.map((tick) => (
				<line key={tick} x1={toX(tick)} x2={toX(tick)} y1={24} y2={142} className="stroke-line" />
			))}
			<BarLabel name={t("before")} value={before} y={16} />
			<rect
				x={0}
				y={25}
				width={toX(before)}
				height={24}
				className="fill-none stroke-ink"
				strokeWidth={2}
			/>
			<BarLabel name={t("after")} value={after} y={82} />
			<rect x={0} y={91} width={toX(after)} height={42} className="fill-accent-bright" />
			<line x1={0} x2={0} y1={18} y2={142} className="stroke-line-strong" strokeWidth={2} />
			{[0, end].map((tick) => (
				<text
					key={tick}
					x={toX(tick)}
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

function BarLabel({ name, value, y }: { name: string; value: number; y: number }) {
	return (
		<text x="8" y={y} className="fill-ink text-fine">
			{name}
			<tspan dx={8} className="font-bold text-title">
				{formatValue(value)}
			</tspan>
		</text>
	);
}

/** Renders each measure as two upright lines with kites on an axis of its own: before hollow, after solid. */
export function RiseChart({ caseStudy: { title, measures } }: ChartProps) {
	return (
		<ChartFrame title={title} note={t("riseNote")}>
			<ul className="grid auto-cols-fr grid-flow-col gap-x-3 md:gap-x-8">
				{measures.map((measure) => (
					<li key={measure.label}>
						<Rise {...measure} />
						<p className="mt-3 font-bold text-fine leading-snug">{measure.label}</p>
						<p className="text-fine text-ink-soft">{measure.unit}</p>
					</li>
				))}
			</ul>
		</ChartFrame>
	);
}

function Rise({ before, after }: Change) {
	const [top, zero] = [56, 356];
	const { ticks, end, scale } = createAxis([before, after], [zero, top]);
	const toY = (value: number) => Math.round(scale(value));
	const lines = [
		{ name: t("before"), value: before, x: "27%", size: 12, width: 2, isHollow: true },
		{ name: t("after"), value: after, x: "73%", size: 19, width: 4, isHollow: false },
	];
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
			<text y={top - 34} className="fill-ink-soft text-fine">
				{formatValue(end)}
			</text>
			{lines.map(({ name, value, x, size, width, isHollow }) => (
				<g key={name} textAnchor="middle" className="fill-ink">
					<line
						x1={x}
						x2={x}
						y1={zero}
						y2={toY(value)}
						className="stroke-ink"
						strokeWidth={width}
					/>
					<ValueMark x={x} y={toY(value)} size={size} isHollow={isHollow} />
					<text x={x} y={toY(value) - size - 9} className="font-bold text-body">
						{formatValue(value)}
					</text>
					<text x={x} y={zero + 24} className="text-fine">
						{name}
					</text>
				</g>
			))}
		</svg>
	);
}
