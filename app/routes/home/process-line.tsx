import type { StepList } from "#app/content/schemas/text.ts";
import { Art } from "#app/ui/art.tsx";
import { Heading } from "#app/ui/heading.tsx";

/** Four steps along one rising line, the kite at its end; on small screens the line runs down the side. */
export function ProcessLine({ process }: { process: StepList }) {
	return (
		<section className="paper-aqua overflow-clip">
			<div className="wrap section-space">
				<div className="max-w-[46rem]">
					<Heading level={2} look="display">
						{process.heading}
					</Heading>
					<p className="mt-4 max-w-text text-ink-soft text-lead">{process.intro}</p>
				</div>
				<div className="relative mt-12 lg:-mt-2">
					<RisingLine />
					<ol className="rising enter grid max-lg:border-line-strong max-lg:border-l-2 lg:grid-cols-4">
						{process.items.map(({ title, when, text }) => (
							<li key={title}>
								<p className="font-medium text-accent lg:pt-7">{when}</p>
								<Heading level={3} look="heading">
									{title}
								</Heading>
								<p className="mt-3 max-w-text text-ink-soft">{text}</p>
							</li>
						))}
					</ol>
				</div>
			</div>
		</section>
	);
}

/** Through the knots of the four steps, which stand 6 rem above one another, and on to the kite. */
function RisingLine() {
	return (
		<>
			<svg
				viewBox="0 0 4 3"
				preserveAspectRatio="none"
				className="absolute inset-x-0 top-0 hidden h-72 w-full overflow-visible lg:block"
				fill="none"
				aria-hidden="true"
			>
				<path
					d="M-5 3.2C-3 3.6-.8 3.3 0 3S.7 2.3 1 2 1.7 1.3 2 1 2.6 .3 3 0 3.62-.5 3.64-.86"
					stroke="currentColor"
					strokeWidth={2}
					vectorEffect="non-scaling-stroke"
				/>
			</svg>
			<Art
				src="/art/city/ahmedabad.svg"
				alt=""
				shape="kite"
				className="kite-only absolute bottom-full left-[93%] mb-20 hidden w-44 -translate-x-1/2 rotate-15 lg:block"
			/>
		</>
	);
}
