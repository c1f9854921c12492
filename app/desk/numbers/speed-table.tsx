import { formatNumber } from "#app/platform/amounts.ts";
import { DEVICE_NAMES, formatSpeed, formatTemplate } from "#app/visits/format-speed.ts";
import { METRICS, type Metric } from "#app/visits/speed.ts";
import type { SpeedFigure, SpeedLine } from "#app/visits/summarise-speed.ts";

const TITLES: Record<Metric, string> = {
	LCP: "Largest content shown (LCP)",
	INP: "Reaction to input (INP)",
	CLS: "Shift of the layout (CLS)",
	TTFB: "First byte (TTFB)",
};
/** The greatest number of rows; longer lists end with how many more there are. */
const MAX_ROWS = 14;

/** Renders the values that three in four loads do not exceed, by template and device. */
export function SpeedTable({ lines }: { lines: readonly SpeedLine[] }) {
	const more = lines.length - MAX_ROWS;
	return (
		<section aria-labelledby="speed" className="mt-10">
			<h2 id="speed" className="font-bold">
				Speed as visitors had it
			</h2>
			<p className="mt-1 max-w-text text-fine text-ink-soft">
				{lines.length === 0
					? "No speed was measured in these weeks."
					: `Three in four loads of a page were as quick, or quicker; good and poor are by Google’s limits. Only
						loads are measured where somebody used the page, and only until another page took its place.`}
			</p>
			{lines.length > 0 && <Lines lines={lines.slice(0, MAX_ROWS)} />}
			{more > 0 && <p className="mt-2 text-fine text-ink-soft">and {more} more, in the CSV</p>}
		</section>
	);
}

function Lines({ lines }: { lines: readonly SpeedLine[] }) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
		<section className="mt-2 overflow-x-auto" aria-label="Speed by page and device" tabIndex={0}>
			<table className="w-full text-left tabular-nums">
				<thead className="border-line-strong border-b-2 text-fine">
					<tr>
						<th scope="col" className="desk-pinned py-1.5 align-bottom">
							Page
						</th>
						{METRICS.map((metric) => (
							<th key={metric} scope="col" className="min-w-32 py-1.5 pl-5 align-bottom">
								{TITLES[metric]}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{lines.map((line) => (
						<tr key={line.template + line.device} className="border-line border-b align-baseline">
							<th scope="row" className="desk-pinned py-2 font-normal">
								<span className="block whitespace-nowrap font-bold">{formatTemplate(line)}</span>
								<span className="text-fine text-ink-soft">{DEVICE_NAMES[line.device]}</span>
							</th>
							{METRICS.map((metric) => (
								<td key={metric} className="whitespace-nowrap py-2 pl-5">
									<Figure metric={metric} figure={line.figures[metric]} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Figure({ metric, figure: { loads, p75 } }: { metric: Metric; figure: SpeedFigure }) {
	if (!p75)
		return <span className="text-fine text-ink-soft">{loads ? `too few (${loads})` : "none"}</span>;
	const { value, rating } = p75;
	return (
		<>
			<span className="block">{formatSpeed(metric, value)}</span>
			<span className="text-fine text-ink-soft">
				{rating === "good" ? rating : <strong className="text-ink">{rating}</strong>}
				{`, of ${formatNumber(loads)}`}
			</span>
		</>
	);
}
