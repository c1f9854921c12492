import type { Process } from "#app/content/schemas/service.ts";
import { Steps } from "#app/design/sections/text-blocks.tsx";
import { H2, H3 } from "#app/design/ui/heading.tsx";
import { t } from "#app/messages/en/services.ts";

/** Renders the process as a chart to scale, or as plain steps where a step has no weeks. */
export function ProcessChart(process: Process) {
	const spans = process.items.map(getSpan);
	if (!spans.every((span) => span !== null)) return <Steps steps={process} />;
	const weeks = Math.ceil(Math.max(...spans.map(({ start, end }) => end ?? start + 2)));
	return (
		<section className="wrap section-space break-inside-avoid">
			<div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[1.5fr_1fr]">
				<H2 look="display">{process.heading}</H2>
				{process.intro && <p className="max-w-text text-ink-soft">{process.intro}</p>}
			</div>
			<div
				aria-hidden="true"
				className={`mt-8 hidden break-after-avoid pb-2 text-fine text-ink-soft md:grid lg:mt-12 ${COLUMNS}`}
			>
				<p className="col-start-2 flex justify-between">
					<span>{t("firstWeek")}</span>
					<span>{t("lastWeek", { week: String(weeks) })}</span>
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

/** Renders a step's span over lines of every fourth week; an open end is an arrow to the edge. */
function Bar({ span, weeks }: { span: WeekSpan; weeks: number }) {
	const end = span.end ?? weeks;
	const months = Array.from({ length: Math.ceil(weeks / 4) }, (_, index) => `M${index * 4} 0V10`);
	const neck = end - weeks * 0.04;
	const tip = span.end === null ? `H${neck}L${end} 5 ${neck} 6.5` : `H${end}V6.5`;
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

/** A span in weeks from the start: "Week 1" is { start: 0, end: 1 }; `end` is null for an open end. */
export type WeekSpan = { start: number; end: number | null };

function getSpan({ weeks, when }: Process["items"][number]): WeekSpan | null {
	return weeks ? { start: weeks.from - 1, end: weeks.to ?? null } : parseSpan(when);
}

const WEEKS_IN: Record<string, number> = { day: 1 / 7, week: 1, month: 13 / 3 };

/** Parses "Week 1", "Weeks 3 to 5", "Days 1 to 7", "From week 9", "Week 6 onwards". Returns null for other words. */
export function parseSpan(when: string | undefined): WeekSpan | null {
	const match = /^(from )?(day|week|month)s? (\d+)(?: (?:and|to) (\d+))?( onwards)?$/i.exec(
		when?.trim() ?? "",
	);
	const [, from, unit = "", first, last = first, onwards] = match ?? [];
	const weeks = WEEKS_IN[unit.toLowerCase()];
	if (!weeks || Number(first) < 1 || Number(last) < Number(first)) return null;
	return {
		start: (Number(first) - 1) * weeks,
		end: from || onwards ? null : Number(last) * weeks,
	};
}
