import type { StepList } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** What happens in which order: a line with a small kite at each step. */
export function Steps({ steps }: { steps: StepList }) {
	return (
		<section className="wrap section-space grid gap-x-16 gap-y-10 lg:grid-cols-[0.8fr_1.2fr]">
			<div className="lg:sticky lg:top-28 lg:self-start">
				<Heading level={2}>{steps.heading}</Heading>
				{steps.intro && <p className="mt-4 max-w-narrow text-ink-soft">{steps.intro}</p>}
			</div>
			<ol className="enter border-line-strong border-l-2">
				{steps.items.map(({ title, when, text }) => (
					<li key={title} className="relative pb-10 pl-8 last:pb-0 sm:pl-10">
						<span
							aria-hidden="true"
							className="absolute top-1.5 -left-[0.6rem] size-4.5 rotate-45 border-2 border-line-strong bg-marigold-field"
						/>
						{when && <p className="font-medium text-accent text-fine">{when}</p>}
						<Heading level={3} look="title">
							{title}
						</Heading>
						<p className="mt-2 max-w-text text-ink-soft">{text}</p>
					</li>
				))}
			</ol>
		</section>
	);
}
