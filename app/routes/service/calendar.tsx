import type { StepList } from "#app/content/schemas/text.ts";
import { SectionHead, Steps } from "#app/sections/text-blocks.tsx";
import { H3 } from "#app/ui/heading.tsx";
import { parseSpan, type Span } from "./parse-span.ts";

/** The process as a calendar to scale; as plain steps where a time cannot be parsed. */
export function Calendar({ process }: { process: StepList }) {
	const spans = process.items.map(({ when }) => parseSpan(when));
	if (!spans.every((span) => span !== null)) return <Steps steps={process} />;
	const weeks = Math.ceil(Math.max(...spans.map(({ start, end }) => end ?? start + 2)));
	return (
		<section className="wrap section-space break-inside-avoid">
			<SectionHead heading={process.heading} intro={process.intro} />
			<div
				aria-hidden="true"
				className={`mt-8 hidden break-after-avoid pb-2 text-fine text-ink-soft md:grid lg:mt-12 ${COLUMNS}`}
			>
				<p className="col-start-2 flex justify-between">
					<span>Week 1</span>
					<span>Week {weeks}</span>
				</p>
			</div>
			<ol className="border-ink border-b-2 max-md:mt-8">
				{process.items.map(({ title, when, text }, index) => (
					<li key={title} className={`grid border-line-strong border-t pb-8 md:pb-0 ${COLUMNS}`}>
						<div className="row-start-2 pt-3 md:row-start-1 md:py-7">
							<H3 look="title">{title}</H3>
							<p className="font-medium text-accent text-fine">{when}</p>
						</div>
						<div className="relative h-9 md:h-auto">
							<Bar span={spans[index] ?? { start: 0, end: null }} weeks={weeks} />
						</div>
						<p className="pt-2 text-ink-soft max-lg:md:col-span-2 max-lg:md:pb-7 lg:py-7">{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}

const COLUMNS = "gap-x-10 md:grid-cols-[1fr_1.4fr] lg:grid-cols-[0.9fr_1.3fr_1.1fr]";

/** A step's span over lines of every fourth week; an open end runs to the edge as an arrow. */
function Bar({ span, weeks }: { span: Span; weeks: number }) {
	const end = span.end ?? weeks;
	const months = Array.from({ length: Math.ceil(weeks / 4) }, (_, index) => `M${index * 4} 0V10`);
	const tip =
		span.end === null ? `H${end - weeks * 0.04}L${end} 5 ${end - weeks * 0.04} 6.5` : `H${end}V6.5`;
	return (
		<svg
			viewBox={`0 0 ${weeks} 10`}
			preserveAspectRatio="none"
			className="absolute inset-0 size-full"
			aria-hidden="true"
		>
			<path
				className="stroke-line"
				vectorEffect="non-scaling-stroke"
				d={`${months.join("")}M${weeks} 0V10`}
				fill="none"
			/>
			<path className="fill-spark" d={`M${span.start} 3.5${tip}H${span.start}Z`} />
		</svg>
	);
}
