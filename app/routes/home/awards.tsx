import type { Headed } from "#app/content/schemas/pages.ts";
import type { Stat } from "#app/content/schemas/story.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

type AwardsProps = { heading: Headed; stats: readonly Stat[] };

/** Three figures, the middle one last and largest, each with how it is counted. */
export function Awards({ heading, stats }: AwardsProps) {
	return (
		<section className="paper-marigold overflow-clip">
			<div className="wrap section-space">
				<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[2fr_1fr]">
					<Heading level={2} look="display">
						{heading.title}
					</Heading>
					<p className="max-w-text self-end text-lead">{heading.text}</p>
				</div>
				<ul className="mt-12 grid gap-x-12 md:grid-cols-2 lg:grid-flow-col lg:grid-cols-[1fr_3fr] lg:grid-rows-[auto_1fr]">
					{stats.map((stat, index) => (
						<li
							key={stat.title}
							className={`@container border-line-strong border-t-2 pt-6 pb-8 ${index === 1 ? "md:order-last md:col-span-2 lg:col-span-1 lg:row-span-2" : ""}`}
						>
							<p className={index === 1 ? "figure-type pt-6 pb-8" : "side-figure-type"}>
								{stat.value}
							</p>
							<p className="mt-2 font-bold text-title">{stat.title}</p>
							<HowCounted stat={stat} />
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

function HowCounted({ stat: { title, counted } }: { stat: Stat }) {
	return (
		<details className="mt-3">
			<summary className="inline-flex min-h-11 items-center gap-2 font-medium text-fine underline underline-offset-4">
				How we count<span className="sr-only">{` ${title}`}</span>
				<Icon name="plus" className="size-4 [transition:rotate_.2s] in-open:rotate-45" />
			</summary>
			<dl className="grid max-w-narrow gap-2 pt-1 text-fine">
				<Record term="Counts" text={counted.counts} />
				<Record term="Against" text={counted.base} />
				<Record term="Period" text={counted.period} />
				<Record term="Source" text={counted.source} />
			</dl>
		</details>
	);
}

function Record({ term, text }: { term: string; text: string }) {
	return (
		<div className="grid grid-cols-[4.5rem_1fr] gap-2">
			<dt className="font-bold">{term}</dt>
			<dd>{text}</dd>
		</div>
	);
}
