import type { ReactNode } from "react";

type ChartFrameProps = { title: string; note: string; children: ReactNode };

/** A chart with what its axes say; who cannot see it reads the table beside it. */
export function ChartFrame({ title, note, children }: ChartFrameProps) {
	return (
		<figure>
			<div role="img" aria-label={`Chart of ${title}; its numbers stand in the table`}>
				{children}
			</div>
			<figcaption className="mt-4 max-w-text text-fine text-ink-soft">{note}</figcaption>
		</figure>
	);
}

type MarkProps = { x: string; y: number; size: number };

/** A value: the middle of a kite. Its place is in parts of the chart's width, its size in pixels. */
export function KiteMark({ x, y, size, isHollow = false }: MarkProps & { isHollow?: boolean }) {
	const square = `M0-${size} ${size} 0 0 ${size}-${size} 0Z`;
	return (
		<svg x={x} y={y} overflow="visible" aria-hidden="true">
			<path
				d={square}
				className={isHollow ? "fill-paper stroke-ink" : "fill-accent-bright stroke-ink"}
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
