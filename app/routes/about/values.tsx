import type { IconPoint } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";

export function Values({ heading, values }: { heading: string; values: readonly IconPoint[] }) {
	return (
		<section className="paper-night">
			<div className="wrap section-space">
				<Heading level={2} look="display">
					{heading}
				</Heading>
				<ul className="enter mt-10 grid gap-x-14 md:grid-cols-2">
					{values.map(({ title, text, icon }) => (
						<li key={title} className="flex gap-5 border-line border-t py-7">
							<Icon name={icon} className="mt-0.5 size-8 shrink-0 text-accent" />
							<div className="min-w-0">
								<Heading level={3} look="title">
									{title}
								</Heading>
								<p className="mt-2 max-w-text text-ink-soft">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
