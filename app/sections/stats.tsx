import type { Headed } from "#app/content/schemas/pages.ts";
import type { Stat } from "#app/content/schemas/story.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Three figures, large, each with how it is counted. */
export function Stats({ title, text, stats }: Headed & { stats: readonly Stat[] }) {
	return (
		<section className="paper-marigold">
			<div className="wrap section-space">
				<div className="grid gap-x-16 gap-y-4 lg:grid-cols-[1fr_1fr]">
					<Heading level={2} look="display">
						{title}
					</Heading>
					<p className="max-w-text self-end text-lead">{text}</p>
				</div>
				<ul className="mt-12 grid gap-x-10 md:grid-cols-3">
					{stats.map((stat) => (
						<li key={stat.title} className="border-line-strong border-t-2 py-6">
							<p className="display-type text-figure">{stat.value}</p>
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
		<details className="group mt-3">
			<summary className="inline-flex min-h-11 items-center gap-2 font-medium text-fine underline underline-offset-4">
				How we count<span className="sr-only"> {title}</span>
				<Icon name="plus" className="size-4 transition-transform group-open:rotate-45" />
			</summary>
			<dl className="grid gap-2 pt-1 text-fine">
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
