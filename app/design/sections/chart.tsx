import type { ReactNode } from "react";
import { chooseAxis, scaleLinear } from "#app/design/art/case-scale.ts";
import { createLookComponent } from "#app/design/ui/look-component.tsx";
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

type ValueMarkProps = { x: string; y: number; size: number; isHollow?: boolean };

/** Renders a data point; `x` is a share of the chart's width, `y` and `size` are pixels. */
export const ValueMark = createLookComponent<ValueMarkProps>({
	kites: ({ size, ...place }) => (
		<MarkOutline
			{...place}
			outline={`M0-${size} ${size} 0 0 ${size}-${size} 0Z`}
			part={`M0-${size} ${size} 0 0 ${size}Z`}
		/>
	),
	tiles: ({ size, ...place }) => {
		const half = Math.round(size * 0.8);
		return (
			<MarkOutline
				{...place}
				outline={`M-${half}-${half}H${half}V${half}H-${half}Z`}
				part={`M-${half} ${half}V-${half}A${half * 2} ${half * 2} 0 0 1 ${half} ${half}Z`}
			/>
		);
	},
});

type MarkOutlineProps = Omit<ValueMarkProps, "size"> & { outline: string; part: string };

/** Renders an outline and, where it is not hollow, its part in another colour. */
function MarkOutline({ x, y, isHollow = false, outline, part }: MarkOutlineProps) {
	const fill = isHollow ? "fill-paper" : "fill-accent-bright";
	return (
		<svg x={x} y={y} overflow="visible" aria-hidden="true">
			<path d={outline} className={`${fill} stroke-ink`} strokeWidth={2} />
			{!isHollow && <path d={part} className="fill-spark stroke-ink" strokeWidth={2} />}
		</svg>
	);
}
