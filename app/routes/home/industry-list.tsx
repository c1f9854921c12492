import type { Headed } from "#app/content/schemas/pages.ts";
import type { IconPoint } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

type IndustryListProps = { heading: Headed; industries: readonly IconPoint[] };

/** An index: the trades set large, a leader line from each to what is done for it. */
export function IndustryList({ heading, industries }: IndustryListProps) {
	return (
		<section className="wrap section-space">
			<div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
				<Heading level={2} look="title">
					{heading.title}
				</Heading>
				<p className="max-w-narrow text-ink-soft">{heading.text}</p>
			</div>
			<ul className="enter mt-8 border-line-strong border-t-2">
				{industries.map(({ title, text, icon }) => (
					<li
						key={title}
						className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 border-line border-b py-5 lg:grid-cols-[auto_1fr_20rem_auto] lg:py-4"
					>
						<Heading level={3} look="display">
							{title}
						</Heading>
						<span aria-hidden="true" className="hidden border-line-strong border-t lg:block" />
						<p className="text-ink-soft max-lg:order-last max-lg:col-span-2">{text}</p>
						<img
							src={`/art/point/${icon}.svg`}
							alt=""
							width={24}
							height={24}
							loading="lazy"
							className="size-9 lg:size-11"
						/>
					</li>
				))}
			</ul>
		</section>
	);
}
