import { Heading } from "#app/ui/heading.tsx";
import type { FigureProps } from "./service-figures.ts";

/** A funnel in four slices; a line leads from each to what is written for readers of that width. */
export function ContentFunnel({ framework }: FigureProps) {
	return (
		<ol>
			{framework.items.map(({ title, text }, index) => {
				const { top, foot, ground } = SLICES[index] ?? SLICES[0];
				const middle = 100 - (top + foot) / 2;
				return (
					<li key={title} className="grid pb-7 md:grid-cols-[1.25fr_1fr] md:pb-0.5">
						<div className={`relative grid min-h-20 place-items-center md:min-h-36 ${ground}`}>
							<svg
								viewBox="0 0 100 100"
								preserveAspectRatio="none"
								className="absolute inset-0 size-full"
								aria-hidden="true"
							>
								<path
									className="hidden stroke-ink md:inline"
									vectorEffect="non-scaling-stroke"
									d={`M${middle} 50H100`}
								/>
								<path d={`M${top} 0H${100 - top}L${100 - foot} 100H${foot}Z`} />
							</svg>
							<div className="relative">
								<Heading level={3}>{title}</Heading>
							</div>
						</div>
						<p className="self-center pt-3 md:border-ink md:border-l md:py-2 md:pl-6">{text}</p>
					</li>
				);
			})}
		</ol>
	);
}

/** How far each slice is cut in, in hundredths of the whole width, above and below; darker as it narrows. */
const SLICES = [
	{ top: 0, foot: 8, ground: "fill-raised" },
	{ top: 8, foot: 16, ground: "fill-sunken" },
	{ top: 16, foot: 24, ground: "fill-marigold-field text-on-marigold" },
	{ top: 24, foot: 32, ground: "fill-accent text-on-accent" },
] as const;
