import type { StepList } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** Four stages, each a step further in: when it is, set large, over what happens. */
export function Approach({ approach }: { approach: StepList }) {
	return (
		<section className="overflow-x-clip">
			<div className="wrap section-space">
				<div className="grid gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
					<Heading level={2} look="hero">
						{approach.heading}
					</Heading>
					<p className="max-w-text self-end text-ink-soft text-lead">{approach.intro}</p>
				</div>
				<ol className="enter mt-12 lg:mt-20">
					{approach.items.map(({ title, when, text }, index) => (
						<li
							key={title}
							className={`grid gap-x-10 gap-y-1 border-line-strong border-t-2 pt-4 pb-9 lg:grid-cols-2 ${STEPS_IN[index] ?? ""}`}
						>
							<p className="display-type text-accent text-heading">{when}</p>
							<div>
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

const STEPS_IN = ["", "md:ml-[8%]", "md:ml-[16%]", "md:ml-[24%]"];
