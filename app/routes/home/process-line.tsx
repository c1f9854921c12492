import type { StepList } from "#app/content/schemas/text.ts";
import { Heading } from "#app/ui/heading.tsx";

/** Four steps, each hung a little higher on the line than the one before. */
export function ProcessLine({ process }: { process: StepList }) {
	return (
		<section className="overflow-hidden bg-sunken">
			<div className="wrap section-space">
				<div className="max-w-[46rem]">
					<Heading level={2} look="display">
						{process.heading}
					</Heading>
					<p className="mt-4 max-w-text text-ink-soft text-lead">{process.intro}</p>
				</div>
				<ol className="enter mt-12 grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-4 lg:items-start">
					{process.items.map(({ title, when, text }, index) => (
						<li
							key={title}
							className={`relative border-line-strong border-t-2 pt-7 ${RISE[index] ?? ""}`}
						>
							<span
								aria-hidden="true"
								className="absolute -top-3 left-0 size-5.5 rotate-45 border-2 border-line-strong bg-accent-bright"
							/>
							<p className="font-medium text-accent text-fine">{when}</p>
							<Heading level={3} look="title">
								{title}
							</Heading>
							<p className="mt-2 text-ink-soft">{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}

const RISE = ["lg:mt-30", "lg:mt-20", "lg:mt-10", "lg:mt-0"];
