import type { ReactNode } from "react";
import { chooseAxis, scaleLinear } from "#app/design/art/case-scale.ts";
import { t } from "#app/messages/en/sections.ts";

/** Creates an axis from zero in round steps: its ticks, its last tick, and the scale to a range. */
export function createAxis(values: readonly number[], range: readonly [number, number]) {
	const { ticks, end } = chooseAxis(Math.max(...values));
	return { ticks, end, scale: scaleLinear([0, end], range) };
}

type ChartFrameProps = { title: string; note: string; children: ReactNode };

/** Renders a chart with a note on its axes; its numbers are in a table beside it. */
export function ChartFrame({ title, note, children }: ChartFrameProps) {
	return (
		<figure>
			<div role="img" aria-label={t("chartOf", { title })}>
				{children}
			</div>
			<figcaption className="mt-4 max-w-text text-fine text-ink-soft">{note}</figcaption>
		</figure>
	);
}

type KiteMarkProps = { x: string; y: number; size: number; isHollow?: boolean };

/** Renders a data point as a kite; `x` is a share of the chart's width, `y` and `size` are pixels. */
export function KiteMark({ x, y, size, isHollow = false }: KiteMarkProps) {
	const fill = isHollow ? "fill-paper" : "fill-accent-bright";
	return (
		<svg x={x} y={y} overflow="visible" aria-hidden="true">
			<path
				d={`M0-${size} ${size} 0 0 ${size}-${size} 0Z`}
				className={`${fill} stroke-ink`}
				strokeWidth={2}
			/>
			{!isHollow && (
				<path
					d={`M0-${size} ${size} 0 0 ${size}Z`}
					className="fill-spark stroke-ink"
					strokeWidth={2}
				/>
			)}
		</svg>
	);
}
