import { createAxis } from "#app/design/sections/chart.tsx";
import { formatDayAndMonth } from "#app/platform/dates.server.ts";
import type { Day } from "#app/platform/day.ts";

const HEIGHT = 190;
/** The top and the foot of the plot, in pixels from the top. */
const [TOP, FOOT] = [20, 166] as const;
/** The left end of the columns, as a share of the width; the axis is before them. */
const LEFT = 9;
const MAX_LABELS = 4;

type ColumnChartProps = { title: string; values: readonly { week: Day; value: number }[] };

/** Renders a column for each week; the numbers are in a table beside it. */
export function ColumnChart({ title, values }: ColumnChartProps) {
	const counts = values.map(({ value }) => value);
	const { ticks, scale } = createAxis([...counts, 4], [FOOT, TOP]);
	const width = (100 - LEFT) / values.length;
	const everyLabel = Math.ceil(values.length / MAX_LABELS);
	return (
		<figure className="min-w-0">
			<figcaption className="font-bold">{title}</figcaption>
			<svg width="100%" height={HEIGHT} aria-hidden="true" className="mt-2 text-fine">
				{ticks.filter(Number.isInteger).map((tick) => (
					<g key={tick}>
						<line x1="0" x2="100%" y1={scale(tick)} y2={scale(tick)} className="stroke-line" />
						<text x="0" y={scale(tick) - 4} className="fill-ink-soft">
							{tick}
						</text>
					</g>
				))}
				{values.map(({ week, value }, index) => (
					<rect
						key={week}
						x={`${LEFT + width * (index + 0.15)}%`}
						width={`${width * 0.7}%`}
						y={scale(value)}
						height={FOOT - scale(value)}
						className="fill-teal"
					/>
				))}
				{values.map(
					({ week }, index) =>
						index % everyLabel === 0 && (
							<text
								key={week}
								x={`${LEFT + width * (index + 0.15)}%`}
								y={HEIGHT - 6}
								className="fill-ink-soft"
							>
								{formatDayAndMonth(week)}
							</text>
						),
				)}
			</svg>
		</figure>
	);
}
