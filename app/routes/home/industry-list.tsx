import type { Headed } from "#app/content/schemas/pages.ts";
import type { IconPoint } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

type IndustryListProps = { heading: Headed; industries: readonly IconPoint[] };

export function IndustryList({ heading, industries }: IndustryListProps) {
	return (
		<section className="wrap section-space">
			<Heading level={2} look="display">
				{heading.title}
			</Heading>
			<p className="mt-4 max-w-text text-ink-soft text-lead">{heading.text}</p>
			<ul className="enter mt-12 grid gap-px border-line border-y bg-line sm:grid-cols-2 lg:grid-cols-3">
				{industries.map(({ title, text, icon }) => (
					<li key={title} className="bg-paper py-8 sm:p-8">
						<Icon name={icon} className="size-9 text-teal" />
						<div className="mt-4">
							<Heading level={3} look="title">
								{title}
							</Heading>
						</div>
						<p className="mt-1.5 text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
