import type { StepList } from "#app/content/schemas/text.ts";
import { Band } from "#app/ui/band.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Paper } from "#app/ui/papers.ts";

type FirstStepsProps = { heading: string; steps: StepList["items"]; paper: Paper };

/** What is done first, as a flight of steps under oversized numbers. */
export function FirstSteps({ heading, steps, paper }: FirstStepsProps) {
	return (
		<Band paper={paper}>
			<Heading level={2} look="display">
				{heading}
			</Heading>
			<ol className="mt-10 grid gap-y-10 lg:mt-4 lg:auto-cols-fr lg:grid-flow-col lg:items-start">
				{steps.map(({ title, when, text }, index) => (
					<li key={title} className={FLIGHT[index]}>
						<p
							aria-hidden="true"
							className="display-type border-ink border-t-3 pt-3 text-figure text-spark"
						>
							{index + 1}
						</p>
						<div className="lg:border-ink lg:border-l-3 lg:pr-8 lg:pb-8 lg:pl-6">
							<Heading level={3} look="title">
								{title}
							</Heading>
							{when && <p className="font-medium text-accent text-fine">{when}</p>}
							<p className="mt-2 max-w-text">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</Band>
	);
}

const FLIGHT = ["lg:mt-36", "lg:mt-24", "lg:mt-12", "lg:mt-0"];
