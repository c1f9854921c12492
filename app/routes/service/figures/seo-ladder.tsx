import { Heading } from "#app/ui/heading.tsx";
import type { FigureProps } from "./service-figures.ts";

/** A leaning ladder, climbed from the ground: the first part is the lowest rung, and its text stands on it. */
export function SeoLadder({ framework }: FigureProps) {
	return (
		<ol className="flex flex-col-reverse border-line-strong border-b-2">
			{framework.items.map(({ title, text, mark }, index) => (
				<li key={title} className={`relative flex ${LEANS[index]}`}>
					<div className="relative w-16 shrink-0 md:w-48">
						<svg
							viewBox="0 0 64 100"
							preserveAspectRatio="none"
							className="absolute inset-0 size-full overflow-visible"
							fill="none"
							stroke="currentColor"
							strokeWidth={3}
							aria-hidden="true"
						>
							<path vectorEffect="non-scaling-stroke" d="M1 100 13 0M51 100 63 0M1 100h63" />
						</svg>
						<span
							aria-hidden="true"
							className="display-type absolute inset-x-0 bottom-2 pr-3 pl-1 text-center text-heading text-spark md:bottom-3 md:pr-7 md:text-figure"
						>
							{index + 1}
						</span>
					</div>
					<div className="grid w-full items-end gap-x-10 gap-y-1 border-line-strong border-b pt-7 pb-4 pl-4 md:pl-10 lg:min-h-40 lg:grid-cols-[1fr_1.5fr] lg:pt-10">
						<Heading level={3}>{title}</Heading>
						<div>
							<p className="max-w-text">{text}</p>
							{mark && <p className="mt-2 font-medium text-accent text-fine">{mark}</p>}
						</div>
					</div>
				</li>
			))}
		</ol>
	);
}

/** Each rung begins where the rails below have got to: 12 of the drawing's 64 units further. */
const LEANS = ["", "ml-3 md:ml-9", "ml-6 md:ml-18", "ml-9 md:ml-27"];
