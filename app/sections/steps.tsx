import type { StepList } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** What happens in which order: a line with a kite at each step, the time it takes in the margin beside it. */
export function Steps({ steps }: { steps: StepList }) {
	return (
		<section className="wrap section-space">
			<div className="lg:ml-[33%] lg:pl-12">
				<Heading level={2} look="display">
					{steps.heading}
				</Heading>
				{steps.intro && <p className="mt-4 max-w-text text-ink-soft text-lead">{steps.intro}</p>}
			</div>
			<ol className="mt-10 lg:mt-14">
				{steps.items.map(({ title, when, text }) => (
					<li
						key={title}
						className="group border-line-strong max-lg:border-l-2 lg:grid lg:grid-cols-[33%_1fr]"
					>
						{when && (
							<p className="display-type pb-1 pl-8 text-accent text-title lg:pr-8 lg:pl-0 lg:text-right">
								{when}
							</p>
						)}
						<div className="relative border-line-strong pb-10 pl-8 group-last:pb-0 lg:col-start-2 lg:border-l-2 lg:pb-14 lg:pl-12">
							<span
								aria-hidden="true"
								className="absolute top-1.5 -left-[0.6rem] size-4.5 rotate-45 border-2 border-line-strong bg-spark"
							/>
							<Heading level={3} look="title">
								{title}
							</Heading>
							<p className="mt-2 max-w-text text-ink-soft">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</section>
	);
}
