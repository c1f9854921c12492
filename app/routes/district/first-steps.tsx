import type { District } from "#app/content/types.ts";
import { Heading } from "#app/ui/heading.tsx";

type FirstStepsProps = { districtName: string; steps: District["firstSteps"] };

/** A page of the diary: when in the margin, what beside it. */
export function FirstSteps({ districtName, steps }: FirstStepsProps) {
	return (
		<section className="paper-sunken">
			<div className="wrap section-space">
				<Heading level={2}>What we would do first in {districtName}</Heading>
				<ol className="enter mt-8">
					{steps.map(({ title, when, text }) => (
						<li key={title} className="with-margin gap-y-1 border-line-strong border-t py-6">
							{when && <p className="font-medium text-accent">{when}</p>}
							<div className="lg:col-start-2">
								<Heading level={3} look="title">
									{title}
								</Heading>
								<p className="mt-2 max-w-text text-ink-soft">{text}</p>
							</div>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
