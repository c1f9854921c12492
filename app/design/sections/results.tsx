import type { Stat } from "#app/content/schemas/story.ts";
import { Band } from "#app/design/ui/band.tsx";
import { gatherMarks } from "#app/design/ui/gather-marks.tsx";
import { H2 } from "#app/design/ui/heading.tsx";
import { SampleMark } from "#app/design/ui/sample-mark.tsx";
import { t } from "#app/messages/en/sections.ts";

type ResultsProps = { title: string; text: string; stats: readonly Stat[] };

/** Renders figures, the largest thing of their band, each beside how it is counted. */
export function Results({ title, text, stats }: ResultsProps) {
	const { mark, entries } = gatherMarks(stats, t("sampleFigures"));
	return (
		<Band theme="sand">
			<div className="grid gap-x-16 gap-y-4 lg:grid-cols-2">
				<H2 look="display">{title}</H2>
				<p className="max-w-text self-end text-lead">
					{text} {mark}
				</p>
			</div>
			<ul className="mt-12 border-line-strong border-t-2">
				{entries.map((stat) => (
					<li
						key={stat.title}
						className="grid items-center gap-x-16 gap-y-6 border-line-strong border-b py-9 lg:grid-cols-2"
					>
						<p className="@container">
							<span className="giant-figure block">{stat.value}</span>
							<span className="mt-4 block font-bold text-title">
								{stat.title} {stat.isSample && <SampleMark />}
							</span>
						</p>
						<Counting counted={stat.counted} />
					</li>
				))}
			</ul>
		</Band>
	);
}

function Counting({ counted }: Pick<Stat, "counted">) {
	const entries = [
		[t("counts"), counted.counts],
		[t("base"), counted.base],
		[t("period"), counted.period],
		[t("source"), counted.source],
	];
	return (
		<dl className="max-w-text stack-2 text-fine">
			{entries.map(([term, text]) => (
				<div key={term} className="grid grid-cols-[4.5rem_1fr] gap-3">
					<dt className="font-bold">{term}</dt>
					<dd className="text-ink-soft">{text}</dd>
				</div>
			))}
		</dl>
	);
}
