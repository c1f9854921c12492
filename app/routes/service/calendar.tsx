import type { StepList } from "#app/content/schemas/text.ts";
import { Steps } from "#app/sections/steps.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { readSpan, type Span } from "./read-span.ts";

/** The process as a calendar to scale; steps that tell their time in words of their own stand on a plain line. */
export function Calendar({ process }: { process: StepList }) {
	const spans = process.items.map(({ when }) => readSpan(when));
	if (!spans.every((span) => span !== null)) return <Steps steps={process} />;
	const weeks = Math.ceil(Math.max(...spans.map(({ start, end }) => end ?? start + 2)));
	return (
		<section className="wrap section-space break-inside-avoid">
			<div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[1.5fr_1fr]">
				<Heading level={2} look="display">
					{process.heading}
				</Heading>
				{process.intro && <p className="max-w-text text-ink-soft">{process.intro}</p>}
			</div>
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
							<Heading level={3} look="title">
								{title}
							</Heading>
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

/** Its stretch of the calendar over the lines of every fourth week; what has no end leaves at the edge. */
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
